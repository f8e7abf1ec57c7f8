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
  func tellWatched() {
    watched.removeAll { watched in
      guard let element = watched.element, element.isMounted, let box = element.backend as? LayoutBox else {
        return true
      }
      let isIn = box.parent != nil
      switch element.content {
      case .list: if isIn { box.noteListPlace() }
      case .spinner:
        let isInSight = isIn && visibleWindow(of: box).intersects(windowFrame(of: box))
        unsafeDowncast(element, to: SpinnerNode.self).show(isInSight)
      default: break
      }
      return !isIn
    }
  }
}
