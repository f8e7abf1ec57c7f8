internal import TributaryStreams
internal import TributaryTesting

extension OperatorEntry {
  static var transforming: [OperatorEntry] {
    [
      OperatorEntry(
        "map FUNCTION", "each element through a function", pages: ["ObservableType/map(_:)"],
        sample: ["map ×10", "-1--2--3-|"]
      ) { $0.source.map(try $0.function()) },
      OperatorEntry(
        "compactMap FUNCTION", "each element through a function; drops what becomes nil",
        pages: ["ObservableType/compactMap(_:)"], sample: ["compactMap number", "1-x-3-|"]
      ) { work in
        let function = try work.function()
        return work.source.compactMap { function($0) == .nothing ? nil : function($0) }
      },
      OperatorEntry(
        "filterMap PREDICATE FUNCTION", "drops what a question is true for, and maps the rest",
        pages: ["ObservableType/filterMap(_:)"], sample: ["filterMap odd double", "1-2-3-4-|"]
      ) { work in
        let (isDropped, function) = (try work.predicate(), try work.function())
        return work.source.filterMap { isDropped($0) ? .ignore : .map(function($0)) }
      },
      OperatorEntry(
        "mapTo VALUE", "one value in the place of each element", pages: ["ObservableType/mapTo(_:)"],
        sample: ["mapTo 7", "-1-2-3-|"]
      ) { $0.source.mapTo(try $0.value()) },
      OperatorEntry(
        "mapAt PROPERTY", "a property of each element", pages: ["ObservableType/mapAt(_:)"],
        sample: ["mapAt count", "\"a\"-\"abc\"-\"\"-|"]
      ) { $0.source.map(try $0.function()) },
      OperatorEntry(
        "mapMany FUNCTION", "what each list contains through a function", pages: ["ObservableType/mapMany(_:)"],
        sample: ["mapMany ×10", "[1, 2]---[]-[3]--|"]
      ) { work in
        let function = try work.function()
        return work.source.map(\.values).mapMany(function).map { .list($0) }
      },
      OperatorEntry(
        "not", "true becomes false, and false true", pages: ["ObservableType/not()"], sample: ["not", "t--f--t-|"],
        inputs: .fixed([.init(name: "source", reading: .truths)])
      ) { $0.source.map(\.isTrue).not().map { .truth($0) } },
      OperatorEntry(
        "enumerated", "adds to each element its number", pages: ["ObservableType/enumerated()"],
        sample: ["enumerated", "a-----b-----c-----|"]
      ) { $0.source.enumerated().map { .tuple([.number($0.index), $0.element]) } },
      OperatorEntry(
        "timestamp", "adds to each element its time", pages: ["ObservableType/timestamp(scheduler:)"],
        sample: ["timestamp", "a-b--|"]
      ) { $0.source.timestamp().map { .text("\($0.time), \($0.element)") } },
      OperatorEntry(
        "scan SEED FUNCTION", "folds into a state, passes on each state",
        pages: ["ObservableType/scan(_:accumulator:)"],
        sample: ["scan 0 +", "1-2-3-4--|"]
      ) { $0.source.scan(try $0.value(), accumulator: try $0.reducer()) },
      OperatorEntry(
        "scan into SEED FUNCTION", "the same in place", pages: ["ObservableType/scan(into:accumulator:)"],
        sample: ["scan into [] append", "1---2------3-|"]
      ) { work in
        let (seed, fold) = (try work.value(), try work.reducer())
        return work.source.scan(into: seed) { $0 = fold($0, $1) }
      },
      OperatorEntry(
        "pairwise", "each element with the one before", pages: ["ObservableType/pairwise()"],
        sample: ["pairwise", "1-2-----3-----4-----|"]
      ) { $0.source.pairwise().map { .tuple([$0.0, $0.1]) } },
      OperatorEntry(
        "currentAndPrevious", "each element with the one before, which the first has not",
        pages: ["ObservableType/currentAndPrevious()"], sample: ["currentAndPrevious", "1-------2-----3-----|"]
      ) { $0.source.currentAndPrevious().map { .tuple([$0.current, $0.previous ?? .nothing]) } },
      OperatorEntry(
        "nwise COUNT", "each run of so many elements", pages: ["ObservableType/nwise(_:)"],
        sample: ["nwise 3", "1-2-3-4-5-|"]
      ) { $0.source.nwise(try $0.integer()).map { .list($0) } },
      OperatorEntry(
        "materialize", "makes events elements", pages: ["ObservableType/materialize()"],
        sample: ["materialize", "1-----2-----#"]
      ) { $0.source.materialize().map { .text($0.shortName) } },
      OperatorEntry(
        "dematerialize", "makes elements that are events events again", pages: ["ObservableType/dematerialize()"],
        sample: ["dematerialize", "next1-next2-error-|"], inputs: .events
      ) { $0.events.dematerialize() },
      OperatorEntry(
        "elements", "the elements in elements that are events", pages: ["ObservableType/elements()"],
        sample: ["elements", "next1-error-next2-|"], inputs: .events
      ) { $0.events.elements() },
      OperatorEntry(
        "errors", "the errors in elements that are events", pages: ["ObservableType/errors()"],
        sample: ["errors", "next1-error-next2-|"], inputs: .events
      ) { $0.events.errors().map { _ in .text("error") } },
    ]
  }
}

extension OperatorEntry.Inputs {
  fileprivate static let events = Self.fixed([.init(name: "source", reading: .events)])
}

extension Event<Value> {
  fileprivate var shortName: String {
    switch self {
    case .next(let element): "next\(element)"
    case .error: "error"
    case .completed: "completed"
    }
  }
}
