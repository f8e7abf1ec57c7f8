import Testing
import TributaryBindings
import TributaryStreams
import TributaryTime

/// The steps of the article "Two-way binding".
struct TwoWayBindingTests {
  @Test func `two ends, one value`() {
    let name = BehaviorRelay(value: "Ada")
    let field = BehaviorRelay(value: "")
    let (heard, shown) = (Log(name), Log(field))
    name <-> field
    field.accept("Ann")
    name.accept("Grace")
    #expect(heard.values == ["Ann", "Grace"])
    #expect(shown.values == ["Ada", "Ann", "Grace"])
  }

  @Test func `a write arrives once`() {
    let (celsius, slider, gauge) = (BehaviorRelay(value: 20), BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let binding = bind(celsius, slider, gauge)
    slider.accept(21)
    #expect(celsius.value == 21 && gauge.value == 21)
    #expect(!binding.isDisposed)
  }

  @Test func `through a conversion`() {
    let age = BehaviorRelay(value: 36)
    let ageText = BehaviorRelay(value: "")
    let aging = bind(age, ageText, via: .text)
    ageText.accept("37")
    ageText.accept("37a")
    #expect(age.value == 37 && ageText.value == "37a")
    #expect(aging.failure != nil)
    aging.lead(from: .left)
    #expect(ageText.value == "37")
  }

  @Test func `names keep what only one end knows, and change as one`() {
    let (first, last, full) = (BehaviorRelay(value: ""), BehaviorRelay(value: ""), BehaviorRelay(value: ""))
    bind(joined(first, last), full, via: .words)
    first.accept("Jean Paul")
    last.accept("Sartre")
    full.accept("Jean Paul Sartree")
    #expect(first.value == "Jean Paul" && last.value == "Sartree")
    let log = Log(full)
    transaction {
      first.accept("Ada")
      last.accept("Lovelace")
    }
    #expect(log.values == ["Ada Lovelace"])
  }

  @Test func `ends that correct`() {
    let (volume, knob) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let bag = DisposeBag()
    volume.subscribe(onNext: { if $0 > 10 { volume.accept(10) } }).disposed(by: bag)
    volume <-> knob
    knob.accept(50)
    #expect(volume.value == 10 && knob.value == 10)
  }

  @Test func `one direction through an operator`() {
    let time = VirtualScheduler()
    time.run { _ in
      let (typed, query) = (BehaviorRelay(value: ""), BehaviorRelay(value: ""))
      bind(typed, query, forward: .debounce(.milliseconds(300)))
      typed.accept("sw")
      typed.accept("swan")
      #expect(query.value == "")
      time.advance(by: .milliseconds(300))
      #expect(query.value == "swan")
    }
  }
}
