extension ObservableType {
  /// Goes on with a second stream when this one has completed.
  ///
  /// When one thing follows another: the stored messages, then the new ones.
  ///
  /// ```
  /// a            -1-2-|
  /// b            3-4-|
  /// a.concat(b)  -1-2-3-4-|
  /// ```
  ///
  /// - Failure: an error of either ends the stream; the second never runs if the first fails.
  /// - Complexity: constant for an element, also when a long row is put together one by one. The last stream takes the
  ///   whole's place, so a recursion through it (`just(n).concat(.deferred { count(n + 1) })`) takes constant stack and
  ///   memory.
  @inlinable public func concat(_ second: Observable<Element>) -> Observable<Element> {
    .concat(asObservable(), second)
  }

  /// Goes on with a subject, a relay or another kind of stream when this one has completed; as with a stream.
  @inlinable public func concat<Second: ObservableConvertibleType>(
    _ second: Second
  ) -> Observable<Element> where Second.Element == Element {
    concat(second.asObservable())
  }

  /// Goes on with the streams of a collection, one after the other, when this one has completed; as with a stream.
  @inlinable public func concat<Others: Collection>(
    with others: Others
  ) -> Observable<Element> where Others.Element: ObservableConvertibleType, Others.Element.Element == Element {
    concat(.concat(others))
  }
}

extension Observable {
  /// Runs several streams one after the other.
  ///
  /// When each has its turn, and none of it may be missed: the steps of a tour, the pages of a list.
  ///
  /// ```
  /// a             -1-2-|
  /// b             3-4-|
  /// c             -5|
  /// concat(a,b,c) -1-2-3-4--5|
  /// ```
  ///
  /// Each is subscribed when the one before has completed. Without any the result completes at once.
  ///
  /// - Failure: an error ends the stream; what follows never runs.
  /// - Complexity: constant for an element; any number of streams takes constant stack.
  @inlinable public static func concat(_ sources: Observable...) -> Observable {
    Observable(row: StreamRow(sources, .oneAfterTheOther))
  }

  /// Runs streams, subjects, relays or traits, in any mix, one after the other; as `concat`.
  @inlinable public static func concat(_ sources: any ObservableConvertibleType<Element>...) -> Observable {
    Observable(row: StreamRow(sources.map { $0.asObservable() }, .oneAfterTheOther))
  }

  /// Runs the streams of a collection one after the other; as `concat`.
  ///
  /// An element of the collection is asked for when it is to run, so a lazy collection may be long.
  @inlinable public static func concat<Sources: Collection>(
    _ sources: Sources
  ) -> Observable where Sources.Element == Observable {
    Observable { observer, subscription in
      Concatenation(sources, observer, subscription).runNext()
    }
  }

  /// Runs the subjects, relays or traits of a collection one after the other; as `concat`.
  @inlinable public static func concat<Sources: Collection>(
    _ sources: Sources
  ) -> Observable where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    concat(sources.lazy.map { $0.asObservable() })
  }

  /// Runs the streams of a sequence, which may be endless, one after the other; as `concat`.
  ///
  /// An element of the sequence is asked for when it is to run.
  @inlinable public static func concat<Sources: Sequence>(
    _ sources: Sources
  ) -> Observable where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable { observer, subscription in
      var iterator = sources.makeIterator()
      Concatenation(observer, subscription) { iterator.next().map { ($0.asObservable(), false) } }.runNext()
    }
  }
}

extension Observable {
  /// A stream that runs the streams of a row one after the other.
  @inlinable init(row: StreamRow<Element>) {
    self.init(row: row) { observer, subscription in
      Concatenation(row.streams, observer, subscription).runNext()
    }
  }
}
