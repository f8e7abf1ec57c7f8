extension OperatorTable {
  static let flattening = Family(
    title: "Flattening",
    rows: [
      .init("`flatMap(_:)`", "each element becomes a stream; the events of all", fails: "closure", kinds: "OIDGSM"),
      .init("`flatMapLatest(_:)`", "the events of the latest", fails: "closure", kinds: "OIDG"),
      .init(
        "`flatMapFirst(_:)`",
        "the events of one; what comes while it runs is dropped",
        fails: "closure", kinds: "OIDG"),
      .init(
        "`concatMap(_:)`",
        "the events of one after the other",
        fails: "closure", buffers: "unbounded", kinds: "OIDG"),
      .init("`flatMapMaybe(_:)`", "the element becomes a maybe", fails: "closure", kinds: "SM", undrawn: "as flatMap"),
      .init(
        "`flatMapCompletable(_:)`",
        "the element becomes work without an answer",
        fails: "closure", kinds: "SM", undrawn: "as flatMap"),
      .init(
        "`flatMap(_:scope:_:)`",
        "async work for each element, by a policy",
        fails: "closure", buffers: "`.queue`, `.merge`: unbounded; else no", kinds: "O"),
      .init("`merge()`", "the events of all streams that come", kinds: "OIDG"),
      .init("`merge(maxConcurrent:)`", "of so many at a time", buffers: "unbounded", kinds: "OIDG"),
      .init("`concat()`", "of one after the other", buffers: "unbounded", kinds: "O"),
      .init("`switchLatest()`", "of the latest", kinds: "OIDG"),
    ])
}
