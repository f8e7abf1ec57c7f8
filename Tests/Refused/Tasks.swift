// What the compiler refuses: a task that takes a view's state or model away from its owner. See
// scripts/check-refused.sh.
import Tributary

@Observable final class Basket {
  var count = 0
}

struct BasketView: View {
  @State private var count = 0
  let basket: Basket

  var body: some View {
    Button("A task that nobody owns") {
      Task { count += 1 }  // refused: risks causing data races
    }
    Button("A task that leaves the owner") {
      Task.detached { basket.count += 1 }  // refused: risks causing data races
    }
  }
}
