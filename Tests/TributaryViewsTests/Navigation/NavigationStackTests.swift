import Testing
import TributaryFlow
import TributaryStreams
import TributaryTime
import TributaryViews

struct NavigationStackTests {
  private final class Model { var path: [Int] = [] }

  /// Numbers that lead to twice themselves and one more.
  private struct Numbers: View {
    @State private var path: [Int]
    let model: Model
    var isGuarded = false

    init(path: [Int] = [], model: Model = Model(), isGuarded: Bool = false) {
      _path = State(initialValue: path)
      self.model = model
      self.isGuarded = isGuarded
    }

    var body: some View {
      let (model, isGuarded) = (model, isGuarded)
      NavigationStack(path: $path) {
        NavigationLink("one", value: 1)
        NavigationLink("nowhere", value: "text")
        NavigationLink("never", value: Int?.none)
        Button("far") { path = [1, 2, 3] }
          .navigationTitle("Numbers")
          .navigationDestination(for: Int.self) { number in
            Text("number \(number)")
            NavigationLink("twice", value: number * 2)
            NavigationLink("more", value: number + 1)
            Button("short") { path = [1] }
              .leaveGuard(isActive: isGuarded) { _ in .refused }
          }
      }
      .onChange(of: path, initial: true) { model.path = path }
    }
  }

  @Test func `a link leads to what its value's type is declared to lead to, and the path tells`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Numbers(model: model) }
      stage.click("one")
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 1\"") } && model.path == [1])
      stage.click("twice")
      stage.click("more")
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 3\"") } && model.path == [1, 2, 3])
      stage.press(KeyPress(.escape))
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 2\"") } && model.path == [1, 2])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `writing the path goes there, and what stays at its beginning keeps its screen`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Numbers(path: [7, 8], model: model) }
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 8\"") })
      stage.press(KeyPress(.escape), KeyPress(.escape))
      stage.click("far")
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 3\"") } && model.path == [1, 2, 3])
      stage.click("short")
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 1\"") } && model.path == [1])
    }
  }

  @Test func `a refusal to leave writes the path back`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Numbers(path: [1, 2], model: model, isGuarded: true) }
      _ = stage.rows
      stage.click("short")
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 2\"") } && model.path == [1, 2])
    }
  }

  @Test func `a value without a declaration says what to add, and a link without a value is disabled`() {
    inVirtualTime { time in
      let stage = Stage(time) { Numbers() }
      #expect(stage.element("never")?.isEnabled == false)
      stage.click("nowhere")
      #expect(stage.rows.contains { $0.contains("navigationDestination(for: String.self)") })
    }
  }

  @Test func `the root follows its parent's state`() {
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("count") { count += 1 }
        NavigationStack { Text("root \(count)") }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Parent() }
      stage.click("count")
      #expect(stage.rows.contains { $0.hasSuffix("text \"root 1\"") })
    }
  }

  @Test func `a link to a view leads there, and outside of a stack it is disabled`() {
    inVirtualTime { time in
      let stage = Stage(time) {
        NavigationLink("astray") { Text("lost") }
        NavigationStack { NavigationLink("on") { Text("here").navigationTitle("There") } }
      }
      #expect(stage.element("astray")?.isEnabled == false)
      stage.click("on")
      #expect(stage.rows.contains { $0.hasSuffix("text \"here\"") })
      #expect(stage.rows.contains { $0.hasSuffix("text \"There\"") })
    }
  }
}
