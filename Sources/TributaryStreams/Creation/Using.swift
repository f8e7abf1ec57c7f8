extension Observable {
  /// The stream that a function makes from a resource, which lives as long as the subscription.
  ///
  /// When a stream needs something that must be given back: a file, a lock, a connection.
  ///
  /// ```swift
  /// let lines = Observable<String>.using({ try LogFile(path) }, observableFactory: { $0.lines })
  /// ```
  ///
  /// Both functions are called once a subscription.
  ///
  /// - Failure: an error that a function throws is the stream's; if `observableFactory` throws, the resource is
  ///   disposed before.
  /// - Cancellation: the resource is disposed once, after the stream made from it was let go: when the subscription is
  ///   disposed, and before an end is handed on.
  ///
  /// - Parameters:
  ///   - resourceFactory: makes the resource.
  ///   - observableFactory: makes the stream.
  /// - Returns: a stream of the made stream's events.
  @inlinable public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable
  ) -> Observable {
    Observable { observer, subscription in
      let stage = subscription.stage()
      let terminal = { (termination: Termination) in
        stage.end(termination, observer.terminal)
      }
      do {
        let resource = try resourceFactory()
        stage.hold(resource)
        guard stage.isActive else { return }
        let source = try observableFactory(resource)
        guard stage.isActive else { return }
        source.runLast(Observer(onNext: observer.next, onTermination: terminal), in: subscription)
      } catch {
        terminal(.error(error))
      }
    }
  }
}
