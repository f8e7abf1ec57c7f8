// What the compiler refuses: a model of the main actor in a view, which belongs to its scope. See
// scripts/check-refused.sh.
import Tributary

@MainActor @Observable final class Basket {
  var count = 0
}

struct BasketView: View {
  let basket: Basket

  var body: some View {
    Text("\(basket.count) in the basket")  // refused: main actor-isolated property 'count'
  }
}
