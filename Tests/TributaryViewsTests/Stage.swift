import Testing
import TributaryTime
import TributaryViews

/// A view mounted in virtual time before a test backend.
///
/// The screen has the focus at the start unless a test asks for the first element, so that outlines show no focus that
/// the test did not give.
final class Stage {
  let scheduler: VirtualScheduler
  let backend = TestBackend()
  let tree: ViewTree

  init<Content: View>(
    _ scheduler: VirtualScheduler, firstFocus: FirstFocus = .screen,
    warnings: @escaping (String) -> Void = { Issue.record("warning: \($0)") },
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.scheduler = scheduler
    tree = ViewTree(
      scope: scheduler.scope, backend: backend, firstFocus: firstFocus, onWarning: warnings, content)
  }

  /// The outline of the tree, once all is settled.
  var rows: [String] {
    scheduler.drain()
    return backend.rows
  }

  /// The changes of the last commit, in words.
  var lastCommit: [String] {
    scheduler.drain()
    return (backend.commits.last ?? []).map(\.words)
  }

  func press(_ keys: KeyPress...) {
    for key in keys {
      tree.press(key)
      scheduler.drain()
    }
  }

  func type(_ text: String) {
    for character in text { press(KeyPress(.character(character))) }
  }

  /// The first element with a role and this accessible label, one that can be reached if there is one.
  func element(_ label: String) -> ElementNode? {
    scheduler.drain()
    var found: ElementNode?
    func walk(_ element: ElementNode) {
      element.forEachElement { child in
        if found == nil, child.accessibleLabel == label, child.semantics.role != .none { found = child }
        walk(child)
      }
    }
    tree.front.forEachShownElement {
      if found == nil, $0.accessibleLabel == label, $0.semantics.role != .none { found = $0 }
    }
    if found == nil { walk(tree.root) }
    return found
  }

  /// Activates the element with a label and lets all settle; false if there is none.
  @discardableResult
  func click(_ label: String) -> Bool {
    guard let element = element(label) else { return false }
    tree.activate(element)
    scheduler.drain()
    return true
  }
}

/// Runs a test in the isolation of a virtual scheduler of its own.
func inVirtualTime(_ body: sending (VirtualScheduler) throws -> Void) rethrows {
  let scheduler = VirtualScheduler()
  try scheduler.run { _ in try body(scheduler) }
}

extension Change {
  var words: String {
    func name(_ element: ElementNode?) -> String {
      element.map { $0.accessibleLabel ?? $0.semantics.role.rawValue } ?? "end"
    }
    switch self {
    case .insert(let element, _, let next): return "insert \(name(element)) before \(name(next))"
    case .remove(let element, _): return "remove \(name(element))"
    case .move(let element, _, let next): return "move \(name(element)) before \(name(next))"
    case .content(let element): return "content \(name(element))"
    case .semantics(let element): return "semantics \(name(element))"
    case .focus(_, let element): return "focus \(element.map { name($0) } ?? "nobody")"
    }
  }
}

extension ElementNode {
  /// The nearest elements below, in order.
  var elementsBelow: [ElementNode] {
    var elements: [ElementNode] = []
    forEachElement { elements.append($0) }
    return elements
  }

  /// What a text element shows.
  var text: String? {
    if case .text(let text, _, _) = content { text } else { nil }
  }
}
