extension OperatorTable {
  static let combining = Family(
    title: "Combining",
    rows: [
      .init("`.merge(_:)`", "the events of several streams", kinds: "OIDG"),
      .init("`merge(with:)`", "the events of this and of others", kinds: "O"),
      .init("`.concat(_:)`", "several streams, one after the other", kinds: "OIDGC"),
      .init("`concat(_:)`", "this, then another", kinds: "OIDGC"),
      .init("`concat(with:)`", "this, then the streams of a collection", kinds: "O"),
      .init("`andThen(_:)`", "this work, then another stream", kinds: "C"),
      .init("`startWith(_:)`", "elements before all others", buffers: "the elements given", kinds: "OIDG"),
      .init("`.combineLatest(_:)`", "the latest elements of several streams", buffers: "one each", kinds: "OIDG"),
      .init(
        "`.combineLatest(_:resultSelector:)`",
        "what a function makes of them",
        fails: "closure", buffers: "one each", kinds: "OIDG"),
      .init("`.combineLatest(_:_:)`", "of two", buffers: "one each", kinds: "O"),
      .init(
        "`.combineLatest(_:_:resultSelector:)`",
        "of two, through a function",
        fails: "closure", buffers: "one each", kinds: "O"),
      .init("`withLatestFrom(_:)`", "the latest of another stream at each element", buffers: "one", kinds: "OIDG"),
      .init(
        "`withLatestFrom(_:resultSelector:)`",
        "each element with the latest of another stream",
        fails: "closure", buffers: "one", kinds: "OIDG"),
      .init("`.zip(_:)`", "elements at the same position", buffers: "unbounded", kinds: "OIDGSMC"),
      .init(
        "`.zip(_:resultSelector:)`",
        "what a function makes of them",
        fails: "closure", buffers: "unbounded", kinds: "OIDGSM"),
      .init("`.zip(_:_:)`", "of two", buffers: "unbounded", kinds: "O"),
      .init(
        "`.zip(_:_:resultSelector:)`",
        "of two, through a function",
        fails: "closure", buffers: "unbounded", kinds: "O"),
      .init(
        "`zip(with:resultSelector:)`",
        "of this and another, through a function",
        fails: "closure", buffers: "unbounded", kinds: "OIDGSMC"),
      .init("`.amb(_:)`", "the stream that brings an event first", kinds: "O"),
      .init("`.amb(_:_:)`", "the trait that brings an event first", kinds: "IDGSMC"),
      .init("`amb(_:)`", "this or another, whichever brings an event first", kinds: "O"),
      .init("`.cascade(_:)`", "the leftmost stream until a later one brings an element", kinds: "O"),
      .init("`cascade(_:)`", "this until one of the others brings an element", kinds: "O"),
      .init("`sequenceEqual(_:)`", "whether two streams bring equal elements", buffers: "unbounded", kinds: "O"),
      .init("`sequenceEqual(_:by:)`", "the same by a function", fails: "closure", buffers: "unbounded", kinds: "O"),
    ])
}
