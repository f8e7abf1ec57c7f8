import Testing
import TributaryTime
import TributaryViews

/// The transitions of the focus, as a table: each place under each event.
@Suite struct FocusPlaceTests {
  /// Two elements to be at; which one does not matter.
  private let a: ElementNode
  private let b: ElementNode

  init() throws {
    let stage = Stage(VirtualScheduler()) {
      Button("a") {}
      Button("b") {}
    }
    a = try #require(stage.tree.focusOrder.first)
    b = try #require(stage.tree.focusOrder.last)
  }

  /// A place in words.
  private func word(_ place: FocusPlace) -> String {
    let name: (ElementNode) -> String = { $0 === a ? "a" : "b" }
    return switch place {
    case .nowhere: "nowhere"
    case .chosen(let element): "chosen \(name(element))"
    case .tentative(let element): "tentative \(name(element))"
    case .beginning(let element): "beginning \(name(element))"
    case .screen(let left): left.map { "screen, left \(name($0))" } ?? "screen"
    }
  }

  private var places: [FocusPlace] {
    [.nowhere, .chosen(a), .tentative(a), .beginning(a), .screen(left: nil), .screen(left: a)]
  }

  /// The places after an event, in the order of `places`.
  private func row(_ event: FocusEvent) -> [String] {
    places.map { word($0.after(event)) }
  }

  @Test func thePlacesAreToldApart() {
    #expect(
      places.map(word) == ["nowhere", "chosen a", "tentative a", "beginning a", "screen", "screen, left a"])
  }

  @Test func anElementThatIsGivenTheFocusIsChosen() {
    #expect(row(.give(to: b)) == Array(repeating: "chosen b", count: 6))
  }

  @Test func theScreenRemembersTheElementThatItWasLeftFor() {
    #expect(
      row(.give(to: nil)) == [
        "screen", "screen, left a", "screen, left a", "screen, left a", "screen", "screen, left a",
      ])
  }

  @Test func useMakesATentativePlaceAChosenOne() {
    #expect(row(.use) == ["nowhere", "chosen a", "chosen a", "chosen a", "screen", "screen, left a"])
  }

  @Test func aTurnThatFindsTheSameElementKeepsThePlace() {
    #expect(
      row(.settle(on: a, .known)) == [
        "chosen a", "chosen a", "tentative a", "beginning a", "chosen a", "chosen a",
      ])
  }

  @Test func aTurnThatFindsAnotherElementChoosesIt() {
    #expect(row(.settle(on: b, .known)) == Array(repeating: "chosen b", count: 6))
  }

  @Test func aFirstElementBeginsTheFocus() {
    #expect(row(.settle(on: b, .first)) == Array(repeating: "beginning b", count: 6))
  }

  @Test func aTurnWithoutAnElementLeavesTheFocusNowhereOrWithTheScreen() {
    #expect(row(.settle(on: nil, .first)) == Array(repeating: "nowhere", count: 6))
    #expect(row(.settle(on: nil, .known)) == Array(repeating: "nowhere", count: 6))
    #expect(row(.settle(on: nil, .screen(left: nil))) == Array(repeating: "screen", count: 6))
    #expect(row(.settle(on: nil, .screen(left: b))) == Array(repeating: "screen, left b", count: 6))
  }

  @Test func aFocusThatBeginsOutOfSightGoesToTheScreen() {
    #expect(
      row(.commit(isShown: true)) == [
        "nowhere", "chosen a", "tentative a", "tentative a", "screen", "screen, left a",
      ])
    #expect(
      row(.commit(isShown: false)) == [
        "nowhere", "chosen a", "tentative a", "screen, left a", "screen", "screen, left a",
      ])
  }

  @Test func anElementThatGoesIsForgottenByTheScreenOnly() {
    #expect(row(.lose(a)) == ["nowhere", "chosen a", "tentative a", "beginning a", "screen", "screen"])
    #expect(row(.lose(b)) == places.map(word))
  }
}
