import Synchronization
import Testing
import Tributary
import TributaryFunctions

/// What a handler lets go of, and what becomes of an error.
@Suite struct HandlerEndTests {
  let time = VirtualScheduler()

  struct Refusal: Error, Equatable {}

  final class Owner {
    var calls = 0
  }

  /// A handler whose function and operators keep the owner, with a call that waits.
  func waiting(_ owner: Owner) -> Handler<Int> {
    let handler = with(
      { (_: Int) in owner.calls += 1 },
      pipe(
        map { (number: Int) in
          owner.calls += 0
          return number
        }, take(3), debounce(time: .milliseconds(10))))
    handler(1)
    return handler
  }

  @Test func `a handler that is disposed of keeps nobody, also while a call waits`() {
    weak var owner: Owner?
    let handler = time.run {
      let strong = Owner()
      owner = strong
      return waiting(strong)
    }
    #expect(owner != nil)
    time.run { handler.dispose() }
    #expect(owner == nil)
    handler(2)
  }

  @Test func `a handler that goes keeps nobody, also while a call waits`() {
    weak var owner: Owner?
    time.run {
      let strong = Owner()
      owner = strong
      let handler = waiting(strong)
      withExtendedLifetime(handler) {}
    }
    #expect(owner == nil)
    time.advance(by: .seconds(1))
  }

  @Test func `the plain function of a handler keeps nobody once it goes`() {
    weak var owner: Owner?
    time.run {
      let strong = Owner()
      owner = strong
      let plain: (Int) -> Void = with({ (_: Int) in strong.calls += 1 }, delay(time: .milliseconds(10)))
      plain(1)
    }
    #expect(owner == nil)
  }

  @Test func `a handler that an operator ended keeps nobody`() {
    weak var owner: Owner?
    let handler = {
      let strong = Owner()
      owner = strong
      return with({ (_: Int) in strong.calls += 1 }, take(1))
    }()
    handler(1)
    #expect(handler.isDisposed)
    #expect(owner == nil)
  }

  @Test func `a bag ends handlers as it ends subscriptions`() {
    var calls = 0
    let handler = with({ (_: Int) in calls += 1 }, map(id))
    do {
      let bag = DisposeBag()
      handler.disposed(by: bag)
      handler(1)
    }
    handler(2)
    #expect(calls == 1)
  }

  @Test func `an error ends the handler and is told once`() {
    var errors: [any Error] = []
    var seen: [Int] = []
    let handler = with(
      { seen.append($0) }, map { (number: Int) in if number == 2 { throw Refusal() } else { number } },
      onError: { errors.append($0) })
    (1...3).forEach { handler($0) }
    #expect(seen == [1])
    #expect(errors.count == 1 && errors.first is Refusal)
    #expect(handler.isDisposed)
  }

  @Test func `an error that nobody asked for is reported with the place of with`() {
    let report = Report()
    UnhandledErrors.$handler.withValue({ report.note($0, $1) }) {
      let handler = with({ (_: Int) in }, map { (_: Int) in throw Refusal() })
      let line: UInt = #line - 1
      handler(1)
      handler(2)
      #expect(report.places == ["TributaryFunctionsTests/HandlerEndTests.swift:\(line)"])
    }
  }

  @Test func `compactMap with try? goes on where a throwing map ends`() {
    var seen: [Int] = []
    let parse = { (text: String) throws -> Int in
      guard let number = Int(text) else { throw Refusal() }
      return number
    }
    let handler = with({ seen.append($0) }, compactMap { try? parse($0) })
    ["1", "x", "3"].forEach { handler($0) }
    #expect(seen == [1, 3])
  }

  @Test func `a call from inside the function is a call like any other`() {
    var seen: [Int] = []
    var handler: Handler<Int>?
    handler = with(
      { sum in
        seen.append(sum)
        if sum < 10 { handler?(1) }
      }, scan(0) { $0 + $1 })
    handler?(7)
    #expect(seen == [7, 8, 9, 10])
    handler?.dispose()
  }
}

private final class Report: Sendable {
  private let noted = Mutex<[String]>([])

  var places: [String] { noted.withLock { $0 } }

  func note(_ error: any Error, _ place: SourcePlace) {
    noted.withLock { $0.append(place.description) }
  }
}
