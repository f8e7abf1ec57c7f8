// What the compiler refuses: to take what belongs to one owner for `Sendable`. See scripts/check-refused.sh.
import Tributary
import TributaryFunctions

func send<Value: Sendable>(_ value: Value) {}

func whatBelongsToAnOwnerIsNotSendable(
  _ handler: Handler<Int>, _ gate: Gate, _ stream: Observable<Int>, _ subject: PublishSubject<Int>,
  _ relay: BehaviorRelay<Int>, _ driver: Driver<Int>, _ bag: DisposeBag, _ navigator: Navigator
) {
  send(handler)  // refused: type 'Handler<Int>' does not conform to the 'Sendable' protocol
  send(gate)  // refused: type 'Gate' does not conform to the 'Sendable' protocol
  send(stream)  // refused: type 'Observable<Int>' does not conform to the 'Sendable' protocol
  send(subject)  // refused: type 'PublishSubject<Int>' does not conform to the 'Sendable' protocol
  send(relay)  // refused: type 'BehaviorRelay<Int>' does not conform to the 'Sendable' protocol
  send(driver)  // refused: does not conform to the 'Sendable' protocol
  send(bag)  // refused: type 'DisposeBag' does not conform to the 'Sendable' protocol
  send(navigator)  // refused: type 'Navigator' does not conform to the 'Sendable' protocol
}
