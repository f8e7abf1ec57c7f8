import Tributary

@Observable public final class Counter {
  public private(set) var count = 0
  public private(set) var isBusy = false

  public init() {}

  /// Adds one, once a second has passed.
  public func add() async throws {
    isBusy = true
    defer { isBusy = false }
    try await Scope.current.clock.sleep(for: .seconds(1))
    count += 1
  }
}

public struct CounterView: View {
  @State private var counter = Counter()

  public init() {}

  public var body: some View {
    VStack {
      Text(counter.isBusy ? "One moment …" : "Count: \(counter.count)")
      Button("Add") { try? await counter.add() }
    }
  }
}
