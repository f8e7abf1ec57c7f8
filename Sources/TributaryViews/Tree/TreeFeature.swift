/// A feature of a mounted tree that keeps a state of its own, such as the focus or the rows of lists.
///
/// The tree calls its features at the stages of a turn, in the order in which it was given them, and knows nothing else
/// of them. A feature finds another one by its type.
package class TreeFeature {
  /// The tree, which owns its features.
  final unowned let tree: ViewTree

  init(in tree: ViewTree) {
    self.tree = tree
  }

  /// All dirty nodes ran, and no change is committed yet; the feature may change the tree.
  func nodesRan() {}

  /// The changes of the turn are committed.
  func committed() {}

  /// A remembered element is about to go, and is still in its place; see ``ElementNode/isRemembered``.
  func elementGoes(_ element: ElementNode) {}

  /// An element was enabled or disabled, or can hold the focus since now, or cannot any more.
  func enabledChanged(of element: ElementNode) {}

  /// The changes that tell a backend what it has to know of the feature beside the elements.
  var state: [Change] { [] }

  /// The tree is about to be unmounted: the feature forgets its nodes.
  func willUnmount() {}

  /// The tree was unmounted, and its last effects ran.
  func unmounted() {}
}

extension ViewTree {
  /// The feature of a type.
  ///
  /// - Precondition: The tree was made with this feature.
  /// - Complexity: linear in the features of the tree, of which there are a handful.
  func feature<Feature: TreeFeature>(_ type: Feature.Type = Feature.self) -> Feature {
    for feature in features where Swift.type(of: feature) == type {
      return unsafeDowncast(feature, to: Feature.self)
    }
    preconditionFailure("The tree has no feature \(Feature.self). Name it where the tree is made, in `features`.")
  }
}
