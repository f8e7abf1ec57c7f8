import Testing
import TributaryTime
import TributaryViews

@Suite struct ForEachBindingTests {
  private struct Task: Identifiable {
    let id: Int
    var name: String
  }

  private struct Tasks: View {
    @State private var tasks = [Task(id: 1, name: "a"), Task(id: 2, name: "b")]
    let written: ([Task]) -> Void

    var body: some View {
      ForEach($tasks) { $task in
        TextField("task \(task.id)", text: $task.name)
      }
      Button("turn") { tasks.reverse() }
      Button("drop") { tasks.removeFirst() }
        .onChange(of: tasks.map(\.name), initial: true) { written(tasks) }
    }
  }

  @Test func eachElementIsWrittenThroughABindingOfItsOwn() {
    inVirtualTime { time in
      var tasks: [Task] = []
      let stage = Stage(time) { Tasks { tasks = $0 } }
      _ = stage.rows
      stage.press(KeyPress(.tab), KeyPress(.end))
      stage.type("1")
      #expect(tasks.map(\.name) == ["a1", "b"])
      stage.press(KeyPress(.tab), KeyPress(.end))
      stage.type("2")
      #expect(tasks.map(\.name) == ["a1", "b2"])
    }
  }

  @Test func aFieldThatIsBeingTypedInKeepsItsElementWhenTheOrderChanges() {
    inVirtualTime { time in
      var tasks: [Task] = []
      let stage = Stage(time) { Tasks { tasks = $0 } }
      stage.press(KeyPress(.tab), KeyPress(.end))
      stage.click("turn")
      stage.type("!")
      #expect(tasks.map(\.id) == [2, 1])
      #expect(tasks.map(\.name) == ["b", "a!"])
    }
  }

  @Test func aBindingToAnElementThatIsGoneReadsWhatItReadLastAndWritesNothing() {
    inVirtualTime { time in
      var numbers = [1, 2]
      var bindings: [Binding<Int>] = []
      let all = Binding(get: { numbers }, set: { numbers = $0 })
      let stage = Stage(time) {
        ForEach(all, id: \.self) { element in Collected(element) { bindings.append($0) } }
      }
      #expect(stage.rows.count == 2)
      #expect(bindings.map(\.wrappedValue) == [1, 2])
      numbers = [2]
      bindings[0].wrappedValue = 9
      #expect(numbers == [2])
      #expect(bindings.map(\.wrappedValue) == [1, 2])
      bindings[1].wrappedValue = 3
      #expect(numbers == [3])
    }
  }

  private struct Collected: View {
    let text: String

    init(_ binding: Binding<Int>, _ note: (Binding<Int>) -> Void) {
      note(binding)
      text = "\(binding.wrappedValue)"
    }

    var body: some View { Text(text) }
  }
}
