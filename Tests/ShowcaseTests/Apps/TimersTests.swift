import ShowcaseApps
import Testing

@Suite struct TimersTests {
  private func play(_ script: String) async -> Run {
    let run = await Run.showcase("timers", "--play", "-", input: script)
    #expect(run.error == "")
    #expect(run.status == .done)
    return run
  }

  @Test func `the ticker counts seconds, and rests while it is paused`() async {
    let run = await play(
      "wait 3s\nscreen\nclick Pause\nwait 10m\nscreen\nclick Go on\nwait 999ms\nscreen\nwait 1ms\nscreen\n")
    let seconds = run.screens.map { screen in screen.first { $0.contains("on the screen") }?.trimmed.prefix(3) }
    #expect(seconds == ["3 s", "3 s", "3 s", "4 s"])
  }

  @Test func `what is typed settles half a second after the last key`() async {
    let run = await play(
      "click Type\ntype Hel\nwait 499ms\ntype lo\nwait 499ms\nscreen\nwait 1ms\nscreen\npress backspace\nwait 1s\nscreen\n"
    )
    #expect(run.screens[0].contains { $0.contains("nothing has settled yet") })
    #expect(run.screens[1].contains { $0.contains("settled: Hello") })
    #expect(run.screens[2].contains { $0.contains("settled: Hell") && !$0.contains("Hello") })
  }

  @Test func `the task takes its time on the clock of the scope, and can be run again`() async {
    let run = await play("screen\nclick Load\nwait 900ms\nscreen\nwait 2s\nscreen\nclick Load\nwait 400ms\nscreen\n")
    #expect(run.screens[0].contains { $0.contains("not loaded") })
    #expect(run.screens[1].contains { $0.contains("40 %") })
    #expect(run.screens[2].contains { $0.contains("] loaded") || $0.contains("]  loaded") })
    #expect(run.screens[3].contains { $0.contains("20 %") })
  }

  @Test func `leaving while it loads ends the task`() async {
    let run = await Run.showcase(
      "--play", "-", input: "click timers\nclick Load\nwait 300ms\npress esc\nwait 5s\nclick timers\nscreen\n")
    #expect(run.status == .done)
    #expect(run.screens[0].contains { $0.contains("not loaded") })
  }
}
