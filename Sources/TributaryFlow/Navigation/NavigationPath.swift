/// Where an app is, as a value: a stack of screens, each of which may have tabs with paths of their own and may have
/// presented a modal path.
///
/// ```swift
/// var path: NavigationPath<Place> = [.movies, .details(12)]
/// path.stack[1].modal = .init([.settings])
/// ```
///
/// What a person sees is the end of the path: of a stack the last screen, of tabs the selected one, and over it what it
/// presented. All else is covered, which is not the same as gone.
///
/// A path is equatable, hashable and codable where its elements are. That of a ``Navigator`` has ``Screen``s for
/// elements; ``map(_:)`` makes one of screens from one of routes and back.
public struct NavigationPath<Element> {
  /// The places of the stack, its root first; empty only before there is anything to show.
  public var stack: [Place]

  /// A screen in a stack, and what hangs on it.
  public struct Place {
    /// The screen, or what stands for it.
    public var element: Element
    /// The tabs inside of it, if it has any.
    public var tabs: Tabs?
    /// What it presented, if it did.
    public var modal: Modal?

    /// A place with what hangs on it.
    public init(_ element: Element, tabs: Tabs? = nil, modal: Modal? = nil) {
      self.element = element
      self.tabs = tabs
      self.modal = modal
    }
  }

  /// Several paths of which one is seen.
  public struct Tabs {
    /// The paths, in the order of the tabs.
    public var paths: [NavigationPath]
    /// Which one is seen: an index of ``paths``; others than those count as the nearest.
    public var selected: Int

    /// Tabs, of which the first is seen unless another is named.
    public init(_ paths: [NavigationPath], selected: Int = 0) {
      self.paths = paths
      self.selected = selected
    }
  }

  /// A path over another.
  public struct Modal {
    /// What is presented.
    public var path: NavigationPath
    /// How much it covers.
    public var style: ModalStyle

    /// A path to present.
    public init(_ path: NavigationPath, style: ModalStyle = .sheet) {
      self.path = path
      self.style = style
    }
  }

  /// A path with nothing on it.
  public init() {
    stack = []
  }

  /// A path of one stack, its root first.
  public init(_ elements: some Sequence<Element>) {
    stack = elements.map { Place($0) }
  }

  /// A path of places.
  public init(stack: [Place]) {
    self.stack = stack
  }
}

/// How much a modal covers.
public enum ModalStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// A box over what presented it, which stays visible.
  case sheet
  /// All of the window: what presented it is covered.
  case fullScreen
}

extension NavigationPath: ExpressibleByArrayLiteral {
  /// A path of one stack, its root first.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension NavigationPath: Equatable where Element: Equatable {}
extension NavigationPath: Hashable where Element: Hashable {}
extension NavigationPath: Sendable where Element: Sendable {}
extension NavigationPath: Encodable where Element: Encodable {}
extension NavigationPath: Decodable where Element: Decodable {}
extension NavigationPath.Place: Equatable where Element: Equatable {}
extension NavigationPath.Place: Hashable where Element: Hashable {}
extension NavigationPath.Place: Sendable where Element: Sendable {}
extension NavigationPath.Place: Encodable where Element: Encodable {}
extension NavigationPath.Place: Decodable where Element: Decodable {}
extension NavigationPath.Tabs: Equatable where Element: Equatable {}
extension NavigationPath.Tabs: Hashable where Element: Hashable {}
extension NavigationPath.Tabs: Sendable where Element: Sendable {}
extension NavigationPath.Tabs: Encodable where Element: Encodable {}
extension NavigationPath.Tabs: Decodable where Element: Decodable {}
extension NavigationPath.Modal: Equatable where Element: Equatable {}
extension NavigationPath.Modal: Hashable where Element: Hashable {}
extension NavigationPath.Modal: Sendable where Element: Sendable {}
extension NavigationPath.Modal: Encodable where Element: Encodable {}
extension NavigationPath.Modal: Decodable where Element: Decodable {}
