/// Whether a flow is ready, and who waits for it.
///
/// It is kept for the flow as state of the scope: a parent asks for it before the coordinator knows the flow.
package final class FlowReadiness {
  private(set) var isReady = false
  private var waiting: [() -> Void] = []

  static func of(_ flow: any Flow) -> FlowReadiness {
    StateTable<FlowReadiness>.current.state(of: flow) { FlowReadiness() }
  }

  /// Runs a block once: now, or when the flow is ready.
  func whenReady(_ block: @escaping () -> Void) {
    if isReady { block() } else { waiting.append(block) }
  }

  func becomeReady() {
    guard !isReady else { return }
    isReady = true
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }

  /// The flow ended: who still waits is let go of.
  func giveUp() {
    waiting = []
  }
}
