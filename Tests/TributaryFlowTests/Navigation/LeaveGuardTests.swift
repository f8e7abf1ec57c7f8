import Testing
import TributaryFlow
import TributaryStreams
import TributaryTime

struct LeaveGuardTests {
  /// A guard that is answered by hand.
  private final class Person {
    var asked: [DismissalReason] = []
    private let answers = PublishSubject<LeaveDecision>()

    func guardian() -> (DismissalReason) async -> LeaveDecision {
      let person = self
      return { reason in
        person.asked.append(reason)
        return (try? await person.answers.take(1).asSingle().value) ?? .allowed
      }
    }

    var isWaitedFor: Bool { answers.hasObservers }

    func say(_ decision: LeaveDecision) { answers.onNext(decision) }
  }

  private struct Form {
    let stage: NavigationStage
    let list: Screen
    let form: Screen
    let person = Person()

    init(_ time: VirtualScheduler) {
      stage = NavigationStage(time)
      list = stage.screen("list")
      form = stage.screen("form")
      stage.navigator.set([list, form])
      form.leaveGuard = person.guardian()
      _ = stage.takeLog()
    }
  }

  private static var waysOut: [(String, (Navigator, Screen) -> NavigationRequest, DismissalReason)] {
    [
      ("pop", { navigator, _ in navigator.pop() }, .popped),
      ("pop to root", { navigator, _ in navigator.popToRoot() }, .popped),
      ("pop to the list", { navigator, list in navigator.pop(to: list) }, .popped),
      ("the back key", { navigator, _ in navigator.back() }, .popped),
      ("a swipe", { navigator, _ in navigator.back(by: .swiped) }, .swiped),
      ("dismissal", { navigator, _ in navigator.dismiss(navigator.front) }, .dismissed),
      ("its own dismissal", { navigator, _ in navigator.front?.dismiss() ?? navigator.pop() }, .dismissed),
      ("replacement", { navigator, _ in navigator.replace(with: Screen("other")) }, .replaced),
      ("another stack", { navigator, list in navigator.setStack([list]) }, .replaced),
      ("another path", { navigator, _ in navigator.set([Screen("login")]) }, .replaced),
    ]
  }

  @Test func `a guard is asked on every way out, and a refusal changes nothing at all`() {
    inVirtualTime { time in
      for (name, leave, reason) in Self.waysOut {
        let form = Form(time)
        let path = form.stage.path
        let request = leave(form.stage.navigator, form.list)
        #expect(request.outcome == nil, "\(name)")
        time.drain()
        #expect(form.person.asked == [reason], "\(name)")
        form.person.say(.refused)
        #expect(form.stage.takeLog() == [], "\(name)")
        #expect(request.outcome == .refused && form.stage.path == path, "\(name)")
        #expect(form.form.isVisible && !form.form.isDismissed, "\(name)")
      }
    }
  }

  @Test func `a guard that agrees lets the change come to pass`() {
    inVirtualTime { time in
      for (name, leave, reason) in Self.waysOut {
        let form = Form(time)
        let request = leave(form.stage.navigator, form.list)
        time.drain()
        form.person.say(.allowed)
        #expect(form.stage.takeEndings().contains("form \(reason)"), "\(name)")
        #expect(request.outcome == .done, "\(name)")
      }
    }
  }

  @Test func `a parent that goes asks what hangs on it, the front first`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (tabs, draft, sheet) = (stage.screen("tabs"), stage.screen("draft"), stage.screen("sheet"))
      stage.navigator.set(NavigationPath(stack: [.init(stage.screen("home")), .init(tabs, tabs: .init([[draft]]))]))
      stage.navigator.present(sheet, over: tabs)
      var asked: [String] = []
      draft.leaveGuard = { reason in
        asked.append("draft \(reason)")
        return .refused
      }
      sheet.leaveGuard = { reason in
        asked.append("sheet \(reason)")
        return .allowed
      }
      _ = stage.takeLog()
      let request = stage.navigator.popToRoot(in: tabs)
      #expect(stage.takeEndings() == [])
      #expect(asked == ["sheet dismissedByParent", "draft dismissedByParent"])
      #expect(request.outcome == .refused)
    }
  }

  @Test func `who asks again while the guard is being asked gets the same answer`() {
    inVirtualTime { time in
      let form = Form(time)
      let requests = [form.stage.navigator.back(), form.stage.navigator.back(), form.stage.navigator.popToRoot()]
      time.drain()
      #expect(form.person.asked.count == 1)
      form.person.say(.allowed)
      #expect(form.stage.takeEndings() == ["form popped"])
      // The first back was done; for the others there was nothing left to do.
      #expect(requests.map(\.outcome) == [.done, .unchanged, .unchanged])
    }
  }

  @Test func `where to go may go itself while a guard is asked: then nothing changes, and newcomers end`() {
    inVirtualTime { time in
      let ways: [(Navigator, Screen, Screen, Screen) -> NavigationRequest] = [
        { $0.setStack([$1, $2, $3]) },
        { $0.set([$1, $2, $3]) },
      ]
      for way in ways {
        let stage = NavigationStage(time)
        let (home, list, form) = (stage.screen("home"), stage.screen("list"), stage.screen("form"))
        let next = stage.screen("next")
        let person = PublishSubject<LeaveDecision>()
        form.leaveGuard = { _ in (try? await person.asSingle().value) ?? .refused }
        stage.navigator.set([home, list, form])
        time.drain()
        let request = way(stage.navigator, home, list, next)
        time.drain()
        list.endWithFlow()
        time.drain()
        person.onNext(.allowed)
        person.onCompleted()
        time.drain()
        #expect(request.outcome == .unchanged)
        #expect(stage.path == "home > form" && next.isDismissed)
      }
    }
  }

  @Test func `a guard may present its question on what it guards`() {
    inVirtualTime { time in
      let form = Form(time)
      let navigator = form.stage.navigator
      var answer: Answer<Bool>?
      form.form.leaveGuard = { _ in
        let question = navigator.present { (given: Answer<Bool>) in
          answer = given
          return Screen("discard?")
        }
        return await question.value == true ? .allowed : .refused
      }
      let first = navigator.back()
      time.drain()
      #expect(form.stage.path == "list > form ^ (discard?)")
      navigator.back()  // Escape on the question: no answer, so the form stays
      time.drain()
      #expect(first.outcome == .refused && form.stage.path == "list > form")
      navigator.back()
      time.drain()
      answer?(true)
      time.drain()
      #expect(form.stage.path == "list")
    }
  }

  @Test func `a screen that goes while its guard is asked is no obstacle, and the task ends`() {
    inVirtualTime { time in
      let form = Form(time)
      let request = form.stage.navigator.back()
      time.drain()
      form.stage.navigator.set([form.stage.screen("login")], guards: .ignored)
      #expect(form.stage.takeEndings() == ["form replaced", "list replaced"])
      #expect(request.outcome == .unchanged)
      #expect(time.stalledTasks.isEmpty && !form.person.isWaitedFor)
    }
  }

  @Test func `a flow that ended asks nobody`() {
    inVirtualTime { time in
      let form = Form(time)
      form.form.endWithFlow()
      #expect(form.stage.takeEndings() == ["form flowEnded"])
      #expect(form.person.asked.isEmpty)
    }
  }

  @Test func `a push asks nobody, and a refused newcomer ends`() {
    inVirtualTime { time in
      let form = Form(time)
      let other = form.stage.screen("other")
      #expect(form.stage.navigator.push(form.stage.screen("help")).outcome == .done)
      form.stage.navigator.pop()
      _ = form.stage.takeLog()
      let request = form.stage.navigator.replace(with: other)
      time.drain()
      form.person.say(.refused)
      #expect(form.stage.takeEndings() == ["other replaced"])
      #expect(request.outcome == .refused)
    }
  }

  @Test func `a guard that was taken away is not asked`() {
    inVirtualTime { time in
      let form = Form(time)
      form.form.leaveGuard = nil
      #expect(form.stage.navigator.back().outcome == .done)
      #expect(form.person.asked.isEmpty)
    }
  }

  @Test func `what became of a change can be awaited`() {
    inVirtualTime { time in
      let form = Form(time)
      let navigator = form.stage.navigator
      var outcomes: [NavigationOutcome] = []
      time.scope.task {
        outcomes.append(await navigator.back().value)
        outcomes.append(await navigator.push(Screen("other")).value)
      }
      time.drain()
      #expect(outcomes == [])
      form.person.say(.refused)
      time.drain()
      #expect(outcomes == [.refused, .done])
    }
  }

  @Test func `a guard that never answers does not keep a navigator that nobody holds`() {
    inVirtualTime { time in
      weak var gone: Navigator?
      let never = PublishSubject<LeaveDecision>()
      let other = Screen("other")
      var request: NavigationRequest?
      do {
        let navigator = Navigator(Screen("list"))
        gone = navigator
        let form = Screen("form")
        form.leaveGuard = { _ in (try? await never.asSingle().value) ?? .refused }
        navigator.push(form)
        time.drain()
        request = navigator.replace(with: other)
        time.drain()
        #expect(request?.outcome == nil && never.hasObservers)
      }
      time.drain()
      #expect(gone == nil)
      #expect(request?.outcome == .unchanged && other.isDismissed && !never.hasObservers)
      #expect(time.stalledTasks.isEmpty)
    }
  }

  @Test func `what comes on top while a guard is asked is asked too, and nobody twice`() {
    inVirtualTime { time in
      let form = Form(time)
      let navigator = form.stage.navigator
      let request = navigator.popToRoot()
      time.drain()
      let note = form.stage.screen("note")
      var asked: [String] = []
      note.leaveGuard = { _ in
        asked.append("note")
        return .allowed
      }
      navigator.push(note)
      time.drain()
      form.person.say(.allowed)
      #expect(form.stage.takeEndings() == ["note popped", "form popped"])
      #expect(request.outcome == .done && asked == ["note"] && form.person.asked == [.popped])
    }
  }

  @Test func `a screen that is on its way out is not asked`() {
    inVirtualTime { time in
      let form = Form(time)
      let note = form.stage.screen("note")
      note.leaveGuard = { [form = form.form] _ in
        form.endWithFlow()
        return .allowed
      }
      form.stage.navigator.push(note)
      time.drain()
      let request = form.stage.navigator.popToRoot()
      #expect(form.stage.takeEndings() == ["form flowEnded", "note popped"])
      #expect(request.outcome == .done && form.person.asked.isEmpty)
    }
  }
}
