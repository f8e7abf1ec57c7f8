import Testing
import Tributary
import TributaryFunctions

/// Members shadow global functions: inside such a type a function is a member of `Fn`, and an operator a static.
@Suite struct FnTests {
  @Test func `the headline compiles inside a sequence, which has a map of its own`() {
    let time = VirtualScheduler()
    time.run { #expect(["A", "B", "Abc"].charactersTold(time, after: [0, 50, 150]) == 4) }
  }

  @Test func `the headline compiles inside a view, which has members of its own`() {
    let time = VirtualScheduler()
    time.run {
      let view = Counting()
      view.type("A")
      time.advance(by: .milliseconds(50))
      view.type("B")
      time.advance(by: .milliseconds(100))
      view.type("Abc")
      #expect(view.total.value == 4)
    }
  }

  struct Counting: View {
    let total = BehaviorRelay(value: 0)
    let type: Handler<String>

    init() {
      let total = total
      type = with(
        { total.accept(total.value + $0) },
        pipe(.map(get(\String.count)), throttle(time: .milliseconds(100))))
    }

    var body: some View { Text("\(map("total")): \(total.value)") }

    /// A member that shadows the function.
    private func map(_ text: String) -> String { text }
  }
}

extension Sequence where Element == String {
  /// Tells each text at its time, in milliseconds, and counts the characters that passed.
  fileprivate func charactersTold(_ time: VirtualScheduler, after dues: [Int]) -> Int {
    var count = 0
    let handler = with({ count += $0 }, pipe(.map(get(\String.count)), throttle(time: .milliseconds(100))))
    for (text, due) in zip(self, dues) {
      time.advance(to: .milliseconds(due))
      handler(text)
    }
    return count
  }
}
