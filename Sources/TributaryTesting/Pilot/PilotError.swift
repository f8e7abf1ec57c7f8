public import TributaryViews

/// There is no such element to click, or the app has failed.
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
  /// Why the app failed, if it did.
  public let failure: UnsettledViews?

  init(role: Role?, label: String, number: Int, count: Int, labels: [String]) {
    self.role = role
    self.label = label
    self.number = number
    self.count = count
    self.labels = labels
    failure = nil
  }

  init(label: String, failure: UnsettledViews) {
    role = nil
    self.label = label
    number = 1
    count = 0
    labels = []
    self.failure = failure
  }

  /// What is wrong, and the nearest label.
  public var description: String {
    if let failure { return "\(label.quoted) cannot be clicked, the app has failed: \(failure)" }
    let kind = role.map { " with the role \($0.rawValue)" } ?? ""
    if count > 0 {
      return "\(count) to click\(kind) \(count == 1 ? "is" : "are") labelled \(label.quoted), not \(number)"
    }
    let near = nearestName(to: label, among: labels).map { "; did you mean \($0.quoted)?" }
    return "nothing to click\(kind) is labelled \(label.quoted)\(near ?? "")"
  }
}
