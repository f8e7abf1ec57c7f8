import TributaryStreams

/// What operators bring, said by plain functions: `a`, `b` and `c` are the sources 0, 1 and 2.
enum ScriptModels {
  typealias Model = ScriptTests.Model
  typealias Step = ScriptTests.Step
  typealias Outcome = ScriptTests.Outcome

  static var all: [Model] {
    choosing + pairing + gates + flattening
  }

  /// A model in which an error of any source ends all; `act` gets elements, or nil for a completion.
  static func model(
    _ name: String, of heard: ClosedRange<Int> = 0...2,
    _ stream: @escaping ([PublishSubject<Int>]) -> Observable<Int>,
    _ makeAct: @escaping () -> (Int, Int?, inout Outcome) -> Void
  ) -> Model {
    Model(name: name, stream: stream) {
      let act = makeAct()
      return { step, outcome in
        guard heard.contains(step.source) else { return }
        switch step.act {
        case .next(let number): act(step.source, number, &outcome)
        case .completed: act(step.source, nil, &outcome)
        case .failed: outcome.end("#")
        }
      }
    }
  }

  static var choosing: [Model] {
    [
      model("merge", { .merge($0) }) {
        var running = 3
        return { _, number, outcome in
          if let number { return outcome.next(number) }
          running -= 1
          if running == 0 { outcome.end() }
        }
      },
      Model(name: "amb", stream: { .amb($0) }) {
        var winner: Int?
        return { step, outcome in
          winner = winner ?? step.source
          guard winner == step.source else { return }
          switch step.act {
          case .next(let number): outcome.next(number)
          case .completed: outcome.end()
          case .failed: outcome.end("#")
          }
        }
      },
      Model(name: "cascade", stream: { .cascade($0) }) {
        var (current, running) = (0, Set(0...2))
        return { step, outcome in
          guard step.source >= current else { return }
          switch step.act {
          case .next(let number):
            current = step.source
            outcome.next(number)
          case .completed: running.remove(step.source)
          case .failed: return outcome.end("#")
          }
          if !running.contains(where: { $0 >= current }) { outcome.end() }
        }
      },
      Model(name: "concat", stream: { .concat($0) }) {
        var current = 0
        var ended: [Int: String] = [:]
        return { step, outcome in
          switch step.act {
          case .next(let number): if step.source == current { outcome.next(number) }
          case .completed: ended[step.source] = "|"
          case .failed: ended[step.source] = "#"
          }
          while let sign = ended[current], !outcome.isOver {
            if sign == "#" { outcome.end("#") }
            current += 1
            if current == 3 { outcome.end() }
          }
        }
      },
    ]
  }

  static var pairing: [Model] {
    [
      model("zip", of: 0...1, { .zip($0[0], $0[1]) { $0 * 10 + $1 } }) {
        var (queues, over): ([[Int]], [Bool]) = ([[], []], [false, false])
        return { source, number, outcome in
          if let number { queues[source].append(number) } else { over[source] = true }
          if !queues[0].isEmpty, !queues[1].isEmpty {
            outcome.next(queues[0].removeFirst() * 10 + queues[1].removeFirst())
          }
          if (0...1).contains(where: { over[$0] && queues[$0].isEmpty }) { outcome.end() }
        }
      },
      model("combineLatest", of: 0...1, { .combineLatest($0[0], $0[1]) { $0 * 10 + $1 } }) {
        var (latest, over): ([Int?], [Bool]) = ([nil, nil], [false, false])
        return { source, number, outcome in
          if let number {
            latest[source] = number
            if let one = latest[0], let other = latest[1] { outcome.next(one * 10 + other) }
          } else {
            over[source] = true
            if latest[source] == nil || over == [true, true] { outcome.end() }
          }
        }
      },
      model("withLatestFrom", of: 0...1, { $0[0].withLatestFrom($0[1]) { $0 * 10 + $1 } }) {
        var latest: Int?
        return { source, number, outcome in
          switch (source, number) {
          case (0, let number?): if let latest { outcome.next(number * 10 + latest) }
          case (0, nil): outcome.end()
          case (_, nil): if latest == nil { outcome.end() }
          default: latest = number
          }
        }
      },
      model("sequenceEqual", of: 0...1, { $0[0].map { $0 / 5 }.sequenceEqual($0[1].map { $0 / 5 }).map { $0 ? 1 : 0 } })
      {
        var (all, over): ([[Int]], [Bool]) = ([[], []], [false, false])
        return { source, number, outcome in
          if let number { all[source].append(number / 5) } else { over[source] = true }
          let common = min(all[0].count, all[1].count)
          let differ =
            all[0].prefix(common) != all[1].prefix(common)
            || (0...1).contains { over[$0] && all[$0].count < all[1 - $0].count }
          if differ || over == [true, true] {
            outcome.next(differ ? 0 : 1)
            outcome.end()
          }
        }
      },
    ]
  }

  static func sample(_ name: String, _ standIn: Int?) -> Model {
    model(name, of: 0...1, { $0[0].sample($0[1], defaultValue: standIn) }) {
      var (latest, isOver): (Int?, Bool) = (nil, false)
      return { source, number, outcome in
        switch (source, number) {
        case (0, let number?): latest = number
        case (0, nil):
          isOver = true
          if latest == nil, standIn == nil { outcome.end() }
        case (_, nil):
          if let element = latest ?? standIn { outcome.next(element) }
          outcome.end()
        default:
          if let element = latest ?? standIn {
            outcome.next(element)
            if isOver { outcome.end() }
          }
          latest = nil
        }
      }
    }
  }

  static func pausableBuffered(_ limit: Int?) -> Model {
    Model(
      name: "pausableBuffered(limit: \(limit.map(String.init) ?? "nil"))",
      stream: { $0[0].pausableBuffered($0[1].map { $0 < 5 }, limit: limit) },
      makeReference: {
        var (waiting, isOpen): ([Int], Bool) = ([], false)
        return { step, outcome in
          switch (step.source, step.act) {
          case (0, .next(let number)):
            if isOpen { outcome.next(number) } else { waiting.append(number) }
            if let limit, !isOpen { waiting = waiting.suffix(limit) }
          case (1, .next(let number)):
            isOpen = number < 5
            if isOpen {
              waiting.forEach { outcome.next($0) }
              waiting = []
            }
          case (0, .completed), (0...1, .failed):
            waiting.forEach { outcome.next($0) }
            if case .failed = step.act { outcome.end("#") } else { outcome.end() }
          default: break
          }
        }
      })
  }

  static var gates: [Model] {
    [
      sample("sample", nil), sample("sample with a default", 77),
      pausableBuffered(nil), pausableBuffered(2), pausableBuffered(0),
      model("take(until:)", of: 0...1, { $0[0].take(until: $0[1]) }) {
        { source, number, outcome in
          switch (source, number) {
          case (0, let number?): outcome.next(number)
          case (1, nil): break
          default: outcome.end()
          }
        }
      },
      Model(name: "skip(until:)", stream: { $0[0].skip(until: $0[1]) }) {
        var isOpen = false
        return { step, outcome in
          switch (step.source, step.act) {
          case (0, .next(let number)): if isOpen { outcome.next(number) }
          case (0, .completed): outcome.end()
          case (0, .failed): outcome.end("#")
          case (1, .next): isOpen = true
          case (1, .completed): if !isOpen { outcome.end() }
          case (1, .failed): if !isOpen { outcome.end("#") }
          default: break
          }
        }
      },
      model("pausable", of: 0...1, { $0[0].pausable($0[1].map { $0 < 5 }) }) {
        var isOpen = false
        return { source, number, outcome in
          switch (source, number) {
          case (0, let number?): if isOpen { outcome.next(number) }
          case (0, nil): outcome.end()
          case (_, let number?): isOpen = number < 5
          case (_, nil): if !isOpen { outcome.end() }
          }
        }
      },
      model(
        "bufferWithTrigger", of: 0...1,
        { $0[0].bufferWithTrigger($0[1]).map { $0.reduce(1) { ($0 * 10 + $1) % 1000 } } }
      ) {
        var waiting: [Int] = []
        return { source, number, outcome in
          if source == 0, let number { return waiting.append(number) }
          if source == 1, number == nil { return }
          outcome.next(waiting.reduce(1) { ($0 * 10 + $1) % 1000 })
          waiting = []
          if source == 0 { outcome.end() }
        }
      },
      model("groupBy, merged", of: 0...0, { $0[0].groupBy { $0 % 3 }.merge() }) {
        { _, number, outcome in
          if let number { outcome.next(number) } else { outcome.end() }
        }
      },
    ]
  }
}
