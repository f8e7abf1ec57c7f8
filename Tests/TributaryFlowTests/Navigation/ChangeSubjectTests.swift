import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

/// A change whose guard takes time is about the screens that it named when it was asked for.
struct ChangeSubjectTests {
  /// A stage with `root > edit`, where the guard of `edit` answers when the test says so.
  private struct Form {
    let stage: NavigationStage
    let root: Screen
    let edit: Screen
    private let answer = AsyncSubject<LeaveDecision>()

    init(_ time: VirtualScheduler, edit presentsEdit: Bool = false) {
      stage = NavigationStage(time)
      root = stage.screen("root")
      edit = stage.screen("edit")
      stage.navigator.set([root])
      if presentsEdit { stage.navigator.present(edit) } else { stage.navigator.push(edit) }
      edit.leaveGuard = { [answer] _ in (try? await answer.asSingle().value) ?? .refused }
      _ = stage.takeLog()
    }

    var navigator: Navigator { stage.navigator }

    func allow() {
      answer.onNext(.allowed)
      answer.onCompleted()
      stage.time.drain()
    }
  }

  private typealias Ask = (Form) -> NavigationRequest

  @Test func `a screen that is covered while its guard is asked goes from where it is, and what covers it stays`() {
    inVirtualTime { time in
      let ways: [(String, Ask, String)] = [
        ("pop", { $0.navigator.pop() }, "root > other"),
        ("pop in a stack", { $0.navigator.pop(in: $0.root) }, "root > other"),
        ("back", { $0.navigator.back() }, "root > other"),
        ("a swipe", { $0.navigator.back(by: .swiped) }, "root > other"),
        ("dismissal", { $0.navigator.dismiss($0.edit) }, "root > other"),
        ("its own dismissal", { $0.edit.dismiss() }, "root > other"),
        ("replacement", { $0.navigator.replace(with: Screen("new")) }, "root > new > other"),
        ("replacement by name", { $0.navigator.replace($0.edit, with: Screen("new")) }, "root > new > other"),
      ]
      for (name, ask, path) in ways {
        let form = Form(time)
        let request = ask(form)
        time.drain()
        let other = form.stage.screen("other")
        form.navigator.push(other)
        time.drain()
        form.allow()
        #expect(form.stage.path == path, "\(name)")
        #expect(request.outcome == .done, "\(name)")
        #expect(form.edit.isDismissed && !other.isDismissed && other.isVisible, "\(name)")
      }
    }
  }

  @Test func `a change of a screen that has gone by then changes nothing`() {
    inVirtualTime { time in
      let ways: [(String, Ask)] = [
        ("pop", { $0.navigator.pop() }), ("back", { $0.navigator.back() }),
        ("dismissal", { $0.navigator.dismiss($0.edit) }),
        ("replacement", { $0.navigator.replace(with: Screen("new")) }),
      ]
      for (name, ask) in ways {
        let form = Form(time)
        let request = ask(form)
        time.drain()
        form.navigator.push(Screen("other"))
        form.edit.endWithFlow()
        form.navigator.push(Screen("last"))
        time.drain()
        #expect(form.stage.path == "root > other > last", "\(name)")
        #expect(request.outcome == .unchanged, "\(name)")
      }
    }
  }

  @Test func `a modal that is covered while its guard is asked goes, and what was pushed in it stays`() {
    inVirtualTime { time in
      let ways: [(String, Ask)] = [
        ("dismissal", { $0.navigator.dismiss() }), ("back", { $0.navigator.back() }),
        ("dismissal by name", { $0.edit.dismiss() }),
      ]
      for (name, ask) in ways {
        let form = Form(time, edit: true)
        let request = ask(form)
        time.drain()
        form.navigator.push(Screen("other"))
        time.drain()
        form.allow()
        #expect(form.stage.path == "root ^ (other)" && request.outcome == .done, "\(name)")
      }
    }
  }

  @Test func `a modal that comes over another while that is asked is no other's to close`() {
    inVirtualTime { time in
      let form = Form(time, edit: true)
      let request = form.navigator.dismiss()
      time.drain()
      form.navigator.dismiss(guards: .ignored)
      form.navigator.present(Screen("note"))
      time.drain()
      #expect(form.stage.path == "root ^ (note)" && request.outcome == .unchanged)
    }
  }

  @Test func `what hangs on a screen goes with it, and is asked too`() {
    inVirtualTime { time in
      let form = Form(time)
      let request = form.navigator.pop()
      time.drain()
      var asked: [DismissalReason] = []
      let note = form.stage.screen("note")
      note.leaveGuard = { reason in
        asked.append(reason)
        return .allowed
      }
      form.navigator.present(note, over: form.edit)
      time.drain()
      form.allow()
      #expect(form.stage.path == "root" && request.outcome == .done)
      #expect(asked == [.dismissedByParent])
    }
  }

  @Test func `a change in a tab is done in that tab, whichever is selected by then`() {
    inVirtualTime { time in
      let ways: [(String, Ask, String)] = [
        ("pop", { $0.navigator.pop() }, "list"), ("back", { $0.navigator.back() }, "list"),
        ("pop to root", { $0.navigator.popToRoot() }, "list"),
        ("pop to root by name", { $0.navigator.popToRoot(in: $0.edit) }, "list"),
        ("replacement", { $0.navigator.replace(with: Screen("new")) }, "list > new"),
        ("another stack", { $0.navigator.setStack([Screen("new")]) }, "new"),
      ]
      for (name, ask, tab) in ways {
        let form = Form(time)
        let list = Screen("list")
        form.navigator.set(
          NavigationPath(stack: [.init(form.root, tabs: .init([[list, form.edit], [Screen("other")]]))]))
        time.drain()
        let request = ask(form)
        time.drain()
        form.navigator.select(tab: 1)
        form.navigator.push(Screen("page"))
        time.drain()
        form.allow()
        #expect(form.stage.path == "root[\(tab) | *other > page]" && request.outcome == .done, "\(name)")
      }
    }
  }

  @Test func `another stack goes where the stack is that was meant`() {
    inVirtualTime { time in
      let form = Form(time)
      let request = form.navigator.setStack([form.root, Screen("new")])
      time.drain()
      form.navigator.present(Screen("sheet"), over: form.root)
      time.drain()
      form.allow()
      #expect(form.stage.path == "root ^ (sheet) > new" && request.outcome == .done)
    }
  }

  @Test func `a modal takes the place of the one that was asked, and of no other`() {
    inVirtualTime { time in
      let form = Form(time, edit: true)
      let (first, second) = (form.stage.screen("first"), form.stage.screen("second"))
      let request = form.navigator.present(second, over: form.root)
      time.drain()
      form.navigator.dismiss(guards: .ignored)
      form.navigator.present(first)
      time.drain()
      #expect(form.stage.path == "root ^ (first)" && request.outcome == .unchanged)
      #expect(second.isDismissed && !first.isDismissed)
    }
  }

  @Test func `a screen that has become the root stays`() {
    inVirtualTime { time in
      let form = Form(time)
      let request = form.navigator.pop()
      time.drain()
      form.navigator.setStack([form.edit, Screen("other")])
      time.drain()
      form.allow()
      #expect(form.stage.path == "edit > other" && request.outcome == .unchanged)
    }
  }
}
