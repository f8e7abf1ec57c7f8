extension OperatorTable {
  static let timing = Family(
    title: "Time",
    rows: [
      .init(
        "`debounce(_:scheduler:)`",
        "an element when no other has followed for a while",
        buffers: "one", time: "scheduler", kinds: "OIDG"),
      .init(
        "`throttle(_:mode:scheduler:)`",
        "at most one element a time window",
        buffers: "one", time: "scheduler", kinds: "OIDG"),
      .init(
        "`delay(_:scheduler:)`",
        "everything later",
        buffers: "unbounded: what came within the delay", time: "scheduler", kinds: "OIDGSMC"),
      .init("`delaySubscription(_:scheduler:)`", "subscribes later", time: "scheduler", kinds: "OIDGSMC"),
      .init(
        "`timeout(_:scheduler:)`",
        "fails when nothing comes for too long",
        fails: "`RxError.timeout`", time: "scheduler", kinds: "OSMC"),
      .init("`timeout(_:other:scheduler:)`", "goes on with another stream then", time: "scheduler", kinds: "OSMC"),
    ])
}
