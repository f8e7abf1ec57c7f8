extension Operator {
  /// Turns each element into a stream and passes on the events of all; see ``ObservableType/flatMap(_:)``.
  @inlinable public static func flatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Input) throws(Failure) -> Source
  ) -> Operator where Source.Element == Output {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let group = SubscriptionGroup()
      let sourceRuns = Memory(true)
      stage.hold(group)
      return Observer(
        onNext: { element in
          do throws(Failure) {
            let source = try selector(element).asObservable()
            guard stage.isActive else { return }
            let member = group.add()
            source.runInner(
              in: member.subscription, of: stage, onNext: observer.next,
              onTermination: { termination in
                group.remove(member)
                if case .completed = termination, sourceRuns.value || !group.isEmpty { return }
                if stage.end() { observer.terminal(termination) }
              })
          } catch {
            if stage.end() { observer.terminal(.error(error)) }
          }
        },
        onTermination: { termination in
          sourceRuns.value = false
          if case .completed = termination, !group.isEmpty { return }
          if stage.end() { observer.terminal(termination) }
        })
    }
  }
}

extension ObservableType {
  /// Turns each element into a stream and passes on the events of all, as they come.
  ///
  /// ```
  /// source               1--2----|
  /// flatMap { n--n--n| } 1--12-12-2|
  /// ```
  ///
  /// - Timing: completes when the source and all streams have completed.
  /// - Failure: the first error, of the source, of a stream, or thrown by `selector`, ends the stream.
  /// - Complexity: constant for an element of a stream, which allocates nothing.
  @inlinable public func flatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    apply(.flatMap(selector))
  }
}
