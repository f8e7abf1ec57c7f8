import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

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

  @Test func `whoever holds the coordinator keeps the app going`() {
    let time = VirtualScheduler()
    var log: [StepRecord] = []
    var kept: FlowCoordinator?
    time.run {
      let coordinator = FlowCoordinator()
      coordinator.coordinate(flow: MovieFlow(), with: OneStepper(withSingleStep: MovieStep.list))
      _ = coordinator.records.subscribe(onNext: { log.append($0) })
      kept = coordinator
    }
    time.drain()
    #expect(log == [StepRecord("MovieFlow", "list", .handled(contributing: ["Movies"]))])
    #expect(kept != nil)
  }

  @Test func `a log in a test`() {
    let test = TestCoordinator()
    test.coordinate(flow: MovieFlow(), with: OneStepper(withSingleStep: MovieStep.list))
    #expect(test.log == [StepRecord("MovieFlow", "list", .handled(contributing: ["Movies"]))])
    print(FlowMap(of: test.log).mermaid)
  }

  // A step that needs what the person may refuse.
  enum Guarded {
    enum MovieStep: Step { case scan }

    struct Camera {
      let isThere: Bool
      func isAllowed() async -> Bool { isThere }
    }

    final class ScanFlow: Flow {
      let root = Navigator()
      let camera: Camera

      init(camera: Camera) { self.camera = camera }

      func adapt(step: any Step) -> Single<any Step> {
        guard case MovieStep.scan = step else { return .just(step) }
        return Single.create { await self.camera.isAllowed() ? step : NoStep() }
      }

      func navigate(to step: MovieStep) -> FlowContributors { .none }
    }
  }

  enum CastStep: Step, Hashable {
    case all
    case actor(String)
  }

  final class CastFlow: Flow {
    let root = Screen("Cast")
    private let navigator: Navigator

    init(in navigator: Navigator) { self.navigator = navigator }

    func navigate(to step: CastStep) -> FlowContributors {
      switch step {
      case .all: navigator.push(root)
      case .actor(let name): navigator.push(Screen(name, route: step))
      }
      return .none
    }
  }

  private enum HomeStep: Step { case cast }

  private final class HomeFlow: Flow {
    let root = Navigator(Screen("Home"))

    func navigate(to step: HomeStep) -> FlowContributors {
      let cast = CastFlow(in: root)
      let first = OneStepper(withSingleStep: CastStep.all)
      return .one(flowContributor: .contribute(withNextPresentable: cast, withNextStepper: first))
    }
  }

  @Test func `a child flow shows its screens in its parent's navigator, and ends with the first of them`() {
    let test = TestCoordinator()
    let home = test.act { HomeFlow() }
    test.coordinate(flow: home, with: OneStepper(withSingleStep: HomeStep.cast))
    test.navigate(to: CastStep.actor("Ada"))
    #expect(home.root.path.description == "Home > Cast > Ada" && test.coordinator.flows.count == 2)
    test.act { home.root.popToRoot() }
    #expect(home.root.path.description == "Home" && test.coordinator.flows.count == 1)
  }

  @Test(arguments: [true, false]) func `a guard asks, and refuses`(isThere: Bool) {
    let test = TestCoordinator()
    test.act {
      let flow = Guarded.ScanFlow(camera: Guarded.Camera(isThere: isThere))
      test.coordinate(flow: flow, with: OneStepper(withSingleStep: Guarded.MovieStep.scan))
    }
    #expect(test.log.contains { $0 == StepRecord("ScanFlow", "scan", .handled(contributing: [])) } == isThere)
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
