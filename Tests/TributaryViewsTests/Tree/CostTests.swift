import Observation
import Testing
import TributaryTime
import TributaryViews

@Suite struct CostTests {
  @Observable fileprivate final class RowModel: Identifiable {
    let id: Int
    var label: String
    init(id: Int) {
      self.id = id
      label = "row \(id)"
    }
  }

  private struct ModelRow: View {
    let model: RowModel
    var body: some View {
      HStack {
        Text(model.label)
        Button("x") {}
      }
    }
  }

  private struct StateRow: View {
    let id: Int
    @State private var count = 0
    var body: some View {
      HStack {
        Text("row \(id) \(count)")
        Button("more \(id)") { count += 1 }
      }
    }
  }

  @Test func oneChangedModelAmongAThousandRowsVisitsItsRowOnly() {
    inVirtualTime { time in
      let models = (0..<1000).map(RowModel.init)
      let stage = Stage(time) { ForEach(models) { ModelRow(model: $0) } }
      models[500].label = "changed"
      #expect(stage.lastCommit == ["content changed"])
      // The component, its row, the tuple in it, the text, the button and its label.
      #expect(stage.tree.visitedNodes == 6)
    }
  }

  @Test func oneChangedStateAmongAThousandRowsVisitsItsRowOnly() {
    inVirtualTime { time in
      let stage = Stage(time) { ForEach(0..<1000) { StateRow(id: $0) } }
      stage.click("more 500")
      #expect(stage.lastCommit == ["content row 500 1"])
      #expect(stage.tree.visitedNodes == 6)
    }
  }

  @Test func aRowWithEqualValueIsVisitedButNotRun() {
    final class Log { var runs = 0 }
    struct Leaf: View {
      let number: Int
      let log: Log
      @State private var own = 0
      var body: some View {
        log.runs += 1
        return Text("\(number)\(own)")
      }
    }
    struct Top: View {
      let log: Log
      @State private var runs = 0
      var body: some View {
        ForEach(0..<100) { Leaf(number: $0, log: log) }
        Button("run \(runs)") { runs += 1 }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Top(log: log) }
      #expect(log.runs == 100)
      stage.click("run 0")
      #expect(log.runs == 100)
    }
  }
}
