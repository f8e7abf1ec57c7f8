import Testing
import TributaryTime
import TributaryViews

@Suite struct ViewTreeTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("More") { count += 1 }
      }
    }
  }

  @Test func mountingCommitsTheElementsAsInsertionsIntoTheRoot() {
    inVirtualTime { time in
      let stage = Stage(time) { Counter() }
      #expect(stage.rows == ["column", "  text \"Count: 0\"", "  button \"More\"", "    text \"More\""])
      #expect(stage.backend.commits.count == 1)
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func aWriteRunsTheReaderInOneTurnWithOneCommit() {
    inVirtualTime { time in
      let stage = Stage(time) { Counter() }
      stage.click("More")
      #expect(stage.lastCommit == ["content Count: 1"])
      #expect(stage.backend.commits.count == 2)
      #expect(stage.tree.turns == 1)
    }
  }
}
