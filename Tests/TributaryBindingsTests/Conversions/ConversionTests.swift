import Testing
import TributaryBindings
import TributaryStreams

/// Conversions in bindings, and what is seen when a value does not convert.
struct ConversionTests {
  @Test func `number and text: what does not parse leaves the number, shows a failure, and stays as it is typed`() {
    let age = BehaviorRelay(value: 36)
    let text = BehaviorRelay(value: "")
    let binding = bind(age, text, via: .text)
    #expect(text.value == "36" && binding.failure == nil)
    var failures: [String] = []
    let bag = DisposeBag()
    binding.failures.subscribe(onNext: { failure in
      failures.append(failure.map { "\($0.side) \($0.error) at \(text.value)" } ?? "none")
    }).disposed(by: bag)
    let log = Log(text)
    text.accept("12")
    text.accept("12a")
    #expect(age.value == 12 && text.value == "12a")
    #expect(binding.failure?.side == .right)
    #expect(binding.failure?.error as? ConversionError == .text("12a", isNo: "Int"))
    text.accept("12")
    #expect(binding.failure == nil && age.value == 12)
    text.accept("")
    age.accept(7)
    #expect(text.value == "7" && binding.failure == nil)
    #expect(log.values == ["12", "12a", "12", "", "7"])
    #expect(failures == ["none", "right “12a” is no Int at 12a", "none", "right “” is no Int at ", "none"])
  }

  @Test func `the side that leads takes back what does not convert`() {
    let age = BehaviorRelay(value: 36)
    let text = BehaviorRelay(value: "")
    let binding = bind(age, text, via: .text)
    text.accept("x")
    binding.lead(from: .left)
    #expect(text.value == "36" && binding.failure == nil)
  }

  @Test func `a leader that does not convert leaves both as they are`() {
    let age = BehaviorRelay(value: 36)
    let text = BehaviorRelay(value: "x")
    let binding = bind(age, text, leader: .right, via: .text)
    #expect(age.value == 36 && text.value == "x" && binding.failure?.side == .right)
  }

  @Test func `a filter of characters takes over what counts`() {
    let phone = BehaviorRelay(value: "")
    let typed = BehaviorRelay(value: "")
    bind(phone, typed, via: .digits)
    let log = Log(typed)
    typed.accept("0 30/12")
    #expect(phone.value == "03012" && typed.value == "0 30/12")
    phone.accept("7")
    #expect(typed.value == "7")
    #expect(log.values == ["0 30/12", "7"])
    typed.accept("٣7½")
    #expect(phone.value == "7")
  }

  @Test func `trimmed takes over a text without the blanks around it`() {
    let name = BehaviorRelay(value: "")
    let typed = BehaviorRelay(value: "")
    bind(name, typed, via: .trimmed)
    for (text, expected) in [("  a b ", "a b"), ("   ", ""), ("x", "x"), ("\ty", "y")] {
      typed.accept(text)
      #expect(name.value == expected && typed.value == text)
    }
  }

  @Test func `nil is an empty text`() {
    let nickname = BehaviorRelay<String?>(value: nil)
    let field = BehaviorRelay(value: "x")
    bind(nickname, field, via: .default(""))
    #expect(field.value == "")
    field.accept("Bob")
    #expect(nickname.value == "Bob")
    field.accept("")
    #expect(nickname.value == nil)
    nickname.accept("Al")
    #expect(field.value == "Al")
  }

  @Test func `what is required must not become nil`() {
    let number = BehaviorRelay(value: 1)
    let choice = BehaviorRelay<Int?>(value: nil)
    let binding = bind(number, choice, via: .required())
    choice.accept(nil)
    #expect(number.value == 1 && binding.failure?.error as? ConversionError == .noValue)
    choice.accept(2)
    #expect(number.value == 2 && binding.failure == nil)
  }

  enum Payment: Equatable {
    case cash
    case card(String)
  }

  @Test func `a case: while the value is of another one, the other end stays`() {
    let payment = BehaviorRelay(value: Payment.cash)
    let number = BehaviorRelay(value: "1")
    let card = Conversion<Payment, String>.case(Payment.card) { if case .card(let text) = $0 { text } else { nil } }
    let binding = bind(payment, number, via: card)
    #expect(number.value == "1" && binding.failure?.side == .left)
    number.accept("2")
    #expect(payment.value == .card("2") && binding.failure == nil)
    payment.accept(.card("3"))
    #expect(number.value == "3")
    payment.accept(.cash)
    #expect(number.value == "3" && binding.failure?.error as? ConversionError == .otherCase)
  }

  struct Person: Equatable {
    var name = "Ada"
    var age = 36
  }

  @Test func `a part, a conversion after it, and the way round`() {
    let person = BehaviorRelay(value: Person())
    let text = BehaviorRelay(value: "")
    let conversion = Conversion<Person, Int>.part(\.age).then(.text)
    bind(person, text, via: conversion)
    #expect(text.value == "36")
    text.accept("37")
    #expect(person.value == Person(name: "Ada", age: 37))
    let other = BehaviorRelay(value: "40")
    bind(other, person, via: conversion.inverse)
    #expect(person.value == Person(name: "Ada", age: 40) && text.value == "40")
  }

  @Test func `a part of a part, both ways and the way round`() {
    struct Team: Equatable {
      var lead = Person()
      var size = 3
    }
    let team = BehaviorRelay(value: Team())
    let name = BehaviorRelay(value: "")
    let lead = Conversion<Team, Person>.part(\.lead)
    bind(team, name, via: lead.then(.part(\.name)))
    #expect(name.value == "Ada")
    name.accept("Grace")
    #expect(team.value == Team(lead: Person(name: "Grace", age: 36), size: 3))
    let other = BehaviorRelay(value: "Joan")
    bind(other, team, via: Conversion<Person, String>.part(\.name).inverse.then(lead.inverse))
    #expect(team.value == Team(lead: Person(name: "Joan", age: 36), size: 3) && name.value == "Joan")
  }

  @Test func `the user's pair, with what throws`() {
    struct TooCold: Error {}
    let kelvin = Conversion<Double, Double>(
      get: { $0 - 273 },
      put: { if $0 < -273 { throw TooCold() } else { $0 + 273 } })
    let (absolute, celsius) = (BehaviorRelay(value: 273.0), BehaviorRelay(value: 1.0))
    let binding = bind(absolute, celsius, via: kelvin)
    #expect(celsius.value == 0)
    celsius.accept(-300)
    #expect(absolute.value == 273 && binding.failure?.error is TooCold)
  }
}
