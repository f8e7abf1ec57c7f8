// What the compiler refuses: names of SwiftUI that are absent by design, each with what to write instead. See
// scripts/check-refused.sh.
import Tributary

final class Basket: ObservableObject {  // refused: Make the model an @Observable class and hold it in @State.
  @Published var count = 0  // refused: Remove @Published and make the class @Observable
}

struct BasketView: View {
  @StateObject private var basket = Basket()  // refused: Write @State for a model that the view owns
  @ObservedObject var other: Basket  // refused: Write a plain let, or @Bindable where the view needs bindings
  @EnvironmentObject var shared: Basket  // refused: Write @Environment(Model.self), and .environment(model) above.
  @State private var isOpen = false

  var body: some View {
    Text("Title").font(.title)  // refused: There are no fonts: write .bold(), or .foregroundStyle(_:).
    Text("Size").font(.system(size: 12))  // refused: There are no fonts
    Text("Weight").fontWeight(.semibold)  // refused: Text is bold or not: write .bold().
    Text("Corner").cornerRadius(8)  // refused: Corners are those of the border: write .border(_:).
    Text("Tap").onTapGesture { isOpen = true }  // refused: Make it a Button, which keys and assistive tools reach too.
    Button("Open") { withAnimation { isOpen = true } }  // refused: Nothing is animated
  }
}

func animationsAreRefused() {
  withAnimation {}  // refused: Nothing is animated: write the body of the closure alone.
}
