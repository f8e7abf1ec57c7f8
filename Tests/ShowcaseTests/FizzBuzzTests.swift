import ShowcaseApps
import Testing

@Suite struct FizzBuzzTests {
  @Test(arguments: [
    (1, "1"), (3, "Fizz"), (5, "Buzz"), (15, "FizzBuzz"), (30, "FizzBuzz"), (0, "FizzBuzz"), (-3, "Fizz"), (-1, "-1"),
  ])
  func `says the word or the number`(number: Int, said: String) {
    #expect(fizzbuzz(number) == said)
  }

  @Test func `equals a version of nested ifs from -20 to 200`() {
    for number in -20...200 {
      #expect(fizzbuzz(number) == nested(number))
    }
  }

  private func nested(_ i: Int) -> String {
    if i % 3 == 0 {
      if i % 5 == 0 { return "FizzBuzz" }
      return "Fizz"
    } else {
      if i % 5 == 0 { return "Buzz" }
      return String(i)
    }
  }
}
