/// What goes wrong between flows; it is reported to `UnhandledErrors.handler` with the place of the `coordinate`.
public enum FlowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No flow handles a step.
  case unhandled(step: String, flow: String)
  /// A step of a deep link waited for a flow that did not get ready; the rest of the link was dropped.
  case notReady(flow: String, step: String, after: Duration)
  /// A flow was begun whose root is gone, so that none of its steps is taken.
  case rootIsGone(flow: String)
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
    case .notReady(let flow, let step, let timeout):
      """
      The step \(step) of a deep link was given up after \(timeout), with the steps behind it: no flow that is ready \
      handles it, and \(flow) is not ready. A flow is ready when it has handled a first step and the flows that it \
      contributed at that are ready. Emit its first step, or make the coordinator with a longer `readyTimeout`.
      """
    case .rootIsGone(let flow):
      """
      The flow \(flow) was begun and takes no step: its root is gone. A root lives once, and goes with the end of its \
      flow. Make a new flow for each time that it is coordinated or contributed.
      """
    case .cycle(let step, let flow):
      """
      The step \(step) of \(flow) was dropped: it is the last of \(FlowRun.deepest) steps of which each caused the \
      next. Flows that forward a step to each other never settle; one of them must handle it.
      """
    }
  }
}
