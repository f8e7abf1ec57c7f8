import Testing
import Tributary
import TributaryTesting

@Suite struct GroupLawsTests {
  @Test func `groups that are bound keep the laws: a ring, a tree, a diamond with an end that corrects`() {
    let violations = GroupLaws.violations(seeds: 0..<50) { group in
      let ends = (0..<5).map { BehaviorRelay(value: $0) }
      for (left, right) in [(0, 1), (1, 2), (2, 0), (1, 3), (2, 3), (3, 4)] { ends[left] <-> ends[right] }
      ends[4].subscribe(onNext: { if $0 > 10 { ends[4].accept(10) } }).disposed(by: bag)
      for (number, end) in ends.enumerated() { group.add("\(number)", end, writing: -20...20) }
      group.agree("one value, ten at most") { ends.allSatisfy { $0.value == ends[0].value && $0.value <= 10 } }
    }
    #expect(violations == [])
  }

  @Test func `degrees in two scales keep their distance`() {
    let violations = GroupLaws.violations(writes: 50, seeds: 0..<100) { group in
      let celsius = BehaviorRelay(value: 0)
      let kelvin = BehaviorRelay(value: 273)
      bind(celsius, kelvin, via: Conversion(get: { $0 + 273 }, put: { $0 - 273 }))
      group.add("celsius", celsius, writing: -300...300)
      group.add("kelvin", kelvin, writing: -30...600)
      group.agree("a difference of 273") { kelvin.value == celsius.value + 273 }
    }
    #expect(violations == [])
  }

  @Test func `an end that is no relay is watched as well`() {
    let violations = GroupLaws.violations(seeds: 0..<20) { group in
      let control = BehaviorSubject(value: "0")
      let model = BehaviorRelay(value: 0)
      let end = BindingEnd(values: control) { control.onNext($0) }
      bind(model, end, via: .text)
      group.add("model", model, writing: 0...99)
      group.add("control", control, writing: ["7", "42"]) { control.onNext($0) }
      group.agree("the text of the number") { (try? control.value()) == String(model.value) }
    }
    #expect(violations == [])
  }

  @Test func `ends that are not bound do not converge`() {
    let violations = GroupLaws.violations(seeds: [7]) { group in
      let (left, right) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
      group.add("left", left, writing: [1])
      group.add("right", right, writing: [2])
      group.agree("left is right") { left.value == right.value }
    }
    #expect(violations.map(\.law) == [.convergence])
    #expect(violations.first?.sentence.hasPrefix("seed 7, write 1, ") == true)
    #expect(violations.first?.sentence.hasSuffix(": not left is right") == true)
  }

  @Test func `a copy that is made twice is an echo`() {
    let violations = GroupLaws.violations(seeds: [7]) { group in
      let (left, right) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
      left.subscribe(onNext: {
        right.accept($0)
        right.accept($0)
      }).disposed(by: bag)
      group.add("left", left, writing: 1...9)
      group.add("right", right, writing: 1...9)
    }
    #expect(violations.map(\.law) == [.echo])
  }

  @Test func `steps on the way to a value are too many emissions`() {
    let violations = GroupLaws.violations(seeds: [7]) { group in
      let (left, right) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
      left.subscribe(onNext: { for step in 1...3 { right.accept($0 * step) } }).disposed(by: bag)
      group.add("left", left, writing: [5])
      group.add("right", right, writing: [4])
    }
    #expect(violations.map(\.law) == [.twoEmissions])
  }

  @Test func `a group without ends is told`() {
    #expect(GroupLaws.violations(seeds: [0]) { _ in }.map(\.law) == [.convergence])
  }

  private let bag = DisposeBag()
}
