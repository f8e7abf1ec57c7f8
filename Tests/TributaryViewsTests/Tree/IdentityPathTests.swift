import Testing
import TributaryTime
import TributaryViews

@Suite struct IdentityPathTests {
  private func path(_ label: String, _ stage: Stage) -> String? { stage.element(label)?.identityPath.description }

  @Test func aPathNamesViewsBranchesAndKeysInPlaceOfPositions() {
    struct Rows: View {
      let names: [String]
      var body: some View {
        VStack { ForEach(names, id: \.self) { name in if name.isEmpty { Text("none") } else { Button(name) {} } } }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Rows(names: ["a/b", "c"]) }
      let other = Stage(time) { Rows(names: ["x", "c", "", "a/b"]) }
      #expect(path("a/b", stage)?.hasSuffix("\"a%2Fb\"/0/second button") == true)
      #expect(path("a/b", stage) == path("a/b", other))
      #expect(path("c", stage) == path("c", other))
      #expect(path("none", other)?.hasSuffix("first text") == true)
    }
  }

  @Test func rowsWithEqualIdsHaveDifferentPaths() {
    inVirtualTime { time in
      let stage = Stage(time, warnings: { _ in }) {
        ForEach([1, 1, 2], id: \.self) { Text("row \($0)") }
      }
      let paths = stage.tree.root.elementsBelow.map(\.identityPath)
      #expect(paths.count == 3 && Set(paths).count == 3)
    }
  }

  @Test func rowsThatAreObjectsArePositions() {
    final class Model: Identifiable {}
    inVirtualTime { time in
      func paths() -> [String] {
        let models = [Model(), Model(), Model()]
        let stage = Stage(time) { ForEach(models) { _ in Text("model") } }
        return stage.tree.root.elementsBelow.map(\.identityPath.description)
      }
      let found = paths()
      #expect(Set(found).count == 3)
      #expect(found == paths())
    }
  }

  @Test func aPathInALayerDoesNotTellWhichLayersCameBefore() {
    struct Sheets: View {
      @State private var first: Bool
      @State private var second: Bool
      init(first: Bool, second: Bool) {
        _first = State(initialValue: first)
        _second = State(initialValue: second)
      }
      var body: some View {
        Button("open one") { first = true }.sheet(isPresented: $first) { Button("in one") { second = true } }
        Text("there").sheet(isPresented: $second) { Button("in two") {} }
      }
    }
    inVirtualTime { time in
      let alone = Stage(time) { Sheets(first: false, second: true) }
      let after = Stage(time) { Sheets(first: false, second: false) }
      after.click("open one")
      after.click("in one")
      #expect(path("in two", alone) != nil)
      #expect(path("in two", alone) == path("in two", after))
      #expect(path("in two", after) != path("in one", after))
    }
  }

  @Test func theWayToAScreenDoesNotChangeItsPathsAndAnotherScreenHasOthers() {
    struct Numbers: View {
      @State private var path: [Int]
      init(path: [Int]) { _path = State(initialValue: path) }
      var body: some View {
        NavigationStack(path: $path) {
          Button("far") { path = [1, 3] }
            .navigationDestination(for: Int.self) { number in Button("on from \(number)") { path = [3] } }
        }
      }
    }
    inVirtualTime { time in
      let direct = Stage(time) { Numbers(path: [3]) }
      let walked = Stage(time) { Numbers(path: []) }
      walked.click("far")
      walked.click("on from 3")
      #expect(path("on from 3", direct) != nil)
      #expect(path("on from 3", direct) == path("on from 3", walked))
      let other = Stage(time) { Numbers(path: [4]) }
      #expect(path("on from 4", other) != path("on from 3", direct))
    }
  }

  @Test func anElementIsFoundByItsPath() {
    inVirtualTime { time in
      let stage = Stage(time) {
        VStack {
          Text("one")
          Button("two") {}
        }
      }
      guard let button = stage.element("two") else { return #expect(Bool(false), "there is a button") }
      #expect(stage.tree.root.element(at: button.identityPath) === button)
      let other = Stage(time) { Text("one") }
      #expect(other.tree.root.element(at: button.identityPath) == nil)
    }
  }
}
