import Tributary

func fizzbuzz(_ number: Int) -> String {
  switch (number % 3, number % 5) {
  case (0, 0): "FizzBuzz"
  case (0, _): "Fizz"
  case (_, 0): "Buzz"
  default: "\(number)"
  }
}

for number in 1...5 {
  print(fizzbuzz(number))
}
