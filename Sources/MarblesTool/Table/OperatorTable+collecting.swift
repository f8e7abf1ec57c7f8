extension OperatorTable {
  static let collecting = Family(
    title: "Collecting",
    rows: [
      .init(
        "`reduce(_:accumulator:)`",
        "folds into a state, passes on the last",
        fails: "closure", buffers: "one", kinds: "O"),
      .init(
        "`reduce(_:accumulator:mapResult:)`",
        "folds, passes on what becomes of the last state",
        fails: "closure", buffers: "one", kinds: "O"),
      .init(
        "`reduce(into:accumulator:)`",
        "folds in place, passes on the last state",
        fails: "closure", buffers: "one", kinds: "O"),
      .init("`count()`", "how many elements there were", kinds: "O"),
      .init("`count(_:)`", "how many of them a function answered with true", fails: "closure", kinds: "O"),
      .init("`toArray()`", "all elements as one array", buffers: "unbounded", kinds: "O"),
      .init("`toSortedArray(_:)`", "all elements as one sorted array", buffers: "unbounded", kinds: "O"),
      .init(
        "`toSortedArray(by:)`",
        "the same in an order of yours",
        fails: "closure", buffers: "unbounded", kinds: "O"),
      .init("`and()`", "whether all elements are true", kinds: "O"),
      .init("`.and(_:)`", "whether all elements of several streams are true", kinds: "O"),
      .init("`buffer(count:)`", "arrays of so many elements", buffers: "n", kinds: "O"),
      .init(
        "`buffer(timeSpan:count:scheduler:)`",
        "arrays of a time, or of so many elements",
        buffers: "n, by default unbounded", time: "scheduler", kinds: "O"),
      .init("`bufferWithTrigger(_:)`", "an array for each element of another stream", buffers: "unbounded", kinds: "O"),
      .init(
        "`window(timeSpan:count:scheduler:)`",
        "streams of a time, or of so many elements",
        time: "scheduler", kinds: "O"),
      .init("`groupBy(keySelector:)`", "a stream for each key", fails: "closure", kinds: "O"),
      .init("`partition(_:)`", "two streams, by a question", fails: "closure", kinds: "OIDG"),
    ])
}
