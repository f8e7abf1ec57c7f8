extension View {
  /// Does something after the view was mounted and drawn.
  public func onAppear(_ action: @escaping () -> Void) -> some View {
    LifecycleModifier(content: self, appear: .now(action))
  }

  /// Does something after the view was mounted and drawn, as a task of the view.
  public func onAppear(_ action: @escaping () async -> Void) -> some View {
    LifecycleModifier(content: self, appear: .task(action))
  }

  /// Does something after the view went; where views in it do so too, they come first.
  public func onDisappear(_ action: @escaping () -> Void) -> some View {
    LifecycleModifier(content: self, disappear: .now(action))
  }

  /// Does something after the view went, as a task of the nearest view above that stays; it ends with that.
  public func onDisappear(_ action: @escaping () async -> Void) -> some View {
    LifecycleModifier(content: self, disappear: .task(action))
  }
}

private struct LifecycleModifier<Content: View>: NodeContainer {
  typealias Body = Never
  let content: Content
  var appear: ViewAction?
  var disappear: ViewAction?

  func makeNode(under parent: Node, in context: ViewContext) -> LifecycleNode {
    let node = LifecycleNode(under: parent, appear: appear, disappear: disappear)
    node.appearAfterCommit()
    return node
  }

  func updateNode(_ node: LifecycleNode, in context: ViewContext) {
    _ = exchange(&node.appear, with: appear)
    _ = exchange(&node.disappear, with: disappear)
  }
}

private final class LifecycleNode: Node {
  var appear: ViewAction?
  var disappear: ViewAction?

  init(under parent: Node, appear: ViewAction?, disappear: ViewAction?) {
    self.appear = appear
    self.disappear = disappear
    super.init(under: parent)
  }

  func appearAfterCommit() {
    guard let action = appear else { return }
    tree.afterCommit { [self] in if isMounted, !isSuspended { perform(action, as: "onAppear") } }
  }

  override func sightChanged() {
    guard isSuspended else { return appearAfterCommit() }
    if let action = disappear { tree.afterCommit { [self] in if isMounted { perform(action, as: "onDisappear") } } }
  }

  override func didUnmountChildren() {
    // What rests was told already.
    guard let action = isSuspended ? nil : disappear else { return }
    disappear = nil
    var above = parent
    while let node = above, !node.isMounted { above = node.parent }
    let owner = above ?? tree.root
    tree.afterCommit { owner.performAfter(action) }
  }
}

extension Node {
  /// Runs what a view left behind; if this node has gone too by now, the root takes it.
  fileprivate final func performAfter(_ action: ViewAction) {
    (isMounted ? self : tree.root).perform(action, as: "onDisappear")
  }
}
