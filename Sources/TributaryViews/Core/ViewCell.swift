/// A property wrapper of a view that the tree fills in.
protocol CellHolder {
  var cell: ViewCell { get }
}

/// What a property wrapper in a view value holds: its start, and the lasting box once a node has the value.
class ViewCell {
  /// The box of the node that has the view value; nil before it is mounted.
  var box: AnyObject? { nil }

  /// Makes the box, as the view is mounted.
  func makeBox(on node: Node, in context: ViewContext) -> AnyObject { self }

  /// Takes the box of a mounted view.
  func adopt(_ box: AnyObject) {}

  /// A cell with the same start and no box.
  func fresh() -> ViewCell { self }
}
