extension Operator {
  /// Turns each element into a stream and passes on the events of the latest; see
  /// ``ObservableType/flatMapLatest(_:)``.
  @inlinable public static func flatMapLatest<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Input) throws(Failure) -> Source
  ) -> Operator where Source.Element == Output {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let running = Memory((source: true, inner: false))
      return Observer(
        onNext: { element in
          do throws(Failure) {
            let source = try selector(element).asObservable()
            guard stage.isActive else { return }
            let inner = Subscription()
            running.value.inner = true
            stage.hold(inner)
            guard !inner.isDisposed else { return }
            source.runInner(
              in: inner, of: stage, onNext: observer.next,
              onTermination: { termination in
                running.value.inner = false
                if case .completed = termination, running.value.source { return }
                if stage.end() { observer.terminal(termination) }
              })
          } catch {
            if stage.end() { observer.terminal(.error(error)) }
          }
        },
        onTermination: { termination in
          running.value.source = false
          if case .completed = termination, running.value.inner { return }
          if stage.end() { observer.terminal(termination) }
        })
    }
  }
}

extension ObservableType {
  /// Turns each element into a stream and passes on the events of the latest; a new one ends the one before.
  ///
  /// When only the newest question's answer matters: search as you type, the selected row's details.
  ///
  /// ```
  /// source                     1-------2----|
  /// flatMapLatest { n--n--n| } 1--1--1-2--2--2|
  /// ```
  ///
  /// - Timing: completes when the source and the latest stream have completed.
  /// - Failure: an error of the source, of the latest stream, or thrown by `selector` ends the stream.
  /// - Complexity: constant for an element of the latest stream, which allocates nothing.
  @inlinable public func flatMapLatest<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    apply(.flatMapLatest(selector))
  }
}
