/// How values of a type are compared, if they can be: a value that is there already is no write.
///
/// It is asked once a joint. So one `bind` serves all types, those that cannot be compared too.
@inlinable
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  guard let type = type as? any Equatable.Type else { return nil }
  return type.comparison as? (Value, Value) -> Bool
}

extension Equatable {
  @inlinable static var comparison: Any {
    { $0 == $1 } as (Self, Self) -> Bool
  }
}
