import Testing
import TributaryTesting
import TributaryViews

/// The examples of the article Controls.
@Suite struct ControlsArticleTests {
  struct Book: Identifiable {
    let id: Int
    let title: String
    let author: String
  }

  struct Library: View {
    let books: [Book]
    @State private var shown: Book.ID?
    @State private var isDense = false
    @State private var asks = false

    var body: some View {
      Toggle("Dense", isOn: $isDense)
      List(books, selection: $shown) { book in
        Text(book.title)
        if !isDense { Text(book.author).foregroundColor(.secondary) }
      }
      Button("Give away") { asks = true }
        .disabled(shown == nil)
        .alert("Give it away?", isPresented: $asks) {
          Button("Give away", role: .destructive) { shown = nil }
          Button("Keep", role: .cancel) {}
        }
    }
  }

  @Test func `the library is driven as a person would`() throws {
    let books = [Book(id: 1, title: "Emma", author: "J. A."), Book(id: 2, title: "Ulysses", author: "J. J.")]
    let pilot = Pilot(on: .outline) { Library(books: books) }
    try pilot.click("Dense")
    try pilot.click(.row, "Emma")
    try pilot.click("Give away")
    pilot.press(KeyPress(.escape))
    #expect(pilot.elements(.row, labelled: "Emma").first?.isSelected == true)
    try pilot.click("Give away")
    try pilot.click("Give away")
    #expect(pilot.elements(.row, labelled: "Emma").first?.isSelected == false)
  }
}
