extension ObservableType {
  /// Passes the whole stream through a function, so that a chain can go on behind it.
  ///
  /// When several chains share a part that is a function of its own.
  ///
  /// ```swift
  /// func logged(_ source: Observable<Int>) -> Observable<Int> { source.debug("numbers") }
  /// numbers.filter(isOdd).apply(logged).take(3)
  /// ```
  ///
  /// - Parameter transform: called once, here.
  /// - Returns: what it returns.
  /// - Throws: what it throws.
  @inlinable public func apply<Result, Failure: Error>(
    _ transform: (Observable<Element>) throws(Failure) -> Observable<Result>
  ) throws(Failure) -> Observable<Result> {
    try transform(asObservable())
  }
}
