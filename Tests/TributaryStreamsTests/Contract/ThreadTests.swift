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

    // SAFETY: wrong on purpose: takes a subject where the compiler would not let it go, to see the trap.
    final class Smuggled: @unchecked Sendable {
      private let subject = PublishSubject<Int>()
      private let isInside = Atomic(false)

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
  #endif
}
