import Clients
import TributaryBindings
import TributaryStreams
import TributaryTime

/// What an event costs in generic code that the compiler does not specialise, beside the same code specialised.
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
    Benchmark("generic/\(shape.rawValue)") {
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
