extension OperatorTable {
  static let sharing = Family(
    title: "Sharing",
    rows: [
      .init(
        "`share(replay:scope:)`",
        "one run for all; the last elements for who comes later",
        buffers: "n, by default none", kinds: "OI"),
      .init("`publish()`", "one run for all, from `connect()` on", kinds: "O"),
      .init("`replay(_:)`", "the same, and the last elements for who comes later", buffers: "n", kinds: "O"),
      .init("`replayAll()`", "the same, and all that came before", buffers: "unbounded", kinds: "O"),
      .init(
        "`multicast(_:)`",
        "one run through a subject of yours",
        buffers: "the subject's", kinds: "O", undrawn: "its subject is the user's"),
      .init(
        "`multicast(makeSubject:)`",
        "each run through a subject of its own",
        buffers: "the subject's", kinds: "O", undrawn: "its subject is the user's"),
      .init(
        "`multicast(_:selector:)`",
        "a function may use one run as often as it likes",
        fails: "closure", buffers: "the subject's", kinds: "O", undrawn: "its subject is the user's",
        isThrowingLawless: true),
      .init("`refCount()`", "connects while somebody listens", kinds: "O", undrawn: "share draws it"),
    ])
}
