import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// Deep links whose steps wait too long.
@Suite struct LinkTimeoutTests {
  private let test = TestCoordinator()

  /// A flow that handles its first step, and those of a list.
  private func flow(_ name: String = "App", handling steps: [String] = []) -> TestFlow {
    TestFlow(name) { $0 == "start" || steps.contains($0) ? .none : .unhandled }
  }

  private var errors: [FlowError] { test.errors.compactMap { $0 as? FlowError } }

  @Test func `a step that no flow handles is given up after ten seconds and reported, and the next link goes on`() {
    let app = flow(handling: ["five"])
    test.coordinate(flow: app, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["hundred", "five"] as [Go])
    test.navigate(through: ["five"] as [Go])
    test.advance(by: .milliseconds(9999))
    #expect(app.steps == ["start", "hundred"] && test.errors.isEmpty)
    test.advance(by: .milliseconds(1))
    #expect(app.steps == ["start", "hundred", "five"])
    #expect(errors == [.unhandled(step: "hundred", flow: "App")])
  }

  @Test func `a flow that does not get ready is given up after the time, and named`() {
    let test = TestCoordinator(readyTimeout: .seconds(3))
    let (parent, child) = (flow("Parent", handling: ["a"]), flow("Child"))
    parent.answers = { $0 == "start" ? .show(child, TestStepper()) : .unhandled }
    test.coordinate(flow: parent, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["a"] as [Go])
    test.advance(by: .seconds(3))
    #expect(
      test.errors.compactMap { $0 as? FlowError } == [.notReady(flow: "Child", step: "a", after: .seconds(3))])
    #expect(parent.steps == ["start"])
  }

  @Test func `links of an app without flows are given up one after the other`() {
    test.navigate(through: ["a"] as [Go])
    test.navigate(through: ["b"] as [Go])
    test.advance(by: .seconds(20))
    #expect(errors == [.unhandled(step: "a", flow: "no flow"), .unhandled(step: "b", flow: "no flow")])
    test.advance(by: .seconds(60))
    #expect(errors.count == 2)
  }

  @Test func `flows that become ready one by one do not make a step wait longer`() {
    test.navigate(through: ["a"] as [Go])
    for number in 0..<5 {
      test.coordinate(flow: flow("\(number)"), with: OneStepper(withSingleStep: .go("start")))
      test.advance(by: .seconds(2))
    }
    #expect(errors == [.unhandled(step: "a", flow: "0")])
  }

  @Test func `each step of a link has the whole time`() {
    let app = flow(handling: ["a"])
    test.navigate(through: ["a", "b"] as [Go])
    test.advance(by: .seconds(8))
    test.coordinate(flow: app, with: OneStepper(withSingleStep: .go("start")))
    test.advance(by: .seconds(8))
    #expect(app.steps == ["start", "a", "b"] && test.errors.isEmpty)
    app.answers = { _ in .none }
    let late = flow("Late", handling: ["b"])
    test.coordinate(flow: late, with: OneStepper(withSingleStep: .go("start")))
    #expect(late.steps == ["start", "b"] && test.errors.isEmpty)
  }

  @Test func `a step that a guard looks at is not given up`() {
    let answer = AsyncSubject<any Step>()
    let app = flow(handling: ["a"])
    app.guards = { $0 == "a" ? answer.asSingle() : .just(.go($0)) }
    test.coordinate(flow: app, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["a"] as [Go])
    test.advance(by: .seconds(60))
    #expect(test.errors.isEmpty)
    test.act {
      answer.onNext(Go("a"))
      answer.onCompleted()
    }
    #expect(app.steps == ["start", "a"] && test.errors.isEmpty)
  }

  @Test func `a step that all flows refuse to know is given up when the guard has answered, if its time is over`() {
    let answer = AsyncSubject<any Step>()
    let (app, other) = (flow(handling: ["b"]), flow("Other"))
    other.guards = { $0 == "a" ? answer.asSingle() : .just(.go($0)) }
    test.coordinate(flow: app, with: OneStepper(withSingleStep: .go("start")))
    test.navigate(through: ["a"] as [Go])
    test.navigate(through: ["b"] as [Go])
    test.coordinate(flow: other, with: OneStepper(withSingleStep: .go("start")))
    test.advance(by: .seconds(30))
    #expect(test.errors.isEmpty)
    test.act {
      answer.onNext(Go("a"))
      answer.onCompleted()
    }
    #expect(errors == [.unhandled(step: "a", flow: "App")])
    #expect(app.steps.last == "b")
  }

  @Test func `a link that is taken back, and one that ends, are not reported later`() {
    let app = flow(handling: ["b"])
    test.coordinate(flow: app, with: OneStepper(withSingleStep: .go("start")))
    let link = test.navigate(through: ["a"] as [Go])
    test.navigate(through: ["b"] as [Go])
    test.advance(by: .seconds(5))
    link.dispose()
    #expect(app.steps == ["start", "a", "b"])
    test.navigate(through: ["c"] as [Go])
    test.coordinator.cancel()
    test.advance(by: .seconds(60))
    #expect(test.errors.isEmpty)
  }

  @Test func `the reports say what to do`() {
    let texts = [
      FlowError.notReady(flow: "F", step: "s", after: .seconds(10)).description,
      FlowError.rootIsGone(flow: "F").description,
    ]
    #expect(texts[0].contains("10.0 seconds") && texts[0].contains("readyTimeout"))
    #expect(texts[1].contains("F") && texts[1].contains("Make a new flow"))
  }
}
