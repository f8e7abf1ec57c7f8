import Testing
import TributaryFlow
import TributaryStreams
import TributaryTime
import TributaryViews

struct NavigationStackTests {
  private final class Model {
    var path: [Int] = []
    var navigator: Navigator?
  }

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

  @Test(arguments: [
    ([1, 2, 1], [1, 2, 1, 3]), ([1, 1], [1, 1, 2]), ([1, 2, 1, 3], [1, 2, 1]), ([2, 2, 2], [2, 2]),
    ([1, 2, 1], [1, 2]),
  ])
  func `a value may stand on the path more than once`(before: [Int], after: [Int]) {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Repeating(path: before, next: after, model: model) }
      _ = stage.rows
      let kept = model.navigator?.path.elements ?? []
      #expect(model.path == before && kept.count == before.count + 1)
      stage.click("next")
      #expect(stage.rows.contains { $0.hasSuffix("text \"number \(after.last ?? 0)\"") } && model.path == after)
      let common = min(before.count, after.count) + 1
      #expect(model.navigator?.path.elements.prefix(common) == kept.prefix(common))
      stage.press(KeyPress(.escape))
      #expect(model.path == after.dropLast())
    }
  }

  /// A stack whose path is written by a button beside it.
  private struct Repeating: View {
    @State private var path: [Int]
    let next: [Int]
    let model: Model

    init(path: [Int], next: [Int], model: Model) {
      _path = State(initialValue: path)
      self.next = next
      self.model = model
    }

    var body: some View {
      let (model, next) = (model, next)
      Button("next") { path = next }
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { Numbered(number: $0, model: model) }
      }
      .onChange(of: path, initial: true) { model.path = path }
    }
  }

  private struct Numbered: View {
    let number: Int
    let model: Model
    @Environment(\.navigator) private var navigator

    var body: some View {
      let (model, navigator) = (model, navigator)
      Text("number \(number)").onAppear { model.navigator = navigator }
    }
  }

  @Test func `a type may be declared on several screens, and the one that is left no longer counts`() {
    inVirtualTime { time in
      let stage = Stage(time) {
        NavigationStack {
          NavigationLink("one", value: 1)
          NavigationLink("on") {
            NavigationLink("two", value: 2).navigationDestination(for: Int.self) { Text("inner \($0)") }
          }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
        }
      }
      stage.click("on")
      stage.click("two")
      #expect(stage.rows.contains { $0.hasSuffix("text \"inner 2\"") })
      stage.press(KeyPress(.escape), KeyPress(.escape))
      stage.click("one")
      #expect(stage.rows.contains { $0.hasSuffix("text \"outer 1\"") })
    }
  }

  @Test func `what a value leads to follows the view that declares it, also from a sheet over that`() {
    struct Root: View {
      let ticks: PublishSubject<Void>
      @State private var count = 0
      var body: some View {
        let count = count
        Text("root")
          .onReceive(ticks) { self.count += 1 }
          .navigationDestination(for: Int.self) { number in Text("\(number) of \(count)") }
      }
    }
    inVirtualTime { time in
      let ticks = PublishSubject<Void>()
      let navigator = Navigator(Screen("Root") { Root(ticks: ticks) })
      let stage = Stage(time) { NavigationView(navigator) }
      navigator.present(Screen("Sheet") { NavigationLink("one", value: 1) })
      stage.click("one")
      #expect(stage.rows.contains { $0.hasSuffix("text \"1 of 0\"") })
      ticks.onNext(())
      #expect(stage.rows.contains { $0.hasSuffix("text \"1 of 1\"") })
    }
  }

  @Test func `a value that the app's path cannot hold has its screen all the same`() {
    struct Mixed: View {
      @State private var path: [Int] = []
      let model: Model
      var body: some View {
        let model = model
        Button("seven") { path = [1, 5, 7] }
        Button("two") { path = [2] }
        NavigationStack(path: $path) {
          NavigationLink("one", value: 1)
            .navigationDestination(for: Int.self) { number in
              Text("number \(number)")
              NavigationLink("word", value: "w")
            }
            .navigationDestination(for: String.self) { word in NavigationLink("five after \(word)", value: 5) }
        }
        .onChange(of: path, initial: true) { model.path = path }
      }
    }
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Mixed(model: model) }
      for label in ["one", "word", "five after w"] { stage.click(label) }
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 5\"") } && model.path == [1, 5])
      stage.click("seven")
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 7\"") } && model.path == [1, 5, 7])
      stage.press(KeyPress(.escape), KeyPress(.escape))
      #expect(stage.element("five after w") != nil && model.path == [1])
      stage.click("two")
      #expect(stage.rows.contains { $0.hasSuffix("text \"number 2\"") } && model.path == [2])
      stage.press(KeyPress(.escape))
      #expect(stage.element("one") != nil && model.path == [])
    }
  }

  @Test func `every screen finds in its surroundings what is there by then`() {
    struct Around: View {
      @State private var level = 1
      var body: some View {
        Button("up") { level += 1 }
        NavigationStack { NavigationLink("on") { Reader() } }
          .environment(\.level, level)
      }
    }
    struct Reader: View {
      @Environment(\.level) private var level
      var body: some View { Text("level \(level)") }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Around() }
      stage.click("up")
      stage.click("on")
      #expect(stage.rows.contains { $0.hasSuffix("text \"level 2\"") })
      stage.click("up")
      #expect(stage.rows.contains { $0.hasSuffix("text \"level 3\"") })
      stage.press(KeyPress(.escape))
      stage.click("up")
      stage.click("on")
      #expect(stage.rows.contains { $0.hasSuffix("text \"level 4\"") })
    }
  }
}

private enum LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
