import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Random navigations against a plain model: after each, path, what is told and what is alive agree.
struct NavigatorModelTests {
  private struct Weak { weak var screen: Screen? }

  /// The navigator under test, the model, and every screen that was ever made.
  private final class Walk {
    let navigator = Navigator()
    var model = NavigationModel()
    var screens: [Int: Weak] = [:]
    var endings: [Int: Int] = [:]
    private var count = 0

    func make() -> (screen: Screen, name: Int) {
      count += 1
      let name = count
      let screen = Screen("\(name)", route: name)
      _ = screen.dismissed.subscribe(onSuccess: { [unowned self] _ in endings[name, default: 0] += 1 })
      screens[name] = Weak(screen: screen)
      return (screen, name)
    }

    func step(_ random: inout some RandomNumberGenerator) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...3:
        let (screen, name) = make()
        navigator.push(screen)
        model.stack = NavigationModel.atFront(model.stack) { $0 + [.init(name: name)] }
      case 4, 5:
        navigator.back(by: Bool.random(using: &random) ? .popped : .swiped)
        model.stack = NavigationModel.back(model.stack) ?? model.stack
      case 6:
        navigator.pop()
        model.stack = NavigationModel.atFront(model.stack) { $0.count > 1 ? $0.dropLast() : $0 }
      case 7:
        guard !model.stack.isEmpty else { return }
        let (screen, name) = make()
        let isFullScreen = Bool.random(using: &random)
        navigator.present(screen, style: isFullScreen ? .fullScreen : .sheet)
        model.stack = NavigationModel.atFront(model.stack) { stack in
          guard var last = stack.last else { return stack }
          last.modal = [.init(name: name)]
          last.isFullScreen = isFullScreen
          return stack.dropLast() + [last]
        }
      case 8:
        let (screen, name) = make()
        navigator.replace(with: screen)
        model.stack = NavigationModel.atFront(model.stack) { $0.dropLast() + [.init(name: name)] }
      case 9:
        let tab = Int.random(in: 0..<3, using: &random)
        navigator.select(tab: tab)
        model.stack = NavigationModel.select(tab, model.stack) ?? model.stack
      case 10:
        if Bool.random(using: &random) {
          navigator.dismiss()
          model.stack = NavigationModel.dismiss(model.stack) ?? model.stack
        } else {
          navigator.popToRoot()
          model.stack = NavigationModel.atFront(model.stack) { Array($0.prefix(1)) }
        }
      default: link(&random)
      }
    }

    /// A deep link: the root is kept, if there is one, and leads to a screen with tabs; or a logout.
    private func link(_ random: inout some RandomNumberGenerator) {
      if Int.random(in: 0..<3, using: &random) == 0 {
        let (screen, name) = make()
        navigator.set([screen])
        model.stack = [.init(name: name)]
        return
      }
      var places = navigator.path.stack.prefix(1)
      var stack = model.stack.prefix(1)
      let tabs = (0..<Int.random(in: 1...3, using: &random)).map { _ in (make(), make()) }
      let (screen, name) = make()
      let selected = Int.random(in: tabs.indices, using: &random)
      places.append(
        .init(screen, tabs: .init(tabs.map { [$0.0.screen, $0.1.screen] }, selected: selected)))
      stack.append(
        .init(name: name, tabs: tabs.map { [.init(name: $0.0.name), .init(name: $0.1.name)] }, selected: selected))
      navigator.set(NavigationPath(stack: Array(places)))
      model.stack = Array(stack)
    }

    /// Whether all agree; what does not, in words.
    func disagreement() -> String? {
      let words = NavigationModel.words(model.stack)
      if navigator.path.description != words { return "path \(navigator.path), not \(words)" }
      let alive = Set(screens.filter { $0.value.screen != nil }.keys)
      let names = Set(NavigationModel.names(model.stack))
      if alive != names { return "alive \(alive.subtracting(names)), missing \(names.subtracting(alive))" }
      let visible = Set(screens.filter { $0.value.screen?.isVisible == true }.keys)
      let shown = Set(NavigationModel.shown(model.stack))
      if visible != shown { return "visible \(visible), not \(shown)" }
      for name in screens.keys where endings[name] != (names.contains(name) ? nil : 1) {
        return "\(name) ended \(endings[name] ?? 0) times"
      }
      screens = screens.filter { names.contains($0.key) }
      endings = [:]
      return nil
    }
  }

  @Test(arguments: [1, 2, 3, 4] + [UInt64.random(in: 5...UInt64.max)])
  func `random navigations agree with a plain model, and leave nothing`(seed: UInt64) {
    inVirtualTime { time in
      var random = SeededGenerator(seed: seed)
      let walk = Walk()
      for step in 0..<2500 {
        for _ in 0..<Int.random(in: 1...2, using: &random) { walk.step(&random) }
        time.drain()
        if let disagreement = walk.disagreement() {
          Issue.record("seed \(seed), step \(step): \(disagreement)")
          return
        }
      }
      walk.navigator.set([])
      walk.model.stack = []
      time.drain()
      #expect(walk.disagreement() == nil, "seed \(seed)")
      #expect(walk.screens.isEmpty, "seed \(seed)")
    }
  }
}
