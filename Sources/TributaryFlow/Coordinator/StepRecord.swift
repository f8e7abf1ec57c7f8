/// What became of a step.
public enum StepOutcome: Hashable, Sendable {
  /// The flow went there; who contributes from now on, by name.
  case handled(contributing: [String] = [])
  /// The flow ended.
  case ended
  /// The flow's guard refused it.
  case refused
  /// The flow's guard failed, with this error.
  case failed(String)
  /// The step was not for the flow.
  case unhandled
  /// It was emitted while its presentable was hidden, and is lost.
  case hidden
  /// It was the last of a cycle.
  case stopped
}

/// A line in the log of a coordinator: a flow, a step, and what became of it.
///
/// A flow, a screen and a step are named by their `description`, or else by their type.
public struct StepRecord: Hashable, Sendable, CustomStringConvertible {
  /// The name of the flow.
  public let flow: String
  /// The name of the step.
  public let step: String
  /// What became of it.
  public let outcome: StepOutcome

  /// A line.
  public init(_ flow: String, _ step: String, _ outcome: StepOutcome) {
    self.flow = flow
    self.step = step
    self.outcome = outcome
  }

  /// The line as text.
  public var description: String {
    "\(flow): \(step) → \(outcome)"
  }
}

/// The name of a flow or a screen.
func name(of object: AnyObject) -> String {
  (object as? any CustomStringConvertible)?.description ?? String(describing: type(of: object))
}
