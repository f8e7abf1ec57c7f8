import Testing
import TributaryTime
import TributaryViews

/// The transitions of the focus, as a table: each place under each event.
@Suite struct FocusPlaceTests {
  /// The places in words, in the order of each row of the table.
  private static let places = ["nowhere", "chosen a", "tentative a", "beginning a", "screen", "screen, left a"]

  /// The place after an event for each place before it; the event may name two elements, a and b.
  private func row(_ event: @escaping (_ a: ElementNode, _ b: ElementNode) -> FocusEvent?) -> [String] {
    var words: [String] = []
    withElements { a, b in
      let places: [FocusPlace] = [
        .nowhere, .chosen(a), .tentative(a), .beginning(a), .screen(left: nil), .screen(left: a),
      ]
      func word(_ place: FocusPlace) -> String {
        let name: (ElementNode) -> String = { $0 === a ? "a" : "b" }
        return switch place {
        case .nowhere: "nowhere"
        case .chosen(let element): "chosen \(name(element))"
        case .tentative(let element): "tentative \(name(element))"
        case .beginning(let element): "beginning \(name(element))"
        case .screen(let left): left.map { "screen, left \(name($0))" } ?? "screen"
        }
      }
      words = places.map { place in word(event(a, b).map(place.after) ?? place) }
    }
    return words
  }

  private func withElements(_ body: (ElementNode, ElementNode) -> Void) {
    let time = VirtualScheduler()
    time.run {
      let stage = Stage(time) {
        Button("a") {}
        Button("b") {}
      }
      body(stage.tree.focusOrder[0], stage.tree.focusOrder[1])
    }
  }

  @Test func thePlacesAreToldApart() {
    #expect(row { _, _ in nil } == Self.places)
  }

  @Test func anElementThatIsGivenTheFocusIsChosen() {
    #expect(row { _, b in .give(to: b) } == Array(repeating: "chosen b", count: 6))
  }

  @Test func theScreenRemembersTheElementThatItWasLeftFor() {
    #expect(
      row { _, _ in .give(to: nil) } == [
        "screen", "screen, left a", "screen, left a", "screen, left a", "screen", "screen, left a",
      ])
  }

  @Test func useMakesATentativePlaceAChosenOne() {
    #expect(
      row { _, _ in .use } == ["nowhere", "chosen a", "chosen a", "chosen a", "screen", "screen, left a"])
  }

  @Test func aTurnThatFindsTheSameElementKeepsThePlace() {
    #expect(
      row { a, _ in .settle(on: a, .known) } == [
        "chosen a", "chosen a", "tentative a", "beginning a", "chosen a", "chosen a",
      ])
  }

  @Test func aTurnThatFindsAnotherElementChoosesIt() {
    #expect(row { _, b in .settle(on: b, .known) } == Array(repeating: "chosen b", count: 6))
  }

  @Test func aFirstElementBeginsTheFocus() {
    #expect(row { _, b in .settle(on: b, .first) } == Array(repeating: "beginning b", count: 6))
  }

  @Test func aTurnWithoutAnElementLeavesTheFocusNowhereOrWithTheScreen() {
    #expect(row { _, _ in .settle(on: nil, .first) } == Array(repeating: "nowhere", count: 6))
    #expect(row { _, _ in .settle(on: nil, .known) } == Array(repeating: "nowhere", count: 6))
    #expect(row { _, _ in .settle(on: nil, .screen(left: nil)) } == Array(repeating: "screen", count: 6))
    #expect(row { _, b in .settle(on: nil, .screen(left: b)) } == Array(repeating: "screen, left b", count: 6))
  }

  @Test func aFocusThatBeginsOutOfSightGoesToTheScreen() {
    #expect(
      row { _, _ in .commit(isShown: true) } == [
        "nowhere", "chosen a", "tentative a", "tentative a", "screen", "screen, left a",
      ])
    #expect(
      row { _, _ in .commit(isShown: false) } == [
        "nowhere", "chosen a", "tentative a", "screen, left a", "screen", "screen, left a",
      ])
  }

  @Test func anElementThatGoesIsForgottenByTheScreenOnly() {
    #expect(
      row { a, _ in .lose(a) } == ["nowhere", "chosen a", "tentative a", "beginning a", "screen", "screen"])
    #expect(row { _, b in .lose(b) } == Self.places)
  }
}
