import Observation
import Testing
import TributaryBindings
import TributaryStreams
import TributaryTime

/// Nothing of a binding stays when it is over, in whichever way.
///
/// The count is the process's, so the test has a process of its own.
struct LeakTests {
  @Observation.Observable final class Model {
    var name = ""
  }

  @Test func `whatever ends a binding, nothing of it is left`() async {
    await #expect(processExitsWith: .success) {
      for (name, body) in Self.lives {
        let before = Resources.total
        body()
        #expect(Resources.total == before, "\(name)")
      }
    }
  }

  static var lives: [(String, () -> Void)] {
    [
      (
        "the token",
        {
          relays {
            $0.0 <-> $0.1
          } during: {
            $1.dispose()
          }
        }
      ),
      (
        "the ends' death",
        {
          relays {
            $0.0 <-> $0.1
          } during: { ends, _ in
            ends.0.accept("a")
          }
        }
      ),
      (
        "a conversion that failed",
        {
          let number = BehaviorRelay(value: 1)
          let text = BehaviorRelay(value: "")
          let binding = bind(number, text, via: .text)
          text.accept("x")
          let subscription = binding.failures.subscribe()
          subscription.dispose()
        }
      ),
      (
        "a conversion that ends its binding",
        {
          for fails in [false, true] {
            let (number, text) = (BehaviorRelay(value: 1), BehaviorRelay(value: ""))
            _ = SelfEndingBinding(number, text, fails: fails)
            number.accept(2)
          }
        }
      ),
      (
        "joined ends",
        {
          relays {
            bind(joined($0.0, $0.1), BehaviorRelay(value: ""), via: .words)
          } during: { ends, _ in
            ends.0.accept("b")
          }
        }
      ),
      (
        "a control",
        {
          let values = BehaviorSubject(value: "")
          relays {
            $0.0 <-> ControlProperty(values: values, valueSink: Binder(values) { $0.onNext($1) })
          } during: { ends, _ in
            ends.0.accept("c")
            values.onNext("d")
          }
        }
      ),
      (
        "a model",
        {
          let time = VirtualScheduler()
          time.run { _ in
            let model = Model()
            relays {
              $0.0 <-> BindingEnd(model, \.name)
            } during: { ends, _ in
              ends.0.accept("e")
            }
            time.drain()
          }
        }
      ),
      (
        "operators",
        {
          let time = VirtualScheduler()
          time.run { _ in
            relays {
              bind($0.0, $0.1, forward: .debounce(.seconds(1)), backward: .identity)
            } during: { ends, _ in
              ends.0.accept("f")
            }
            time.advance(by: .seconds(2))
          }
        }
      ),
      (
        "a transaction over relays that are bound to nothing",
        {
          relays { _ in
            BehaviorRelay(value: 0) <-> BehaviorRelay(value: 1)
          } during: { ends, _ in
            transaction(ends.0, ends.1) { ends.0.accept("g") }
          }
        }
      ),
      (
        "several",
        {
          relays {
            bind($0.0, $0.1, BehaviorRelay(value: ""))
          } during: { ends, _ in
            ends.1.accept("h")
          }
        }
      ),
    ]
  }

  private static func relays(
    _ bind: ((BehaviorRelay<String>, BehaviorRelay<String>)) -> TwoWayBinding,
    during body: ((BehaviorRelay<String>, BehaviorRelay<String>), TwoWayBinding) -> Void
  ) {
    let ends = (BehaviorRelay(value: ""), BehaviorRelay(value: "x"))
    body(ends, bind(ends))
  }
}
