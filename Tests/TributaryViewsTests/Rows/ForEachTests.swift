import Testing
import TributaryTesting
import TributaryTime
import TributaryViews

@Suite struct ForEachTests {
  private final class Model<Element> {
    var items: [Element]
    init(_ items: [Element]) { self.items = items }
  }

  /// A list whose items a button called "next" exchanges for those of a model.
  private struct List: View {
    let model: Model<Int>
    @State private var items: [Int] = []

    init(_ model: Model<Int>) {
      self.model = model
      _items = State(initialValue: model.items)
    }

    var body: some View {
      ForEach(items, id: \.self) { Text("\($0)") }
      Button("next") { items = model.items }
    }
  }

  private func texts(of stage: Stage) -> [String] {
    stage.rows.filter { $0.hasPrefix("text") }.map { String($0.dropFirst(6).dropLast()) }
  }

  /// Changes a list to each of the others and back, and looks at the elements that the changes alone lead to.
  private func check(_ steps: [[Int]], _ comment: Comment) {
    inVirtualTime { time in
      let model = Model(steps[0])
      let stage = Stage(time) { List(model) }
      for step in steps.dropFirst() {
        let before = Set(stage.tree.root.elementsBelow.map(ObjectIdentifier.init))
        let kept = Set(texts(of: stage)).intersection(step.map(String.init))
        model.items = step
        stage.click("next")
        #expect(texts(of: stage) == step.map(String.init), comment)
        #expect(stage.tree.root.elementsBelow.compactMap(\.text) == step.map(String.init), comment)
        #expect(stage.backend.mistakes == [], comment)
        let same = stage.tree.root.elementsBelow.filter { before.contains(ObjectIdentifier($0)) }.compactMap(\.text)
        #expect(Set(same) == kept, comment)
      }
    }
  }

  @Test func everyChangeBetweenShortListsIsRightAndKeepsTheRows() {
    let lists = orderedSubsets(of: [1, 2, 3, 4])
    #expect(lists.count == 65)
    for old in lists { check([old] + lists.flatMap { [$0, old] }, "from \(old)") }
  }

  @Test func randomChangesOfLongListsAreRight() {
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let steps = (0..<6).map { _ in
        (0..<30).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      }
      check(steps, "seed \(seed)")
    }
  }

  @Test func movingOneRowIsOneMove() {
    inVirtualTime { time in
      let model = Model([1, 2, 3, 4, 5])
      let stage = Stage(time) { List(model) }
      model.items = [2, 3, 4, 5, 1]
      stage.click("next")
      #expect(stage.lastCommit == ["move 1 before next"])
      model.items = [5, 2, 3, 4, 1]
      stage.click("next")
      #expect(stage.lastCommit == ["move 5 before 2"])
    }
  }

  @Test func rowsOfSeveralAndOfNoElementsMoveWhole() {
    struct Rows: View {
      @State private var items = [1, 2, 3, 4]
      var body: some View {
        ForEach(items, id: \.self) { item in
          if item % 2 == 0 {
            Text("\(item)a")
            Text("\(item)b")
          }
        }
        Button("turn") { items = [4, 3, 2, 1] }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Rows() }
      #expect(texts(of: stage) == ["2a", "2b", "4a", "4b"])
      stage.click("turn")
      #expect(texts(of: stage) == ["4a", "4b", "2a", "2b"])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func elementsWithTheSameIDAreAllShownAndOneWarningIsGiven() {
    struct Twins: View {
      @State private var items = ["a", "b", "a"]
      var body: some View {
        ForEach(items, id: \.self) { Text($0) }
        Button("more") { items = ["a"] + items + ["b"] }
      }
    }
    inVirtualTime { time in
      var warnings: [String] = []
      let twins = Stage(time, warnings: { warnings.append($0) }) { Twins() }
      #expect(texts(of: twins) == ["a", "b", "a"])
      twins.click("more")
      #expect(texts(of: twins) == ["a", "a", "b", "a", "b"])
      #expect(twins.backend.mistakes == [])
      #expect(warnings.count == 1)
      #expect(warnings.first?.hasPrefix("A ForEach has two elements with the id a.") == true)
    }
  }
}
