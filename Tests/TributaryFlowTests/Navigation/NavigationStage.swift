import TributaryFlow
import TributaryStreams
import TributaryTime

/// A navigator in virtual time, and all that it and its screens tell, in words.
final class NavigationStage {
  let time: VirtualScheduler
  let navigator: Navigator
  private(set) var log: [String] = []

  init(_ time: VirtualScheduler, _ root: Screen? = nil) {
    self.time = time
    navigator = Navigator()
    if let root { navigator.set([root]) }
    time.drain()
    navigator.transitions.subscribe(onNext: { [unowned self] transition in
      log.append("transition to \(navigator.path)")
    }).disposed(by: bag)
  }

  private let bag = DisposeBag()

  /// A screen whose every word is logged.
  func screen(_ title: String, route: AnyHashable? = nil) -> Screen {
    let screen = Screen(title, route: route)
    screen.visible.subscribe(
      onNext: { [unowned self] in log.append("\(title) \($0 ? "visible" : "hidden")") },
      onCompleted: { [unowned self] in log.append("\(title) over") }
    ).disposed(by: bag)
    screen.dismissed.subscribe(onSuccess: { [unowned self] in log.append("\(title) \($0)") }).disposed(by: bag)
    _ = takeLog()
    return screen
  }

  /// What was told since the last call, once all is settled.
  func takeLog() -> [String] {
    time.drain()
    defer { log = [] }
    return log
  }

  /// What ended since the last call, each with its reason, once all is settled.
  func takeEndings() -> [String] {
    takeLog().filter { line in DismissalReason.allCases.contains { line.hasSuffix(" \($0)") } }
  }

  /// The path in words.
  var path: String { navigator.path.description }
}

/// Runs a test in the isolation of a virtual scheduler of its own.
func inVirtualTime(_ body: sending (VirtualScheduler) throws -> Void) rethrows {
  let scheduler = VirtualScheduler()
  try scheduler.run { _ in try body(scheduler) }
}
