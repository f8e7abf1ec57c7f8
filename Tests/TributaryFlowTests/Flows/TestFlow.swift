import TributaryFlow
import TributaryStreams

/// A step with a name.
struct Go: Step, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let description: String

  init(stringLiteral name: String) {
    description = name
  }
}

extension Step where Self == Go {
  static func go(_ name: String) -> Go { Go(stringLiteral: name) }
}

/// A flow whose answers the test gives.
final class TestFlow: Flow, CustomStringConvertible {
  let description: String
  let root: TestScreen
  var answers: (String) -> FlowContributors
  var guards: (String) -> Single<any Step> = { .just(Go(stringLiteral: $0)) }
  private(set) var steps: [String] = []

  init(
    _ name: String, root: TestScreen = TestScreen(), answers: @escaping (String) -> FlowContributors = { _ in .none }
  ) {
    description = name
    self.root = root
    self.answers = answers
  }

  func adapt(step: any Step) -> Single<any Step> {
    (step as? Go).map { guards($0.description) } ?? .just(step)
  }

  func navigate(to step: Go) -> FlowContributors {
    steps.append(step.description)
    return answers(step.description)
  }
}

/// A stepper with the state that the library supplies.
final class TestStepper: Stepper {
  let initialStep: any Step
  private(set) var readyCount = 0
  private let whenReady: (TestStepper) -> Void

  init(_ initialStep: any Step = NoStep(), whenReady: @escaping (TestStepper) -> Void = { _ in }) {
    self.initialStep = initialStep
    self.whenReady = whenReady
  }

  func readyToEmitSteps() {
    readyCount += 1
    whenReady(self)
  }
}

extension FlowContributors {
  /// One stepper with a screen of its own.
  static func show(
    _ screen: any Presentable = TestScreen(), _ stepper: any Stepper, whenHidden: HiddenSteps = .drop,
    whenDismissed: DismissedSteps = .end
  ) -> FlowContributors {
    .one(
      flowContributor: .contribute(
        withNextPresentable: screen, withNextStepper: stepper, whenHidden: whenHidden, whenDismissed: whenDismissed))
  }
}
