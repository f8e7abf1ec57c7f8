import Synchronization
import Testing
import TributaryStreams

/// Contract line 11: debug builds trap when two threads are inside one stream at once.
@Suite struct ThreadTests {
  #if DEBUG
    @Test func twoThreadsInsideOneStreamTrapWithASentence() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await Smuggled().meetInside()
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("Two threads are inside one stream at once."))
      #expect(text.contains("Send from elsewhere through an Inlet"))
    }

    @Test func whoDisposesOnAnotherThreadDuringADeliveryTrapsToo() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await Smuggled().disposeInside()
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("Two threads are inside one stream at once."))
    }

    @Test func twoThreadsMayUseOneStreamOneAfterTheOther() async {
      let smuggled = Smuggled()
      #expect(await smuggled.takeTurns(8) == Array(0..<8))
    }

    // SAFETY: wrong on purpose: takes a subject where the compiler would not let it go, to see the trap.
    final class Smuggled: @unchecked Sendable {
      private let subject = PublishSubject<Int>()
      private let isInside = Atomic(false)
      private var heard: [Int] = []

      /// Each number is sent by a task of its own, the next one when that has ended.
      func takeTurns(_ count: Int) async -> [Int] {
        let subscription = subject.subscribe(onNext: { self.heard.append($0) })
        for number in 0..<count { await Task.detached { self.subject.onNext(number) }.value }
        subscription.dispose()
        return heard
      }

      func disposeInside() async {
        let other = subject.subscribe()
        let subscription = subject.subscribe(onNext: { _ in
          self.isInside.store(true, ordering: .releasing)
          while true {}
        })
        let dispose = Disposal(other)
        Task.detached {
          while !self.isInside.load(ordering: .acquiring) {}
          dispose.subscription.dispose()
        }
        subject.onNext(1)
        subscription.dispose()
      }

      func meetInside() async {
        let subscription = subject.subscribe(onNext: { _ in
          // Stays inside the delivery, so that the other thread comes in while it goes on.
          self.isInside.store(true, ordering: .releasing)
          while true {}
        })
        Task.detached {
          while !self.isInside.load(ordering: .acquiring) {}
          self.subject.onNext(2)
        }
        subject.onNext(1)
        subscription.dispose()
      }
    }
    // SAFETY: wrong on purpose, as above.
    final class Disposal: @unchecked Sendable {
      let subscription: Subscription

      init(_ subscription: Subscription) {
        self.subscription = subscription
      }
    }
  #endif
}
