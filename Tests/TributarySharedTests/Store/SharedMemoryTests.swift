import Testing
import TributaryShared
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Clients of one store in memory.
struct SharedMemoryTests {
  let time = VirtualScheduler()
  let memory = SharedMemory()

  @Test func clientsOfOneStoreShowTheSameValue() {
    time.run {
      let (a, b) = (Shared.local(memory), Shared.local(memory))
      let (left, right) = (a.relay("k", initial: 0), b.relay("k", initial: 0))
      time.drain()
      left.accept(1)
      #expect(left.value == 1 && right.value == 0)
      time.drain()
      #expect(right.value == 1)
      #expect(left.currentState == right.currentState)
      #expect(left.currentState == SharedState(phase: .confirmed, revision: 1, isSaved: true))
    }
  }

  @Test func aLateClientShowsTheStoresValueInItsFirstTurn() {
    time.run {
      let a = Shared.local(memory)
      a.relay("k", initial: 0).accept(5)
      time.drain()
      let late = Shared.local(memory).relay("k", initial: 0)
      #expect(late.value == 0)
      time.drain()
      #expect(late.value == 5)
    }
  }

  @Test func twoAcceptsOnOneBaseAreOneConflict() {
    time.run {
      let (a, b) = (Shared.local(memory), Shared.local(memory))
      let sum = SharedResolution<Int>.merge { base, mine, theirs in theirs + mine - base }
      let left = a.relay("k", initial: 0, resolving: sum)
      let right = b.relay("k", initial: 0, resolving: sum)
      time.drain()
      left.accept(1)
      right.accept(10)
      time.drain()
      #expect(left.value == 11 && right.value == 11)
    }
  }

  @Test func oneKeyHasOneRelayInAClient() {
    time.run {
      let shared = Shared.local(memory)
      let relay = shared.relay("k", initial: 0)
      #expect(shared.relay("k", initial: 7) === relay)
    }
  }

  @Test func whatTheStoreDoesNotTakeIsRefusedWithItsReason() {
    time.run {
      let small = SharedMemory(limits: SharedMemoryLimits(valueSize: 8, keySize: 4, keys: 1))
      let shared = Shared.local(small)
      let (text, long, second) = (
        shared.relay("k", initial: ""), shared.relay("longer", initial: ""), shared.relay("l", initial: "")
      )
      time.drain()
      text.accept("123456789")
      long.accept("x")
      time.drain()
      #expect(text.currentState.phase == .failed(.tooLarge(size: 11, limit: 8)) && text.value == "")
      #expect(long.currentState.phase == .failed(.keyTooLong(size: 6, limit: 4)))
      text.accept("1")
      time.drain()
      second.accept("2")
      time.drain()
      #expect(text.currentState.phase == .confirmed)
      #expect(second.currentState.phase == .failed(.storeFull))
    }
  }

  @Test func aClientThatIsReleasedLeavesNothingBehind() {
    time.run {
      weak var shared: Shared?
      weak var relay: SharedRelay<Int>?
      do {
        let client = Shared.local(memory)
        let kept = client.relay("k", initial: 0)
        (shared, relay) = (client, kept)
        time.drain()
        kept.accept(1)
        time.drain()
      }
      time.drain()
      #expect(shared == nil && relay == nil)
    }
  }
}
