import Tributary

@Observable package final class Counter {
  package private(set) var count = 0
  package private(set) var isBusy = false

  package init() {}

  /// Adds one, once a second has passed.
  package func add() async throws {
    isBusy = true
    defer { isBusy = false }
    try await Scope.current.clock.sleep(for: .seconds(1))
    count += 1
  }
}

package struct CounterView: View {
  @State private var counter = Counter()

  package init() {}

  package var body: some View {
    VStack {
      Text(counter.isBusy ? "One moment …" : "Count: \(counter.count)")
      Button("Add") { try? await counter.add() }
    }
  }
}
