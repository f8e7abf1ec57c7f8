import Tributary
import TributaryFunctions

let time = VirtualScheduler()
time.run {
  var count = 0
  let handler = with({ count += $0 }, pipe(map(get(\String.count)), throttle(time: .milliseconds(100))))

  handler("A")
  time.advance(by: .milliseconds(50))
  handler("B")  // too soon: refused
  time.advance(by: .milliseconds(100))
  handler("Abc")

  print(count)
}
