import Testing
import TributaryBindings
import TributaryStreams
import TributaryTime
import TributaryViews

/// A field for a value that is no text.
@Suite struct ValueFieldTests {
  private struct Form: View {
    let age: BehaviorRelay<Int>
    @State private var failure: ConversionFailure?
    var body: some View {
      TextField("age", value: age, via: .number, failure: $failure)
      if failure != nil { Text("not a number") }
      Button("next") {}
    }
  }

  private func form(_ time: VirtualScheduler, age: BehaviorRelay<Int>) -> Stage {
    let stage = Stage(time) { Form(age: age) }
    stage.press(.init(.tab))
    return stage
  }

  @Test func `a text that converts is the value`() {
    inVirtualTime { time in
      let age = BehaviorRelay(value: 3)
      let stage = form(time, age: age)
      stage.type("6")
      #expect(age.value == 36)
      #expect(stage.rows.first == "field \"age\" = \"36\" @2 *")
    }
  }

  @Test func `a text that does not convert stays with its error beside it and leaves the value`() {
    inVirtualTime { time in
      let age = BehaviorRelay(value: 12)
      let stage = form(time, age: age)
      stage.type("a")
      #expect(age.value == 12)
      #expect(stage.rows.prefix(2) == ["field \"age\" = \"12a\" @3 *", "text \"not a number\""])
      stage.press(.init(.tab))
      #expect(stage.rows.prefix(2) == ["field \"age\" = \"12a\" @3", "text \"not a number\""])
      stage.press(.init(.tab), .init(.backspace))
      #expect(stage.rows.prefix(2) == ["field \"age\" = \"12\" @2 *", "button \"next\""])
    }
  }

  @Test func `what somebody else writes to the value replaces the text and its error`() {
    inVirtualTime { time in
      let age = BehaviorRelay(value: 12)
      let stage = form(time, age: age)
      stage.type("a")
      age.accept(40)
      #expect(stage.rows.prefix(2) == ["field \"age\" = \"40\" @2 *", "button \"next\""])
    }
  }

  @Test func `the end of an edit gives the text the form of its value, not before`() {
    inVirtualTime { time in
      let age = BehaviorRelay(value: 0)
      let stage = form(time, age: age)
      stage.type("07")
      #expect(age.value == 7)
      #expect(stage.rows.first == "field \"age\" = \"007\" @3 *")
      stage.press(.init(.enter))
      #expect(stage.rows.first == "field \"age\" = \"7\" @1 *")
    }
  }

  @Test func `a value that corrects itself is shown at the end of the edit`() {
    inVirtualTime { time in
      let age = BehaviorRelay(value: 1)
      var said: [Int] = []
      let clamping = age.subscribe(onNext: { if $0 > 130 { age.accept(130) } })
      let listening = age.subscribe(onNext: { said.append($0) })
      let stage = form(time, age: age)
      stage.type("50")
      #expect(age.value == 130)
      #expect(stage.rows.first == "field \"age\" = \"150\" @3 *")
      stage.press(.init(.tab))
      #expect(stage.rows.first == "field \"age\" = \"130\" @3")
      #expect(said.last == 130 && said.count <= 4)
      clamping.dispose()
      listening.dispose()
    }
  }

  private struct Stateful: View {
    @State private var age = 12
    @State private var failure: ConversionFailure?
    @State private var runs = 0
    var body: some View {
      TextField("age", value: $age, via: .number, failure: $failure)
      Text(failure == nil ? "\(age)" : "error")
      Button("run \(runs)") { runs += 1 }.keyboardShortcut("r", modifiers: .control)
    }
  }

  private struct Closures: View {
    @State private var age = 12
    @State private var failure: ConversionFailure?
    @State private var runs = 0
    var body: some View {
      TextField("age", value: Binding(get: { age }, set: { age = $0 }), via: .number, failure: $failure)
      Text(failure == nil ? "\(age)" : "error")
      Button("run \(runs)") {
        runs += 1; age = 5
      }.keyboardShortcut("r", modifiers: .control)
    }
  }

  @Test func `runs of the view leave what is typed, with a state and with closures`() {
    inVirtualTime { time in
      for stage in [Stage(time) { Stateful() }, Stage(time) { Closures() }] {
        stage.press(.init(.tab))
        stage.type("a")
        #expect(stage.rows.prefix(2) == ["field \"age\" = \"12a\" @3 *", "text \"error\""])
        stage.press(.init(.backspace))
        stage.type("3")
        #expect(stage.rows.prefix(2) == ["field \"age\" = \"123\" @3 *", "text \"123\""])
      }
    }
  }

  @Test func `another value in the closures of a later run is another text`() {
    inVirtualTime { time in
      let stage = Stage(time) { Closures() }
      stage.press(.init(.tab))
      stage.type("a")
      stage.press(.init("r", modifiers: .control))
      #expect(stage.rows.prefix(2) == ["field \"age\" = \"5\" @1 *", "text \"5\""])
    }
  }

  @Test func `an empty field is no value where there may be none`() {
    inVirtualTime { time in
      let nickname = BehaviorRelay<String?>(value: nil)
      let stage = Stage(time) { TextField("nickname", value: nickname, via: .default("")) }
      #expect(stage.rows == ["field \"nickname\" = \"\" @0"])
      stage.press(.init(.tab))
      stage.type("A")
      #expect(nickname.value == "A")
      stage.press(.init(.backspace))
      #expect(nickname.value == nil)
    }
  }

  @Test func `nothing of a field is left when it went`() async {
    await #expect(processExitsWith: .success) {
      inVirtualTime { time in
        let age = BehaviorRelay(value: 3)
        let before = Resources.total
        for _ in 0..<1000 {
          let stage = Stage(time) { Form(age: age) }
          stage.press(.init(.tab))
          stage.type("x")
          #expect(Resources.total > before)
          stage.tree.unmount()
        }
        time.drain()
        #expect(Resources.total == before)
      }
    }
  }
}

private struct NoNumber: Error {}

extension Conversion<Int, String> {
  fileprivate static var number: Conversion {
    Conversion(
      get: { "\($0)" },
      put: { (text: String) in
        guard let number = Int(text) else { throw NoNumber() }
        return number
      })
  }
}
