import Testing
import TributaryFlow
import TributaryStreams
import TributaryTime
import TributaryViews

struct PresentedDestinationTests {
  private final class Model {
    var isThere = false
    var item: Int?
    weak var navigator: Navigator?
  }

  private final class Held {}

  private struct Ahead: View {
    @State private var isThere = false
    @State private var item: Int?
    let model: Model
    var isGuarded = false

    init(model: Model, isGuarded: Bool = false) {
      self.model = model
      self.isGuarded = isGuarded
    }

    var body: some View {
      let (model, isGuarded) = (model, isGuarded)
      let (isThere, item) = ($isThere, $item)
      NavigationStack {
        Button("on") { isThere.wrappedValue = true }
          .navigationDestination(isPresented: isThere) {
            Text("ahead").leaveGuard(isActive: isGuarded) { _ in .refused }
            Button("off") { isThere.wrappedValue = false }
            NavigationLink("further") { Button("all off") { isThere.wrappedValue = false } }
          }
        Button("seven") { item.wrappedValue = 7 }
          .navigationDestination(item: item) { number in
            Text("number \(number)")
            Counter()
            Button("eight") { item.wrappedValue = 8 }
            Button("none") { item.wrappedValue = nil }
          }
      }
      .onChange(of: isThere.wrappedValue, initial: true) { (now: Bool) in model.isThere = now }
      .onChange(of: item.wrappedValue, initial: true) { (now: Int?) in model.item = now }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private static func shows(_ text: String, _ stage: Stage) -> Bool {
    stage.rows.contains { $0.contains("\"\(text)\"") }
  }

  @Test func `a binding leads on, and back`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Ahead(model: model) }
      #expect(!Self.shows("ahead", stage))
      for _ in 0..<2 {
        stage.click("on")
        #expect(Self.shows("ahead", stage) && !Self.shows("seven", stage) && model.isThere)
        stage.click("off")
        #expect(!Self.shows("ahead", stage) && Self.shows("seven", stage) && !model.isThere)
      }
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `the way back sets the binding to false`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Ahead(model: model) }
      for _ in 0..<2 {
        stage.click("on")
        stage.press(KeyPress(.escape))
        #expect(!Self.shows("ahead", stage) && Self.shows("seven", stage) && !model.isThere)
      }
    }
  }

  @Test func `a binding that is set to false takes away what stands on the screen too`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Ahead(model: model) }
      stage.click("on")
      stage.click("further")
      #expect(Self.shows("all off", stage))
      stage.click("all off")
      #expect(Self.shows("seven", stage) && !Self.shows("ahead", stage) && !Self.shows("all off", stage))
    }
  }

  @Test func `a guard that refuses sets the binding back`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Ahead(model: model, isGuarded: true) }
      stage.click("on")
      stage.click("off")
      #expect(Self.shows("ahead", stage) && model.isThere)
    }
  }

  @Test func `an item leads on, another is another view, and none leads back`() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Ahead(model: model) }
      stage.click("seven")
      #expect(Self.shows("number 7", stage) && model.item == 7)
      stage.click("count 0")
      stage.click("eight")
      #expect(Self.shows("number 8", stage) && Self.shows("count 0", stage) && model.item == 8)
      stage.click("none")
      #expect(Self.shows("on", stage) && model.item == nil)
      stage.click("seven")
      stage.press(KeyPress(.escape))
      #expect(Self.shows("on", stage) && model.item == nil)
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `taking the app down frees what is presented`() {
    inVirtualTime { time in
      weak var held: Held?
      do {
        let object = Held()
        held = object
        let stage = Stage(time) {
          NavigationStack {
            Text("root").navigationDestination(isPresented: .constant(true)) { [object] in
              Text("ahead \(ObjectIdentifier(object) == ObjectIdentifier(object))")
            }
          }
        }
        #expect(Self.shows("ahead true", stage))
        stage.tree.unmount()
        time.drain()
      }
      #expect(held == nil)
    }
  }

  @Test func `an item that changes again before it is seen leads one screen on, which goes when it is left`() {
    struct Chain: View {
      let model: Model
      @State private var item: Int?
      @Environment(\.navigator) private var navigator
      var body: some View {
        let (item, model, navigator) = ($item, model, navigator)
        Button("go") { item.wrappedValue = 1 }
          .onChange(of: item.wrappedValue) { (now: Int?) in if now == 1 { item.wrappedValue = 2 } }
          .navigationDestination(item: item) { Text("number \($0)") }
          .onAppear { model.navigator = navigator }
      }
    }
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { NavigationStack { Chain(model: model) } }
      stage.click("go")
      #expect(Self.shows("number 2", stage) && model.navigator?.path.stack.count == 2)
      weak let screen = model.navigator?.front
      #expect(screen != nil)
      stage.press(KeyPress(.escape))
      #expect(!Self.shows("number 2", stage) && model.navigator?.path.stack.count == 1)
      #expect(screen == nil)
    }
  }
}
