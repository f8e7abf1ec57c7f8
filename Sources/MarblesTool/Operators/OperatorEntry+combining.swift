internal import TributaryStreams

extension OperatorEntry {
  static var flattening: [OperatorEntry] {
    [
      OperatorEntry(
        "flatMap PICTURE", "each element n becomes a stream; the events of all", pages: ["ObservableType/flatMap(_:)"],
        sample: ["flatMap n--n--n|", "1---2----|"]
      ) { $0.source.flatMap(try $0.template()) },
      OperatorEntry(
        "flatMapLatest PICTURE", "each element n becomes a stream; the events of the latest",
        pages: ["ObservableType/flatMapLatest(_:)"], sample: ["flatMapLatest n--n--n|", "1-------2----|"]
      ) { $0.source.flatMapLatest(try $0.template()) },
      OperatorEntry(
        "flatMapFirst PICTURE", "each element n becomes a stream unless one runs",
        pages: ["ObservableType/flatMapFirst(_:)"], sample: ["flatMapFirst n--n--n|", "1--2----3----|"]
      ) { $0.source.flatMapFirst(try $0.template()) },
      OperatorEntry(
        "concatMap PICTURE", "each element n becomes a stream; one after the other",
        pages: ["ObservableType/concatMap(_:)"], sample: ["concatMap n--n--n|", "1-2------|"]
      ) { $0.source.concatMap(try $0.template()) },
      OperatorEntry(
        "merge streams", "the events of all streams that come", pages: ["ObservableType/merge()"],
        sample: ["merge streams", "a--b---|", "1--2--3|", "-4--4|"], inputs: .streams
      ) { $0.streams.merge() },
      OperatorEntry(
        "merge maxConcurrent COUNT", "of so many streams at a time", pages: ["ObservableType/merge(maxConcurrent:)"],
        sample: ["merge maxConcurrent 2", "abc------|", "1---1|", "2----2|", "3--3|"], inputs: .streams
      ) { $0.streams.merge(maxConcurrent: try $0.integer()) },
      OperatorEntry(
        "concat streams", "of one stream after the other", pages: ["ObservableType/concat()"],
        sample: ["concat streams", "a--b---|", "1---1|", "2-2|"], inputs: .streams
      ) { $0.streams.concat() },
      OperatorEntry(
        "switchLatest", "of the latest stream", pages: ["ObservableType/switchLatest()"],
        sample: ["switchLatest", "a-------b----|", "1--1--1--1", "-2--2|"], inputs: .streams
      ) { $0.streams.switchLatest() },
    ]
  }

  static var combining: [OperatorEntry] {
    [
      OperatorEntry(
        "merge", "the events of several streams",
        pages: [
          "Observable/merge(_:)-(Observable<Element>...)", "Observable/merge(_:)-80i68", "Observable/merge(_:)-943y8",
          "Observable/merge(_:)-(ObservableConvertibleType<Element>...)",
        ],
        sample: ["merge", "1---3---|", "--2---4---|"], inputs: .several
      ) { .merge($0.sources) },
      OperatorEntry(
        "merge with", "the events of this stream and of another",
        pages: ["ObservableType/merge(with:)-(Other)", "ObservableType/merge(with:)-(Others)"],
        sample: ["merge with", "1---3---|", "--2---4---|"], inputs: .with("other")
      ) { $0.source.merge(with: $0.other) },
      OperatorEntry(
        "concat", "several streams, one after the other",
        pages: [
          "ObservableType/concat(_:)-(Second)", "ObservableType/concat(_:)-(Observable<Self.Element>)",
          "ObservableType/concat(with:)", "Observable/concat(_:)-(Observable<Element>...)",
          "Observable/concat(_:)-(ObservableConvertibleType<Element>...)", "Observable/concat(_:)-77odj",
          "Observable/concat(_:)-2v20", "Observable/concat(_:)-3j7d7",
        ],
        sample: ["concat", "-1-2-|", "3-4-|"], inputs: .several
      ) { .concat($0.sources) },
      OperatorEntry(
        "startWith VALUE...", "elements before all others", pages: ["ObservableType/startWith(_:)"],
        sample: ["startWith 0", "--1-2-|"]
      ) { work in try work.values().reversed().reduce(work.source) { $0.startWith($1) } },
      OperatorEntry(
        "combineLatest [FUNCTION]", "the latest elements of several streams",
        pages: [
          "Observable/combineLatest(_:)-(Source)",
          "Observable/combineLatest(_:)-(Sources)->Observable<Element>",
          "Observable/combineLatest(_:_:)", "Observable/combineLatest(_:_:resultSelector:)",
          "Observable/combineLatest(_:resultSelector:)-(Source,_)",
          "Observable/combineLatest(_:resultSelector:)-(Sources,_)",
        ],
        sample: ["combineLatest", "1-----2-----|", "---x-----y--|"], inputs: .several
      ) { .combineLatest($0.sources, resultSelector: try $0.joining()) },
      OperatorEntry(
        "withLatestFrom", "the latest of another stream at each element",
        pages: ["ObservableType/withLatestFrom(_:)"], sample: ["withLatestFrom", "--1----2--3-|", "---a-b------|"],
        inputs: .with("second")
      ) { $0.source.withLatestFrom($0.other) },
      OperatorEntry(
        "withLatestFrom both", "each element with the latest of another stream",
        pages: ["ObservableType/withLatestFrom(_:resultSelector:)"],
        sample: ["withLatestFrom both", "--1----2--3-|", "---a-b------|"], inputs: .with("second")
      ) { $0.source.withLatestFrom($0.other) { .text("\($0)\($1)") } },
      OperatorEntry(
        "zip [FUNCTION]", "elements at the same position",
        pages: [
          "Observable/zip(_:)-(Source)", "Observable/zip(_:)-(Sources)->Observable<Element>", "Observable/zip(_:_:)",
          "Observable/zip(_:_:resultSelector:)", "Observable/zip(_:resultSelector:)-(Source,_)",
          "Observable/zip(_:resultSelector:)-(Sources,_)",
        ],
        sample: ["zip", "1--2-----3--|", "--x---y--|"], inputs: .several
      ) { .zip($0.sources, resultSelector: try $0.joining()) },
      OperatorEntry(
        "zip with FUNCTION", "of this stream and another, through a function",
        pages: ["ObservableConvertibleType/zip(with:resultSelector:)"],
        sample: ["zip with +", "1--2-----3--|", "--3---4--|"],
        inputs: .with("second")
      ) { $0.source.zip(with: $0.other, resultSelector: try $0.reducer()) },
      OperatorEntry(
        "amb", "the stream that brings an event first",
        pages: [
          "ObservableType/amb(_:)", "Observable/amb(_:)-(Sources)", "Observable/amb(_:)-(Observable<Element>...)",
          "Observable/amb(_:)-(ObservableConvertibleType<Element>...)",
        ],
        sample: ["amb", "---1-1-|", "--2--2--2|"], inputs: .several
      ) { .amb($0.sources) },
      OperatorEntry(
        "cascade", "the leftmost stream until a later one brings an element",
        pages: ["Observable/cascade(_:)->Observable<Element>", "ObservableType/cascade(_:)"],
        sample: ["cascade", "1--2---3---|", "----4---5-6-7|", "---------8---9|"], inputs: .several
      ) { .cascade($0.sources) },
      OperatorEntry(
        "sequenceEqual", "whether two streams bring equal elements",
        pages: ["ObservableType/sequenceEqual(_:)", "ObservableType/sequenceEqual(_:by:)"],
        sample: ["sequenceEqual", "1--2-3-|", "-1-2----3--|"], inputs: .with("second")
      ) { $0.source.sequenceEqual($0.other).map { .truth($0) } },
    ]
  }
}
