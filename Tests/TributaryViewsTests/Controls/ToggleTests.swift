import Testing
import TributaryTime
import TributaryViews

@Suite struct ToggleTests {
  private struct Switches: View {
    @State private var isOn = false
    var isDisabled = false
    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn).disabled(isDisabled)
      Text(isOn ? "is on" : "is off")
    }
  }

  @Test func `space, enter and a click turn it`() {
    inVirtualTime { time in
      let stage = Stage(time) { Switches() }
      #expect(stage.rows.first == "toggle \"Wi-Fi\" = \"off\"")
      stage.press(.init(.tab), .init(" "))
      #expect(stage.rows.first == "toggle \"Wi-Fi\" = \"on\" *")
      stage.press(.init(.enter))
      #expect(stage.rows.last == "text \"is off\"")
      stage.click("Wi-Fi")
      #expect(stage.rows.last == "text \"is on\"")
    }
  }

  @Test func `a disabled toggle stays as it is`() {
    inVirtualTime { time in
      let stage = Stage(time) { Switches(isDisabled: true) }
      stage.click("Wi-Fi")
      #expect(stage.rows.first == "toggle \"Wi-Fi\" = \"off\" (disabled)")
    }
  }

  @Test func `it follows the binding, and runs alone for it`() {
    struct Host: View {
      @State private var isOn = false
      let log: () -> Void
      var body: some View {
        log()
        return VStack {
          Toggle("a", isOn: $isOn)
          Button("set") { isOn = true }
        }
      }
    }
    inVirtualTime { time in
      var runs = 0
      let stage = Stage(time) { Host { runs += 1 } }
      stage.click("set")
      #expect(stage.rows.contains("  toggle \"a\" = \"on\""))
      #expect(runs == 1)
      #expect(stage.lastCommit == ["semantics a", "content a"])
    }
  }

  @Test func aToggleOfSeveralBindingsIsMixedWhileTheyDifferAndTurnsAllOfThem() {
    struct Alarm { var isOn: Bool }
    struct Alarms: View {
      @State private var alarms = [Alarm(isOn: false), Alarm(isOn: false), Alarm(isOn: false)]
      var body: some View {
        Toggle("all", sources: $alarms, isOn: \.isOn)
        Toggle("second", isOn: $alarms[1].isOn)
        Text(alarms.map { $0.isOn ? "1" : "0" }.joined())
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Alarms() }
      #expect(stage.rows.first == "toggle \"all\" = \"off\"")
      stage.click("second")
      #expect(stage.rows.first == "toggle \"all\" = \"mixed\"")
      stage.click("all")
      #expect(stage.rows.first == "toggle \"all\" = \"on\"" && stage.rows.last == "text \"111\"")
      stage.click("all")
      #expect(stage.rows.first == "toggle \"all\" = \"off\"" && stage.rows.last == "text \"000\"")
    }
  }

  @Test func aToggleOfBindingsThatAreKeptApartFollowsEachOfThem() {
    struct Pair: View {
      @State private var first = true
      @State private var second = true
      let sources: Int
      var body: some View {
        Toggle("both", sources: [$first, $second].prefix(sources), isOn: \.self)
        Toggle("second", isOn: $second)
        Text("\(first) \(second)")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Pair(sources: 2) }
      #expect(stage.rows.first == "toggle \"both\" = \"on\"")
      stage.click("second")
      #expect(stage.rows.first == "toggle \"both\" = \"mixed\"")
      stage.click("both")
      #expect(stage.rows.last == "text \"true true\"")
      let empty = Stage(time) { Pair(sources: 0) }
      empty.click("both")
      #expect(empty.rows.first == "toggle \"both\" = \"off\"")
    }
  }
}
