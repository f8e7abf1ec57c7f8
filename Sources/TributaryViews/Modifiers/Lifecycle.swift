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

private struct LifecycleModifier<Content: View>: View {
  typealias Body = Never
  let content: Content
  var appear: ViewAction?
  var disappear: ViewAction?

  static func mount(_ view: LifecycleModifier, under parent: Node, in context: ViewContext) -> Node {
    let node = LifecycleNode(under: parent, appear: view.appear, disappear: view.disappear)
    node.appearAfterCommit()
    node.children = [Content.mount(view.content, under: node, in: context)]
    return node
  }

  static func patch(_ node: Node, to view: LifecycleModifier, in context: ViewContext) {
    let node = unsafeDowncast(node, to: LifecycleNode.self)
    node.tree.visitedNodes += 1
    _ = exchange(&node.appear, with: view.appear)
    _ = exchange(&node.disappear, with: view.disappear)
    Content.patch(node.children[0], to: view.content, in: context)
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
