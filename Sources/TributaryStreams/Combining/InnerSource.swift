extension Observable {
  /// Runs one of an operator's sources in a subscription of its own, which the operator's stage keeps.
  ///
  /// The source's end ends its subscription before the operator hears of it, and the operator hears nothing once its
  /// own stage has ended.
  @inlinable func runInner(
    in inner: Subscription, of stage: Stage, onNext: @escaping (Element) -> Void,
    onTermination: @escaping (Termination) -> Void
  ) {
    let sink = inner.stage()
    subscribe(
      Observer(
        onNext: { element in
          if stage.isActive { onNext(element) }
        },
        onTermination: { termination in
          if sink.end(), stage.isActive { onTermination(termination) }
        }), in: inner)
  }
}
