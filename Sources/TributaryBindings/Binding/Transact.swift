/// Writes several ends of bindings as one: whoever listens sees them as they were before and as they are after.
///
/// ```swift
/// transaction {
///   first.accept("Ada")
///   last.accept("Lovelace")
/// }
/// ```
///
/// Inside, values are what was written at once; observers, controls and models are told when the outermost transaction
/// has ended, each once. An end that got back the value that it had before is not told. There is no way back: when the
/// body throws, what it wrote stays written, and is told.
///
/// A relay that is bound to nothing sends at once, unless it is named as one of `ends`.
///
/// - Parameters:
///   - ends: what is written as one besides the ends that are bound.
///   - body: writes; it must not suspend.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
public func transaction<each End: BindingEndConvertible, Result, Failure: Error>(
  _ ends: repeat each End, body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var joints: ContiguousArray<Joint> = []
  for end in repeat each ends { joints += end.bindingEnd.attach().joints }
  return try Transaction.run(with: joints, body)
}
