// What the compiler refuses: a handler, a gate or a stream of one owner in another isolation. See
// scripts/check-refused.sh.
import TributaryFunctions
import TributaryStreams

actor Worker {
  func take(_ handler: Handler<Int>) { handler(1) }
  func take(_ gate: Gate) { gate {} }
}

func aHandlerStaysWithItsOwner(_ worker: Worker, _ handler: Handler<Int>) async {
  Task.detached { handler(1) }  // refused: risks causing data races
  await worker.take(handler)  // refused: risks causing data races
}

func aGateStaysWithItsOwner(_ worker: Worker, _ gate: Gate) async {
  Task.detached { gate {} }  // refused: risks causing data races
  await worker.take(gate)  // refused: risks causing data races
}
