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
