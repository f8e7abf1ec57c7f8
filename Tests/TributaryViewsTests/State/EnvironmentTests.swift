import Observation
import Testing
import TributaryTime
import TributaryViews

private struct IndentKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var indent: Int {
    get { self[IndentKey.self] }
    set { self[IndentKey.self] = newValue }
  }
}

@Suite struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.indent) private var indent
    var body: some View { Text("indent \(indent)") }
  }

  @Test func theNearestValueCountsAndTheDefaultWhereThereIsNone() {
    inVirtualTime { time in
      let stage = Stage(time) {
        Reader()
        VStack {
          Reader()
          Reader().environment(\.indent, 2)
        }
        .environment(\.indent, 1)
      }
      #expect(stage.rows == ["text \"indent 0\"", "column", "  text \"indent 1\"", "  text \"indent 2\""])
    }
  }

  @Test func readersAloneRunWhenAValueChanges() {
    final class Log { var runs = 0 }
    struct Middle: View {
      let log: Log
      var body: some View {
        log.runs += 1
        return Reader()
      }
    }
    struct Top: View {
      let log: Log
      @State private var indent = 1
      var body: some View {
        Middle(log: log).environment(\.indent, indent)
        Button("more") { indent += 1 }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Top(log: log) }
      stage.click("more")
      #expect(stage.lastCommit == ["content indent 2"])
      #expect(log.runs == 1)
    }
  }

  @Test func aTransformedValueFollowsTheOneAbove() {
    struct Top: View {
      @State private var indent = 1
      var body: some View {
        Group { Reader() }
          .transformEnvironment(\.indent) { $0 *= 10 }
          .environment(\.indent, indent)
        Button("more") { indent += 1 }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Top() }
      #expect(stage.rows.first == "text \"indent 10\"")
      stage.click("more")
      #expect(stage.rows.first == "text \"indent 20\"")
    }
  }

  @Observable fileprivate final class Session {
    var user = "Ada"
  }

  @Test func aModelIsFoundByItsType() {
    struct User: View {
      @Environment(Session.self) private var session
      var body: some View { Text(session.user) }
    }
    struct Maybe: View {
      @Environment(Session.self) private var session: Session?
      var body: some View { Text(session?.user ?? "nobody") }
    }
    inVirtualTime { time in
      let session = Session()
      let stage = Stage(time) {
        VStack {
          User()
          Maybe()
        }
        .environment(session)
        Maybe()
      }
      #expect(stage.rows == ["column", "  text \"Ada\"", "  text \"Ada\"", "text \"nobody\""])
      session.user = "Eve"
      #expect(stage.rows == ["column", "  text \"Eve\"", "  text \"Eve\"", "text \"nobody\""])
    }
  }

  @Test func aMissingModelTrapsWithASentence() async {
    struct User: View {
      @Environment(Session.self) private var session
      var body: some View { Text(session.user) }
    }
    await #expect(processExitsWith: .failure) {
      inVirtualTime { time in _ = Stage(time) { User() } }
    }
  }

  @Test func exitEndsTheApp() {
    struct Leaver: View {
      @Environment(\.exit) private var exit
      var body: some View { Button("leave") { exit() } }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Leaver() }
      stage.click("leave")
      var exits = 0
      stage.tree.exit.onEnd = { exits += 1 }
      stage.click("leave")
      #expect(exits == 1)
    }
  }
}
