import Backends
import Tributary

/// The app of the tests.
struct Review: View {
  @State private var stars = 3
  @State private var comment = ""
  let send: (String) -> Void

  var body: some View {
    Text("Your review")
    Rating(stars: $stars)
    TextField("comment", text: $comment)
    Button("Send") { send("\(stars): \(comment)") }
      .disabled(comment.isEmpty)
  }
}
