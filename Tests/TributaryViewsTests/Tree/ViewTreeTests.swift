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

  @Test func aWriteWhileABodyRunsTakesEffectInTheNextTurn() {
    struct Once: View {
      @State private var runs = 0
      var body: some View {
        if runs == 0 { runs = 1 }
        return Text("\(runs)")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Once() }
      #expect(stage.rows == ["text \"1\""])
      #expect(stage.tree.turns == 1)
    }
  }

  @Test func manyWritesAreOneTurn() {
    struct Many: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Button("go") {
          for _ in 0..<10 { a += 1 }
          b = a
        }
        Text("\(a) \(b)")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Many() }
      stage.click("go")
      #expect(stage.rows.last == "text \"10 10\"")
      #expect(stage.tree.turns == 1)
    }
  }

  @Test func aChildThatIsRemovedInTheTurnIsNotRun() {
    final class Log { var runs = 0 }
    struct Child: View {
      let log: Log
      @Binding var count: Int
      var body: some View {
        log.runs += 1
        return Text("\(count)")
      }
    }
    struct Parent: View {
      let log: Log
      @State private var count = 0
      @State private var isShown = true
      var body: some View {
        if isShown { Child(log: log, count: $count) }
        Button("both") {
          count += 1
          isShown = false
        }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Parent(log: log) }
      stage.click("both")
      #expect(log.runs == 1)
      #expect(stage.lastCommit == ["remove 0"])
    }
  }

  @Test func anUnmountedTreeDoesNothing() {
    inVirtualTime { time in
      let stage = Stage(time) { Counter() }
      let button = stage.element("More")
      stage.tree.unmount()
      if let button { stage.tree.activate(button) }
      #expect(stage.tree.press(.init(.tab)) == false)
      time.drain()
      #expect(stage.backend.commits.count == 1)
      #expect(stage.tree.turns == 0)
    }
  }

  @Test func twoTreesShareAModelAndEachRunsItsOwnReaders() {
    final class Shared { var write: () -> Void = {} }
    struct Owner: View {
      let shared: Shared
      @State private var count = 0
      var body: some View { Text("\(count)").onAppear { shared.write = { count += 1 } } }
    }
    inVirtualTime { time in
      let shared = Shared()
      let first = Stage(time) { Owner(shared: shared) }
      let second = Stage(time) { Button("write") { shared.write() } }
      second.click("write")
      #expect(first.rows == ["text \"1\""])
      #expect(second.tree.turns == 0)
    }
  }

  @Test func anOutlineNamesTheElementOfARowThatReactsToClicks() {
    inVirtualTime { time in
      let stage = Stage(time) { Counter() }
      let target = stage.backend.target(column: 3, row: 3)
      #expect(target?.element === stage.element("More"), "the text in the button stands for the button")
      #expect(stage.backend.target(column: 0, row: 9) == nil)
    }
  }

  @Test func aTreeThatIsUnmountedByItsOwnEffectEndsCleanly() {
    struct Leaver: View {
      @Environment(\.exit) private var exit
      let log: (String) -> Void
      @State private var isReady = false
      var body: some View {
        Button("leave") { isReady = true }
          .onChange(of: isReady) { exit() }
          .onDisappear { log("gone") }
          .task {
            do { try await Scope.current.clock.sleep(for: .seconds(9)) } catch { log("cancelled") }
          }
          .onDisappear {
            do { try await Scope.current.clock.sleep(for: .seconds(9)) } catch { log("cancelled too") }
          }
      }
    }
    inVirtualTime { time in
      var log: [String] = []
      let stage = Stage(time) { Leaver { log.append($0) } }
      stage.tree.exit.onEnd = { [unowned tree = stage.tree] in tree.unmount() }
      stage.click("leave")
      time.advance(by: .seconds(20))
      #expect(log.sorted() == ["cancelled", "cancelled too", "gone"])
    }
  }
}
