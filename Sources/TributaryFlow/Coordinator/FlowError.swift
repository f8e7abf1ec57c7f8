/// What goes wrong between flows; it is reported to `UnhandledErrors.handler` with the place of the `coordinate`.
public enum FlowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No flow handles a step.
  case unhandled(step: String, flow: String)
  /// Steps cause each other without an end.
  case cycle(step: String, flow: String)

  /// What is wrong, why, and how to mend it.
  public var description: String {
    switch self {
    case .unhandled(let step, let flow):
      """
      No flow handles the step \(step), which was for \(flow). Its `navigate(to:)` answered `.unhandled`, takes \
      another type of step, or the step was for a parent that is not there.
      """
    case .cycle(let step, let flow):
      """
      The step \(step) of \(flow) was dropped: it is the last of \(FlowRun.deepest) steps of which each caused the \
      next. Flows that forward a step to each other never settle; one of them must handle it.
      """
    }
  }
}
