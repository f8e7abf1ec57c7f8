internal import TributaryStreams

extension OperatorEntry {
  static var collecting: [OperatorEntry] {
    [
      OperatorEntry(
        "reduce SEED FUNCTION", "folds into a state, passes on the last",
        pages: ["ObservableType/reduce(_:accumulator:)"], sample: ["reduce 0 +", "1-2-3-4-|"]
      ) { $0.source.reduce(try $0.value(), accumulator: try $0.reducer()) },
      OperatorEntry(
        "reduce SEED FUNCTION RESULT", "folds, passes on what becomes of the last state",
        pages: ["ObservableType/reduce(_:accumulator:mapResult:)"], sample: ["reduce 0 + negate", "1-2-3-4-|"]
      ) {
        $0.source.reduce(try $0.value(), accumulator: try $0.reducer(), mapResult: try $0.function())
      },
      OperatorEntry(
        "reduce into SEED FUNCTION", "folds in place, passes on the last state",
        pages: ["ObservableType/reduce(into:accumulator:)"], sample: ["reduce into [] append", "1-2-3-|"]
      ) { work in
        let (seed, fold) = (try work.value(), try work.reducer())
        return work.source.reduce(into: seed) { $0 = fold($0, $1) }
      },
      OperatorEntry(
        "count [PREDICATE]", "how many elements there were, or how many a question is true for",
        pages: ["ObservableType/count(_:)", "ObservableType/count()"], sample: ["count odd", "7-8-9-|"]
      ) { work in
        guard work.hasArgument else { return work.source.count().map { .number($0) } }
        return work.source.count(try work.predicate()).map { .number($0) }
      },
      OperatorEntry(
        "toArray", "all elements as one array", pages: ["ObservableType/toArray()"], sample: ["toArray", "1-2-3-|"]
      ) { $0.source.toArray().asObservable().map { .list($0) } },
      OperatorEntry(
        "toSortedArray [ORDER]", "all elements as one sorted array; ascending or descending",
        pages: ["ObservableType/toSortedArray(_:)", "ObservableType/toSortedArray(by:)"],
        sample: ["toSortedArray", "2-3-1-|"]
      ) { work in
        let order = try work.option(["ascending", "descending"])
        return work.source.toSortedArray(order == "ascending" ? .ascending : .descending).asObservable()
          .map { .list($0) }
      },
      OperatorEntry(
        "and", "whether all elements are true", pages: ["ObservableType/and()"], sample: ["and", "t-f-t-|"],
        inputs: .fixed([
          .init(name: "source", reading: .truths), .init(name: "second", reading: .truths, isOptional: true),
        ])
      ) { Observable.and($0.allTruths).asObservable().map { .truth($0) } },
      OperatorEntry(
        "buffer count COUNT", "arrays of so many elements", pages: ["ObservableType/buffer(count:)"],
        sample: ["buffer count 2", "1-2-3-4-5-|"]
      ) { $0.source.buffer(count: try $0.integer()).map { .list($0) } },
      OperatorEntry(
        "buffer timeSpan TIME [COUNT]", "arrays of a time, or of so many elements",
        pages: ["ObservableType/buffer(timeSpan:count:scheduler:)"], sample: ["buffer timeSpan 3 2", "12---34---|"]
      ) { work in
        let span = try work.time()
        return work.source.buffer(timeSpan: span, count: work.hasArgument ? try work.integer() : .max).map { .list($0) }
      },
      OperatorEntry(
        "bufferWithTrigger", "an array for each element of another stream",
        pages: ["ObservableType/bufferWithTrigger(_:)"], sample: ["bufferWithTrigger", "1-23--4---|", "-x-x-x-----"],
        inputs: .with("trigger")
      ) { $0.source.bufferWithTrigger($0.other).map { .list($0) } },
      OperatorEntry(
        "window TIME [COUNT]", "streams of a time, or of so many elements",
        pages: ["ObservableType/window(timeSpan:count:scheduler:)"], sample: ["window 3 2", "12---34---|"]
      ) { work in
        let span = try work.time()
        let count = work.hasArgument ? try work.integer() : .max
        return work.source.window(timeSpan: span, count: count).map { work.outlet($0) }
      },
      OperatorEntry(
        "groupBy FUNCTION", "a stream for each key", pages: ["ObservableType/groupBy(keySelector:)"],
        sample: ["groupBy parity", "1-2-3-4-5-|"]
      ) { work in work.source.groupBy(keySelector: try work.function()).map { work.outlet($0) } },
      OperatorEntry(
        "partition PREDICATE", "two streams, by a question", pages: ["ObservableType/partition(_:)"],
        sample: ["partition even", "1-2-3-4-|"]
      ) { work in
        let parts = work.source.partition(try work.predicate())
        work.show(parts.nonMatches, as: "nonMatches")
        return parts.matches
      },
    ]
  }
}
