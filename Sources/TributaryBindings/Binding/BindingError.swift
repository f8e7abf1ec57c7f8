/// What can be wrong with a binding.
public enum BindingError: Error, Hashable {
  /// The ends answer one another without end: one says "at most ten", say, and another "at least twenty".
  ///
  /// After so many rounds their answers to this write are refused. Relays then hold what the last accepted answer made
  /// of them. It is reported to `UnhandledErrors.handler` with the place of the binding, once a write.
  case doesNotSettle
}
