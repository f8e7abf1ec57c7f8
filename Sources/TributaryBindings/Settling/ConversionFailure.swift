/// What stands beside the ends of a binding while a value does not convert.
public struct ConversionFailure: Error {
  /// The end whose value does not convert; the other one stays as it was.
  public let side: Leader
  /// What the conversion says.
  public let error: any Error

  /// A failure of one side's value.
  public init(side: Leader, error: any Error) {
    self.side = side
    self.error = error
  }
}
