extension ObservableType {
  /// Passes on the events of all the streams that this stream brings, as they come.
  ///
  /// When what is listened to grows: each client that connects, each file that is opened.
  ///
  /// ```
  /// source   a--b---|
  ///   a      1--2--3|
  ///   b         -4--4|
  /// merge()  1--24-34|
  /// ```
  ///
  /// - Timing: completes when this stream and all that it brought have completed.
  /// - Failure: the first error ends the stream.
  @inlinable public func merge() -> Observable<Element.Element> where Element: ObservableConvertibleType {
    flatMap { $0 }
  }
}

extension Observable {
  /// Passes on the events of several streams, as they come.
  ///
  /// When the same comes from several places: a button, a key, a menu.
  ///
  /// ```
  /// a            1---3---|
  /// b            --2---4---|
  /// merge(a, b)  1-2-3-4---|
  /// ```
  ///
  /// The streams are subscribed in the order given. Without any the result completes at once.
  ///
  /// - Timing: completes when all have completed.
  /// - Failure: the first error ends the stream and lets the others go.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public static func merge(_ sources: Observable...) -> Observable {
    together(sources)
  }

  /// Passes on the events of all streams of a collection, as they come; as `merge`.
  @inlinable public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Observable where Sources.Element == Observable {
    if let sources = sources as? [Observable] { return together(sources) }
    return Observable<Observable>.from(sources).merge()
  }

  /// Merges the streams of an array.
  ///
  /// A merge among them adds its streams to the row, so that merges of merges are one.
  @inlinable static func together(_ sources: [Observable]) -> Observable {
    let row = StreamRow(sources, .atOnce)
    let streams = Observable<Observable> { observer, subscription in
      subscription.stage().complete(observer, withContentsOf: row.streams)
    }
    return Observable(row: row, streams.merge().source)
  }
}
