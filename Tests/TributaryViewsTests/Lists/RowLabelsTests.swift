import Testing
import Tributary
import TributaryTesting

@Suite struct RowLabelsTests {
  private struct Movie: Identifiable {
    let id: Int
    let title: String
    var stars = 3
  }

  private static let movies = [Movie(id: 1, title: "Dune"), Movie(id: 2, title: "Alien", stars: 5)]

  private struct Movies: View {
    @State private var chosen: Int?

    var body: some View {
      Text("chosen: \(chosen.map(String.init) ?? "none")")
      List(RowLabelsTests.movies, selection: $chosen) { movie in
        HStack {
          Text(movie.title)
          Text("\(movie.stars) stars")
        }
      }
      .rowAccessibilityLabel(\.title)
    }
  }

  @Test func oneFunctionNamesAllRowsOfAList() throws {
    let pilot = Pilot(on: .outline) { Movies() }
    #expect(pilot.elements(.row).map(\.label) == ["Dune", "Alien"])
    try pilot.click(.row, "Alien")
    #expect(pilot.shows("chosen: 2"))
  }

  @Test func aLabelInTheRowCountsMore() {
    let pilot = Pilot(on: .outline) {
      List {
        ForEach(RowLabelsTests.movies) { movie in
          Text(movie.title).accessibilityLabel("the movie \(movie.id)")
        }
        .rowAccessibilityLabel { "number \($0.id)" }
        Text("last")
      }
    }
    #expect(pilot.elements(.row).map(\.label) == ["the movie 1", "the movie 2", "last"])
  }

  @Test func theLabelFollowsTheElement() {
    struct Changing: View {
      @State private var title = "old"
      var body: some View {
        Button("rename") { title = "new" }
        ForEach([Movie(id: 1, title: title)]) { _ in
          HStack { Text("a movie") }
        }
        .rowAccessibilityLabel(\.title)
      }
    }
    let pilot = Pilot(on: .outline) { Changing() }
    #expect(pilot.elements(labelled: "old").count == 1)
    try? pilot.click("rename")
    #expect(pilot.elements(labelled: "old").count == 0)
    #expect(pilot.elements(labelled: "new").count == 1)
  }
}
