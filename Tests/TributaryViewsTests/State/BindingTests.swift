import Testing
import TributaryTime
import TributaryViews

@Suite struct BindingTests {
  private final class Cell<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  private struct Name: Equatable { var first: String, last: String }

  @Test func aPropertyOfABindingIsABinding() {
    let cell = Cell(Name(first: "Ada", last: "L"))
    let first = cell.binding.first
    first.wrappedValue = "Eve"
    #expect(cell.value == Name(first: "Eve", last: "L"))
    #expect(first.wrappedValue == "Eve")
  }

  @Test func aConstantTakesNoValue() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func aBindingPromotesToAnOptionalOne() {
    let cell = Cell(1)
    let optional = Binding<Int?>(cell.binding)
    optional.wrappedValue = 5
    #expect(cell.value == 5)
    optional.wrappedValue = nil
    #expect(cell.value == 5)
  }

  @Test func aBindingToAnOptionalUnwrapsWhileThereIsAValue() {
    let cell = Cell<Int?>(nil)
    #expect(Binding(cell.binding)?.wrappedValue == nil)
    cell.value = 2
    let unwrapped = Binding(cell.binding)
    unwrapped?.wrappedValue = 3
    #expect(cell.value == 3)
    cell.value = nil
    #expect(unwrapped?.wrappedValue == 3)
  }

  @Test func aBindingHidesTheTypeOfItsValue() {
    let cell = Cell(1)
    let hidden = Binding<AnyHashable>(cell.binding)
    hidden.wrappedValue = AnyHashable(4)
    hidden.wrappedValue = AnyHashable("no number")
    #expect(cell.value == 4)
  }

  @Test func aPropertyOfAStateIsWrittenThroughItsBinding() {
    struct Editor: View {
      @Binding var text: String
      var body: some View { Button("edit \(text)") { text += "!" } }
    }
    struct Form: View {
      @State private var name = Name(first: "a", last: "b")
      var body: some View {
        Editor(text: $name.first)
        Text("\(name.first) \(name.last)")
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Form() }
      stage.click("edit a")
      #expect(stage.element("a! b") != nil)
      #expect(stage.element("edit a!") != nil)
    }
  }
}
