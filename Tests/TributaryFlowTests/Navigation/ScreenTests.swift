import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

struct ScreenTests {
  private final class Resource {}

  @Test func `visible is told at once and at each change, and ends with the screen`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (list, details) = (Screen("list"), Screen("details"))
      let recorder = Recorder<Bool>()
      recorder.record(list.visible)
      stage.navigator.set([list])
      time.drain()
      stage.navigator.push(details)
      time.drain()
      stage.navigator.pop()
      time.drain()
      #expect(recorder.elements == [false, true, false, true])
      let late = Recorder<Bool>()
      late.record(list.visible)
      #expect(late.elements == [true])
      stage.navigator.set([Screen("other")])
      time.drain()
      #expect(late.elements == [true, false] && late.isStopped)
    }
  }

  @Test func `first visible fires at once if it is visible, and completes empty if it dies unseen`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (list, details) = (Screen("list"), Screen("details"))
      let (early, now, never) = (Recorder<Void>(), Recorder<Void>(), Recorder<Void>())
      early.record(list.firstTimeVisible)
      never.record(details.firstTimeVisible)
      stage.navigator.set([list])
      time.drain()
      now.record(list.rx.firstTimeViewDidAppear)
      #expect(early.elements.count == 1 && early.isStopped)
      #expect(now.elements.count == 1 && now.isStopped)
      stage.navigator.push(details)
      stage.navigator.pop()
      time.drain()
      #expect(never.elements.isEmpty && never.isStopped)
    }
  }

  @Test func `dismissed is told to who asks afterwards too`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      let details = Screen("details")
      stage.navigator.push(details)
      time.drain()
      stage.navigator.pop()
      time.drain()
      let (reason, plain) = (Recorder<DismissalReason>(), Recorder<Void>())
      reason.record(details.dismissed)
      plain.record(details.rx.dismissed)
      #expect(reason.elements == [.popped] && plain.elements.count == 1)
    }
  }

  @Test func `dismissal frees what the screen held, while its owner keeps the screen`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      weak var content: Resource?
      weak var kept: Resource?
      let details: Screen
      do {
        let (shown, bound) = (Resource(), Resource())
        (content, kept) = (shown, bound)
        details = Screen("details", route: nil, content: shown)
        Disposables.create { withExtendedLifetime(bound) {} }.disposed(by: details.disposeBag)
        details.leaveGuard = { _ in withExtendedLifetime(bound) { .allowed } }
      }
      stage.navigator.push(details)
      time.drain()
      stage.navigator.push(Screen("over"))
      time.drain()
      #expect(content != nil && kept != nil)  // covered is not gone
      stage.navigator.popToRoot()
      time.drain()
      #expect(content == nil && kept == nil && details.isDismissed)
    }
  }

  @Test func `a title is told now and at each change`() {
    inVirtualTime { time in
      let screen = Screen("a")
      let recorder = Recorder<String>()
      recorder.record(screen.titles)
      screen.title = "b"
      screen.title = "b"
      #expect(recorder.elements == ["a", "b"])
      #expect(screen.description == "b" && Screen(route: 3).description == "3" && Screen().description == "screen")
      _ = time
    }
  }

  @Test func `a thousand pushes and pops leave as many live objects as before`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      var alive: [() -> Bool] = []
      for number in 0..<1000 {
        let screen = Screen("\(number)", route: number)
        _ = screen.visible.subscribe(onNext: { _ in })
        stage.navigator.push(screen)
        time.drain()
        stage.navigator.pop()
        time.drain()
        alive.append { [weak screen] in screen != nil }
      }
      #expect(alive.allSatisfy { !$0() })
    }
  }
}
