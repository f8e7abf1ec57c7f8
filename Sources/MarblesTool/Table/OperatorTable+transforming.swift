extension OperatorTable {
  static let transforming = Family(
    title: "Transforming",
    rows: [
      .init("`map(_:)`", "each element through a function", fails: "closure", kinds: "OIDGSM"),
      .init(
        "`compactMap(_:)`",
        "each element through a function; drops what becomes nil",
        fails: "closure", kinds: "OIDGSM"),
      .init(
        "`filterMap(_:)`",
        "each element through a function that says what becomes of it",
        fails: "closure", kinds: "O"),
      .init("`mapTo(_:)`", "one value in the place of each element", kinds: "OIDGSM"),
      .init("`mapAt(_:)`", "a property of each element", kinds: "O"),
      .init("`mapMany(_:)`", "what each element contains through a function", fails: "closure", kinds: "O"),
      .init("`not()`", "turns true into false and false into true", kinds: "OIDGSM"),
      .init("`enumerated()`", "adds to each element its number", kinds: "O"),
      .init("`timestamp(scheduler:)`", "adds to each element its time", time: "scheduler", kinds: "O"),
      .init(
        "`decode(type:decoder:)`",
        "decodes each element",
        fails: "the decoder's error", kinds: "O", undrawn: "its elements are data"),
      .init(
        "`scan(_:accumulator:)`",
        "folds into a state, passes on each state",
        fails: "closure", buffers: "one", kinds: "OIDG"),
      .init("`scan(into:accumulator:)`", "the same in place", fails: "closure", buffers: "one", kinds: "OIDG"),
      .init("`pairwise()`", "each element with the one before", buffers: "one", kinds: "O"),
      .init(
        "`currentAndPrevious()`",
        "each element with the one before, which the first has not",
        buffers: "one", kinds: "O"),
      .init("`nwise(_:)`", "each run of so many elements", buffers: "n", kinds: "O"),
      .init("`materialize()`", "makes events elements", kinds: "O"),
      .init(
        "`dematerialize()`",
        "makes elements that are events events again",
        fails: "an element that is an error", kinds: "O"),
      .init("`elements()`", "the elements in elements that are events", kinds: "O"),
      .init("`errors()`", "the errors in elements that are events", kinds: "O"),
      .init(
        "`withUnretained(_:)`",
        "adds an object that is not kept; completes when it is gone",
        kinds: "OIDG", undrawn: "its object is not an event"),
      .init(
        "`withUnretained(_:resultSelector:)`",
        "joins with an object that is not kept",
        fails: "closure", kinds: "OIDG", undrawn: "its object is not an event"),
    ])
}
