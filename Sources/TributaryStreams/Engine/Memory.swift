/// What an operator remembers during one subscription: one object, made when the chain is put together.
@usableFromInline
final class Memory<Value> {
  // SAFETY: a chain never leaves its isolation domain, and operators only read the value or replace it; it is never
  // passed `inout` to foreign code. So no access can overlap another, and checking each would cost as much as the work.
  @exclusivity(unchecked) @usableFromInline var stored: Value

  @inlinable init(_ value: Value) {
    stored = value
  }

  /// The value; the one that is replaced is released when the new one is in its place.
  @inlinable var value: Value {
    get { stored }
    set { _ = exchange(&stored, with: newValue) }
  }

  /// Changes the value in place where elements' own code may run meanwhile: their `==`, their `hash`, their `deinit`.
  ///
  /// The value is out of the memory for that time, so that whatever comes back in finds `placeholder` and does no harm.
  @inlinable func change<Result, Failure: Error>(
    leaving placeholder: Value, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var taken = exchange(&stored, with: placeholder)
    defer { value = taken }
    return try body(&taken)
  }
}
