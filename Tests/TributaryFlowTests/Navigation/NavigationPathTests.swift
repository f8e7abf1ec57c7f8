import Foundation
import Testing
import TributaryFlow
import TributaryTime

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

  private enum Place: String, Codable { case list, details }

  @Test(arguments: [
    "", "{", "[]", "null", "7", "{}", "{\"stack\":{}}", "{\"stack\":[{}]}", "{\"stack\":[\"list\"]}",
    "{\"stack\":[{\"element\":\"removed\"}]}", "{\"stack\":[{\"element\":7}]}",
    "{\"stack\":[{\"element\":\"list\",\"modal\":{\"path\":{\"stack\":[]},\"style\":\"window\"}}]}",
    "{\"stack\":[{\"element\":\"list\",\"modal\":{\"style\":\"sheet\"}}]}",
    "{\"stack\":[{\"element\":\"list\",\"tabs\":{\"paths\":[]}}]}",
    "{\"stack\":[{\"element\":\"list\",\"tabs\":{\"selected\":0}}]}",
  ])
  func `what another version kept and this one does not know is an error, and no trap`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath<Place>.self, from: Data(text.utf8))
    }
  }

  @Test func `what was kept with less or with more than there is now is read`() throws {
    let text = """
      {"version": 9, "stack": [{"element": "list", "badge": 1}, {"element": "details", "tabs": {"paths": [], "selected": 9},
      "modal": {"path": {"stack": []}, "style": "sheet"}}]}
      """
    let path = try JSONDecoder().decode(NavigationPath<Place>.self, from: Data(text.utf8))
    #expect(path.description == "list > details[] ^ ()")
    inVirtualTime { time in
      let navigator = Navigator()
      navigator.set(path.map { Screen("\($0)", route: $0) })
      time.drain()
      #expect(navigator.path.description == "list > details[]")
      // With the empty modal as it was kept, too, nothing traps and Back leads out.
      var screens = navigator.path
      screens.stack[1].modal = .init([])
      navigator.set(screens)
      time.drain()
      for _ in 0..<3 {
        navigator.select(tab: 1)
        navigator.pop()
        navigator.replace(with: Screen("other"))
        navigator.back()
        time.drain()
      }
      #expect(navigator.path.stack.count == 1 && !navigator.canGoBack)
    }
  }
}
