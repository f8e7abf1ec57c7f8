extension ObservableType {
  /// Goes on with another stream when this one ends with an error.
  ///
  /// When there is something to fall back on: a copy in the cache, another server.
  ///
  /// ```
  /// source             -1-2-#
  /// catch { _ in 8-9|} -1-2-8-9|
  /// ```
  ///
  /// - Failure: an error that `handler` throws ends the stream, in place of the one it was given.
  /// - Complexity: a chain of any length (`catch` in what `catch` returns) takes constant stack and memory.
  @inlinable public func `catch`<Failure: Error>(
    _ handler: @escaping (any Error) throws(Failure) -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable(above: source.depth) { observer, subscription in
      let stage = subscription.stage()
      source.runInner(
        of: stage, as: .sole, onNext: observer.next,
        onTermination: { termination in
          guard case .error(let error) = termination else {
            stage.end(termination, observer.terminal)
            return
          }
          do throws(Failure) {
            let next = try handler(error)
            guard stage.isActive else { return }
            stage.giveWay()
            next.runLast(observer, in: subscription)
          } catch {
            stage.end(.error(error), observer.terminal)
          }
        })
    }
  }
}
