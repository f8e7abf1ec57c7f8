import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting

/// The examples of the article Flows.
@Suite struct FlowsArticleTests {
  enum AppStep: Step { case login }

  enum MovieStep: Step, Hashable {
    case list
    case details(movie: Int)
    case logout
  }

  final class MovieListModel: Stepper {
    func pick(_ movie: Int) { step = MovieStep.details(movie: movie) }
  }

  final class MovieFlow: Flow {
    let root = Navigator()

    func navigate(to step: MovieStep) -> FlowContributors {
      switch step {
      case .list:
        let model = MovieListModel()
        let screen = Screen("Movies", route: step)
        root.push(screen)
        return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: model))
      case .details(let movie):
        let screen = Screen("Movie \(movie)", route: step)
        root.push(screen)
        return .one(flowContributor: .contribute(withNextPresentable: screen))
      case .logout:
        return .end(forwardToParentFlowWithStep: AppStep.login)
      }
    }
  }

  @Test func `the flow of the article handles its steps, and its log and picture are these`() {
    let test = TestCoordinator()
    test.act {
      let flow = MovieFlow()
      test.coordinate(flow: flow, with: OneStepper(withSingleStep: MovieStep.list))
    }
    test.navigate(to: MovieStep.details(movie: 12))
    #expect(
      test.log == [
        StepRecord("MovieFlow", "list", .handled(contributing: ["Movies"])),
        StepRecord("MovieFlow", "details(movie: 12)", .handled(contributing: ["Movie 12"])),
      ])
    #expect(FlowMap(of: test.log).mermaid.contains("p0 -->|\"details\"| p2"))
  }

  @Test func `a stepper's step reaches the flow`() {
    let test = TestCoordinator()
    let model = MovieListModel()
    let flow = TestFlow("App") { _ in .none }
    test.coordinate(flow: flow, with: model)
    test.act { model.pick(12) }
    #expect(test.log == [StepRecord("App", "details(movie: 12)", .unhandled)])
  }
}
