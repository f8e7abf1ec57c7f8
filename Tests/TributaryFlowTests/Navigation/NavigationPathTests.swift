import Foundation
import Testing
import TributaryFlow

struct NavigationPathTests {
  /// Home > (tabs: movies > Dune | *series) > settings over all.
  private static var rich: NavigationPath<String> {
    var tabs = NavigationPath<String>.Place(
      "tabs", tabs: .init([["movies", "Dune"], ["series", "Dark"]], selected: 1))
    tabs.modal = .init(["settings", "theme"])
    return NavigationPath(stack: [.init("home"), tabs])
  }

  @Test func `the front is the end of the way through modals and selected tabs`() {
    #expect(NavigationPath<String>().front == nil)
    #expect((["a", "b"] as NavigationPath).front == "b")
    var path = Self.rich
    #expect(path.front == "theme")
    path.stack[1].modal = nil
    #expect(path.front == "Dark")
    path.stack[1].tabs?.selected = 0
    #expect(path.front == "Dune")
    path.stack[1].tabs?.paths = []
    #expect(path.front == "tabs")
  }

  @Test func `a sheet leaves visible what presented it, a full screen modal covers that`() {
    var path = Self.rich
    #expect(path.shown == ["tabs", "Dark", "theme"])
    path.stack[1].modal?.style = .fullScreen
    #expect(path.shown == ["theme"])
  }

  @Test func `the trail is every stack on the way to the front`() {
    var path = Self.rich
    #expect(path.trail == ["home", "tabs", "settings", "theme"])
    path.stack[1].modal = nil
    #expect(path.trail == ["home", "tabs", "series", "Dark"])
  }

  @Test func `a selection outside of the tabs is the nearest one`() {
    let tabs = NavigationPath<String>.Tabs([["a"], ["b"]], selected: 7)
    #expect(tabs.selection == ["b"])
    #expect(NavigationPath<String>.Tabs([["a"], ["b"]], selected: -3).selection == ["a"])
    #expect(NavigationPath<String>.Tabs([], selected: 1).selection == nil)
  }

  @Test func `all elements come with parents before what hangs on them`() {
    #expect(Self.rich.elements == ["home", "tabs", "movies", "Dune", "series", "Dark", "settings", "theme"])
  }

  @Test func `a path is equal, hashable and codable as its elements are`() throws {
    let path = Self.rich
    var other = path
    #expect(Set([path, other]).count == 1)
    other.stack[1].tabs?.selected = 0
    #expect(path != other)
    let data = try JSONEncoder().encode(path)
    #expect(try JSONDecoder().decode(NavigationPath<String>.self, from: data) == path)
  }

  @Test func `mapping keeps the shape, and what has no other is left out with all that hangs on it`() {
    let lengths = Self.rich.map(\.count)
    #expect(lengths.description == "4 > 4[6 > 4 | *6 > 4] ^ (8 > 5)")
    #expect(Self.rich.compactMap { $0 == "Dune" ? nil : $0 }.elements.contains("Dune") == false)
    #expect(Self.rich.compactMap { $0 == "tabs" ? nil : $0 } == ["home"])
    #expect(Self.rich.compactMap { $0.hasPrefix("s") || $0 == "theme" ? nil : $0 }.stack[1].modal == nil)
  }
}
