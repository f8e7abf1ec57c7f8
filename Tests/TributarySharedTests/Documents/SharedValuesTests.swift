import Testing
import TributaryBindings
import TributaryShared
import TributaryStreams
import TributaryTime

/// The examples of the page of the module.
struct SharedValuesTests {
  @Test func twoPeopleVoteAtOnce() {
    let time = VirtualScheduler()
    time.run {
      let memory = SharedMemory()
      let sum = SharedResolution<Int>.merge { base, mine, theirs in theirs + mine - base }
      let ada = Shared.local(memory).relay("votes", initial: 0, resolving: sum)
      let bob = Shared.local(memory).relay("votes", initial: 0, resolving: sum)

      ada.accept(ada.value + 1)
      bob.accept(bob.value + 2)
      time.drain()
      #expect(ada.value == 3 && bob.value == 3)
    }
  }

  @Test func aFieldShowsWhetherItsTextIsSaved() {
    let time = VirtualScheduler()
    time.run {
      let shared = Shared.local()
      let title = shared.relay("title", initial: "Untitled")
      let field = BehaviorRelay(value: "")
      let binding = title <-> field

      field.accept("Plans")
      #expect(title.currentState.isSaved == false)
      time.drain()
      #expect(title.currentState.isSaved)
      binding.dispose()
    }
  }
}
