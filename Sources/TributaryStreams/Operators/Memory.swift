/// What an operator remembers during one subscription: one object, made when the chain is put together.
@usableFromInline
final class Memory<Value> {
  // SAFETY: a chain never leaves its isolation domain, and operators only read the value or replace it; it is never
  // passed `inout` to foreign code. So no access can overlap another, and checking each would cost as much as the work.
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable init(_ value: Value) {
    self.value = value
  }
}
