import Testing
import TributaryStreams
import TributaryTime

/// Contract line 10: a bag or token that dies outside its scope's isolation hands its list to the owner.
@Suite struct HandOverTests {
  @globalActor actor Home {
    static let shared = Home()
  }

  /// A subject whose subscribers die anywhere, while it sends.
  @Home final class World {
    let scope: Scope
    let subject = PublishSubject<Int>()
    var heard = 0
    var ends = 0
    var endsInTurns = 0

    init() {
      scope = .live()
    }

    func models(_ count: Int) -> [Model] {
      scope.run { (0..<count).map { Model(self, $0) } }
    }

    func send(_ number: Int) {
      subject.onNext(number)
    }

    /// Returns once all that was posted before has run.
    func settle() async {
      await withCheckedContinuation { continuation in scope.post { continuation.resume() } }
    }

    func finish() -> Bool {
      scope.cancel()
      return subject.hasObservers
    }
  }

  /// The compiler lets it go to any thread, for all its code runs at home; but it dies wherever it is let go.
  @Home final class Model {
    let bag = DisposeBag()
    let token: ScopedDisposable

    init(_ world: World, _ number: Int) {
      func listen() -> Subscription {
        world.subject.subscribe(
          onNext: { _ in world.heard += 1 },
          onDisposed: {
            world.ends += 1
            if world.scope.isInside { world.endsInTurns += 1 }
          })
      }
      listen().disposed(by: bag)
      token = listen().scoped()
    }
  }

  @Test func `bags that die on eight threads end what they keep in turns of the owner`() async {
    let world = await World()
    let each = 100
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { @concurrent in
          var models = await world.models(each)
          while !models.isEmpty { models.removeLast() }
        }
      }
      group.addTask { @concurrent in
        for number in 0..<300 { await world.send(number) }
      }
    }
    await world.settle()
    #expect(await world.ends == 8 * each * 2)
    #expect(await world.endsInTurns == 8 * each * 2)
    #expect(await !world.finish())
  }

  @Test func `a bag that dies in a turn of its scope ends what it keeps at once`() {
    let time = VirtualScheduler()
    time.run {
      let subject = PublishSubject<Int>()
      do {
        let bag = DisposeBag()
        subject.subscribe().disposed(by: bag)
        #expect(subject.hasObservers)
        withExtendedLifetime(bag) {}
      }
      #expect(!subject.hasObservers)
      do {
        let token = subject.subscribe().scoped()
        #expect(subject.hasObservers)
        withExtendedLifetime(token) {}
      }
      #expect(!subject.hasObservers)
    }
  }

  @Test func `who drives a virtual run may let go of a bag between two entries`() {
    let time = VirtualScheduler()
    let subject = PublishSubject<Int>()
    var bag: DisposeBag?
    time.run {
      bag = DisposeBag()
      subject.subscribe().disposed(by: bag!)
    }
    #expect(subject.hasObservers)
    bag = nil
    #expect(!subject.hasObservers)
  }

  @Test func `without a scope, or with one that was cancelled, what is kept ends where the bag goes`() async {
    let subject = PublishSubject<Int>()
    subject.subscribe().disposed(by: DisposeBag())
    #expect(!subject.hasObservers)
    #expect(await Late().endsAtOnce())
  }

  actor Late {
    func endsAtOnce() -> Bool {
      let scope = Scope.live()
      let subject = PublishSubject<Int>()
      var bag: DisposeBag? = scope.run {
        let bag = DisposeBag()
        subject.subscribe().disposed(by: bag)
        return bag
      }
      scope.cancel()
      bag = nil
      _ = bag
      return !subject.hasObservers
    }
  }

  @Test func `what was on its way to a turn that never comes ends when the scope is cancelled`() async {
    #expect(await Leaving().end() == [true, false])
  }

  actor Leaving {
    func end() -> [Bool] {
      let scope = Scope.live()
      let subject = PublishSubject<Int>()
      var bag: DisposeBag? = scope.run {
        let bag = DisposeBag()
        subject.subscribe().disposed(by: bag)
        return bag
      }
      // Outside of a turn, though at home: it waits for the next one.
      bag = nil
      _ = bag
      let waits = subject.hasObservers
      scope.cancel()
      return [waits, subject.hasObservers]
    }
  }
}
