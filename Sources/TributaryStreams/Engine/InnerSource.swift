extension Observable {
  /// Runs one of an operator's sources, which the operator's stage keeps in place of what it kept before.
  ///
  /// As the form that is given a subscription; nothing runs if the stage has ended, or ends as it lets the former go.
  @inlinable func runInner(
    of stage: Stage, as role: PartSubscription.Role = .one, onNext: @escaping (Element) -> Void,
    onTermination: @escaping (Termination) -> Void
  ) {
    let inner = PartSubscription(of: stage, as: role)
    stage.hold(inner)
    guard !inner.isDisposed else { return }
    runInner(in: inner, of: stage, onNext: onNext, onTermination: onTermination)
  }

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
