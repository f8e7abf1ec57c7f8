// How a backend with geometry tells the tree how much of an element a person sees.

extension ElementNode {
  /// Tells a list which of its rows show on a backend, counted over all rows, mounted or not.
  ///
  /// The list mounts those that show on any backend, and as many before and after. Other elements ignore it.
  public final func showRows(_ rows: Range<Int>, on backend: any Backend) {
    (self as? ListNode)?.show(rows, by: ObjectIdentifier(backend))
  }

  /// The number of the row that each child of a list stands in, in the order of the children; empty for other elements.
  public final var numbersOfRows: [Int] { (self as? ListNode)?.rowNumbers ?? [] }

  /// Tells a spinner whether it is in sight on a backend; it moves while it is.
  ///
  /// Other elements ignore it.
  public final func setInSight(_ isInSight: Bool, on backend: any Backend) {
    (self as? SpinnerNode)?.show(isInSight, by: ObjectIdentifier(backend))
  }
}
