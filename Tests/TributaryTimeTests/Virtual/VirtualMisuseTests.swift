import Testing
import TributaryTime

@Suite(.timeLimit(.minutes(10))) struct VirtualMisuseTests {
  @Test func `going back in time is refused with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      VirtualScheduler().advance(by: .seconds(-1))
    }
    #expect(
      result?.errorText.contains("A virtual scheduler was told to go back, from 0.0 seconds to -1.0 seconds.") == true)
  }

  @Test func `advancing from work of the run is refused with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      time.run { time.schedule { time.drain() } }
    }
    #expect(result?.errorText.contains("A virtual scheduler was advanced or drained by work of its own run") == true)
  }

  @Test func `a second thread in a run is refused with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      let (inside, entered) = AsyncStream<Void>.makeStream()
      Task.detached {
        time.run {
          entered.yield()
          while true {}
        }
      }
      for await _ in inside { time.advance(by: .seconds(1)) }
    }
    #expect(result?.errorText.contains("Two threads are inside one virtual run at once.") == true)
  }

  @Test func `scheduling outside the run is refused with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      VirtualScheduler().schedule {}
    }
    #expect(result?.errorText.contains("A virtual run was left: `schedule` was called") == true)
  }
}
