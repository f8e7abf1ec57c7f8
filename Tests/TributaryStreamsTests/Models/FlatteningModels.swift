import TributaryStreams

extension ScriptModels {
  /// Which of the streams that source 0 asks for are heard: odd numbers ask for source 1, even ones for source 2.
  enum Policy {
    case all
    case latest
    case first
    case queue(Int)
  }

  /// A plain account of what runs and waits.
  struct Account {
    var policy: Policy
    var running: [Int] = []
    var waiting: [Int] = []
    var ended: [Int: String] = [:]

    mutating func take(_ step: Step, _ outcome: inout Outcome) {
      switch step.act {
      case .next(let number) where step.source == 0: arrive(number % 2 == 1 ? 1 : 2)
      case .next(let number): for source in running where source == step.source { outcome.next(number) }
      case .completed: ended[step.source] = "|"
      case .failed: ended[step.source] = "#"
      }
      settle(&outcome)
    }

    mutating func arrive(_ source: Int) {
      switch policy {
      case .all: running.append(source)
      case .latest: running = [source]
      case .first: if running.isEmpty { running = [source] }
      case .queue: waiting.append(source)
      }
    }

    mutating func settle(_ outcome: inout Outcome) {
      if ended[0] == "#" { return outcome.end("#") }
      repeat {
        if case .queue(let most) = policy, !waiting.isEmpty, running.count < most {
          running.append(waiting.removeFirst())
        }
        if running.contains(where: { ended[$0] == "#" }) { return outcome.end("#") }
        running.removeAll { ended[$0] == "|" }
      } while mayStart
      if ended[0] == "|", running.isEmpty, waiting.isEmpty { outcome.end() }
    }

    var mayStart: Bool {
      if case .queue(let most) = policy { !waiting.isEmpty && running.count < most } else { false }
    }
  }

  static func flattening(
    _ name: String, _ policy: Policy, _ flatten: @escaping (Observable<Int>, [PublishSubject<Int>]) -> Observable<Int>
  ) -> Model {
    Model(name: name, stream: { flatten($0[0].asObservable(), $0) }) {
      var account = Account(policy: policy)
      return { step, outcome in account.take(step, &outcome) }
    }
  }

  static var flattening: [Model] {
    [
      flattening("flatMap", .all) { source, all in source.flatMap { all[$0 % 2 == 1 ? 1 : 2] } },
      flattening("flatMapLatest", .latest) { source, all in source.flatMapLatest { all[$0 % 2 == 1 ? 1 : 2] } },
      flattening("switchLatest", .latest) { source, all in source.map { all[$0 % 2 == 1 ? 1 : 2] }.switchLatest() },
      flattening("flatMapFirst", .first) { source, all in source.flatMapFirst { all[$0 % 2 == 1 ? 1 : 2] } },
      flattening("concatMap", .queue(1)) { source, all in source.concatMap { all[$0 % 2 == 1 ? 1 : 2] } },
      flattening("concat()", .queue(1)) { source, all in source.map { all[$0 % 2 == 1 ? 1 : 2] }.concat() },
      flattening("merge(maxConcurrent: 2)", .queue(2)) { source, all in
        source.map { all[$0 % 2 == 1 ? 1 : 2] }.merge(maxConcurrent: 2)
      },
    ]
  }
}
