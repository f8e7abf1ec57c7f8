public import TributaryViews

/// There is no such element to click.
public struct PilotError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The role that was asked for, if one was.
  public let role: Role?
  /// The label that was asked for.
  public let label: String
  /// Which of those that share it, from 1.
  public let number: Int
  /// How many there are.
  public let count: Int
  /// The labels that are there, in reading order.
  public let labels: [String]

  /// What is wrong, and the nearest label.
  public var description: String {
    let kind = role.map { " with the role \($0.rawValue)" } ?? ""
    if count > 0 {
      return "\(count) to click\(kind) \(count == 1 ? "is" : "are") labelled \(label.quoted), not \(number)"
    }
    let near = nearestName(to: label, among: labels).map { "; did you mean \($0.quoted)?" }
    return "nothing to click\(kind) is labelled \(label.quoted)\(near ?? "")"
  }
}
