import Testing
import Tributary
import TributaryTesting

/// The examples of docs/COMING_FROM_SWIFTUI.md; `make lint` compares them with what stands here.
@Suite struct ComingFromSwiftUITests {
  @Test func `an action may wait, and its view shows what it does meanwhile`() throws {
    let pilot = Pilot(on: .outline) { Loader() }
    try pilot.click("Load")
    #expect(pilot.shows("Loading …"))
    pilot.wait(.seconds(1))
    #expect(pilot.shows("3 rows"))
  }

  @Test func `an action ends with its view`() throws {
    let pilot = Pilot(on: .outline) { Closable() }
    try pilot.click("Load")
    try pilot.click("Close")
    pilot.wait(.seconds(1))
    #expect(pilot.shows("Load, closed before its end"))
  }

  @Test func `a model is read and written where it lives, across a wait`() throws {
    let pilot = Pilot(on: .outline) { BasketView() }
    try pilot.click("Add")
    #expect(pilot.shows("0 in the basket"))
    pilot.wait(.milliseconds(200))
    #expect(pilot.shows("1 in the basket"))
  }

  @Test func `a value and a model come from the environment`() {
    let basket = Basket()
    let pilot = Pilot(on: .outline) {
      Page()
        .environment(\.indent, 4)
        .environment(basket)
    }
    #expect(pilot.shows("indented by 4, 0 in the basket"))
  }

  @Test func `a view listens to a stream`() {
    let pilot = Pilot(on: .outline) { Clock() }
    pilot.wait(.seconds(3))
    #expect(pilot.shows("3 s"))
  }

  @Test func `a search waits until typing pauses, and the next one cancels it`() {
    let pilot = Pilot(on: .outline) { Search() }
    pilot.press(KeyPress(.tab))
    pilot.type("sou")
    pilot.wait(.milliseconds(299))
    #expect(pilot.shows("found nothing"))
    pilot.wait(.milliseconds(1))
    #expect(pilot.shows("found sou"))
  }

  @Test func `the focus is a value`() throws {
    let pilot = Pilot(on: .outline) { Login() }
    pilot.type("ada")
    pilot.press(KeyPress(.enter))
    pilot.type("secret")
    #expect(pilot.shows("ada/secret"))
  }
}

private func load() async -> [Int] {
  try? await Scope.current.clock.sleep(for: .seconds(1))
  return [1, 2, 3]
}

private struct Loader: View {
  @State private var items: [Int]?
  @State private var isLoading = false

  var body: some View {
    Text(isLoading ? "Loading …" : "\(items?.count ?? 0) rows")
    Button("Load") {
      isLoading = true
      items = await load()
      isLoading = false
    }
  }
}

private struct Closable: View {
  @State private var isOpen = true
  @State private var log = "Load"

  var body: some View {
    Text(log)
    if isOpen {
      Button("Load") {
        _ = await load()
        log += Task.isCancelled ? ", closed before its end" : ", done"
      }
      Button("Close") { isOpen = false }
    }
  }
}

@Observable private final class Basket {
  private(set) var count = 0

  func add() async throws {
    try await Scope.current.clock.sleep(for: .milliseconds(200))
    count += 1
  }
}

private struct BasketView: View {
  @State private var basket = Basket()

  var body: some View {
    Text("\(basket.count) in the basket")
    Button("Add") { try? await basket.add() }
  }
}

private struct IndentKey: EnvironmentKey {
  static var defaultValue: Int { 2 }
}

extension EnvironmentValues {
  fileprivate var indent: Int {
    get { self[IndentKey.self] }
    set { self[IndentKey.self] = newValue }
  }
}

private struct Page: View {
  @Environment(\.indent) private var indent
  @Environment(Basket.self) private var basket

  var body: some View {
    Text("indented by \(indent), \(basket.count) in the basket")
  }
}

private struct Clock: View {
  @State private var seconds = 0

  var body: some View {
    Text("\(seconds) s")
      .onReceive(Observable<Int>.interval(.seconds(1))) { seconds = $0 + 1 }
  }
}

private struct Search: View {
  @State private var query = ""
  @State private var found = "nothing"

  var body: some View {
    TextField("Search", text: $query)
    Text("found \(found)")
      .task(id: query) {
        guard !query.isEmpty, (try? await Scope.current.clock.sleep(for: .milliseconds(300))) != nil else { return }
        found = query
      }
  }
}

private struct Login: View {
  enum Field: Hashable {
    case name, password
  }

  @State private var name = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    TextField("Name", text: $name)
      .focused($field, equals: .name)
      .onSubmit { field = .password }
    TextField("Password", text: $password)
      .focused($field, equals: .password)
    Text("\(name)/\(password)")
      .onAppear { field = .name }
  }
}
