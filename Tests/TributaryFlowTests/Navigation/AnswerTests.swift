import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

struct AnswerTests {
  private final class Box { var answer: Answer<Int>? }

  @Test func `an answer goes back to who asked, and closes the screen`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      let (navigator, box) = (stage.navigator, Box())
      var result: [Int?] = []
      time.scope.task {
        result.append(
          await navigator.present { answer in
            box.answer = answer
            return Screen("pick")
          }.value)
      }
      time.drain()
      #expect(stage.path == "list ^ (pick)" && result.isEmpty)
      box.answer?(7)
      box.answer?(8)
      time.drain()
      #expect(stage.path == "list" && result == [7])
    }
  }

  @Test func `a dismissal without an answer brings nil`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      let navigator = stage.navigator
      var result: [Int?] = []
      time.scope.task { result.append(await navigator.push { (_: Answer<Int>) in Screen("pick") }.value) }
      time.drain()
      navigator.back()
      time.drain()
      #expect(result == [nil])
      // One that never comes is an end too.
      navigator.set([Screen("a", route: 1)])
      time.scope.task { result.append(await navigator.push { (_: Answer<Int>) in Screen("again", route: 1) }.value) }
      time.drain()
      #expect(result == [nil, nil] && stage.path == "a")
    }
  }

  @Test func `as a stream it brings each value, and completes with the screen`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      let answer = stage.navigator.push { (_: Answer<Int>) in Screen("pick") }
      answer.send(1)
      let (all, first) = (Recorder<Int>(), Recorder<Int>())
      all.record(answer)
      first.record(answer.first)
      answer.send(2)
      time.drain()
      #expect(stage.path == "list > pick" && all.elements == [1, 2] && !all.isStopped)
      #expect(first.elements == [1] && first.isStopped)
      stage.navigator.pop()
      time.drain()
      #expect(all.elements == [1, 2] && all.isStopped)
    }
  }

  @Test func `a loop over values ends when the screen is gone`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      let answer = stage.navigator.present { (_: Answer<Int>) in Screen("pick") }
      var seen: [Int] = []
      time.scope.task {
        do { for try await value in answer.values { seen.append(value) } } catch {}
        seen.append(-1)
      }
      time.drain()
      answer.send(1)
      answer(2)
      time.drain()
      #expect(seen == [1, 2, -1])
    }
  }

  @Test func `an answer is given once: what comes behind it in the same turn is nothing`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      let answer = stage.navigator.present { (_: Answer<Int>) in Screen("pick") }
      let all = Recorder<Int>()
      all.record(answer)
      answer(1)
      answer(2)
      answer.send(3)
      time.drain()
      #expect(all.elements == [1] && all.isStopped)
    }
  }

  @Test func `a wait that is cancelled closes the screen`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      let navigator = stage.navigator
      var result: [Int?] = []
      let task = time.scope.task {
        result.append(await navigator.present { (_: Answer<Int>) in Screen("pick") }.value)
      }
      time.drain()
      task.cancel()
      time.drain()
      #expect(result == [nil] && stage.path == "list")
    }
  }

  @Test func `an answer does not keep its screen`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      weak var screen: Screen?
      let answer = stage.navigator.push { (answer: Answer<Int>) in
        let pick = Screen("pick", route: nil, content: answer)
        screen = pick
        return pick
      }
      time.drain()
      #expect(screen != nil)
      answer(1)
      time.drain()
      #expect(screen == nil)
      answer(2)
    }
  }

  @Test func `an answer that is given before its screen is shown is enough: the screen never comes`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      let navigator = stage.navigator
      let one = stage.screen("only one to pick")
      let all = Recorder<Int>()
      all.record(
        navigator.push { answer in
          answer(7)
          return one
        })
      #expect(stage.path == "list" && all.elements == [7] && all.isStopped && one.isDismissed)

      // Also while the guard of what it is to replace is asked.
      let draft = Screen("draft")
      let person = PublishSubject<LeaveDecision>()
      draft.leaveGuard = { _ in (try? await person.take(1).asSingle().value) ?? .refused }
      navigator.present(draft)
      time.drain()
      let list = navigator.path.stack[0].element
      let late = navigator.present(over: list) { (_: Answer<Int>) in Screen("pick") }
      time.drain()
      late(8)
      person.onNext(.allowed)
      time.drain()
      #expect(stage.path == "list ^ (draft)")
    }
  }
}
