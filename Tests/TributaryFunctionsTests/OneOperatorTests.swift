import Synchronization
import Testing
import Tributary
import TributaryFunctions

/// An operator of the user's own, written once, wherever values flow.
@Suite struct OneOperatorTests {
  let time = VirtualScheduler()

  @Test func `it serves a callback`() {
    var seen: [Int] = []
    let handler = with({ seen.append($0) }, everySecond())
    (1...5).forEach { handler($0) }
    #expect(seen == [2, 4])
  }

  @Test func `it serves a stream`() {
    var seen: [Int] = []
    let source = Observable.of(1, 2, 3, 4, 5)
    _ = source.apply(everySecond()).subscribe(onNext: { seen.append($0) })
    #expect(seen == [2, 4])
  }

  @Test func `it serves an async sequence`() {
    let log = Log()
    time.run {
      let numbers = AsyncStream { continuation in
        (1...5).forEach { continuation.yield($0) }
        continuation.finish()
      }
      let everySecond = numbers.apply(everySecond())
      Scope.current.task {
        do {
          for try await number in everySecond { log.seen.append(number) }
          log.isOver = true
        } catch {}
      }
    }
    #expect(log.seen == [2, 4])
    #expect(log.isOver)
  }

  @Test func `it serves one direction of a binding`() {
    var seen: [Int] = []
    let left = BehaviorRelay(value: 0)
    let right = BehaviorRelay(value: 9)
    let binding = bind(left, right, forward: everySecond())
    let subscription = right.subscribe(onNext: { seen.append($0) })
    for number in 1...5 { left.accept(number) }
    #expect(seen == [0, 2, 4])
    right.accept(7)
    #expect(left.value == 7)
    subscription.dispose()
    binding.dispose()
  }

  @Test func `an operator that ends cancels the iteration of the sequence`() {
    let log = Log()
    let cancelled = Mutex(false)
    time.run {
      let (numbers, input) = AsyncStream<Int>.makeStream()
      input.onTermination = { if case .cancelled = $0 { cancelled.withLock { $0 = true } } }
      let two = numbers.apply(pipe(everySecond(), take(2)))
      Scope.current.task {
        do {
          for try await number in two { log.seen.append(number) }
          log.isOver = true
        } catch {}
      }
      (1...4).forEach { input.yield($0) }
    }
    #expect(log.seen == [2, 4])
    #expect(log.isOver && cancelled.withLock { $0 })
  }

  @Test func `operators of time keep the time of a sequence's elements`() {
    let log = Log()
    let time = time
    time.run {
      let (numbers, input) = AsyncStream<Int>.makeStream()
      let settled = numbers.apply(debounce(time: .milliseconds(100)))
      Scope.current.task {
        do {
          for try await number in settled { log.seen.append(number * 1_000 + Int(time.now / .milliseconds(1))) }
        } catch {}
      }
      for due in [10, 60, 300] {
        time.schedule(after: .milliseconds(due)) { input.yield(due) }
      }
    }
    time.advance(by: .seconds(1))
    #expect(log.seen == [60_160, 300_400])
  }

  @Test func `an error of the operator is thrown once by the sequence`() {
    let log = Log()
    time.run {
      let numbers = AsyncStream { continuation in
        (1...3).forEach { continuation.yield($0) }
        continuation.finish()
      }
      let refusing = numbers.apply(map { (number: Int) in if number == 2 { throw Refusal() } else { number } })
      Scope.current.task {
        var iterator = refusing.makeAsyncIterator()
        do {
          while let number = try await iterator.next() { log.seen.append(number) }
        } catch {
          log.isOver = error is Refusal
        }
        if (try? await iterator.next()) != nil { log.isOver = false }
      }
    }
    #expect(log.seen == [1])
    #expect(log.isOver)
  }

  private struct Refusal: Error {}

  private final class Log {
    var seen: [Int] = []
    var isOver = false
  }
}

/// Passes on the second of every two elements.
private func everySecond<Element>() -> Operator<Element, Element> {
  Operator { observer, _ in
    var isSecond = false
    return Observer(
      onNext: { element in
        isSecond.toggle()
        if !isSecond { observer.onNext(element) }
      },
      onTermination: observer.onTermination)
  }
}
