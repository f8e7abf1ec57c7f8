/// A path the plain way: names in nested arrays, rebuilt whole at each change.
struct NavigationModel {
  struct Place {
    var name: Int
    var tabs: [[Place]] = []
    var selected = 0
    var modal: [Place] = []
    var isFullScreen = false
  }

  var stack: [Place] = []

  static func names(_ stack: [Place]) -> [Int] {
    stack.flatMap { place in [place.name] + place.tabs.flatMap(names) + names(place.modal) }
  }

  static func shown(_ stack: [Place]) -> [Int] {
    guard let last = stack.last else { return [] }
    var names: [Int] = []
    if last.modal.isEmpty || !last.isFullScreen {
      names = [last.name]
      if !last.tabs.isEmpty { names += shown(last.tabs[last.selected]) }
    }
    return names + shown(last.modal)
  }

  static func words(_ stack: [Place]) -> String {
    stack.map { place in
      var text = "\(place.name)"
      if !place.tabs.isEmpty {
        let tabs = place.tabs.enumerated().map { ($0 == place.selected ? "*" : "") + words($1) }
        text += "[" + tabs.joined(separator: " | ") + "]"
      }
      if !place.modal.isEmpty { text += " ^ (" + words(place.modal) + ")" }
      return text
    }.joined(separator: " > ")
  }

  /// Changes the stack at the front.
  static func atFront(_ stack: [Place], _ body: ([Place]) -> [Place]) -> [Place] {
    guard var last = stack.last else { return body(stack) }
    if !last.modal.isEmpty {
      last.modal = atFront(last.modal, body)
    } else if !last.tabs.isEmpty {
      last.tabs[last.selected] = atFront(last.tabs[last.selected], body)
    } else {
      return body(stack)
    }
    return stack.dropLast() + [last]
  }

  /// What the back key does; nil if nothing.
  static func back(_ stack: [Place]) -> [Place]? {
    guard var last = stack.last else { return nil }
    if !last.modal.isEmpty {
      last.modal = back(last.modal) ?? []
      return stack.dropLast() + [last]
    }
    if !last.tabs.isEmpty, let tab = back(last.tabs[last.selected]) {
      last.tabs[last.selected] = tab
      return stack.dropLast() + [last]
    }
    return stack.count > 1 ? Array(stack.dropLast()) : nil
  }

  /// Closes the innermost modal on the way to the front; nil if there is none.
  static func dismiss(_ stack: [Place]) -> [Place]? {
    guard var last = stack.last else { return nil }
    if !last.modal.isEmpty {
      last.modal = dismiss(last.modal) ?? []
    } else if !last.tabs.isEmpty, let tab = dismiss(last.tabs[last.selected]) {
      last.tabs[last.selected] = tab
    } else {
      return nil
    }
    return stack.dropLast() + [last]
  }

  /// Selects a tab of the innermost tabs; nil if there are none.
  static func select(_ tab: Int, _ stack: [Place]) -> [Place]? {
    guard var last = stack.last else { return nil }
    if let modal = select(tab, last.modal) {
      last.modal = modal
    } else if !last.tabs.isEmpty {
      if last.modal.isEmpty, let inner = select(tab, last.tabs[last.selected]) {
        last.tabs[last.selected] = inner
      } else {
        guard last.tabs.indices.contains(tab) else { return nil }
        last.selected = tab
      }
    } else {
      return nil
    }
    return stack.dropLast() + [last]
  }
}

/// Changes by name: a screen is looked for in the whole path.
extension NavigationModel {
  /// Changes each stack, those inside before those around them.
  private static func everywhere(_ stack: [Place], _ body: ([Place]) -> [Place]) -> [Place] {
    body(
      stack.map { place in
        var place = place
        place.tabs = place.tabs.map { everywhere($0, body) }
        place.modal = place.modal.isEmpty ? [] : everywhere(place.modal, body)
        return place
      })
  }

  /// Whether a screen is the root of a stack that is no modal's.
  static func isFixedRoot(_ name: Int, _ stack: [Place], isModal: Bool = false) -> Bool {
    if !isModal, stack.first?.name == name { return true }
    return stack.contains { place in
      place.tabs.contains { isFixedRoot(name, $0) } || isFixedRoot(name, place.modal, isModal: true)
    }
  }

  /// The screen at the front.
  static func front(_ stack: [Place]) -> Int {
    var front = 0
    _ = atFront(stack) { stack in
      front = stack.last?.name ?? 0
      return stack
    }
    return front
  }

  /// The root of the stack at the front.
  static func rootOfFront(_ stack: [Place]) -> Int {
    var root = 0
    _ = atFront(stack) { stack in
      root = stack.first?.name ?? 0
      return stack
    }
    return root
  }

  /// Takes one screen out with what hangs on it; what stands on it stays.
  static func remove(_ name: Int, _ stack: [Place]) -> [Place] {
    everywhere(stack) { $0.filter { $0.name != name } }
  }

  /// Takes out the screens that a change named, the last of which is what it was about.
  static func end(_ named: [Int], _ stack: [Place]) -> [Place]? {
    guard let subject = named.last, names(stack).contains(subject), !isFixedRoot(subject, stack) else { return nil }
    return named.reduce(stack) { remove($1, $0) }
  }

  /// Closes a screen with what stands on it; a modal goes with its root, and no other root goes.
  static func dismiss(_ name: Int, _ stack: [Place]) -> [Place]? {
    guard !isFixedRoot(name, stack) else { return nil }
    return everywhere(stack) { Array($0.prefix { $0.name != name }) }
  }

  static func replace(_ old: Int, with new: Int, _ stack: [Place]) -> [Place] {
    everywhere(stack) { $0.map { $0.name == old ? Place(name: new) : $0 } }
  }

  /// Takes away what stands on a screen.
  static func cut(above name: Int, _ stack: [Place]) -> [Place] {
    everywhere(stack) { stack in
      guard let index = stack.firstIndex(where: { $0.name == name }) else { return stack }
      return Array(stack[...index])
    }
  }

  static func setTabs(_ tabs: [[Place]], of name: Int, _ stack: [Place]) -> [Place] {
    everywhere(stack) { stack in
      stack.map { place in
        guard place.name == name else { return place }
        var place = place
        (place.tabs, place.selected) = (tabs, 0)
        return place
      }
    }
  }
}
