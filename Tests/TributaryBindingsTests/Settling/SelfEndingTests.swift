import Testing
import TributaryBindings
import TributaryStreams

/// Two relays whose conversion ends their binding when it is called again.
final class SelfEndingBinding {
  struct Failure: Error {}
  private(set) var binding: TwoWayBinding?

  init(_ number: BehaviorRelay<Int>, _ text: BehaviorRelay<String>, fails: Bool) {
    binding = bind(
      number, text,
      via: Conversion<Int, String>(
        get: { [weak self] value in
          try self?.endBinding(fails: fails)
          return "\(value)"
        },
        put: { [weak self] text in
          try self?.endBinding(fails: fails)
          return text.count
        }))
  }

  private func endBinding(fails: Bool) throws {
    guard let binding else { return }
    binding.dispose()
    if fails { throw Failure() }
  }
}

/// A conversion that ends the binding that it belongs to.
struct SelfEndingTests {
  @Test(arguments: [true, false], [true, false])
  func `a conversion that ends its binding leaves the other end as it is`(fails: Bool, fromLeft: Bool) {
    let (number, text) = (BehaviorRelay(value: 1), BehaviorRelay(value: ""))
    let pair = SelfEndingBinding(number, text, fails: fails)
    #expect(text.value == "1")
    let (numbers, texts) = (Log(number), Log(text))
    if fromLeft { number.accept(2) } else { text.accept("four") }
    #expect(numbers.values == (fromLeft ? [2] : []) && texts.values == (fromLeft ? [] : ["four"]))
    #expect(pair.binding?.isDisposed == true && pair.binding?.failure == nil)
    // Nothing of it is left: both ends are free, and can be bound anew.
    number.accept(3)
    text.accept("x")
    #expect(number.value == 3 && text.value == "x")
    bind(number, text, via: .text)
    number.accept(4)
    #expect(text.value == "4")
  }

  @Test(arguments: [true, false])
  func `what else is bound to its ends goes on`(fails: Bool) {
    let (number, text) = (BehaviorRelay(value: 1), BehaviorRelay(value: ""))
    let (twin, copy) = (BehaviorRelay(value: 0), BehaviorRelay(value: ""))
    number <-> twin
    let pair = SelfEndingBinding(number, text, fails: fails)
    text <-> copy
    let logs = (Log(twin), Log(text), Log(copy))
    twin.accept(2)
    #expect(number.value == 2 && pair.binding?.isDisposed == true)
    number.accept(3)
    text.accept("y")
    #expect(logs.0.values == [2, 3] && logs.1.values == ["y"] && logs.2.values == ["y"])
  }

  @Test func `a conversion that ends its binding in a transaction leaves nothing to tell`() {
    let (number, text) = (BehaviorRelay(value: 1), BehaviorRelay(value: ""))
    let pair = SelfEndingBinding(number, text, fails: false)
    let texts = Log(text)
    transaction {
      number.accept(2)
      number.accept(3)
    }
    #expect(number.value == 3 && texts.values == [] && pair.binding?.isDisposed == true)
  }
}
