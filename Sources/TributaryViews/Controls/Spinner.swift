import TributaryTime

/// A sign that moves while a person can see it.
struct Spinner: NodeView {
  typealias Body = Never

  func makeNode(under parent: Node, in context: ViewContext) -> SpinnerNode {
    SpinnerNode(under: parent)
  }

  func updateNode(_ node: SpinnerNode, in context: ViewContext) {}
}

/// The element of the sign.
///
/// A backend tells when it comes into sight and leaves it; only in between is there a timer.
package final class SpinnerNode: ElementNode {
  /// How long one picture of the sign stands.
  package static var period: Duration { .milliseconds(100) }

  private var timer: ScheduledWork?
  private var step = 0
  private var cadence = Cadence(due: .zero, period: period)

  init(under parent: Node) {
    super.init(under: parent, content: .spinner(step: 0))
    tree.watchedElements += 1
  }

  /// The backends on which it is in sight.
  private var viewers: Set<ObjectIdentifier> = []

  /// It is in sight of a backend now, or is not.
  package func show(_ isInSight: Bool, by viewer: ObjectIdentifier) {
    if isInSight { viewers.insert(viewer) } else { viewers.remove(viewer) }
    let moves = !viewers.isEmpty
    guard isMounted, moves != (timer != nil) else { return }
    if moves {
      start()
    } else {
      timer?.cancel()
      timer = nil
    }
  }

  override func isNoLongerShown(by viewer: ObjectIdentifier) {
    show(false, by: viewer)
  }

  private func start() {
    cadence = Cadence(due: tree.scope.now, period: Self.period)
    wait()
  }

  private func wait() {
    let rest = cadence.moveOn(from: tree.scope.now)
    timer = tree.scope.scheduler.schedule(after: rest) { [weak self] in self?.move() }
  }

  private func move() {
    guard isMounted else { return }
    step += 1
    setContent(.spinner(step: step))
    wait()
  }

  override func willUnmount() {
    timer?.cancel()
    timer = nil
    tree.watchedElements -= 1
  }
}
