import Tributary

func fizzbuzz(_ number: Int) -> String {
  switch (number % 3, number % 5) {
  case (0, 0): "FizzBuzz"
  case (0, _): "Fizz"
  case (_, 0): "Buzz"
  default: "\(number)"
  }
}

// The numbers have no end; the stream does, and asks for no more than it needs.
let words = Observable.from(1...).map(fizzbuzz)
let fives = words.filter { $0.contains("Buzz") }.take(3)

_ = fives.subscribe(onNext: { print($0) }, onCompleted: { print("done") })
