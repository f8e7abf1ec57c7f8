import Clients
import TributaryBindings
import TributaryStreams
import TributaryTime

/// The cost of an event in generic code that the compiler does not specialise, beside the same code specialised.
///
/// The generic classes stand in a module of their own, as an app's bus and store do.
enum GenericCases {
  static var all: [Benchmark] {
    [bus, store] + Shape.allCases.flatMap { [specialised($0), unspecialised($0)] }
  }

  private static var bus: Benchmark {
    Benchmark("generic/bus-to-1", limits: Limits(allocations: 0, instructions: 450)) {
      let hits = Hits()
      let bus = Bus<Int>()
      let subscription = bus.listen { hits.add($0) }
      return { operations in
        for number in 0..<operations { bus.send(number) }
        withExtendedLifetime(subscription) {}
      }
    }
  }

  private struct Model {
    var count = 0
    var title = "numbers"
  }

  private static var store: Benchmark {
    Benchmark("generic/store-to-1", limits: Limits(allocations: 0, instructions: 2_500)) {
      let hits = Hits()
      let store = Store<Model, Int>(Model()) { state, number in
        var state = state
        state.count &+= number
        return state
      }
      let subscription = store.listen(to: \.count) { hits.add($0) }
      return { operations in
        for number in 1...operations { store.send(number) }
        withExtendedLifetime(subscription) {}
      }
    }
  }

  /// The limit for an element in generic code: a tenth more than was reached, and at most 150 and three times the
  /// specialised cost, except for the operators that Benchmarks/README.md gives a reason for.
  private static let limits: [Shape: Double] = [
    .plain: 177, .map: 292, .compactMap: 698, .filterMap: 698, .mapTo: 292, .enumerated: 445, .scan: 453,
    .scanInto: 356, .pairwise: 567, .materialize: 628, .filter: 248, .ignoreElements: 169,
    .distinctUntilChanged: 503, .take: 200, .takeWhile: 642, .takeUntil: 217, .skip: 194, .skipWhile: 235,
    .skipUntil: 257, .sample: 394, .pausable: 257, .ifEmpty: 191, .timestamp: 783, .flatMap: 2682,
    .flatMapLatest: 2710, .concatMap: 2692, .mergeWith: 260, .concat: 194, .startWith: 176, .combineLatest: 4131,
    .combineLatestOfTwo: 759, .withLatestFrom: 537, .zipOfTwo: 855, .amb: 266, .buffer: 2004, .window: 5495,
    .groupBy: 1421, .reduce: 356, .count: 335, .catch: 194, .retry: 193, .do: 258, .share: 330, .shareReplay: 966,
    .driver: 985, .debounce: 481, .throttle: 322, .delay: 683, .timeout: 383, .behaviorSubject: 478,
    .replaySubject: 968, .publishRelay: 335, .behaviorRelay: 496, .binding: 468,
  ]

  private static func specialised(_ shape: Shape) -> Benchmark {
    Benchmark("specialised/\(shape.rawValue)") {
      let (subject, other, hits) = (PublishSubject<Int>(), PublishSubject<Int>(), Hits())
      let time = VirtualScheduler()
      let subscription = time.run { subscribe(shape, subject, other, 0, hits) }
      return { operations in
        time.run {
          for number in 0..<operations { subject.onNext(number) }
          withExtendedLifetime((subscription, other)) {}
        }
      }
    }
  }

  private static func unspecialised(_ shape: Shape) -> Benchmark {
    Benchmark("generic/\(shape.rawValue)", limits: Limits(instructions: limits[shape])) {
      let time = VirtualScheduler()
      let line = time.run { Line<Int>(shape, first: 0) }
      return { operations in
        time.run {
          for number in 0..<operations { line.send(number) }
          withExtendedLifetime(line) {}
        }
      }
    }
  }
}
