/// What an operator fails with by itself.
public enum RxError: Error, Equatable, CustomStringConvertible {
  /// Nothing came in time.
  case timeout
  /// More than one element came where one was asked for.
  case moreThanOneElement
  /// No element came where one was asked for.
  case noElements
  /// An element was asked for at a place that is not there.
  case argumentOutOfRange
  /// A number passed the greatest of its type.
  case overflow
  /// The receiver has ended.
  case disposed
  /// A callback gave both a value and an error, or neither.
  case inconsistentResult

  /// The failure in words.
  public var description: String {
    switch self {
    case .timeout: "Nothing came in time."
    case .moreThanOneElement: "More than one element came where one was asked for."
    case .noElements: "No element came where one was asked for."
    case .argumentOutOfRange: "An element was asked for at a place that is not there."
    case .overflow: "A number passed the greatest of its type."
    case .disposed: "The receiver has ended."
    case .inconsistentResult: "A callback gave both a value and an error, or neither."
    }
  }
}
