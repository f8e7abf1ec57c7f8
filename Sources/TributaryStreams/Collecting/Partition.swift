extension ObservableType {
  /// Splits the elements by a question into two streams.
  ///
  /// When both answers are handled, each in its way: the rows that are right and those that are not.
  ///
  /// ```
  /// source            1-2-3-4-|
  /// matches (isEven)  --2---4-|
  /// nonMatches        1---3---|
  /// ```
  ///
  /// While both are listened to there is one run of the source, and `predicate` is called once for each element. A
  /// source that sends all at once is over before the second is subscribed, and runs again for it.
  ///
  /// - Failure: an error of the source or of `predicate` ends both.
  ///
  /// - Parameter predicate: the question.
  /// - Returns: the elements that were answered with true, and the others.
  @inlinable public func partition<Failure: Error>(
    _ predicate: @escaping (Element) throws(Failure) -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    let answered = map { (element) throws(Failure) in (element: element, matches: try predicate(element)) }.share()
    return (
      matches: answered.compactMap { $0.matches ? $0.element : nil },
      nonMatches: answered.compactMap { $0.matches ? nil : $0.element }
    )
  }
}
