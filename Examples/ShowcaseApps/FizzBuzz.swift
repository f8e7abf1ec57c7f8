/// What is said for a number: Fizz for multiples of three, Buzz for those of five, both for those of fifteen.
package func fizzbuzz(_ i: Int) -> String {
  switch (i % 3, i % 5) {
  case (0, 0): "FizzBuzz"
  case (0, _): "Fizz"
  case (_, 0): "Buzz"
  case (_, _): "\(i)"
  }
}
