import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime
import TributaryViews

/// Views that never settle end their app with a sentence, whatever kind of state keeps them going.
@Suite struct SettlingTests {
  @Observable final class Model { var n = 0 }

  private struct StateLoop: View {
    @State private var n = 0
    var body: some View { Text("\(n)").onChange(of: n, initial: true) { n += 1 } }
  }

  private struct BodyLoop: View {
    @State private var n = 0
    var body: some View {
      let _ = n += 1
      Text("\(n)")
    }
  }

  private struct ModelLoop: View {
    let model: Model
    var body: some View { Text("\(model.n)").onChange(of: model.n, initial: true) { model.n += 1 } }
  }

  private struct BindingLoop: View {
    @State private var n = 0
    var body: some View { Inner(n: $n) }

    struct Inner: View {
      @Binding var n: Int
      var body: some View { Text("\(n)").onChange(of: n, initial: true) { n += 1 } }
    }
  }

  private struct RelayLoop: View {
    let relay: BehaviorRelay<Int>
    var body: some View {
      Text("\(relay.value)").onChange(of: relay.value, initial: true) { relay.accept(relay.value + 1) }
    }
  }

  private struct ReceiveLoop: View {
    let relay: BehaviorRelay<Int>
    @State private var n = 0
    var body: some View {
      Text("\(n)").onReceive(relay) { n = $0 }.onChange(of: n, initial: true) { relay.accept(n + 1) }
    }
  }

  private struct EnvironmentLoop: View {
    @State private var limit: Int? = 1
    var body: some View { Inner { limit = (limit ?? 0) + 1 }.lineLimit(limit) }

    struct Inner: View {
      let grow: () -> Void
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)").onChange(of: limit, initial: true) { grow() } }
    }
  }

  private struct FocusLoop: View {
    @FocusState private var field: Int?
    var body: some View {
      Button("a") {}.focused($field, equals: 0)
      Button("b") {}.focused($field, equals: 1)
        .onChange(of: field, initial: true) { field = field == 0 ? 1 : 0 }
    }
  }

  private struct AppearLoop: View {
    @State private var n = 0
    var body: some View { Text("\(n)").onAppear { n += 1 }.id(n) }
  }

  private struct ReleaseLoop: View {
    final class Last {
      let end: () -> Void
      init(_ end: @escaping () -> Void) { self.end = end }
      deinit { end() }
    }
    @State private var n = 0
    var body: some View { Inner(last: Last { n += 1 }, n: n).onAppear { n = 1 } }

    struct Inner: View {
      let last: Last
      let n: Int
      var body: some View { Text("\(n)") }
    }
  }

  private struct NavigationLoop: View {
    @State private var navigator = Navigator(Screen("root") { Text("root") })
    var body: some View {
      let navigator = navigator
      NavigationView(navigator)
        .onChange(of: navigator.path.front, initial: true) { navigator.replace(with: Screen("next") { Text("next") }) }
    }
  }

  private struct TaskLoop: View {
    @State private var n = 0
    var body: some View { Text("\(n)").task(id: n) { n += 1 } }
  }

  private struct AsyncChangeLoop: View {
    let model: Model
    var body: some View {
      Text("\(model.n)").onChange(of: model.n, initial: true) {
        try? await Scope.current.clock.sleep(for: .zero)
        model.n += 1
      }
    }
  }

  private struct ScheduleLoop: View {
    @State private var n = 0
    var body: some View { Text("\(n)").onAppear { tick() } }
    private func tick() {
      n += 1
      Scope.current.schedule { tick() }
    }
  }

  private static var loops: [(name: String, turns: Int, view: () -> AnyView)] {
    [
      ("a state", 100, { AnyView(StateLoop()) }),
      ("a state in a body", 100, { AnyView(BodyLoop()) }),
      ("a model", 100, { AnyView(ModelLoop(model: Model())) }),
      ("a binding", 100, { AnyView(BindingLoop()) }),
      ("a relay", 100, { AnyView(RelayLoop(relay: BehaviorRelay(value: 0))) }),
      ("onReceive", 100, { AnyView(ReceiveLoop(relay: BehaviorRelay(value: 0))) }),
      ("the environment", 100, { AnyView(EnvironmentLoop()) }),
      ("the focus", 100, { AnyView(FocusLoop()) }),
      ("onAppear", 100, { AnyView(AppearLoop()) }),
      ("the release of an object", 100, { AnyView(ReleaseLoop()) }),
      ("navigation", 10_000, { AnyView(NavigationLoop()) }),
      ("tasks", 10_000, { AnyView(TaskLoop()) }),
      ("an asynchronous onChange", 10_000, { AnyView(AsyncChangeLoop(model: Model())) }),
      ("work that schedules itself", 10_000, { AnyView(ScheduleLoop()) }),
    ]
  }

  @Test(arguments: loops.indices)
  func `a loop ends the app with a sentence, and the pilot keeps it`(index: Int) throws {
    let (name, turns, view) = Self.loops[index]
    let pilot = Pilot(on: .outline) {
      view()
      Button("press") {}
    }
    let failure = try #require(pilot.failure, "\(name) goes on for ever")
    #expect(failure.turns == turns, "\(name)")
    #expect("\(failure)".hasPrefix("The views do not settle: \(turns) turns ran one after another"))
    #expect(pilot.hasEnded)
    // Further driving does nothing, and a click says why.
    pilot.press(KeyPress(.tab))
    pilot.wait(.seconds(1))
    let error = #expect(throws: PilotError.self) { try pilot.click("press") }
    #expect(error?.failure == failure)
    #expect("\(try #require(error))".contains("The views do not settle"))
  }

  @Test func `the sentence names the view that was to run again`() {
    let pilot = Pilot(on: .outline) { ModelLoop(model: Model()) }
    #expect(pilot.failure?.view == "ModelLoop")
  }

  @Test func `a loop that a click begins fails a play script at its line`() {
    struct Delayed: View {
      @State private var loops = false
      var body: some View {
        Button("loop") { loops = true }
        if loops { StateLoop() }
      }
    }
    let pilot = Pilot(on: .outline) { Delayed() }
    #expect(pilot.failure == nil)
    let failure = #expect(throws: PlayFailure.self) {
      try PlayScript("click loop\nscreen").play(on: pilot) { _ in }
    }
    #expect(failure?.line == 1)
    #expect(failure?.reason.hasPrefix("The views do not settle: 100 turns") == true)
  }

  @Test func `one app of several ends, and the others go on`() {
    inVirtualTime { time in
      let looping = Stage(time, warnings: { _ in }) { StateLoop() }
      let other = Stage(time) { AppearOnce() }
      #expect(looping.tree.failure == nil)
      #expect(other.rows == ["button \"1\"", "  text \"1\""])
      #expect(looping.tree.failure != nil)
      other.click("1")
      #expect(other.rows == ["button \"2\"", "  text \"2\""])
      looping.tree.unmount()
    }
  }

  private struct AppearOnce: View {
    @State private var n = 0
    var body: some View { Button("\(n)") { n += 1 }.onAppear { n += 1 } }
  }

  @Test func `a ticker, a long task and many events are no loop`() {
    struct Ticker: View {
      @State private var n = 0
      @State private var done = 0
      @State private var presses = 0
      let relay: BehaviorRelay<Int>
      var body: some View {
        Text("ticks \(n), done \(done), presses \(presses), relay \(relay.value)")
          .task(id: n) {
            try? await Scope.current.clock.sleep(for: .nanoseconds(1))
            n += 1
          }
          .task {
            for step in 1...5_000 {
              try? await Scope.current.clock.sleep(for: .zero)
              done = step
            }
          }
        Button("press") { presses += 1 }.keyboardShortcut("p")
      }
    }
    let relay = BehaviorRelay(value: 0)
    let pilot = Pilot(on: .outline) { Ticker(relay: relay) }
    pilot.wait(.nanoseconds(12_000))
    for _ in 0..<12_000 { pilot.press(KeyPress("p")) }
    for count in 1...12_000 { pilot.scheduler.run { relay.accept(count) } }
    #expect(pilot.failure == nil)
    #expect(pilot.rows[0] == "text \"ticks 12000, done 5000, presses 12000, relay 12000\"")
  }
}
