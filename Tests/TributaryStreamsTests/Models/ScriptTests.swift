import Testing
import TributaryStreams
import TributaryTesting

/// Operators of several streams against plain functions of what happened, on random turns of three subjects.
@Suite struct ScriptTests {

  /// What one of the sources does.
  enum Act {
    case next(Int)
    case completed
    case failed
  }

  struct Step: CustomStringConvertible {
    var source: Int
    var act: Act

    var description: String {
      switch act {
      case .next(let number): "\(source):\(number)"
      case .completed: "\(source):|"
      case .failed: "\(source):#"
      }
    }

    func run(_ subjects: [PublishSubject<Int>]) {
      switch act {
      case .next(let number): subjects[source].onNext(number)
      case .completed: subjects[source].onCompleted()
      case .failed: subjects[source].onError(Failure())
      }
    }
  }

  /// What an operator brings, as a plain function says it: `step` is called with each step until the end.
  struct Model {
    var name: String
    var stream: ([PublishSubject<Int>]) -> Observable<Int>
    var makeReference: () -> (Step, inout Outcome) -> Void
  }

  struct Outcome {
    var log: [String] = []
    var isOver = false

    mutating func next(_ number: Int) {
      if !isOver { log.append("\(number)") }
    }

    mutating func end(_ sign: String = "|") {
      if !isOver { log.append(sign) }
      isOver = true
    }
  }

  static func script(_ random: inout SeededGenerator) -> [Step] {
    var running = [0, 1, 2]
    var steps: [Step] = []
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      guard let source = running.randomElement(using: &random) else { break }
      let act: Act =
        switch Int.random(in: 0..<12, using: &random) {
        case 0: .completed
        case 1: Bool.random(using: &random) ? .failed : .completed
        default: .next(Int.random(in: 0...9, using: &random))
        }
      if case .next = act {} else { running.removeAll { $0 == source } }
      steps.append(Step(source: source, act: act))
    }
    return steps
  }

  @Test(arguments: SeededGenerator.seeds(200))
  func `operators agree with what plain functions say of the same turns`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let steps = Self.script(&random)
    for model in ScriptModels.all {
      let subjects = (0..<3).map { _ in PublishSubject<Int>() }
      var log: [String] = []
      var wasHeld = false
      let subscription = model.stream(subjects).subscribe(
        onNext: { log.append("\($0)") },
        onError: { _ in
          log.append("#")
          wasHeld = subjects.contains(where: \.hasObservers)
        },
        onCompleted: {
          log.append("|")
          wasHeld = subjects.contains(where: \.hasObservers)
        })
      let reference = model.makeReference()
      var outcome = Outcome()
      for step in steps {
        step.run(subjects)
        if !outcome.isOver { reference(step, &outcome) }
      }
      let comment = "seed \(seed): \(model.name) over \(steps)"
      #expect(log == outcome.log, "\(comment)")
      #expect(!wasHeld && subscription.isDisposed == outcome.isOver, "\(comment)")
      subscription.dispose()
      #expect(subjects.allSatisfy { !$0.hasObservers }, "\(comment)")
    }
  }

  /// Some steps are taken from inside the delivery of an element, and now and then the subscriber leaves there.
  @Test(arguments: SeededGenerator.seeds(200))
  func `turns from inside a delivery keep the grammar, lose no end and leave nothing behind`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let script = Self.script(&random)
    let isNested = script.map { _ in Bool.random(using: &random) }
    let leavesAt = Bool.random(using: &random) ? Int.random(in: 1...5, using: &random) : 0
    for model in ScriptModels.all {
      let subjects = (0..<3).map { _ in PublishSubject<Int>() }
      var position = 0
      var log: [String] = []
      let subscription = Subscription()
      let takeNested = {
        while position < script.count, isNested[position] {
          position += 1
          script[position - 1].run(subjects)
        }
      }
      let sink = subscription.stage()
      let observer = Observer<Int>(
        onNext: { element in
          log.append("\(element)")
          if log.count == leavesAt { subscription.dispose() }
          takeNested()
        },
        onTermination: { _ in
          if sink.end() { log.append("end") }
        })
      model.stream(subjects).subscribe(observer, in: subscription)
      while position < script.count {
        position += 1
        script[position - 1].run(subjects)
      }
      let comment = "seed \(seed): \(model.name) over \(script), from inside \(isNested), leaves at \(leavesAt)"
      for subject in subjects { subject.onCompleted() }
      let hasLeft = leavesAt > 0 && log.count == leavesAt && log.last != "end"
      #expect(hasLeft || log.last == "end", "\(comment): \(log)")
      #expect(log.filter { $0 == "end" }.count <= 1, "\(comment): \(log)")
      #expect(subscription.isDisposed && subjects.allSatisfy { !$0.hasObservers }, "\(comment)")
    }
  }
}
