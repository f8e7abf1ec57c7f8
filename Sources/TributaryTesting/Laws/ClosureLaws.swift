public import TributaryStreams

/// Checks what becomes of an operator whose closure throws, or disposes of the subscription.
///
/// The operator under test is applied by a closure that gets the source and a probe; the operator's own closure calls
/// the probe, which throws or disposes now and then:
///
/// ```swift
/// #expect(ClosureLaws { source, probe in source.map { try probe($0) } }.violations == [])
/// ```
public struct ClosureLaws<Output> {
  private let elements: [Int]
  private let operation: (Observable<Int>, @escaping (Int) throws -> Int) -> Observable<Output>

  /// The laws for an operator.
  ///
  /// - Parameters:
  ///   - elements: what the source sends.
  ///   - operation: applies the operator; the probe returns the number it is given, or throws.
  public init(
    elements: [Int] = [1, 2, 2, 3, 4],
    of operation: @escaping (Observable<Int>, @escaping (Int) throws -> Int) -> Observable<Output>
  ) {
    self.elements = elements
    self.operation = operation
  }

  /// The laws that the operator breaks.
  public var violations: [Violation] {
    throwing + disposing
  }

  /// Nothing comes after the closure has disposed, not even what it makes of its element, and no later event asks it.
  private var disposing: [Violation] {
    (1...3).flatMap { (call: Int) -> [Violation] in
      let listener = Listener<Output>()
      var (calls, later, isOver) = (0, 0, false)
      let probe = { [unowned listener] (number: Int) throws -> Int in
        calls += 1
        if isOver { later += 1 }
        if calls == call {
          listener.subscription?.dispose()
          listener.forget()
        }
        return number
      }
      let trial = Trial(gap: .milliseconds(10), settling: .seconds(10), { self.operation($0, probe) })
      _ = trial.subscribeGuarded(listener)
      for element in elements + elements {
        trial.send(CollectionOfOne(element))
        isOver = calls >= call
      }
      trial.finish(.completed)
      // That it was called too seldom is said where it should throw.
      guard calls >= call else { return [] }
      let found = [
        later > 0 ? "it was called \(later) times more" : nil,
        listener.log.isEmpty ? nil : "this came: \(listener.log)",
        trial.subject.hasObservers ? "the source is still held" : nil,
      ]
      return found.compactMap { $0 }.map {
        Violation(.disposeInClosure, "after a closure has disposed at call \(call), \($0)")
      }
    }
  }

  private var throwing: [Violation] {
    var violations: [Violation] = []
    for failing in 1...3 {
      var calls = 0
      let probe = { (number: Int) throws -> Int in
        calls += 1
        if calls == failing { throw LawError() }
        return number
      }
      let listener = Listener<Output>()
      let trial = Trial(gap: .milliseconds(10), settling: .seconds(10), { self.operation($0, probe) })
      var wasObserved = false
      listener.reaction = { event in
        if event.isStopEvent, trial.subject.hasObservers { wasObserved = true }
      }
      trial.subscribe(listener)
      trial.send(elements + elements)
      trial.finish(.completed)
      let when = "a closure that throws at call \(failing)"
      guard calls >= failing else {
        violations.append(Violation(.throwingClosure, "the closure was called \(calls) times, fewer than \(failing)"))
        continue
      }
      if calls > failing {
        violations.append(Violation(.throwingClosure, "\(when) was called \(calls - failing) times more"))
      }
      if listener.ends != 1 || listener.log.last != "error LawError()" {
        violations.append(Violation(.throwingClosure, "\(when) should give one error, and gave \(listener.log)"))
      }
      if wasObserved {
        violations.append(Violation(.releaseBeforeTerminal, "\(when): the source was still held as the end came"))
      }
    }
    return violations
  }
}
