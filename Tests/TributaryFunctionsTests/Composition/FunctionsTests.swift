import Testing
import TributaryFunctions

@Suite struct FunctionsTests {
  struct User: Equatable {
    var name = "Blob"
    var age = 41
    var address = Address()
  }

  struct Address: Equatable {
    var city = "Berlin"
  }

  struct Refusal: Error {}

  @Test func `id gives back what it is given, const what it was given`() {
    #expect([1, 2].map(id) == [1, 2])
    #expect(["a", "b"].map(const(0)) == [0, 0])
  }

  @Test func `set and over change a copy`() throws {
    let user = User()
    #expect(with(user, set(\.name, "Ada")) == User(name: "Ada"))
    #expect(with(user, pipe(over(\.age) { $0 + 1 }, set(\.address.city, "Rome"))).address.city == "Rome")
    #expect([user, user].map(over(\.age) { $0 + 1 }).map(\.age) == [42, 42])
    #expect(throws: Refusal.self) { try with(user, over(\.age) { _ in throw Refusal() }) }
    #expect(user == User())
  }

  @Test func `update changes in place, updated a copy, and no call means both`() throws {
    var user = User()
    let older = updated(user, update(\.age) { $0 += 1 }, { $0.name = "Ada" })
    #expect(older == User(name: "Ada", age: 42))
    #expect(user == User())
    update(&user, update(\.age) { $0 += 1 }, update(\.address) { $0.city += "!" })
    #expect(user.age == 42 && user.address.city == "Berlin!")
    #expect(throws: Refusal.self) {
      try update(&user, update(\.age) { $0 = 50 }, { _ in throw Refusal() }, update(\.age) { $0 = 0 })
    }
    #expect(user.age == 50)
  }

  @Test func `curry and uncurry are inverse`() throws {
    let add: (Int, Int) -> Int = (+)
    let join: (Int, String, Bool) -> String = { "\($0)\($1)\($2)" }
    #expect([1, 2].map(curry(add)(10)) == [11, 12])
    #expect(curry(join)(1)("a")(true) == "1atrue")
    #expect(uncurry(curry(join))(1, "a", true) == "1atrue")
    #expect(uncurry(String.hasPrefix)("abc", "a"))
    let refusing: (Int, Int) throws -> Int = { _, _ in throw Refusal() }
    #expect(throws: Refusal.self) { try curry(refusing)(1)(2) }
  }

  @Test func `flip makes a function of a method and its argument`() {
    #expect(["ab", "cd"].filter(flip(String.hasPrefix)("a")) == ["ab"])
    #expect(["ab", "cd"].map(flip(String.uppercased)()) == ["AB", "CD"])
  }

  @Test func `zip joins optionals and leaves sequences to the standard library`() {
    let pair = zip(Int("3"), Double("4.5"))
    #expect(pair?.0 == 3 && pair?.1 == 4.5)
    #expect(zip(Int("3"), Int("four")) == nil)
    let triple = zip(1, "a", Optional(true))
    #expect(triple?.0 == 1 && triple?.1 == "a" && triple?.2 == true)
    #expect(zip(1, 2, Int("three"), 4) == nil)
    #expect(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" } == ["1a", "2b"])
  }

  @Test func `zip joins results, and keeps the first failure`() throws {
    let wrong = Result<Bool, Wrong>.failure(Wrong(number: 1))
    let worse = Result<Int, Wrong>.failure(Wrong(number: 2))
    let triple = try zip(Result<Int, Wrong>.success(1), Result<String, Wrong>.success("a"), .success(true)).get()
    #expect(triple.0 == 1 && triple.1 == "a" && triple.2)
    #expect(throws: Wrong(number: 1)) { try zip(Result<Int, Wrong>.success(1), wrong, worse).get() }
    #expect(throws: Wrong(number: 2)) { try zip(worse, wrong).get() }
  }

  struct Wrong: Error, Equatable {
    var number: Int
  }

  @Test func `chain stops at the first nil`() throws {
    let settings = ["port": "80", "host": "here"]
    let number = chain({ settings[$0] }, { Int($0) })
    #expect(number("port") == 80)
    #expect(number("host") == nil)
    #expect(number("none") == nil)
    var calls = 0
    let counted = chain(
      { Int($0) },
      { (number: Int) throws -> Int? in
        calls += 1
        throw Refusal()
      })
    #expect(try counted("x") == nil)
    #expect(calls == 0)
    #expect(throws: Refusal.self) { try counted("1") }
  }
}
