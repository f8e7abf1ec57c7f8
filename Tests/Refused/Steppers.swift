// What the compiler refuses: a value as a stepper, or as what has a bag. See scripts/check-refused.sh.
import Tributary

struct ValueStepper: Stepper {}  // refused: non-class type 'ValueStepper' cannot conform to class protocol 'Stepper'

enum Wishes: Stepper {}  // refused: non-class type 'Wishes' cannot conform to class protocol 'Stepper'

struct ValueWithBag: HasDisposeBag {}  // refused: cannot conform to class protocol 'HasDisposeBag'
