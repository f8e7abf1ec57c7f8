import Tributary

/// What the app knows of its person: who it is, what was asked once, what is on the list.
@Observable
package final class WatchState {
  /// Who is logged in.
  package var user: String?
  /// Whether the person may be told of news; nil until that was asked, which is once.
  package var mayNotify: Bool?
  /// The titles on the list, in the order in which they were put there.
  package var list: [Int] = []
  /// What the person wished for that is not in the catalogue.
  package var wishes: [Wish] = []

  package struct Wish: Hashable {
    package let name: String
    package let kind: Kind

    package init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Whether all that is asked once was answered.
  var isComplete: Bool { user != nil && mayNotify != nil }

  /// Whether the person may be told of news, as a switch shows it.
  var isNotified: Bool {
    get { mayNotify == true }
    set { mayNotify = newValue }
  }

  package func toggle(_ title: Title) {
    if let index = list.firstIndex(of: title.id) { list.remove(at: index) } else { list.append(title.id) }
  }

  package func isOnList(_ title: Title) -> Bool {
    list.contains(title.id)
  }
}
