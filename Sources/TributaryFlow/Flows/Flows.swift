/// Ways to use the roots of flows that a flow is about to contribute.
///
/// ```swift
/// Flows.use(movies, series, when: .ready) { [navigator, home] movies, series in
///   navigator.setTabs([[movies], [series]], of: home)
/// }
/// return .multiple(flowContributors: [
///   .contribute(withNextPresentable: movies, withNextStepper: OneStepper(withSingleStep: MovieStep.list)), …
/// ])
/// ```
public enum Flows {
  /// When the roots of flows are used.
  public enum ExecuteStrategy: Hashable, Sendable {
    /// At once.
    case created
    /// When each flow has handled a first step, and the flows that it contributed at that are ready too.
    case ready
  }

  /// Hands the roots of flows to a block, once: at once, or when all are ready, which may be now.
  ///
  /// If a flow ends before it is ready, the block is never run.
  ///
  /// - Parameters:
  ///   - flows: the flows, any number of them.
  ///   - strategy: when.
  ///   - block: gets the roots, each with its own type.
  public static func use<each Used: Flow>(
    _ flows: repeat each Used, when strategy: ExecuteStrategy, block: @escaping (repeat (each Used).Root) -> Void
  ) {
    var all: [any Flow] = []
    for flow in repeat each flows { all.append(flow) }
    when(strategy, all) { block(repeat (each flows).root) }
  }

  /// Hands the roots of a list of flows to a block, once: at once, or when all are ready, which may be now.
  ///
  /// If a flow ends before it is ready, the block is never run.
  ///
  /// - Parameters:
  ///   - flows: the flows, whose roots are of one type.
  ///   - strategy: when.
  ///   - block: gets the roots in the order of the flows.
  public static func use<Root: Presentable>(
    _ flows: [any Flow<Root>], when strategy: ExecuteStrategy, block: @escaping ([Root]) -> Void
  ) {
    when(strategy, flows) { block(flows.map { $0.root }) }
  }

  private static func when(_ strategy: ExecuteStrategy, _ flows: [any Flow], _ block: @escaping () -> Void) {
    var left = flows.count
    guard strategy == .ready, left > 0 else { return block() }
    for flow in flows {
      FlowReadiness.of(flow).whenReady {
        left -= 1
        if left == 0 { block() }
      }
    }
  }
}
