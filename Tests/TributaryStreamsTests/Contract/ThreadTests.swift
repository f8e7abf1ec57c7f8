import Synchronization
import Testing
import TributaryStreams
import TributaryTime

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

    /// What one thread does inside a stream, and what another does meanwhile.
    @Test func aDisposalDuringADeliveryOfACreatedSourceTraps() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Meeting(at: .delivery).meet { $0.subscription?.dispose() }
        })
      expectSentence(result.standardErrorContent)
    }

    @Test func anElementOfACreatedSourceDuringADisposalTraps() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Meeting(at: .disposal).meet { $0.entrance?.onNext(2) }
        })
      expectSentence(result.standardErrorContent)
    }

    @Test func anEndOfACreatedSourceDuringADisposalTraps() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Meeting(at: .disposal).meet { $0.entrance?.onCompleted() }
        })
      expectSentence(result.standardErrorContent)
    }

    @Test func aDisposalWhileTheSourceRunsTraps() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Meeting(at: .source).meet { $0.subscription?.dispose() }
        })
      expectSentence(result.standardErrorContent)
    }

    @Test func aBagThatGoesElsewhereDuringATimersElementTraps() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Meeting(at: .timer).meet { $0.bag = nil }
        })
      expectSentence(result.standardErrorContent)
    }

    @Test func aSecondSubscriptionDuringADeliveryTraps() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Meeting(at: .delivery).meet { _ = $0.subject.subscribe() }
        })
      expectSentence(result.standardErrorContent)
    }

    private func expectSentence(_ content: [UInt8]) {
      let text = String(decoding: content, as: UTF8.self)
      #expect(text.contains("Two threads are inside one stream at once."), "\(text.prefix(300))")
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
    /// One thread stays inside a stream until another has done something to it; then the process ends well, which is
    /// the failure of the test.
    final class Meeting: @unchecked Sendable {
      enum Place {
        case delivery, disposal, source, timer
      }

      private let place: Place
      private let isInside = Atomic(false)
      private let isDone = Atomic(false)
      let subject = PublishSubject<Int>()
      var subscription: Subscription?
      var entrance: Observer<Int>?
      var bag: DisposeBag?

      init(at place: Place) {
        self.place = place
      }

      func meet(_ intrude: @escaping @Sendable (Meeting) -> Void) {
        Task.detached {
          while !self.isInside.load(ordering: .acquiring) {}
          intrude(self)
          self.isDone.store(true, ordering: .releasing)
        }
        switch place {
        case .delivery, .disposal:
          let stream = Observable<Int>.create { observer in
            self.entrance = observer
            let own = self.subject.subscribe(observer)
            return Disposables.create(with: {
              if self.place == .disposal { self.stay() }
              own.dispose()
            })
          }
          subscription = stream.subscribe(onNext: { _ in if self.place == .delivery { self.stay() } })
          subject.onNext(1)
          subscription?.dispose()
        case .source:
          let source = Observable<Int> { _, subscription in
            self.subscription = subscription
            self.stay()
          }
          _ = source.subscribe()
        case .timer:
          bag = DisposeBag()
          let scheduler = ImmediateScheduler()
          let own = SingleAssignmentDisposable()
          bag?.insert(own)
          let held = PublishSubject<Int>()
          own.setDisposable(held.debounce(.zero, scheduler: scheduler).subscribe(onNext: { _ in self.stay() }))
          held.onNext(1)
        }
      }

      private func stay() {
        isInside.store(true, ordering: .releasing)
        while !isDone.load(ordering: .acquiring) {}
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
