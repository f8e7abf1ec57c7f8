/// What can be wrong with a binding.
public enum BindingError: Error, Hashable {
  /// The ends contradict each other: no values satisfy all bindings of the group after a write.
  ///
  /// Either the ends answer each other without end: one allows at most ten, say, and another at least twenty. After
  /// 1000 rounds their answers to this write are refused, and relays hold what the last accepted answer made of them.
  /// Or the bindings form a ring in which a value arrives differently on two ways: through conversions that do not fit,
  /// or from two parts of a value that are bound to one end. Then each end holds what arrived last.
  ///
  /// It is reported to `UnhandledErrors.handler` with the place of a binding that does not hold, once a write.
  case doesNotSettle
}
