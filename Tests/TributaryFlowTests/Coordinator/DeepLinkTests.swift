import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// Steps from outside.
@Suite struct DeepLinkTests {
  private let test = TestCoordinator()

  /// An app whose flows come one under the other: login, then tabs, then movies, each at a step of its own.
  private final class App {
    let flow = TestFlow("App")
    let tabs = TestFlow("Tabs")
    let movies = TestFlow("Movies")
    let session = TestStepper()
    private(set) var moviesMade = 0

    init() {
      flow.answers = { [unowned self] step in
        switch step {
        case "start": return .none
        case "login": return .show(tabs, OneStepper(withSingleStep: .go("tabs")))
        default: return .unhandled
        }
      }
      tabs.answers = { [unowned self] step in
        switch step {
        case "tabs": return .none
        case "movies":
          moviesMade += 1
          return .show(movies, OneStepper(withSingleStep: .go("list")))
        default: return .unhandled
        }
      }
      movies.answers = { ["list", "details", "cast"].contains($0) ? .none : .unhandled }
    }
  }

  @Test func `a step from outside reaches all flows that are there, once, parents first`() {
    var log: [String] = []
    let child = TestFlow("Child")
    let parent = TestFlow("Parent") { step in
      log.append("Parent \(step)")
      return step == "start" ? .show(child, TestStepper()) : .none
    }
    child.answers = { step in
      log.append("Child \(step)")
      return .none
    }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(to: .go("a"))
    test.navigate(to: NoStep())
    #expect(log == ["Parent start", "Parent a", "Child a"])
  }

  @Test func `a flow that the step creates does not get that same step`() {
    let child = TestFlow("Child")
    let stepper = OneStepper(withSingleStep: .go("list"))
    let parent = TestFlow("Parent") { _ in .show(child, stepper) }
    test.coordinate(flow: parent, with: TestStepper())
    test.navigate(to: .go("open"))
    #expect(parent.steps == ["open"])
    #expect(child.steps == ["list"])
    test.navigate(to: .go("open"))
    #expect(child.steps == ["list", "open"])
  }

  @Test func `a step from outside that ends a flow does not reach those under it`() {
    let child = TestFlow("Child")
    let parent = TestFlow("Parent") { step in
      step == "start" ? .show(child, TestStepper()) : .end(forwardToParentFlowWithStep: NoStep())
    }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(to: .go("logout"))
    #expect(child.steps == [])
    #expect(test.errors.isEmpty)
  }

  @Test func `a deep link creates the flows on its way`() {
    let app = App()
    test.coordinate(flow: app.flow, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["login", "movies", "details", "cast"] as [Go])
    #expect(app.flow.steps == ["start", "login", "movies", "details", "cast"])
    #expect(
      test.log.filter { $0.outcome != .unhandled }.map(\.description) == [
        "App: start → handled(contributing: [])", "App: login → handled(contributing: [\"Tabs\"])",
        "Tabs: tabs → handled(contributing: [])", "Tabs: movies → handled(contributing: [\"Movies\"])",
        "Movies: list → handled(contributing: [])", "Movies: details → handled(contributing: [])",
        "Movies: cast → handled(contributing: [])",
      ])
    #expect(test.errors.isEmpty)
  }

  @Test func `links that come before their flows wait in turn, and none is dropped`() {
    let test = TestCoordinator(readyTimeout: .seconds(90))
    let app = App()
    test.navigate(through: ["movies", "details"] as [Go])
    test.navigate(through: ["cast"] as [Go])
    test.navigate(through: [NoStep()])
    test.navigate(through: ["details"] as [Go])
    #expect(test.log.isEmpty)
    test.coordinate(flow: app.flow, with: CompositeStepper(steppers: [TestStepper(.go("start")), app.session]))
    #expect(app.movies.steps == [])
    // The person takes a while to log in.
    test.advance(by: .seconds(60))
    test.act { app.session.step = .go("login") }
    #expect(app.movies.steps == ["list", "details", "cast", "details"])
    #expect(app.moviesMade == 1)
    #expect(test.errors.isEmpty)
  }

  @Test func `what is shown already is kept when a link goes through it`() {
    let app = App()
    test.coordinate(flow: app.flow, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["login", "movies"] as [Go])
    let flows = test.coordinator.flows.map { ObjectIdentifier($0) }
    test.navigate(through: ["details", "cast"] as [Go])
    #expect(test.coordinator.flows.map { ObjectIdentifier($0) } == flows)
    #expect(app.movies.root.endings == [])
    #expect(app.moviesMade == 1)
  }

  @Test func `a link waits for the guard of its step`() {
    let app = App()
    app.tabs.guards = { step in step == "movies" ? Single.create { .go(step) } : .just(.go(step)) }
    test.coordinate(flow: app.flow, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["login", "movies", "details"] as [Go])
    #expect(app.movies.steps == ["list", "details"])
  }

  @Test func `a link goes no further than a step that is refused, and the next link comes`() {
    let app = App()
    app.tabs.guards = { .just($0 == "movies" ? NoStep() as any Step : .go($0)) }
    test.coordinate(flow: app.flow, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["login", "movies", "details"] as [Go])
    test.navigate(through: ["tabs"] as [Go])
    #expect(app.tabs.steps == ["tabs", "tabs"])
    #expect(app.movies.steps == [])
  }

  @Test func `a link that is taken back goes no further`() {
    let app = App()
    test.coordinate(flow: app.flow, with: CompositeStepper(steppers: [TestStepper(.go("start")), app.session]))
    let link = test.navigate(through: ["movies", "details"] as [Go])
    test.act { link.dispose() }
    test.act { app.session.step = .go("login") }
    #expect(app.moviesMade == 0)
  }

  @Test func `a step of a link is asked for again when another flow is ready, and not otherwise`() {
    let test = TestCoordinator(readyTimeout: .seconds(300))
    let app = App()
    test.coordinate(flow: app.flow, with: CompositeStepper(steppers: [TestStepper(.go("start")), app.session]))
    test.navigate(through: ["details"] as [Go])
    test.advance(by: .seconds(60))
    #expect(app.flow.steps == ["start", "details"])
    test.act { app.session.step = .go("login") }
    test.advance(by: .seconds(60))
    #expect(app.flow.steps == ["start", "details", "login", "details"])
    #expect(app.tabs.steps == ["tabs", "details"])
  }

  @Test func `a flow that is there may handle a link's step later than it was first asked`() {
    let app = App()
    var isLoggedIn = false
    let answers = app.flow.answers
    app.flow.answers = { step in
      if step == "settings" { return isLoggedIn ? .none : .unhandled }
      isLoggedIn = isLoggedIn || step == "login"
      return answers(step)
    }
    test.coordinate(flow: app.flow, with: CompositeStepper(steppers: [TestStepper(.go("start")), app.session]))
    test.navigate(through: ["settings", "movies"] as [Go])
    test.act { app.session.step = .go("login") }
    #expect(app.moviesMade == 1)
  }

  @Test func `while a guard looks at a link's step, no flow that becomes ready is asked for it`() {
    let answer = PublishSubject<any Step>()
    let (first, second) = (TestFlow("First"), TestFlow("Second"))
    first.guards = { $0 == "a" ? answer.asSingle() : .just(.go($0)) }
    test.coordinate(flow: first, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["a", "b"] as [Go])
    test.coordinate(flow: second, with: OneStepper(withSingleStep: .go("start")))
    #expect(second.steps == ["start"])
    test.act {
      answer.onNext(Go("a"))
      answer.onCompleted()
    }
    #expect(first.steps == ["start", "a", "b"] && second.steps == ["start", "b"])
  }

  @Test func `a link whose step was with the guard of a flow that ended goes on with another flow`() {
    let (first, second) = (TestFlow("First"), TestFlow("Second"))
    first.guards = { $0 == "a" ? .never() : .just(.go($0)) }
    let token = test.coordinate(flow: first, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["a", "b"] as [Go])
    test.act { token.dispose() }
    test.coordinate(flow: second, with: OneStepper(withSingleStep: .go("start")))
    #expect(second.steps == ["start", "a", "b"])
    #expect(test.errors.isEmpty)
  }

  @Test func `a link goes on when a flow becomes ready because one that it waited for is gone`() {
    let (child, parent) = (TestFlow("Child"), TestFlow("Parent"))
    parent.answers = { [child] in $0 == "start" ? .show(child, TestStepper()) : .none }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["a"] as [Go])
    #expect(parent.steps == ["start"])
    test.act { child.root.dismiss() }
    #expect(parent.steps == ["start", "a"])
  }

  @Test func `links end when all is cancelled`() {
    let (first, second) = (TestFlow("First"), TestFlow("Second"))
    first.answers = { $0 == "start" ? .none : .unhandled }
    test.coordinate(flow: first, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["a"] as [Go])
    test.act { test.coordinator.cancel() }
    test.coordinate(flow: second, with: OneStepper(withSingleStep: .go("start")))
    #expect(second.steps == ["start"])
  }
}
