import Testing
import TributaryBindings
import TributaryStreams

/// Parts of a value in a relay.
struct PartEndTests {
  struct Person: Equatable {
    var name = "Ada"
    var age = 36
  }

  @Test func `parts of one relay are ends of their own`() {
    let person = BehaviorRelay(value: Person())
    let name = BehaviorRelay(value: "")
    let age = BehaviorRelay(value: 0)
    person.end(\.name) <-> name
    person.end(\.age) <-> age
    #expect(name.value == "Ada" && age.value == 36)
    let logs = (Log(person), Log(name), Log(age))
    name.accept("Grace")
    #expect(person.value == Person(name: "Grace", age: 36))
    person.accept(Person(name: "Joan", age: 23))
    #expect(name.value == "Joan" && age.value == 23)
    #expect(logs.0.values.count == 2)
    #expect(logs.1.values == ["Grace", "Joan"] && logs.2.values == [23])
  }

  @Test func `a part leads, or follows`() {
    let person = BehaviorRelay(value: Person())
    let name = BehaviorRelay(value: "Grace")
    bind(person.end(\.name), name, leader: .right)
    #expect(person.value.name == "Grace")
  }

  @Test func `two parts that one write reaches are both changed, and the whole is sent once`() {
    let person = BehaviorRelay(value: Person())
    let text = BehaviorRelay(value: "")
    let name = BehaviorRelay(value: "")
    name <-> person.end(\.name)
    let number = BehaviorRelay(value: 0)
    number <-> person.end(\.age)
    bind(
      joined(name, number), text,
      via: Conversion(
        get: { "\($0.0)-\($0.1)" },
        put: { text in
          let parts = text.split(separator: "-")
          guard parts.count == 2, let age = Int(parts[1]) else { throw ConversionError.noValue }
          return (String(parts[0]), age)
        }))
    let log = Log(person)
    text.accept("Grace-85")
    #expect(log.values == [Person(name: "Grace", age: 85)])
  }

  @Test func `a part keeps nothing alive`() {
    var person: BehaviorRelay<Person>? = BehaviorRelay(value: Person())
    weak let weakPerson = person
    let name = BehaviorRelay(value: "")
    let binding = person!.end(\.name) <-> name
    person = nil
    #expect(weakPerson == nil && binding.isDisposed)
  }
}
