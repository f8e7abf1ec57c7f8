public import Observation

extension View {
  /// Sets a value of the environment for this view and all below it.
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    EnvironmentModifier(content: self) { $0[keyPath: path] = value }
  }

  /// Puts a model into the environment by its type; views below read it with `@Environment(Model.self)`.
  public func environment<Model: AnyObject & Observation.Observable>(_ model: Model?) -> some View {
    EnvironmentModifier(content: self) { $0[model: Model.self] = model }
  }

  /// Changes a value of the environment for this view and all below it, from what it is above.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModifier(content: self, follows: .statesAndModels) { transform(&$0[keyPath: path]) }
  }
}

struct EnvironmentModifier<Content: View>: NodeContainer {
  typealias Body = Never
  let content: Content
  let follows: Follows
  let apply: (inout EnvironmentValues) -> Void

  /// What the closure of a modifier may read: only what is above it, or models too, which costs a watch.
  enum Follows { case states, statesAndModels }

  init(content: Content, follows: Follows = .states, apply: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.follows = follows
    self.apply = apply
  }

  func makeNode(under parent: Node, in context: ViewContext) -> EnvironmentNode {
    let runs = follows == .statesAndModels ? parent.tree.runKind(of: Self.self) : nil
    return EnvironmentNode(under: parent, outer: context.environment, runs: runs, apply: apply)
  }

  func updateNode(_ node: EnvironmentNode, in context: ViewContext) {
    _ = exchange(&node.apply, with: apply)
    node.run()
  }

  func contextInside(_ node: EnvironmentNode, _ context: ViewContext) -> ViewContext { node.context(in: context) }
}

/// The structure of an environment modifier: the values that it sets, which outlive each run.
class EnvironmentNode: Node {
  final var links: [EnvironmentLink] = []
  final var apply: (inout EnvironmentValues) -> Void
  private let outer: EnvironmentValues
  /// The record of the runs that may read models; nil where none does.
  private let runs: RunKind?
  private var values: EnvironmentValues

  init(
    under parent: Node, outer: EnvironmentValues, runs: RunKind?, apply: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.apply = apply
    self.outer = outer
    self.runs = runs
    values = outer
    super.init(under: parent)
    run()
  }

  final func context(in context: ViewContext) -> ViewContext {
    ViewContext(environment: values, attributes: context.attributes, rows: context.rows)
  }

  /// Sets the values; what they are made from above is tracked.
  final func run() {
    isDirty = false
    var values = outer.being(setBy: self)
    if let runs {
      evaluate(runs) { apply(&values) }
    } else {
      track { apply(&values) }
    }
    self.values = values.settled
  }

  override func update() {
    run()
  }

  override func willUnmount() {
    _ = exchange(&apply, with: { _ in })
  }
}
