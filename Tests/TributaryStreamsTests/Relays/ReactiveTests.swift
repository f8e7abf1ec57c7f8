import Testing
import TributaryStreams

@Suite struct ReactiveTests {
  final class Switch: ReactiveCompatible {
    var isOn = false
    let changes = PublishSubject<Bool>()
  }

  @Test func `each writable property has a binder`() {
    let control = Switch()
    let subject = PublishSubject<Bool>()
    let subscription = subject.bind(to: control.rx.isOn)
    subject.onNext(true)
    #expect(control.isOn)
    subscription.dispose()
  }

  @Test func `a binder of a property keeps no object`() {
    var control: Switch? = Switch()
    weak let weakControl = control
    let binder = control?.rx.isOn
    control = nil
    #expect(weakControl == nil && binder != nil)
  }

  @Test func `a type extends its namespace`() {
    let control = Switch()
    var seen: [Bool] = []
    let subscription = control.rx.changed.bind { seen.append($0) }
    control.changes.onNext(true)
    #expect(seen == [true] && Switch.rx.defaultState == false)
    subscription.dispose()
  }
}

extension ReactiveTests {
  @Test func aPropertyOfTheNamespaceCanBeSetThroughRx() {
    let control = Switch()
    control.rx.state = true
    #expect(control.isOn && control.rx.state)
    Switch.rx.defaultText = "off"
    #expect(Switch.rx.defaultText == "off, always")
  }
}

extension Reactive<ReactiveTests.Switch> {
  fileprivate var state: Bool {
    get { base.isOn }
    set { base.isOn = newValue }
  }

  fileprivate static var defaultText: String {
    get { "off, always" }
    set {}
  }

  fileprivate var changed: Observable<Bool> { base.changes.asObservable() }
  fileprivate static var defaultState: Bool { false }
}
