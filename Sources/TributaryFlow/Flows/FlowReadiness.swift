/// Whether a flow is ready, and who waits for it.
///
/// It is kept for the flow as state of the scope: a parent asks for it before the coordinator knows the flow.
package final class FlowReadiness {
  /// How many times the flow is coordinated now, and how many of these are ready.
  private var runs = 0
  private var readyRuns = 0
  private var waiting: [() -> Void] = []

  var isReady: Bool { readyRuns > 0 }

  static func of(_ flow: any Flow) -> FlowReadiness {
    StateTable<FlowReadiness>.current.state(of: flow) { FlowReadiness() }
  }

  /// Runs a block once: now, or when the flow is ready.
  func whenReady(_ block: @escaping () -> Void) {
    if isReady { block() } else { waiting.append(block) }
  }

  /// The flow begins to be coordinated.
  func begin() {
    runs += 1
  }

  func becomeReady() {
    readyRuns += 1
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }

  /// The flow ended: it is not ready any more, and blocks that still wait are released.
  func end(wasReady: Bool) {
    runs -= 1
    if wasReady { readyRuns -= 1 }
    guard runs == 0 else { return }
    // What the blocks hold may ask for readiness as it goes.
    let blocks = waiting
    waiting = []
    withExtendedLifetime(blocks) {}
  }
}
