import Observation
import Testing
import TributaryTime
import TributaryViews

@Suite struct ObservationTests {
  @Observable fileprivate final class Model {
    var name = "a"
    var other = 0
  }

  private struct Name: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  @Test func aBodyRunsAgainWhenAPropertyThatItReadChanges() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Name(model: model) }
      for name in ["b", "c", "d"] {
        model.name = name
        #expect(stage.rows == ["text \"\(name)\""])
      }
      #expect(stage.tree.turns == 3)
    }
  }

  @Test func aPropertyThatWasNotReadRunsNothing() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Name(model: model) }
      model.other += 1
      #expect(stage.rows == ["text \"a\""])
      #expect(stage.tree.turns == 0)
    }
  }

  @Test func twoWritesAreOneTurn() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Name(model: model) }
      model.name = "b"
      model.name = "c"
      #expect(stage.rows == ["text \"c\""])
      #expect(stage.tree.turns == 1)
    }
  }

  @Test func aRowThatReadsAModelRunsAlone() {
    inVirtualTime { time in
      let models = (0..<10).map { _ in Model() }
      let stage = Stage(time) {
        ForEach(models.indices, id: \.self) { Text(models[$0].name) }
      }
      models[4].name = "b"
      #expect(stage.lastCommit == ["content b"])
      #expect(stage.tree.visitedNodes == 2)
    }
  }

  @Test func bindingsToAModelReadAndWriteIt() {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View {
        TextField("name", text: $model.name)
        Text("\(model.other)")
      }
    }
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Editor(model: model) }
      stage.press(.init(.tab))
      stage.type("b")
      #expect(model.name == "ab")
      model.name = "xyz"
      #expect(stage.rows.first == "field \"name\" = \"xyz\" @3 *")
    }
  }

  private struct Ticker: View {
    let model: Model
    @State private var ticks = 0
    var body: some View { Button("\(model.name)\(ticks)") { ticks += 1 } }
  }

  /// The watches that were made and are still held by somebody.
  private final class Watches {
    private var all: [() -> ObservationSignal?] = []
    var alive: Int { all.count { $0() != nil } }

    func add(of node: Node) {
      if let signal = node.signal { all.append { [weak signal] in signal } }
      for child in node.children { add(of: child) }
    }
  }

  @Test func runningOftenLeavesNoWatchBehind() {
    inVirtualTime { time in
      let model = Model()
      let watches = Watches()
      let stage = Stage(time) { Ticker(model: model) }
      watches.add(of: stage.tree.root)
      for tick in 0..<100 {
        stage.click("a\(tick)")
        watches.add(of: stage.tree.root)
      }
      // The very first watch of a kind of view has no fuse: it ends when the model changes.
      #expect(watches.alive == 2)
      model.name = "b"
      #expect(stage.element("b100") != nil)
      watches.add(of: stage.tree.root)
      #expect(stage.tree.turns == 101)
      #expect(watches.alive == 1)
      stage.tree.unmount()
      #expect(watches.alive == 0)
    }
  }

  @Test func aViewThatWentIsNotRun() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Name(model: model) }
      stage.tree.unmount()
      model.name = "b"
      time.drain()
      #expect(stage.tree.turns == 0)
    }
  }
}
