internal import TributaryStreams

extension OperatorEntry {
  static var sources: [OperatorEntry] {
    [
      OperatorEntry(
        "just VALUE", "one element", pages: ["Observable/just(_:)"], sample: ["just 1"], inputs: .none
      ) { .just(try $0.value()) },
      OperatorEntry(
        "of VALUE...", "the elements given", pages: ["Observable/of(_:)"], sample: ["of 1 2 3"], inputs: .none
      ) { .from(try $0.values()) },
      OperatorEntry(
        "from LIST", "a sequence's elements", pages: ["Observable/from(_:)-3x0wo", "Observable/from(_:)-azvz"],
        sample: ["from [1, 2, 3]"], inputs: .none
      ) { .from(try $0.value().values) },
      OperatorEntry(
        "from optional VALUE", "an optional's value, if there is one", pages: ["Observable/from(optional:)"],
        sample: ["from optional nil"], inputs: .none
      ) { work in
        let value = try work.value()
        return .from(optional: value == .nothing ? nil : value)
      },
      OperatorEntry(
        "empty", "completes at once", pages: ["Observable/empty()"], sample: ["empty"], inputs: .none
      ) { _ in .empty() },
      OperatorEntry(
        "never", "does nothing", pages: ["Observable/never()"], sample: ["never"], inputs: .none
      ) { _ in .never() },
      OperatorEntry(
        "error [NAME]", "fails at once", pages: ["Observable/error(_:)"], sample: ["error"], inputs: .none
      ) { work in
        _ = work.hasArgument ? try work.value() : .nothing
        return .error(SourceFailure())
      },
      OperatorEntry(
        "range START COUNT", "consecutive integers", pages: ["Observable/range(start:count:)"],
        sample: ["range 3 4"], inputs: .none
      ) { Observable.range(start: try $0.integer(), count: min(try $0.integer(), 100)).map { .number($0) } },
      OperatorEntry(
        "generate VALUE CONDITION FUNCTION", "the states of a loop",
        pages: ["Observable/generate(initialState:condition:iterate:)"], sample: ["generate 1 <100 double"],
        inputs: .none
      ) { .generate(initialState: try $0.value(), condition: try $0.predicate(), iterate: try $0.function()) },
      OperatorEntry(
        "repeatElement VALUE COUNT", "one element again and again; so many are taken",
        pages: ["Observable/repeatElement(_:)"], sample: ["repeatElement 1 3"], inputs: .none
      ) { Observable.repeatElement(try $0.value()).take(try $0.integer()) },
      OperatorEntry(
        "interval TIME", "0, 1, 2, … with a time between them", pages: ["Observable/interval(_:scheduler:)"],
        sample: ["interval 2"], inputs: .none
      ) { Observable<Int>.interval(try $0.time()).map { .number($0) } },
      OperatorEntry(
        "timer TIME [PERIOD]", "0 after a time, or 0, 1, 2, … from then on",
        pages: ["Observable/timer(_:period:scheduler:)"], sample: ["timer 3 2"], inputs: .none
      ) { work in
        let due = try work.time()
        return Observable<Int>.timer(due, period: work.hasArgument ? try work.time() : nil).map { .number($0) }
      },
    ]
  }

  private struct SourceFailure: Error {}
}
