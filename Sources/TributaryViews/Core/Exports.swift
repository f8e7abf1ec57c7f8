// Models are `@Observable` classes, so whoever writes views has the macro at hand.
@_exported public import Observation
