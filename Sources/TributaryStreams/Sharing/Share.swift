/// How long a shared stream keeps what it sent.
public enum SubjectLifetimeScope: Sendable {
  /// As long as somebody listens and the run has not ended; then the next subscriber starts anew.
  case whileConnected
  /// For ever: the elements kept, and the end when it has come.
  case forever
}

extension ObservableType {
  /// Lets all subscribers see one run of this stream, and those who come later its last elements.
  ///
  /// When a stream is dear or has effects (a request, a timer) and more than one place needs it.
  ///
  /// ```
  /// source                      1---2---3-|
  /// share()  first subscriber   1---2---3-|
  ///          second             --^-2---3-|
  /// share(replay: 1)  first     1---2---3-|
  ///                   second    --1-2---3-|     it gets 1 at once
  /// ```
  ///
  /// The run starts with the first subscriber, and its source is let go when the last one leaves.
  ///
  /// With the scope `whileConnected` nothing is kept then, nor after the run's end: the next subscriber starts a new
  /// run, also one that subscribes from inside the end. A source that sends all at once and completes runs once for
  /// each.
  ///
  /// With the scope `forever` what was sent is kept: who comes later gets it, and then what a further run of the source
  /// brings, or the end if that has come. The source is not run again after its end, so `retry` after a
  /// `share(scope: .forever)` that failed gets the same error each time; put it before.
  ///
  /// - Failure: an error goes to all subscribers.
  /// - Buffering: at most `replay` elements; memory grows with what was sent, not with the number.
  /// - Complexity: linear in the subscribers for an element; nothing is allocated.
  ///
  /// - Parameters:
  ///   - replay: how many elements who comes later gets; a negative number counts as zero.
  ///   - scope: how long they are kept.
  /// - Returns: a stream that runs this one once for all.
  @inlinable public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch scope {
    case .whileConnected: (replay > 0 ? self.replay(replay) : publish()).refCount()
    case .forever: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}
