import TributaryViews

/// An element that wants to know what of it a person sees: a list, a sign that moves.
struct Watched {
  weak var element: ElementNode?
}

extension LayoutTree {
  /// Notes, as it is laid out, an element that wants to know what of it shows.
  func watch(_ element: ElementNode) {
    if !watched.contains(where: { $0.element === element }) { watched.append(Watched(element: element)) }
  }

  /// Tells each of them what shows now; one that was taken out of the picture is told so and forgotten.
  ///
  /// The list is whole while an element is told or freed: both may run the app's code.
  func tellWatched() {
    let asked = watched
    watched.removeAll()
    var kept: [Watched] = []
    for entry in asked where tell(entry) { kept.append(entry) }
    watched = kept + watched.filter { new in !kept.contains { $0.element === new.element } }
  }

  /// Tells an element what of it shows; false once nothing can show any more.
  private func tell(_ watched: Watched) -> Bool {
    guard let element = watched.element, element.isMounted, let box = mirror[element] else {
      return false
    }
    let isIn = box.isShown
    switch element.content {
    case .list: if isIn { box.noteListPlace(for: owner) }
    case .spinner:
      let isInSight = isIn && visibleWindow(of: box).intersects(windowFrame(of: box))
      unsafeDowncast(element, to: SpinnerNode.self).show(isInSight, by: owner)
    default: break
    }
    return isIn
  }
}
