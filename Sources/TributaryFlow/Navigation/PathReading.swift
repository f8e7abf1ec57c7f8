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

/// The way from the stack of a path to one further in.
struct PathAddress: Equatable {
  /// One step of the way: the place that is passed, and into what of it.
  struct Hop: Equatable {
    var index: Int
    var way: Way
  }

  enum Way: Equatable {
    case modal
    case tab(Int)
  }

  var hops: [Hop] = []

  func going(_ way: Way, at index: Int) -> PathAddress {
    PathAddress(hops: hops + [Hop(index: index, way: way)])
  }
}

extension NavigationPath {
  /// Reads or changes the stack at an address, in place.
  mutating func withStack<Result>(_ address: PathAddress, _ body: (inout [Place]) -> Result) -> Result {
    withStack(address.hops[...], body)
  }

  private mutating func withStack<Result>(
    _ hops: ArraySlice<PathAddress.Hop>, _ body: (inout [Place]) -> Result
  ) -> Result {
    guard let hop = hops.first else { return body(&stack) }
    let rest = hops.dropFirst()
    switch hop.way {
    case .modal:
      guard stack[hop.index].modal != nil else { preconditionFailure("An address leads into a modal that has gone.") }
      return stack[hop.index].modal!.path.withStack(rest, body)
    case .tab(let tab):
      guard stack[hop.index].tabs != nil else { preconditionFailure("An address leads into tabs that have gone.") }
      return stack[hop.index].tabs!.paths[tab].withStack(rest, body)
    }
  }

  /// The addresses of the stacks on the way to the front, from the outermost to the innermost.
  var frontAddresses: [PathAddress] {
    var addresses = [PathAddress()]
    var path = self
    while let last = path.stack.last {
      let way: PathAddress.Way
      if last.modal != nil { way = .modal } else if let tab = last.tabs?.index { way = .tab(tab) } else { break }
      addresses.append(addresses[addresses.count - 1].going(way, at: path.stack.count - 1))
      guard let next = last.next else { break }
      path = next
    }
    return addresses
  }
}

extension NavigationPath where Element: Equatable {
  /// Where an element is: the stack, and the place in it; what is near the front is found first.
  ///
  /// - Complexity: O(n).
  func find(_ element: Element) -> (address: PathAddress, index: Int)? {
    find(element, PathAddress())
  }

  private func find(_ element: Element, _ address: PathAddress) -> (address: PathAddress, index: Int)? {
    for index in stack.indices.reversed() {
      if stack[index].element == element { return (address, index) }
      if let modal = stack[index].modal, let found = modal.path.find(element, address.going(.modal, at: index)) {
        return found
      }
      guard let tabs = stack[index].tabs else { continue }
      for (tab, path) in tabs.paths.enumerated() {
        if let found = path.find(element, address.going(.tab(tab), at: index)) { return found }
      }
    }
    return nil
  }

  /// The stack that an element is in, or the one at the front if none is named.
  func stackAddress(of element: Element?) -> PathAddress? {
    guard let element else { return frontAddresses.last }
    return find(element)?.address
  }
}
