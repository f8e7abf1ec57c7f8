import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Random changes whose guards take time, with other changes meanwhile, against a plain model.
struct GuardModelTests {
  /// A change in the model: the path after it, or nil if it changes nothing.
  private typealias Change = ([NavigationModel.Place]) -> [NavigationModel.Place]?

  /// A change that was asked for, as the model follows it.
  private final class Asked {
    let request: NavigationRequest
    let words: String
    /// The screens that it brings.
    let newcomer: Int?
    var change: Change
    /// The change about what it names, of the path and of what would end when it is asked for.
    var naming: (([NavigationModel.Place], [Int]) -> Change)?
    var allowed: Set<Int> = []
    /// The screens that are still to be asked; the first one is being asked.
    var queue: [Int] = []
    /// When it began to wait for the first of them, by which those who wait for one screen go on.
    var since = 0
    var outcome: NavigationOutcome?

    init(
      _ request: NavigationRequest, _ words: String, newcomer: Int? = nil, _ change: @escaping Change,
      naming: (([NavigationModel.Place], [Int]) -> Change)? = nil
    ) {
      (self.request, self.words, self.newcomer) = (request, words, newcomer)
      (self.change, self.naming) = (change, naming)
    }
  }

  private final class Walk {
    let navigator = Navigator()
    var model = NavigationModel()
    private var requests: [Asked] = []
    private var guarded: Set<Int> = []
    private var screens: [Int: Screen] = [:]
    private var endings: [Int: Int] = [:]
    /// The questions that are open, by screen.
    private var questions: [Int: AsyncSubject<LeaveDecision>] = [:]
    private var count = 0
    private var left: [Int] = []
    private var waits = 0
    private(set) var trail: [String] = []

    init() {
      let (screen, name) = make(isGuarded: false)
      navigator.set([screen])
      model.stack = [.init(name: name)]
    }

    private func make(isGuarded: Bool) -> (Screen, Int) {
      count += 1
      let name = count
      let screen = Screen("\(name)", route: name)
      screens[name] = screen
      _ = screen.dismissed.subscribe(onSuccess: { [weak self] _ in self?.endings[name, default: 0] += 1 })
      guard isGuarded else { return (screen, name) }
      guarded.insert(name)
      let walk = WeakWalk(walk: self)
      screen.leaveGuard = { _ in
        let question = AsyncSubject<LeaveDecision>()
        walk.walk?.questions[name] = question
        let decision = try? await question.asSingle().value
        // The wait is cancelled when the screen goes.
        if walk.walk?.questions[name] === question { walk.walk?.questions[name] = nil }
        return decision ?? .allowed
      }
      return (screen, name)
    }

    private struct WeakWalk { weak var walk: Walk? }

    // MARK: What happens

    func step(_ random: inout some RandomNumberGenerator) {
      let open = questions.keys.sorted()
      if !open.isEmpty, Int.random(in: 0..<3, using: &random) == 0, let name = open.randomElement(using: &random) {
        return answer(name, Int.random(in: 0..<4, using: &random) == 0 ? .refused : .allowed)
      }
      let names = NavigationModel.names(model.stack)
      let one = names.randomElement(using: &random) ?? 0
      let isGuarded = Int.random(in: 0..<3, using: &random) == 0
      switch Int.random(in: 0..<14, using: &random) {
      case 0...3:
        let (screen, name) = make(isGuarded: isGuarded)
        let request = navigator.push(screen)
        begin(
          Asked(request, "push \(name)", newcomer: name) { NavigationModel.atFront($0) { $0 + [.init(name: name)] } })
      case 4:
        let (screen, name) = make(isGuarded: isGuarded)
        let request = navigator.present(screen)
        begin(
          Asked(request, "present \(name)", newcomer: name) { stack in
            NavigationModel.atFront(stack) { stack in
              guard var last = stack.last else { return stack }
              last.modal = [.init(name: name)]
              return stack.dropLast() + [last]
            }
          })
      case 5:
        ending(navigator.pop(), "pop") { stack in
          NavigationModel.atFront(stack) { $0.count > 1 ? $0.dropLast() : $0 }
        }
      case 6: ending(navigator.back(), "back") { NavigationModel.back($0) }
      case 7: ending(navigator.dismiss(), "dismiss") { NavigationModel.dismiss($0) }
      case 8:
        guard let screen = screens[one] else { return }
        ending(screen.dismiss(), "dismiss \(one)") { NavigationModel.dismiss(one, $0) }
      case 9:
        let (screen, name) = make(isGuarded: isGuarded)
        let front = NavigationModel.front(model.stack)
        let change: Change = { NavigationModel.replace(front, with: name, $0) }
        begin(Asked(navigator.replace(with: screen), "replace \(front) with \(name)", newcomer: name, change))
      case 10:
        guard let old = screens[one] else { return }
        let (screen, name) = make(isGuarded: isGuarded)
        let change: Change = { NavigationModel.replace(one, with: name, $0) }
        begin(Asked(navigator.replace(old, with: screen), "replace \(one) with \(name)", newcomer: name, change))
      case 11:
        guard let screen = screens[one] else { return }
        begin(Asked(navigator.pop(to: screen), "pop to \(one)") { NavigationModel.cut(above: one, $0) })
      case 12:
        let root = NavigationModel.rootOfFront(model.stack)
        begin(Asked(navigator.popToRoot(), "pop to the root \(root)") { NavigationModel.cut(above: root, $0) })
      default:
        if Bool.random(using: &random) {
          let tab = Int.random(in: 0..<3, using: &random)
          begin(Asked(navigator.select(tab: tab), "tab \(tab)") { NavigationModel.select(tab, $0) })
        } else if let screen = screens[one], !NavigationModel.isFixedRoot(one, model.stack) {
          // As the end of its flow takes it away, nobody being asked.
          screen.endWithFlow()
          trail.append("end \(one)")
          apply(NavigationModel.remove(one, model.stack))
          settle()
        } else if let screen = screens[one] {
          let (first, second) = (make(isGuarded: isGuarded), make(isGuarded: false))
          navigator.setTabs([[first.0], [second.0]], of: screen, guards: .ignored)
          trail.append("tabs \(first.1) \(second.1) of \(one)")
          apply(NavigationModel.setTabs([[.init(name: first.1)], [.init(name: second.1)]], of: one, model.stack))
          settle()
        }
      }
    }

    /// A change that ends screens and nothing else: it names those.
    private func ending(_ request: NavigationRequest, _ words: String, _ change: @escaping Change) {
      begin(Asked(request, words, change) { _, ended in { NavigationModel.end(ended, $0) } })
    }

    private func answer(_ name: Int, _ decision: LeaveDecision) {
      trail.append("\(name) \(decision)")
      let question = questions.removeValue(forKey: name)
      question?.onNext(decision)
      question?.onCompleted()
      answered(name, decision)
      settle()
    }

    // MARK: The model

    private func begin(_ asked: Asked) {
      trail.append(asked.words)
      requests.append(asked)
      perform(asked)
      settle()
    }

    private func perform(_ asked: Asked) {
      let before = model.stack
      let after = asked.change(before) ?? before
      let kept = Set(NavigationModel.names(after))
      let ended = Array(NavigationModel.names(before).filter { !kept.contains($0) }.reversed())
      asked.queue = ended.filter { guarded.contains($0) && !asked.allowed.contains($0) }
      if asked.queue.isEmpty {
        let changes = NavigationModel.words(after) != NavigationModel.words(before)
        apply(after)
        return finish(asked, changes ? .done : .unchanged)
      }
      asked.change = asked.naming?(before, ended) ?? asked.change
      asked.naming = nil
      asked.allowed.formUnion(asked.queue)
      wait(asked)
    }

    private func wait(_ asked: Asked) {
      waits += 1
      asked.since = waits
    }

    private func finish(_ asked: Asked, _ outcome: NavigationOutcome) {
      asked.outcome = outcome
      asked.queue = []
      if let name = asked.newcomer, outcome != .done { left.append(name) }
    }

    private func apply(_ stack: [NavigationModel.Place]?) {
      guard let stack else { return }
      let kept = Set(NavigationModel.names(stack))
      left += NavigationModel.names(model.stack).filter { !kept.contains($0) }.reversed()
      model.stack = stack
    }

    /// A guard has answered, or its screen has gone: those who waited go on, each with its next screen.
    private func answered(_ name: Int, _ decision: LeaveDecision) {
      for asked in requests.filter({ $0.queue.first == name }).sorted(by: { $0.since < $1.since }) {
        if decision == .refused {
          finish(asked, .refused)
        } else {
          let there = Set(NavigationModel.names(model.stack))
          asked.queue = Array(asked.queue.dropFirst().drop { !there.contains($0) })
          if asked.queue.isEmpty { perform(asked) } else { wait(asked) }
        }
      }
    }

    /// The transitions come: what has left has ended.
    private func settle() {
      while !left.isEmpty {
        let name = left.removeFirst()
        questions[name] = nil
        answered(name, .allowed)
      }
    }

    /// What does not agree, in words.
    func disagreement() -> String? {
      let words = NavigationModel.words(model.stack)
      if navigator.path.description != words { return "path \(navigator.path), not \(words)" }
      for asked in requests where asked.request.outcome != asked.outcome {
        return "\(asked.words): \(asked.request.outcome as Any), not \(asked.outcome as Any)"
      }
      requests.removeAll { $0.outcome != nil }
      let open = Set(requests.compactMap(\.queue.first))
      if open != Set(questions.keys) { return "asked \(questions.keys.sorted()), not \(open.sorted())" }
      let there = Set(NavigationModel.names(model.stack)).union(requests.compactMap(\.newcomer))
      for name in screens.keys where endings[name] != (there.contains(name) ? nil : 1) {
        return "\(name) ended \(endings[name] ?? 0) times"
      }
      screens = screens.filter { there.contains($0.key) }
      endings = [:]
      return nil
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] + [UInt64.random(in: 7...UInt64.max)])
  func `random changes whose guards take time agree with a plain model`(seed: UInt64) {
    inVirtualTime { time in
      var random = SeededGenerator(seed: seed)
      for round in 0..<150 {
        let walk = Walk()
        time.drain()
        for _ in 0..<40 {
          walk.step(&random)
          time.drain()
          if let disagreement = walk.disagreement() {
            Issue.record("seed \(seed), round \(round), \(disagreement), after \(walk.trail.joined(separator: ", "))")
            return
          }
        }
      }
    }
  }
}
