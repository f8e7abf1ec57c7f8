/// Why a value does not convert.
public enum ConversionError: Error, Hashable, CustomStringConvertible {
  /// The text says no value of the type.
  case text(String, isNo: String)
  /// The value is of another case.
  case otherCase
  /// There is nothing where something must be.
  case noValue

  /// The reason as a sentence for a person.
  public var description: String {
    switch self {
    case .text(let text, let type): "“\(text)” is no \(type)"
    case .otherCase: "the value is of another case"
    case .noValue: "there is no value"
    }
  }
}
