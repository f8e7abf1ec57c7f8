import Tributary

package struct CounterView: View {
  @State private var count = 0

  package init() {}

  package var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}
