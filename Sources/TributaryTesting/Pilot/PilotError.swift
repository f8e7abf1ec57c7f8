public import TributaryViews

/// There is no such element to click, a person could not click it, or the app has failed.
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

  /// Why a person cannot click the element, with its place and what to do; nil if there is no such element.
  public let obstacle: String?

  init(role: Role?, label: String, number: Int, count: Int, labels: [String], obstacle: String? = nil) {
    self.role = role
    self.label = label
    self.number = number
    self.count = count
    self.labels = labels
    self.obstacle = obstacle
    failure = nil
  }

  init(label: String, failure: UnsettledViews) {
    role = nil
    self.label = label
    number = 1
    count = 0
    labels = []
    obstacle = nil
    self.failure = failure
  }

  /// What is wrong, and the nearest label.
  public var description: String {
    if let failure { return "\(label.quoted) cannot be clicked, the app has failed: \(failure)" }
    let kind = role.map { " with the role \($0.rawValue)" } ?? ""
    if let obstacle { return "\(role?.rawValue ?? "the element") \(label.quoted) cannot be clicked: \(obstacle)" }
    if count > 0 {
      return "\(count) to click\(kind) \(count == 1 ? "is" : "are") labelled \(label.quoted), not \(number)"
    }
    let near = nearestName(to: label, among: labels).map { "; did you mean \($0.quoted)?" }
    return "nothing to click\(kind) is labelled \(label.quoted)\(near ?? "")"
  }
}

extension Obstacle {
  /// What is in the way of a click, and what to do about it.
  func sentence(on size: ScreenSize) -> String {
    switch self {
    case .noRoom:
      "it takes no cell of the screen of \(size); resize the screen, or give its view room"
    case .outOfSight(let column, let row, let width, let height):
      """
      it is out of sight at column \(column + 1), row \(row + 1), \(width) by \(height) cells on a screen of \(size), and \
      no scrolling brings it into view; resize the screen, or put its view into a ScrollView
      """
    case .covered(let column, let row):
      "something covers it at column \(column + 1), row \(row + 1); close that first, or move one of them"
    }
  }
}
