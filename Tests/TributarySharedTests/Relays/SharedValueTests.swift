import Testing
import TributaryBindings
import TributaryShared
import TributaryStreams
import TributaryTesting
import TributaryTime

/// What stands in a store: formats, other versions, values that do not read.
struct SharedValueTests {
  struct Person: Codable, Equatable {
    var name: String
    var age: Int?
  }

  let time = VirtualScheduler()
  let link = ScriptedLink()

  private func relay(_ body: (SharedRelay<Person>, Shared) throws -> Void) rethrows {
    try time.run {
      let shared = Shared(link: link, scope: .current, limits: SharedLimits())
      try body(shared.relay("k", initial: Person(name: "")), shared)
    }
  }

  @Test func fieldsThatThisProgramDoesNotKnowSurviveAWrite() {
    relay { relay, _ in
      link.start(
        .foreign(
          #"{"age":36,"name":"Ada","x":{"deep":[1,null,true],"n":12345678901234567890,"d":0.12345678901234567890123}}"#,
          1))
      #expect(relay.value == Person(name: "Ada", age: 36))
      relay.accept(Person(name: "Ada L.", age: nil))
      #expect(
        link.writes[0].text
          == #"{"name":"Ada L.","x":{"d":0.12345678901234567890123,"deep":[1,null,true],"n":12345678901234567890}}"#)
    }
  }

  @Test func numbersOutOfTheRangeOfDecimalsKeepTheirMagnitude() {
    relay { relay, _ in
      link.start(.foreign(#"{"name":"Ada","big":1e300,"small":5e-324,"zero":0.0}"#, 1))
      relay.accept(Person(name: "B"))
      #expect(link.writes[0].text == #"{"big":1e+300,"name":"B","small":5e-324,"zero":0}"#)
    }
  }

  @Test func aValueThatDoesNotReadAsTheTypeIsReportedAndTheNextOneIsShown() {
    relay { relay, shared in
      let problems = Log(shared.problems)
      link.start(.foreign(#"{"name":"Ada"}"#, 1))
      link.send(.changed(.foreign(#"{"title":"?"}"#, 2)))
      #expect(relay.value == Person(name: "Ada"))
      #expect(problems.elements.map(\.key) == ["k"])
      guard case .unreadable(let reason) = problems.elements[0].failure else {
        Issue.record("\(problems.elements)")
        return
      }
      #expect(reason.hasPrefix("The stored text is not a Person: "))
      link.send(.changed(.foreign(#"{"name":"Bob"}"#, 3)))
      #expect(relay.value == Person(name: "Bob"))
    }
  }

  @Test(arguments: ["", "{", "nul", "\u{0}", #"{"name":}"#]) func bytesThatAreNoJSONAreReportedAndNotOverwritten(
    _ text: String
  ) {
    relay { relay, shared in
      let problems = Log(shared.problems)
      link.start(.foreign(text, 1))
      #expect(problems.elements.count == 1)
      relay.accept(Person(name: "Ada"))
      #expect(link.writes.isEmpty && relay.value == Person(name: ""))
      guard case .failed(.unreadable) = relay.currentState.phase else {
        Issue.record("\(relay.currentState)")
        return
      }
    }
  }

  @Test func anotherMajorVersionIsNeitherReadNorOverwritten() {
    relay { relay, _ in
      link.start(.foreign(#"{"name":"Ada"}"#, 1, version: SharedVersion(major: 2)))
      #expect(relay.value == Person(name: ""))
      relay.accept(Person(name: "Bob"))
      #expect(link.writes.isEmpty)
      #expect(
        relay.currentState.phase
          == .failed(
            .unreadable(
              """
              The value has version 2.0, and this program reads 1.x only. Update the program, or use another key.
              """)))
    }
  }

  @Test func aNewerMinorVersionIsRead() {
    relay { relay, _ in
      link.start(.foreign(#"{"name":"Ada","more":1}"#, 1, version: SharedVersion(minor: 9)))
      #expect(relay.value == Person(name: "Ada"))
    }
  }

  @Test func aNumberThatJSONCannotWriteFailsAndTheStoresValueStaysShown() {
    time.run {
      let shared = Shared(link: link, scope: .current, limits: SharedLimits())
      let relay = shared.relay("k", initial: 0.0)
      link.start(.foreign("1.5", 1))
      relay.accept(.infinity)
      #expect(relay.value == 1.5 && link.writes.isEmpty)
      guard case .failed(.notEncodable) = relay.currentState.phase else {
        Issue.record("\(relay.currentState)")
        return
      }
      relay.accept(2.5)
      #expect(relay.value == 2.5 && link.writes.map(\.text) == ["2.5"])
    }
  }

  @Test func aDeletedKeyShowsTheInitialValueAndIsWrittenOnTopOfItsDeletion() {
    relay { relay, _ in
      link.start(.foreign(#"{"name":"Ada"}"#, 1), .foreign(nil, 2))
      #expect(relay.value == Person(name: ""))
      relay.accept(Person(name: "Bob"))
      #expect(link.writes[0].base == 2)
    }
  }

  @Test func aFieldARelayAndASharedKeyAreOneBinding() {
    time.run {
      let shared = Shared(link: link, scope: .current, limits: SharedLimits())
      let key = shared.relay("k", initial: "")
      let field = BehaviorRelay(value: "")
      let binding = field <-> key
      link.start()
      field.accept("typed")
      #expect(key.value == "typed" && link.writes.map(\.text) == [#""typed""#])
      link.answer(.stored(1))
      link.send(.changed(.foreign(#""theirs""#, 2)))
      #expect(field.value == "theirs" && link.writes.count == 1)
      binding.dispose()
    }
  }

  @Test func anEndThatNormalisesWritesWhatItMadeOfTheirs() {
    time.run {
      let shared = Shared(link: link, scope: .current, limits: SharedLimits())
      let key = shared.relay("k", initial: 0)
      let clamped = BehaviorRelay(value: 0)
      let binding = key <-> clamped
      let rule = clamped.subscribe(onNext: { if $0 > 10 { clamped.accept(10) } })
      link.start()
      link.send(.changed(.foreign("50", 1)))
      #expect(key.value == 10 && clamped.value == 10)
      #expect(link.writes.map(\.text) == ["10"] && link.writes[0].base == 1)
      rule.dispose()
      binding.dispose()
    }
  }
}
