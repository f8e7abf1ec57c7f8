import Testing
import TributaryBindings
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Values whose `deinit` uses the bindings that hold them: all is whole when it runs.
struct ReleaseTests {
  /// A value that does something as it goes.
  final class Token: Equatable {
    let number: Int
    private let whenGone: () -> Void

    init(_ number: Int, whenGone: @escaping () -> Void = {}) {
      self.number = number
      self.whenGone = whenGone
    }

    deinit { whenGone() }

    static func == (one: Token, other: Token) -> Bool { one.number == other.number }
  }

  typealias Ends = (a: BehaviorRelay<Token>, b: BehaviorRelay<Token>, c: BehaviorRelay<Token>)

  /// Bound relays, what tokens do to them as they go, and how often they did.
  private final class Stage {
    let ends: Ends = (
      BehaviorRelay(value: Token(0)), BehaviorRelay(value: Token(0)), BehaviorRelay(value: Token(0))
    )
    var bindings: [TwoWayBinding] = []
    var kept: [AnyObject] = []
    private(set) var gone = 0
    /// Whether tokens do nothing any more as they go.
    var isOver = false
    private var count = 0
    private let action: (Stage) -> Void

    init(_ action: @escaping (Stage) -> Void) {
      self.action = action
    }

    /// The next value; it acts as it goes, as long as few have.
    func next() -> Token {
      count += 1
      return Token(count) { [weak self] in
        guard let self, !isOver, gone < 40 else { return }
        gone += 1
        action(self)
      }
    }
  }

  private static var actions: [(String, (Stage) -> Void)] {
    [
      ("writes", { stage in stage.ends.b.accept(Token(1000 + stage.gone)) }),
      ("writes a value that acts too", { stage in stage.ends.a.accept(stage.next()) }),
      ("subscribes", { stage in stage.ends.c.subscribe().dispose() }),
      ("binds", { stage in stage.bindings.append(stage.ends.a <-> BehaviorRelay(value: Token(0))) }),
      (
        "ends all",
        { stage in
          let bindings = stage.bindings
          stage.bindings = []
          for binding in bindings { binding.dispose() }
        }
      ),
      (
        "binds anew",
        { stage in
          let bindings = stage.bindings
          stage.bindings = []
          for binding in bindings { binding.dispose() }
          stage.bindings = [stage.ends.a <-> stage.ends.b, stage.ends.b <-> stage.ends.c]
        }
      ),
      ("writes in a transaction", { stage in transaction { stage.ends.c.accept(Token(2000 + stage.gone)) } }),
    ]
  }

  private static var groups: [(String, (Stage) -> Void)] {
    [
      ("a pair", { $0.bindings = [$0.ends.a <-> $0.ends.b] }),
      ("a chain", { $0.bindings = [$0.ends.a <-> $0.ends.b, $0.ends.b <-> $0.ends.c] }),
      ("a ring", { $0.bindings = [$0.ends.a <-> $0.ends.b, $0.ends.b <-> $0.ends.c, $0.ends.c <-> $0.ends.a] }),
      ("several", { $0.bindings = [bind($0.ends.a, $0.ends.b, $0.ends.c)] }),
      (
        "a conversion that makes new values",
        { stage in
          let renew = Conversion<Token, Token>(get: { Token($0.number) }, put: { Token($0.number) })
          stage.bindings = [bind(stage.ends.a, stage.ends.b, via: renew), bind(stage.ends.b, stage.ends.c, via: renew)]
        }
      ),
      (
        "a ring that contradicts itself",
        { stage in
          let next = Conversion<Token, Token>(get: { Token($0.number + 1) }, put: { Token($0.number - 1) })
          stage.bindings = [
            bind(stage.ends.a, stage.ends.b, via: next), bind(stage.ends.b, stage.ends.c, via: next),
            bind(stage.ends.c, stage.ends.a, via: next),
          ]
        }
      ),
      (
        "a control",
        { stage in
          // It keeps its last value alone, so that others go.
          let values = BehaviorSubject(value: Token(0))
          stage.kept = [values]
          let end = ControlProperty(values: values, valueSink: Binder(values) { $0.onNext($1) })
          stage.bindings = [stage.ends.a <-> end, end <-> stage.ends.b]
        }
      ),
      (
        "a control that corrects",
        { stage in
          let control = ControlEndTests.Control(Token(0)) { $0.number % 2 == 0 ? $0 : Token($0.number + 1) }
          stage.kept = [control]
          stage.bindings = [stage.ends.a <-> control.property, stage.ends.a <-> stage.ends.c]
        }
      ),
      (
        "joined ends",
        { stage in
          let swap = Conversion<(Token, Token), Token>(get: { $0.0 }, put: { token, _ in (token, token) })
          stage.bindings = [bind(joined(stage.ends.a, stage.ends.b), stage.ends.c, via: swap)]
        }
      ),
      (
        "operators",
        { stage in
          stage.bindings = [
            bind(stage.ends.a, stage.ends.b, forward: .debounce(.seconds(1)), backward: .identity),
            bind(stage.ends.b, stage.ends.c, forward: .debounce(.seconds(1))),
          ]
        }
      ),
    ]
  }

  private static var writes: [(String, (Stage) -> Void)] {
    [
      (
        "a write to each",
        { stage in
          for end in [stage.ends.a, stage.ends.b, stage.ends.c] {
            for _ in 0..<3 { end.accept(stage.next()) }
          }
        }
      ),
      (
        "a transaction",
        { stage in
          transaction(stage.ends.a, stage.ends.c) {
            for _ in 0..<3 {
              stage.ends.a.accept(stage.next())
              stage.ends.c.accept(stage.next())
            }
          }
        }
      ),
      (
        "writes from inside a delivery",
        { stage in
          let subscription = stage.ends.a.subscribe(onNext: { [unowned stage] value in
            if (1..<20).contains(value.number) { stage.ends.b.accept(stage.next()) }
          })
          for _ in 0..<3 {
            stage.ends.a.accept(stage.next())
            stage.ends.c.accept(stage.next())
          }
          subscription.dispose()
        }
      ),
      (
        "an end in the middle of a delivery",
        { stage in
          let subscription = stage.ends.a.subscribe(onNext: { [unowned stage] value in
            guard value.number > 0, let binding = stage.bindings.first else { return }
            binding.dispose()
          })
          for _ in 0..<3 { stage.ends.a.accept(stage.next()) }
          subscription.dispose()
        }
      ),
    ]
  }

  @Test(arguments: groups.indices, actions.indices)
  func `a value whose deinit uses its bindings finds them whole`(group: Int, action: Int) {
    inVirtualTime { time in
      UnhandledErrors.$handler.withValue({ _, _ in }) {
        for (name, write) in Self.writes {
          let stage = Stage(Self.actions[action].1)
          Self.groups[group].1(stage)
          write(stage)
          time.advance(by: .seconds(5))
          #expect(stage.gone > 0, "\(Self.groups[group].0), \(Self.actions[action].0), \(name)")
          // The bindings still do what they are for.
          stage.isOver = true
          for binding in stage.bindings { binding.dispose() }
          stage.bindings = [stage.ends.a <-> stage.ends.b, stage.ends.b <-> stage.ends.c]
          stage.ends.c.accept(Token(5000))
          #expect([stage.ends.a, stage.ends.b].allSatisfy { $0.value.number == 5000 })
          stage.bindings = []
        }
      }
    }
  }

  private func inVirtualTime(_ body: (VirtualScheduler) -> Void) {
    let time = VirtualScheduler()
    time.run { body(time) }
  }

  @Test func `an end that goes as the binding is ended may be bound again by what it held`() {
    let relay = BehaviorRelay(value: 0)
    var rebound: TwoWayBinding?
    do {
      let values = PublishSubject<Int>()
      let token = Token(0) { rebound = relay <-> BehaviorRelay(value: 1) }
      let end = BindingEnd(values: values) { [token] _ in _ = token }
      let binding = relay <-> end
      binding.dispose()
    }
    #expect(rebound != nil)
    relay.accept(2)
    #expect(relay.value == 2)
  }
}
