import Tributary

package struct CounterView: View {
  package init() {}

  package var body: some View {
    VStack {
      Text("Count: 0")
      Text("Add")
    }
  }
}
