extension OperatorTable {
  static let errors = Family(
    title: "Errors, and running again",
    rows: [
      .init(
        "`catch(_:)`",
        "another stream in place of an error",
        fails: "closure", kinds: "OSMC", isThrowingLawless: true),
      .init(
        "`.catch(sequence:)`",
        "streams one after the other until one does not fail",
        fails: "the last stream's error", kinds: "O"),
      .init("`catchAndReturn(_:)`", "an element in place of an error", kinds: "OSM"),
      .init("`catchErrorJustComplete()`", "completes in place of failing", kinds: "O"),
      .init("`retry()`", "runs again after each error", kinds: "OSMC"),
      .init("`retry(_:)`", "so many runs in all", fails: "the last run's error", kinds: "OSMC"),
      .init(
        "`retry(_:scheduler:shouldRetry:)`",
        "runs again by a behaviour, after pauses",
        fails: "the last run's error", time: "scheduler", kinds: "OSMC"),
      .init(
        "`retry(when:)`",
        "runs again when another stream says so",
        fails: "the other stream's error; a single: `RxError.noElements`", kinds: "OSMC"),
      .init("`ignoreErrors()`", "runs again after each error", kinds: "O"),
      .init(
        "`ignoreErrors(_:)`",
        "runs again after errors that a function answers with true",
        fails: "closure", kinds: "O", isThrowingLawless: true),
      .init(
        "`repeatWithBehavior(_:scheduler:shouldRepeat:)`",
        "runs again after a completion",
        time: "scheduler", kinds: "O"),
    ])
}
