import Testing
import TributaryFunctions

/// What docs/COMING_FROM_OVERTURE.md says of each function; `make lint` compares its examples with what stands here.
@Suite struct ComingFromOvertureTests {
  private struct User: Equatable {
    var name = "Blob"
    var age = 41
    var address = Address()
  }

  private struct Address: Equatable {
    var city = "Berlin"
  }

  private final class Label {
    var text = ""
    var isBold = false
    let style = Style()
    func embolden() { isBold = true }
  }

  private final class Style {
    var size = 12
    func grow() { size += 1 }
  }

  private struct Refusal: Error, Equatable {}

  private func increment(_ number: Int) -> Int { number + 1 }
  private func square(_ number: Int) -> Int { number * number }
  private func add(_ first: Int, _ second: Int) -> Int { first + second }
  private func refuse(_ number: Int) throws -> Int { throw Refusal() }

  // MARK: Composition

  @Test func composeOfAnyNumberOfLinesCallsTheLastLineFirst() throws {
    let twice = compose {
      square
      increment
      increment
    }
    #expect(twice(1) == 9)
    let length = compose {
      increment
      \String.count
    }
    #expect(length("abc") == 4)
    let refusing = compose {
      square
      refuse
      increment
    }
    #expect(throws: Refusal.self) { try refusing(1) }
  }

  @Test func composeAndPipeOfTheSameLinesReverseOneAnother() {
    let composed = compose {
      square
      increment
      ({ (text: String) in text.count })
    }
    let piped = pipe {
      ({ (text: String) in text.count })
      increment
      square
    }
    #expect(composed("ab") == 9 && piped("ab") == 9)
  }

  @Test func composeBuildsOneOfTwoSteps() {
    let build = { (isSquared: Bool) in
      compose {
        if isSquared { square } else { increment }
        increment
      }
    }
    #expect(build(true)(2) == 9 && build(false)(2) == 4)
  }

  @Test func chainOfAnyNumberOfLinesStopsAtTheFirstNil() throws {
    var calls = 0
    let port = chain {
      ({ (text: String) in Int(text) })
      ({ (number: Int) in number > 0 ? number : nil })
      ({ (number: Int) -> Int? in
        calls += 1
        return number + 1
      })
    }
    #expect(port("8") == 9)
    #expect(port("-8") == nil)
    #expect(port("eight") == nil)
    #expect(calls == 1)
    let refusing = chain {
      ({ (text: String) in Int(text) })
      refuse
    }
    #expect(try refusing("eight") == nil)
    #expect(throws: Refusal.self) { try refusing("8") }
  }

  @Test func chainOfArraysCallsTheNextFunctionWithEachElement() throws {
    let twice = { (number: Int) in [number, number] }
    let andNext = { (number: Int) in [number, number + 1] }
    let none = { (_: Int) -> [Int] in [] }
    #expect(chain(andNext, twice)(1) == [1, 1, 2, 2])
    #expect(chain(twice, andNext)(1) == [1, 2, 1, 2])
    #expect(chain(twice, none)(1).isEmpty && chain(none, twice)(1).isEmpty)
    let all = chain {
      twice
      twice
      andNext
    }
    #expect(all(1) == [1, 2, 1, 2, 1, 2, 1, 2])
    let refusing = { (_: Int) throws -> [Int] in throw Refusal() }
    #expect(throws: Refusal.self) { try chain(twice, refusing)(1) }
    let refusingLast = chain {
      twice
      twice
      refusing
    }
    #expect(throws: Refusal.self) { try refusingLast(1) }
  }

  @Test func concatCallsFunctionsOfOneTypeInOrder() throws {
    #expect(concat(increment, increment, square, square, increment)(1) == 82)
    #expect(concat(increment, { $0 * 10 })(1) == 20)
    #expect(throws: Refusal.self) { try concat(increment, refuse, square)(1) }
    var number = 1
    let grow = { (number: inout Int) in number += 1 }
    concat(grow, grow, { $0 *= $0 })(&number)
    #expect(number == 9)
    let refusing = { (_: inout Int) throws in throw Refusal() }
    #expect(throws: Refusal.self) { try concat(grow, refusing, grow)(&number) }
    #expect(number == 10)
  }

  @Test func concatOfChangesOfAnObjectChangesIt() throws {
    let label = Label()
    concat(mut(\Label.text, "Save"), mver(\.text) { $0 += "!" }, { $0.embolden() })(label)
    #expect(label.text == "Save!" && label.isBold)
    let refusing = { (_: Label) throws in throw Refusal() }
    #expect(throws: Refusal.self) { try concat(mut(\Label.text, ""), refusing)(label) }
    #expect(label.text == "")
  }

  // MARK: Setters

  @Test func propLiftsAChangeOfAPropertyToAChangeOfACopy() {
    let older = prop(\User.age)({ $0 + 1 })
    #expect(with(User(), older) == User(age: 42))
    let moved = compose(prop(\User.address), prop(\.city))({ $0 + "!" })
    #expect(with(User(), moved).address.city == "Berlin!")
  }

  @Test func mpropLiftsAChangeInPlace() {
    var user = User()
    update(&user, mprop(\.age)({ $0 += 1 }))
    #expect(user.age == 42)
    update(&user, compose(mprop(\User.address), mprop(\.city))({ $0 += "!" }))
    #expect(user.address.city == "Berlin!")
    let bolder = mprop(\Label.isBold)({ $0.toggle() })
    #expect(updateObject(Label(), bolder).isBold)
  }

  @Test func mverAndMutChangeInPlace() {
    var user = User()
    update(&user, mver(\.age) { $0 += 1 }, mut(\.name, "Ada"))
    #expect(user == User(name: "Ada", age: 42))
    #expect(updated(User(), mver(\.age) { $0 += 1 }, mut(\.name, "Ada")) == user)
    var users = [User(), User()]
    update(&users, mutEach(mut(\.name, "Ada")), mutEach { $0.age = 0 })
    #expect(users == [User(name: "Ada", age: 0), User(name: "Ada", age: 0)])
  }

  @Test func updateObjectSetsAnObjectUpAndReturnsIt() throws {
    let label = updateObject(Label(), mut(\.text, "Save"), mver(\.isBold) { $0.toggle() }) { $0.text += "!" }
    #expect(label.text == "Save!" && label.isBold)
    updateObject(label, mverObject(\.style) { $0.grow() })
    #expect(label.style.size == 13)
    let refusing = { (_: Label) throws in throw Refusal() }
    #expect(throws: Refusal.self) { try updateObject(label, mut(\.text, "?"), refusing, mut(\.text, "")) }
    #expect(label.text == "?")
  }

  // MARK: Zip

  @Test func zipOfThreeAndMoreSequencesEndsWithTheShortest() {
    var seen: [String] = []
    for (name, age, isHere) in zip(["Ada", "Blob", "Cy"], 41..., [true, false]) {
      seen.append("\(name) \(age) \(isHere)")
    }
    #expect(seen == ["Ada 41 true", "Blob 42 false"])
    let ten = zip([1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14], [15, 16], [17, 18], [19, 20])
    let array = Array(ten)
    #expect(array.count == 2 && array[0].0 == 1 && array[0].9 == 19 && array[1].4 == 10)
    #expect(Array(zip([1], [2], [Int]())).isEmpty)
  }

  @Test func zipAsksForAnElementWhenItIsNeeded() {
    var asked = 0
    let counted = sequence(first: 0) { number -> Int? in
      asked += 1
      return number + 1
    }
    let iterator = zip(counted, 0..., 0...).makeIterator()
    #expect(iterator.next()?.0 == 0)
    #expect(iterator.next()?.0 == 1)
    #expect(asked == 1)
  }

  @Test func zipThatHasEndedStaysEnded() {
    // The third sequence has an element again after it had none.
    var asked = 0
    let pausing = AnyIterator { () -> Int? in
      asked += 1
      return asked == 2 ? nil : asked
    }
    let iterator = zip([1, 2, 3], [1, 2, 3], pausing).makeIterator()
    #expect(iterator.next() != nil)
    #expect(iterator.next() == nil)
    #expect(iterator.next() == nil)
    #expect(asked == 2)
  }

  @Test func zipWithAFunctionCallsItForEachPosition() throws {
    struct Row: Equatable {
      let number: Int
      let name: String
      let isOn: Bool

      init(_ number: Int, _ name: String, _ isOn: Bool) {
        self.number = number
        self.name = name
        self.isOn = isOn
      }
    }
    #expect(zip(with: Row.init, [1, 2, 3], ["a", "b"], [true, false]) == [Row(1, "a", true), Row(2, "b", false)])
    #expect(zip(with: add, [1, 2], [10, 20]) == [11, 22])
    #expect(throws: Refusal.self) { try zip(with: { (_: Int, _: Int) throws in throw Refusal() }, [1], [2]) }
    #expect(zip(with: Row.init, Int("1"), "a", Optional(true)) == Row(1, "a", true))
    #expect(zip(with: Row.init, Int("one"), "a", Optional(true)) == nil)
    let wrong = Result<Int, Refusal>.failure(Refusal())
    #expect(zip(with: add, Result<Int, Refusal>.success(1), .success(2)) == .success(3))
    #expect(zip(with: add, .success(1), wrong) == .failure(Refusal()))
  }

  // MARK: What is written otherwise

  @Test func whatIsLeftOutHasAnotherSpelling() {
    // zurry(flip(String.uppercased))
    #expect(["ab"].map(flip(String.uppercased)()) == ["AB"])
    // pipe(map(increment), map(square))
    let numbers = pipe({ (numbers: [Int]) in numbers.map(increment) }, { $0.map(square) })
    #expect(numbers([1, 2]) == [4, 9])
    // over(prop(\.age)) { $0 + 1 } and set(prop(\.age), 1)
    #expect(with(User(), over(\.age) { $0 + 1 }).age == 42)
    #expect(with(User(), set(\.age, 1)).age == 1)
    // update(User(), mut(\.age, 1))
    #expect(updated(User(), mut(\.age, 1)).age == 1)
  }

  @Test func eachFunctionIsAMemberOfFnToo() throws {
    #expect(Fn.concat(increment, square)(1) == 4)
    #expect(Fn.prop(\User.age)({ $0 + 1 })(User()).age == 42)
    var user = User()
    Fn.update(&user, Fn.mver(\.age) { $0 += 1 }, Fn.mut(\.name, "Ada"), Fn.mprop(\.age)({ $0 += 1 }))
    #expect(user == User(name: "Ada", age: 43))
    #expect(Fn.updateObject(Label(), Fn.mut(\.text, "x")).text == "x")
    #expect(Array(Fn.zip([1], [2], [3]))[0].2 == 3)
    #expect(Fn.zip(with: add, [1], [2]) == [3])
    #expect(Fn.zip(with: add, 1, 2) == 3)
    let composed = Fn.compose {
      square
      increment
    }
    let chained = Fn.chain {
      ({ (text: String) in Int(text) })
      ({ (number: Int) in number > 0 ? number : nil })
    }
    #expect(composed(1) == 4 && chained("2") == 2)
  }
}
