import Tributary

@Observable package final class Counter {
  package private(set) var count = 0

  package init() {}

  /// Adds one.
  package func add() {
    count += 1
  }
}

package struct CounterView: View {
  @State private var counter = Counter()

  package init() {}

  package var body: some View {
    VStack {
      Text("Count: \(counter.count)")
      Button("Add") { counter.add() }
    }
  }
}
