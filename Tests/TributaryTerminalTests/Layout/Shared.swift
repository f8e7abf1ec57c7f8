import Observation

/// A value that a test writes and views read.
@Observable final class Shared<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
