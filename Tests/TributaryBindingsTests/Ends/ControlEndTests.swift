import Synchronization
import Testing
import TributaryBindings
import TributaryStreams

/// Controls: written to through a closure, heard of through a stream.
struct ControlEndTests {
  /// A control as toolkits have them: it tells of every value, also of what the program writes.
  final class Control<Value> {
    private(set) var writes: [Value] = []
    let values: BehaviorSubject<Value>
    private let correct: (Value) -> Value

    init(_ value: Value, correct: @escaping (Value) -> Value = { $0 }) {
      values = BehaviorSubject(value: value)
      self.correct = correct
    }

    /// What the program writes.
    func write(_ value: Value) {
      writes.append(value)
      values.onNext(correct(value))
    }

    /// What the user does.
    func type(_ value: Value) {
      values.onNext(value)
    }

    var property: ControlProperty<Value> {
      ControlProperty(values: values, valueSink: Binder(self) { $0.write($1) })
    }
  }

  @Test func `relay and control: both ways, without an echo`() {
    let relay = BehaviorRelay(value: "a")
    let control = Control("")
    relay <-> control.property
    #expect(control.writes == ["a"])
    let log = Log(relay)
    control.type("ab")
    #expect(relay.value == "ab" && control.writes == ["a"])
    relay.accept("c")
    #expect(control.writes == ["a", "c"])
    relay.accept("c")
    control.type("c")
    #expect(log.values == ["ab", "c"] && control.writes == ["a", "c"])
  }

  @Test func `control and relay: the control leads where it is the left end`() {
    let relay = BehaviorRelay(value: "a")
    let control = Control("x")
    control.property <-> relay
    #expect(relay.value == "x" && control.writes == [])
  }

  @Test func `two controls, and more on one relay`() {
    let relay = BehaviorRelay(value: 0)
    let controls = (0..<3).map { Control($0) }
    controls[0].property <-> controls[1].property
    controls[1].property <-> relay
    relay <-> controls[2].property
    controls[2].type(5)
    #expect(relay.value == 5)
    #expect(controls.map(\.writes) == [[5], [0, 5], [0]])
    controls[0].type(6)
    #expect(controls.map(\.writes) == [[5], [0, 5, 6], [0, 6]])
    #expect(relay.value == 6)
  }

  @Test func `a control that corrects what it gets has its way, and observers hear of the corrected value only`() {
    let relay = BehaviorRelay(value: 0)
    let other = BehaviorRelay(value: 0)
    let control = Control(0) { min($0, 10) }
    relay <-> other
    relay <-> control.property
    let logs = [Log(relay), Log(other)]
    relay.accept(50)
    #expect(relay.value == 10 && other.value == 10)
    #expect(control.writes == [50])
    #expect(logs.map(\.values) == [[10], [10]])
  }

  @Test(.timeLimit(.minutes(10))) func `a control that is bound twice in one ring comes to rest, whoever corrects`() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let control = Control(0)
    let property = control.property
    a <-> property
    property <-> b
    b <-> a
    let bag = DisposeBag()
    b.subscribe(onNext: { if $0 > 10 { b.accept(10) } }).disposed(by: bag)
    let logs = [Log(a), Log(b)]
    control.type(50)
    #expect(a.value == 10 && b.value == 10)
    #expect(control.writes == [10])
    #expect(logs.allSatisfy { $0.values == [50, 10] })
  }

  @Test func `a control is not written to in the midst of its news, and then once`() {
    let relay = BehaviorRelay(value: 0)
    let control = Control(0)
    relay <-> control.property
    let bag = DisposeBag()
    relay.subscribe(onNext: { if $0 > 10 { relay.accept($0 - 10) } }).disposed(by: bag)
    let log = Log(relay)
    control.type(35)
    #expect(control.writes == [5])
    #expect(log.values == [35, 25, 15, 5])
  }

  @Test func `a control whose value is back before it is written to is not written to`() {
    let relay = BehaviorRelay(value: 0)
    let control = Control(0)
    relay <-> control.property
    transaction {
      relay.accept(1)
      relay.accept(0)
    }
    #expect(control.writes == [])
    relay.accept(2)
    #expect(control.writes == [2])
  }

  @Test(.timeLimit(.minutes(10))) func `a control that is bound twice, as two, is stopped where it does not rest`() {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let control = Control(0)
    let reports = Mutex<[String]>([])
    a <-> control.property
    control.property <-> b
    b <-> a
    let bag = DisposeBag()
    b.subscribe(onNext: { if $0 > 10 { b.accept(10) } }).disposed(by: bag)
    UnhandledErrors.$handler.withValue({ error, _ in reports.withLock { $0.append("\(error)") } }) {
      control.type(50)
    }
    #expect(reports.withLock { $0 } == ["doesNotSettle"])
    #expect(a.value == 10 && b.value == 10)
    control.type(7)
    #expect(a.value == 7 && b.value == 7)
  }

  @Test(arguments: [true, false])
  func `what was written before the last write may be typed at a control any number of times`(isRelay: Bool) {
    let relay = BehaviorRelay(value: 0)
    let (news, others) = (PublishSubject<Int>(), PublishSubject<Int>())
    var written: [Int] = []
    relay <-> BindingEnd(values: news) { written.append($0) }
    relay <-> BindingEnd(values: others) { _ in }
    for number in 1...2000 {
      for value in [number, -number] { if isRelay { relay.accept(value) } else { others.onNext(value) } }
      news.onNext(number)
      #expect(relay.value == number)
    }
    #expect(written.count == 4001)
  }

  @Test func `a control that tells nothing of what it is told may be corrected for ever`() {
    let relay = BehaviorRelay(value: 0)
    let news = BehaviorSubject(value: 0)
    var written: [Int] = []
    BindingEnd(values: news) { written.append($0) } <-> relay
    let bag = DisposeBag()
    relay.subscribe(onNext: { if $0 < 0 { relay.accept(-$0) } }).disposed(by: bag)
    for number in 1...2000 { news.onNext(-number) }
    #expect(written == Array(1...2000))
    // The same each time, after it was written and corrected once.
    relay.accept(-5)
    written = []
    for _ in 1...2000 { news.onNext(-5) }
    #expect(written == Array(repeating: 5, count: 2000) && relay.value == 5)
  }

  @Test func `a control that tells nothing of what it is told may be turned in a circle`() {
    let relay = BehaviorRelay(value: 0)
    let news = PublishSubject<Int>()
    var isTyping = false
    relay <-> BindingEnd(values: news) { _ in isTyping = false }
    let bag = DisposeBag()
    relay.subscribe(onNext: { value in
      guard isTyping else { return }
      isTyping = false
      relay.accept((value + 1) % 3)
    }).disposed(by: bag)
    for number in (0..<3000).reversed() {
      isTyping = true
      news.onNext(number % 3)
      #expect(relay.value == (number + 1) % 3)
    }
  }

  @Test func `values that cannot be compared do not come back`() {
    struct Opaque { let number: Int }
    let relay = BehaviorRelay(value: Opaque(number: 1))
    let control = Control(Opaque(number: 0))
    relay <-> control.property
    let log = Log(relay)
    relay.accept(Opaque(number: 2))
    #expect(control.writes.map(\.number) == [1, 2] && log.values.map(\.number) == [2])
    control.type(Opaque(number: 3))
    #expect(relay.value.number == 3 && control.writes.count == 2)
  }

  @Test func `models and controls are written before any relay sends`() {
    let relay = BehaviorRelay(value: 0)
    let control = Control(0)
    relay <-> control.property
    var seen: [[Int]] = []
    let bag = DisposeBag()
    relay.subscribe(onNext: { _ in seen.append(control.writes) }).disposed(by: bag)
    relay.accept(1)
    #expect(seen == [[], [1]])
  }

  @Test func `an end without a value takes the other's, also as the leader`() {
    let news = PublishSubject<Int>()
    var written: [Int] = []
    let relay = BehaviorRelay(value: 3)
    bind(BindingEnd(values: news) { written.append($0) }, relay)
    #expect(written == [3] && relay.value == 3)
    news.onNext(4)
    #expect(relay.value == 4)
  }

  @Test func `the end of a control's stream ends the binding, and so does its death without a word`() {
    let relay = BehaviorRelay(value: 0)
    let control = Control(0)
    let binding = relay <-> control.property
    let bag = DisposeBag()
    control.values.subscribe(onCompleted: { #expect(binding.isDisposed) }).disposed(by: bag)
    control.values.onCompleted()
    #expect(binding.isDisposed)
    relay.accept(1)
    #expect(control.writes == [])

    var mortal: Control<Int>? = Control(0)
    weak let weakControl = mortal
    let second = relay <-> mortal!.property
    mortal = nil
    #expect(weakControl == nil)
    #expect(second.isDisposed)
  }

  @Test func `a stream that fails is reported and ends the binding, whoever keeps its observer`() {
    struct Broken: Error {}
    let reports = Mutex<[String]>([])
    let relay = BehaviorRelay(value: 0)
    var observers: [Observer<Int>] = []
    var written: [Int] = []
    let values = Observable<Int>.create { observer in
      observers.append(observer)
      return Disposables.create()
    }
    let binding = relay <-> BindingEnd(values: values) { written.append($0) }
    let line = #line - 1
    UnhandledErrors.$handler.withValue({ error, place in reports.withLock { $0.append("\(error) \(place.line)") } }) {
      observers[0].onError(Broken())
    }
    #expect(reports.withLock { $0 } == ["Broken() \(line)"])
    #expect(binding.isDisposed)
    relay.accept(1)
    #expect(written == [0] && observers.count == 1)
  }

  @Test func `an end whose stream is over when it is bound gives its value, and the binding is over`() {
    let (relay, other) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    var written: [Int] = []
    let over = BindingEnd(values: Observable.just(1)) { written.append($0) }
    let bindings = [over <-> relay, bind(relay, other, over), bind(relay, other, over, BehaviorRelay(value: 0))]
    #expect(relay.value == 1 && other.value == 1)
    #expect(bindings.map(\.isDisposed) == [true, true, true])
    relay.accept(2)
    #expect(other.value == 1 && written == [])
  }

  @Test func `an end that never says anything is written to as long as the binding lasts`() {
    let relay = BehaviorRelay(value: 1)
    var written: [Int] = []
    let token = relay <-> BindingEnd(values: Observable.never()) { written.append($0) }
    relay.accept(2)
    #expect(!token.isDisposed && written == [1, 2])
    token.dispose()
    relay.accept(3)
    #expect(written == [1, 2])
  }

  @Test func `the token ends what listens to the control`() {
    let relay = BehaviorRelay(value: 0)
    let control = Control(0)
    let binding = relay <-> control.property
    #expect(control.values.hasObservers)
    binding.dispose()
    #expect(!control.values.hasObservers)
  }
}
