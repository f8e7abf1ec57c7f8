import Testing
import TributaryBindings
import TributaryFlow
import TributaryStreams
import TributaryTime
import TributaryViews

/// Values of streams that a body reads without a binding.
@Suite struct StreamSourceTests {
  private struct Reader: View {
    let relay: BehaviorRelay<Int>
    @State private var reads = true
    var body: some View {
      Text(reads ? "relay \(relay.value)" : "no relay")
      Button("stop") { reads = false }
    }
  }

  @Test func `a body that reads the value of a relay runs again when the relay accepts`() {
    inVirtualTime { time in
      let relay = BehaviorRelay(value: 1)
      let stage = Stage(time) {
        Reader(relay: relay)
        Text("other")
      }
      #expect(stage.rows.first == "text \"relay 1\"")
      relay.accept(2)
      #expect(stage.rows.first == "text \"relay 2\"")
      #expect(stage.lastCommit == ["content relay 2"])
      for value in 3...10 { relay.accept(value) }
      #expect(stage.rows.first == "text \"relay 10\"")
      #expect(stage.tree.turns == 2, "several values before a turn are one run")
    }
  }

  // What is alive is counted for the process, so these have processes of their own.
  @Test func `nothing listens to the relay any more once no body reads it`() async {
    await #expect(processExitsWith: .success) {
      inVirtualTime { time in
        let relay = BehaviorRelay(value: 1)
        let before = Resources.total
        let stage = Stage(time) { Reader(relay: relay) }
        for value in 2...5 {
          relay.accept(value)
          #expect(stage.rows.first == "text \"relay \(value)\"")
          #expect(Resources.total == before + 1)
        }
        stage.click("stop")
        #expect(Resources.total == before)
        let other = Stage(time) { Reader(relay: relay) }
        #expect(Resources.total == before + 1)
        other.tree.unmount()
        #expect(Resources.total == before)
      }
    }
  }

  @Test func `a value that a model computes from relays is followed`() {
    struct Cart {
      let prices = BehaviorRelay(value: [1, 2])
      let rate = BehaviorSubject(value: 10)
      var total: Int { prices.value.reduce(0, +) * ((try? rate.value()) ?? 0) }
    }
    struct Total: View {
      let cart: Cart
      var body: some View { Text("total \(cart.total)") }
    }
    struct Failure: Error {}
    inVirtualTime { time in
      let cart = Cart()
      let stage = Stage(time) { Total(cart: cart) }
      #expect(stage.rows == ["text \"total 30\""])
      cart.prices.accept([5])
      #expect(stage.rows == ["text \"total 50\""])
      cart.rate.onNext(2)
      #expect(stage.rows == ["text \"total 10\""])
      cart.rate.onError(Failure())
      #expect(stage.rows == ["text \"total 0\""])
    }
  }

  @Test func `rows, sheets, closures of bindings and the environment follow a relay`() {
    inVirtualTime { time in
      let relay = BehaviorRelay(value: 1)
      let stage = Stage(time) {
        ForEach(0..<2) { row in Text("row \(row + relay.value)") }
        List(0..<2) { row in Text("lazy \(row + relay.value)") }
        Toggle("isOn", isOn: Binding(get: { relay.value > 1 }, set: { _ in }))
        TextField("text", text: Binding(get: { "t\(relay.value)" }, set: { _ in }))
        Limit().transformEnvironment(\.lineLimit) { $0 = relay.value }
        EmptyView().sheet(isPresented: .constant(true)) { Text("sheet \(relay.value)") }
      }
      time.drain()
      relay.accept(2)
      for text in ["row 2", "row 3", "lazy 2", "lazy 3", "limit 2", "sheet 2"] {
        #expect(stage.rows.contains { $0.contains(text) }, "\(text)")
      }
      #expect(stage.rows.contains { $0.contains("isOn") && $0.contains("on") && !$0.contains("off") })
      #expect(stage.rows.contains("field \"text\" = \"t2\" @2"))
    }
  }

  private struct Limit: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)") }
  }

  @Observable final class Model { var limit = 1 }

  @Test func `a model that transformEnvironment reads is followed`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Limit().transformEnvironment(\.lineLimit) { $0 = model.limit } }
      #expect(stage.rows == ["text \"limit 1\""])
      model.limit = 2
      #expect(stage.rows == ["text \"limit 2\""])
    }
  }

  @Test func `a body that reads where a navigator is follows it`() {
    struct Place: View {
      let navigator: Navigator
      var body: some View {
        let front = navigator.front
        Text(
          "\(navigator.path.stack.count) \(front?.title ?? "none") \(front?.isVisible == true) \(navigator.canGoBack)")
      }
    }
    inVirtualTime { time in
      let navigator = Navigator(Screen("root"))
      time.drain()
      let stage = Stage(time) { Place(navigator: navigator) }
      #expect(stage.rows == ["text \"1 root true false\""])
      let screen = Screen("next")
      navigator.push(screen)
      #expect(stage.rows == ["text \"2 next true true\""])
      screen.title = "titled"
      #expect(stage.rows == ["text \"2 titled true true\""])
      navigator.pop()
      #expect(stage.rows == ["text \"1 root true false\""])
    }
  }

  @Test func `a body that reads whether a screen is gone, and what became of a request, follows them`() {
    struct Outcome: View {
      let screen: Screen
      let request: NavigationRequest
      var body: some View { Text("\(screen.isDismissed) \(request.outcome.map { "\($0)" } ?? "asked")") }
    }
    inVirtualTime { time in
      let screen = Screen("a")
      screen.leaveGuard = { _ in
        try? await Scope.current.clock.sleep(for: .seconds(1))
        return .allowed
      }
      let navigator = Navigator(Screen("root"))
      navigator.push(screen)
      let request = navigator.pop()
      let stage = Stage(time) { Outcome(screen: screen, request: request) }
      #expect(stage.rows == ["text \"false asked\""])
      time.advance(by: .seconds(1))
      #expect(stage.rows == ["text \"true done\""])
    }
  }

  @Test func `a body that reads what does not convert follows it`() {
    struct Failing: View {
      let binding: TwoWayBinding
      var body: some View { Text(binding.failure == nil ? "right" : "wrong") }
    }
    inVirtualTime { time in
      let (number, text) = (BehaviorRelay(value: 1), BehaviorRelay(value: ""))
      let binding = bind(number, text, via: .text)
      let stage = Stage(time) { Failing(binding: binding) }
      #expect(stage.rows == ["text \"right\""])
      text.accept("x")
      #expect(stage.rows == ["text \"wrong\""])
      text.accept("2")
      #expect(stage.rows == ["text \"right\""])
    }
  }

  @Test func `two trees read one relay, each in its own turns`() {
    inVirtualTime { time in
      let relay = BehaviorRelay(value: 1)
      let stages = (0..<2).map { _ in Stage(time) { Reader(relay: relay) } }
      relay.accept(2)
      for stage in stages { #expect(stage.rows.first == "text \"relay 2\"") }
      stages[0].tree.unmount()
      relay.accept(3)
      #expect(stages[1].rows.first == "text \"relay 3\"")
    }
  }
}
