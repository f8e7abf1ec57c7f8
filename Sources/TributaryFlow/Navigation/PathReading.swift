extension NavigationPath {
  /// Whether there is nothing on the path.
  public var isEmpty: Bool { stack.isEmpty }

  /// The element at the end of the path: what a person deals with.
  ///
  /// - Complexity: O(n) for n modals and tabs on the way.
  public var front: Element? {
    var last: Element?
    forEachShown { last = $0 }
    return last
  }

  /// The elements on the way to the front, those of each stack that is passed: what a URL tells, and breadcrumbs.
  ///
  /// - Complexity: O(n) for n elements on the way.
  public var trail: [Element] {
    var elements: [Element] = []
    var path = self
    while let last = path.stack.last {
      elements += path.stack.map(\.element)
      guard let next = last.next else { break }
      path = next
    }
    return elements
  }

  /// The elements that a person sees, from the back to the front.
  ///
  /// The last of each stack on the way to the front, but for those that a full screen modal covers.
  ///
  /// - Complexity: O(n) for n modals and tabs on the way.
  public var shown: [Element] {
    var elements: [Element] = []
    forEachShown { elements.append($0) }
    return elements
  }

  /// Calls `body` with each element, parents before what hangs on them, and each stack from its root.
  public func forEach(_ body: (Element) -> Void) {
    for place in stack { place.forEach(body) }
  }

  /// All elements, parents before what hangs on them, and each stack from its root.
  public var elements: [Element] {
    var elements: [Element] = []
    forEach { elements.append($0) }
    return elements
  }

  /// The same path of other elements.
  public func map<Other, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Other
  ) throws(Failure) -> NavigationPath<Other> {
    try compactMap { element throws(Failure) -> Other? in try transform(element) }
  }

  /// The same path of other elements; an element for which there is no other is left out with all that hangs on it.
  public func compactMap<Other, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Other?
  ) throws(Failure) -> NavigationPath<Other> {
    var result = NavigationPath<Other>()
    for place in stack {
      guard let element = try transform(place.element) else { continue }
      var other = NavigationPath<Other>.Place(element)
      if let tabs = place.tabs {
        other.tabs = .init([], selected: tabs.selected)
        for path in tabs.paths { other.tabs?.paths.append(try path.compactMap(transform)) }
      }
      if let modal = place.modal {
        let path = try modal.path.compactMap(transform)
        if !path.isEmpty { other.modal = .init(path, style: modal.style) }
      }
      result.stack.append(other)
    }
    return result
  }

  func forEachShown(_ body: (Element) -> Void) {
    guard let last = stack.last else { return }
    if last.modal?.style != .fullScreen {
      body(last.element)
      if let tabs = last.tabs, let index = tabs.index { tabs.paths[index].forEachShown(body) }
    }
    last.modal?.path.forEachShown(body)
  }
}

extension NavigationPath.Place {
  /// The path that goes on from here: the modal, else the selected tab.
  var next: NavigationPath? {
    if let modal { return modal.path }
    if let tabs, let index = tabs.index { return tabs.paths[index] }
    return nil
  }

  func forEach(_ body: (Element) -> Void) {
    body(element)
    if let tabs { for path in tabs.paths { path.forEach(body) } }
    modal?.path.forEach(body)
  }
}

extension NavigationPath.Tabs {
  /// The index of the path that is seen, or nil without any.
  var index: Int? {
    paths.isEmpty ? nil : min(max(0, selected), paths.count - 1)
  }

  /// The path that is seen, or nil without any.
  public var selection: NavigationPath? {
    index.map { paths[$0] }
  }
}

extension NavigationPath: CustomStringConvertible {
  /// The elements of the stack, tabs in brackets with the selected one marked, what was presented after an arrow.
  public var description: String {
    stack.map { place in
      var text = "\(place.element)"
      if let tabs = place.tabs {
        let index = tabs.index
        let paths = tabs.paths.indices.map { ($0 == index ? "*" : "") + tabs.paths[$0].description }
        text += "[" + paths.joined(separator: " | ") + "]"
      }
      if let modal = place.modal { text += " ^ (" + modal.path.description + ")" }
      return text
    }.joined(separator: " > ")
  }
}
