extension Observable {
  /// The stream that a function makes anew for each subscription.
  ///
  /// When a stream depends on what is true at the moment of subscribing, or refers to itself.
  ///
  /// ```swift
  /// func count(from n: Int) -> Observable<Int> {
  ///   .deferred { count(from: n + 1) }.startWith(n)
  /// }
  /// ```
  ///
  /// - Failure: an error that `factory` throws is the stream's.
  /// - Complexity: a recursion as above takes constant stack and memory.
  @inlinable public static func deferred<Failure: Error>(
    _ factory: @escaping () throws(Failure) -> Observable
  ) -> Observable {
    Observable { observer, subscription in
      let place = subscription.placeOfSource
      do throws(Failure) {
        let source = try factory()
        if place.isActive { source.runLast(observer, in: subscription) }
      } catch {
        place.end(.error(error), observer.terminal)
      }
    }
  }
}
