import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Objects whose `deinit` uses the coordinator, the navigator or the state that holds them: all is whole when it runs.
@Suite struct ReleaseTests {
  private let test = TestCoordinator()

  /// Does something as it goes.
  private final class Token {
    private let whenGone: () -> Void
    init(_ whenGone: @escaping () -> Void) { self.whenGone = whenGone }
    deinit { whenGone() }
  }

  /// A step that has a token.
  private struct Held: Step { let token: Token }

  /// What a token does to the coordinator as it goes.
  private enum Action: CaseIterable {
    case navigate, follow, coordinate, cancel
  }

  /// Counts what went, and does something each time.
  private final class Goodbye {
    private(set) var count = 0
    private let action: Action
    private let coordinator: FlowCoordinator

    init(_ action: Action, _ coordinator: FlowCoordinator) {
      (self.action, self.coordinator) = (action, coordinator)
    }

    func token() -> Token {
      Token { [self] in
        count += 1
        switch action {
        case .navigate: coordinator.navigate(to: .go("bye"))
        case .follow: coordinator.navigate(through: [Go("bye")]).dispose()
        case .coordinate:
          coordinator.coordinate(flow: TestFlow("New"), with: OneStepper(withSingleStep: .go("bye")))
        case .cancel: coordinator.cancel()
        }
      }
    }

    func step() -> Held { Held(token: token()) }
  }

  private func works() -> Bool {
    let flow = TestFlow("Last")
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(to: .go("end"))
    return flow.steps == ["start", "end"]
  }

  @Test(arguments: Action.allCases)
  private func `steps that wait in the queue go when all is cancelled`(action: Action) {
    let goodbye = Goodbye(action, test.coordinator)
    test.coordinate(flow: TestFlow("App"), with: OneStepper(withSingleStep: .go("start")))
    test.act {
      for _ in 0..<3 { test.coordinator.navigate(to: goodbye.step()) }
      test.coordinator.cancel()
    }
    #expect(goodbye.count == 3 && works())
  }

  @Test(arguments: Action.allCases)
  private func `steps of links go with their link, however it ends`(action: Action) {
    let goodbye = Goodbye(action, test.coordinator)
    let link = test.navigate(through: [goodbye.step(), goodbye.step()])
    test.navigate(through: [goodbye.step()])
    link.dispose()
    // A step that cancels all as it goes takes the other link along.
    #expect(goodbye.count == (action == .cancel ? 3 : 2))
    test.advance(by: .seconds(10))
    #expect(goodbye.count == 3)
    test.navigate(through: [goodbye.step(), goodbye.step()])
    test.act { test.coordinator.cancel() }
    #expect(goodbye.count == 5 && works())
  }

  @Test(arguments: Action.allCases)
  private func `steps that a guard holds up, and the guard, go with their flow`(action: Action) {
    let goodbye = Goodbye(action, test.coordinator)
    final class Guarded: Flow {
      let root = TestScreen()
      var answer: Single<any Step> = .never()
      func adapt(step: any Step) -> Single<any Step> { step is Held ? answer : .just(step) }
      func navigate(to step: any Step) -> FlowContributors { .none }
    }
    let flow = Guarded()
    let token = goodbye.token()
    flow.answer = Single.create { _ in Disposables.create { withExtendedLifetime(token) {} } }
    let running = test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    for _ in 0..<2 { test.navigate(to: goodbye.step()) }
    #expect(goodbye.count == 0)
    test.act { running.dispose() }
    #expect(goodbye.count == 2 && works())
  }

  @Test(arguments: Action.allCases)
  private func `what a guard holds goes when it has answered`(action: Action) {
    let goodbye = Goodbye(action, test.coordinator)
    let answer = PublishSubject<Void>()
    let flow = TestFlow("App")
    flow.guards = { step in
      guard step == "wait" else { return .just(.go(step)) }
      let token = goodbye.token()
      return answer.take(1).map { withExtendedLifetime(token) { Go(stringLiteral: step) as any Step } }.asSingle()
    }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    for step in ["wait", "next"] as [Go] { test.navigate(to: step) }
    test.act { answer.onNext(()) }
    #expect(goodbye.count == 1 && works())
  }

  @Test(arguments: Action.allCases)
  private func `flows and screens go when all is cancelled, and when the coordinator goes`(action: Action) {
    let goodbye = Goodbye(action, test.coordinator)
    final class Holder: Flow {
      let root = TestScreen()
      let token: Token
      init(_ token: Token) { self.token = token }
      func navigate(to step: any Step) -> FlowContributors { .none }
    }
    for _ in 0..<2 {
      test.act {
        test.coordinator.coordinate(flow: Holder(goodbye.token()))
      }
      test.act { test.coordinator.cancel() }
    }
    #expect(goodbye.count == 2)
    test.act {
      let other = FlowCoordinator()
      other.coordinate(flow: Holder(goodbye.token()))
      other.navigate(to: goodbye.step())
    }
    #expect(goodbye.count == 4 && works())
  }

  @Test(arguments: Action.allCases)
  private func `steps that wait for a hidden screen go with it`(action: Action) {
    let goodbye = Goodbye(action, test.coordinator)
    let (screen, stepper) = (TestScreen(), TestStepper())
    let flow = TestFlow("App") { $0 == "start" ? .show(screen, stepper, whenHidden: .queue) : .none }
    test.coordinate(flow: flow, with: OneStepper(withSingleStep: .go("start")))
    test.act {
      screen.shown.accept(false)
      stepper.steps.accept(goodbye.step())
      stepper.steps.accept(goodbye.step())
    }
    test.act { screen.dismiss() }
    #expect(goodbye.count == 2 && works())
  }

  @Test func `blocks that wait for a flow may wait again as they go`() {
    let flow = TestFlow("App")
    var log: [String] = []
    test.act {
      let token = Token { Flows.use(flow, when: .ready) { _ in log.append("second") } }
      Flows.use(flow, when: .ready) { _ in withExtendedLifetime(token) { log.append("first") } }
    }
    test.coordinate(flow: flow, with: TestStepper())
    test.act { flow.root.dismiss() }
    #expect(log == [])
  }

  @Test func `a step may set the step of its stepper as it goes`() {
    let stepper = TestStepper()
    test.act {
      stepper.step = Held(token: Token { [unowned stepper] in stepper.step = .go("last") })
      stepper.step = .go("next")
      #expect(stepper.step as? Go == "last")
    }
  }

  @Test func `a stepper may send and keep as it goes`() {
    final class Farewell: Stepper, HasDisposeBag {
      deinit {
        step = Go("bye")
        Disposables.create().disposed(by: disposeBag)
      }
    }
    for _ in 0..<100 { test.act { Farewell().step = .go("a") } }
    #expect(works())
  }

  @Test func `a bag that is replaced may use its object's bag as it goes`() {
    final class Model: HasDisposeBag {}
    let model = Model()
    test.act {
      var count = 0
      Disposables.create { [unowned model] in
        Disposables.create { count += 1 }.disposed(by: model.disposeBag)
      }.disposed(by: model.disposeBag)
      model.disposeBag = DisposeBag()
      #expect(count == 0)
      model.disposeBag = DisposeBag()
      #expect(count == 1)
    }
  }

  // MARK: Navigation

  /// What something on a screen does to its navigator as it goes.
  private static var deeds: [(String, (Navigator, Screen) -> Void)] {
    [
      ("push", { navigator, _ in navigator.push(Screen("bye")) }),
      ("pop", { navigator, _ in navigator.pop() }),
      ("set", { navigator, _ in navigator.set([Screen("login")], guards: .ignored) }),
      ("present", { navigator, _ in navigator.present(Screen("sheet")) }),
      ("its bag", { _, screen in Disposables.create().disposed(by: screen.disposeBag) }),
      ("its guard", { _, screen in screen.leaveGuard = { _ in .allowed } }),
      ("its title", { _, screen in screen.title += "!" }),
      ("its dismissal", { _, screen in screen.dismiss() }),
      ("its streams", { _, screen in screen.visible.subscribe().dispose() }),
      ("a transition", { navigator, _ in navigator.transitions.subscribe().dispose() }),
    ]
  }

  @Test func `what a screen holds may navigate as it goes`() {
    inVirtualTime { time in
      for (name, deed) in Self.deeds {
        let navigator = Navigator(Screen("root"))
        let screen = Screen("held", route: nil, content: nil)
        var count = 0
        let token = {
          Token { [weak navigator, weak screen] in
            count += 1
            if let navigator, let screen { deed(navigator, screen) }
          }
        }
        // The tokens are held by the screens alone: arguments go when the call has returned.
        func keepInBag(_ token: Token) {
          Disposables.create { withExtendedLifetime(token) {} }.disposed(by: screen.disposeBag)
        }
        func keepInGuard(_ token: Token) {
          screen.leaveGuard = { _ in withExtendedLifetime(token) { .allowed } }
        }
        keepInBag(token())
        keepInGuard(token())
        let content = Screen("content", route: nil, content: token())
        navigator.push(screen)
        navigator.push(content)
        time.drain()
        #expect(navigator.front === content, "\(name)")
        navigator.set([Screen("other")])
        time.drain()
        #expect(count == 3 && screen.isDismissed && content.isDismissed, "\(name)")
        #expect(navigator.path.stack.allSatisfy { !$0.element.isDismissed }, "\(name)")
        navigator.push(Screen("last"))
        time.drain()
        #expect(navigator.front?.title == "last" && navigator.front?.isVisible == true, "\(name)")
      }
    }
  }

  @Test func `what waits for a guard's answer may navigate as it goes`() {
    inVirtualTime { time in
      for isRefused in [true, false] {
        let navigator = Navigator(Screen("root"))
        let form = Screen("form")
        let answer = AsyncSubject<LeaveDecision>()
        form.leaveGuard = { _ in (try? await answer.asSingle().value) ?? .refused }
        navigator.push(form)
        time.drain()
        var count = 0
        for _ in 0..<2 {
          let newcomer = Screen(
            "new", route: nil,
            content: Token { [weak navigator] in
              count += 1
              navigator?.push(Screen("bye"))
            })
          navigator.replace(with: newcomer)
        }
        time.drain()
        answer.onNext(isRefused ? .refused : .allowed)
        answer.onCompleted()
        time.drain()
        #expect(count == (isRefused ? 2 : 1))
        #expect(navigator.front?.title == "bye" && navigator.front?.isVisible == true)
      }
    }
  }

  @Test func `an answer whose value navigates as it goes does no harm`() {
    inVirtualTime { time in
      let navigator = Navigator(Screen("root"))
      var count = 0
      do {
        let answer = navigator.present { (answer: Answer<Token>) in
          defer {
            answer.send(
              Token { [weak navigator] in
                count += 1
                navigator?.push(Screen("bye"))
              })
          }
          return Screen("question")
        }
        time.drain()
        answer(Token { count += 1 })
        time.drain()
        #expect(navigator.path.description == "root")
      }
      time.drain()
      #expect(count == 2 && navigator.path.description == "root > bye")
    }
  }
}
