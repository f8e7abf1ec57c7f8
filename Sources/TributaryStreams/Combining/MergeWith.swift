extension Observable {
  /// Passes on the events of streams, subjects, relays or traits, in any mix, as they come; as `merge`.
  ///
  /// ```
  /// a            1---3---|
  /// b            --2---4---|
  /// merge(a, b)  1-2-3-4---|
  /// ```
  ///
  /// An element that one source sends from inside the delivery of another's, because the subscriber made it, waits
  /// until that delivery has ended.
  @inlinable public static func merge(_ sources: any ObservableConvertibleType<Element>...) -> Observable {
    together(sources.map { $0.asObservable() })
  }

  /// Passes on the events of all subjects, relays or traits of a collection, as they come; as `merge`.
  @inlinable public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Observable where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    merge(sources.lazy.map { $0.asObservable() })
  }
}

extension ObservableType {
  /// Passes on the events of this stream and of another, as they come.
  ///
  /// When the same comes from one place more.
  ///
  /// ```
  /// source              1---3---|
  /// other               --2---4---|
  /// merge(with: other)  1-2-3-4---|
  /// ```
  ///
  /// - Timing: completes when both have completed.
  /// - Failure: the first error ends the stream and lets the other go.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameter other: the other stream.
  /// - Returns: a stream of the elements of both.
  @inlinable public func merge<Other: ObservableConvertibleType>(
    with other: Other
  ) -> Observable<Element> where Other.Element == Element {
    .together([asObservable(), other.asObservable()])
  }

  /// Passes on the events of this stream and of all streams of a collection, as they come; as with one.
  ///
  /// - Parameter others: the other streams.
  /// - Returns: a stream of the elements of all.
  @inlinable public func merge<Others: Collection>(
    with others: Others
  ) -> Observable<Element> where Others.Element: ObservableConvertibleType, Others.Element.Element == Element {
    .together([asObservable()] + others.map { $0.asObservable() })
  }

  /// Passes on the events of this stream and of another, where a leading dot makes the other:
  /// `numbers.merge(with: .just(0))`.
  @inlinable public func merge(with other: Observable<Element>) -> Observable<Element> {
    .together([asObservable(), other])
  }

  /// Passes on the events of this stream and of several others, where a leading dot makes some of them.
  @inlinable public func merge(with others: [Observable<Element>]) -> Observable<Element> {
    .together([asObservable()] + others)
  }
}
