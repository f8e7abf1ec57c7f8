import Testing
import TributaryTime
import TributaryViews

@Suite struct MenuFocusTests {
  @Test func theFocusDoesNotEnterTheOptionsOfAClosedMenu() {
    struct Form: View {
      @State private var choice = 0
      var body: some View {
        Picker("size", selection: $choice) {
          ForEach(0..<3) { number in Button("option \(number)") {} }
        }
        Button("save") {}
      }
    }
    inVirtualTime { time in
      let stage = Stage(time, firstFocus: .element) { Form() }
      stage.scheduler.drain()
      let order = stage.tree.focusOrder
      #expect(order.count == 2, "the control of the menu and the button")
      #expect(order.last?.accessibleLabel == "save")
    }
  }
}
