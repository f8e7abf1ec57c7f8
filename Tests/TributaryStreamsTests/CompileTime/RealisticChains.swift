import TributaryStreams
import TributaryTime

// Thirty chains as applications write them, and five of traits, six operators each, closures without written types.
// They are here to be type-checked: `make lint` measures how long this file takes (scripts/check-compile-time.sh), so
// it stands alone.

private struct Hit {
  var title: String
  var score: Double
  var tags: [String]
}

private struct Reading {
  var sensor: Int
  var celsius: Double
  var at: Duration
}

private struct Order {
  var id: Int
  var lines: [Line]
  var isPaid: Bool

  struct Line {
    var name: String
    var count: Int
    var price: Int
  }
}

private enum Message {
  case text(from: String, body: String)
  case joined(String)
  case left(String)
}

private struct Offline: Error {}

/// Searching, typing, forms.
private struct Typing {
  let text: Observable<String>
  let other: Observable<String>
  let submit: Observable<Void>
  let search: (String) -> Observable<[Hit]>
  let lastWord: (String) -> String

  func titles() -> Observable<[String]> {
    text.map { $0.lowercased() }
      .filter { $0.count > 2 }
      .debounce(.milliseconds(300))
      .distinctUntilChanged()
      .flatMapLatest { query in search(query).catch { _ in .just([]) } }
      .map { hits in hits.filter { $0.score > 0.5 }.map(\.title) }
  }

  func suggestions() -> Observable<[String]> {
    text.map { lastWord($0) }
      .filter { !$0.isEmpty }
      .throttle(.milliseconds(100), mode: .latest)
      .distinctUntilChanged { $0.count }
      .flatMapLatest { search($0) }
      .map { hits in hits.flatMap { $0.tags } }
  }

  func isFormValid() -> Observable<Bool> {
    Observable.combineLatest(text.map { $0.count >= 3 }, other.map { $0.contains("@") }) { $0 && $1 }
      .startWith(false)
      .distinctUntilChanged()
      .do(onNext: { print("the form is \($0 ? "" : "not ")valid") })
      .skip(1)
      .share()
  }

  func passwordHint() -> Observable<String?> {
    text.map { password in
      [password.count >= 8, password.contains { $0.isNumber }, password.contains { $0.isUppercase }]
    }
    .map { rules in rules.filter { !$0 }.count }
    .distinctUntilChanged()
    .scan((0, 0)) { ($0.1, $1) }
    .filter { $0.0 != $0.1 }
    .map { before, now in now == 0 ? nil : "\(now) to go" }
  }

  func wordCount() -> Observable<String> {
    text.map { $0.split(whereSeparator: \.isWhitespace).count }
      .distinctUntilChanged()
      .throttle(.seconds(1))
      .scan((last: 0, most: 0)) { state, count in (count, max(state.most, count)) }
      .skip(1)
      .map { "\($0.last) words, \($0.most) at the most" }
  }

  func submitted() -> Observable<(name: String, mail: String)> {
    submit.throttle(.seconds(1), mode: .leading)
      .withLatestFrom(Observable.combineLatest(text, other))
      .filter { !$0.0.isEmpty && !$0.1.isEmpty }
      .map { (name: $0.0, mail: $0.1.lowercased()) }
      .distinctUntilChanged { $0.name == $1.name && $0.mail == $1.mail }
      .take(3)
  }

  func undone() -> Observable<[String]> {
    text.scan([]) { history, line in (history + [line]).suffix(20) }
      .skip(1)
      .map { $0.reversed() }
      .compactMap { $0.count > 1 ? $0 : nil }
      .debounce(.milliseconds(20))
      .startWith([])
  }

  func validated() -> Observable<String> {
    text.flatMap { line in line.isEmpty ? Observable.error(Offline()) : .just(line) }
      .catch { _ in Observable.just("?") }
      .map { $0.trimmedSpaces() }
      .distinctUntilChanged(\.count)
      .do(onNext: { _ in }, onError: { print($0) })
      .concat(.just("."))
  }
}

extension String {
  fileprivate func trimmedSpaces() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// Sensors, prices, time.
private struct Measuring {
  let readings: Observable<Reading>
  let limit: Observable<Double>
  let prices: Observable<(symbol: String, cents: Int)>

  func averages() -> Observable<Double> {
    readings.filter { $0.sensor == 1 }
      .map(\.celsius)
      .scan(into: [Double]()) { window, celsius in
        window.append(celsius)
        if window.count > 10 { window.removeFirst() }
      }
      .map { window in
        let sum = window.reduce(0, +)
        return sum / Double(window.count)
      }
      .map { $0.rounded() }
      .distinctUntilChanged()
  }

  func alarms() -> Observable<String> {
    Observable.combineLatest(readings, limit)
      .filter { $0.celsius > $1 }
      .map { reading, limit in (reading.sensor, reading.celsius - limit) }
      .throttle(.seconds(5), mode: .leading)
      .do(onNext: { sensor, excess in print("sensor \(sensor) is \(excess) too warm") })
      .map { "sensor \($0.0): \($0.1)" }
  }

  func perSensor() -> Observable<[Int: Double]> {
    readings.scan(into: [:]) { $0[$1.sensor, default: 0] = max($0[$1.sensor] ?? -273, $1.celsius) }
      .map { $0.filter { $0.value > 0 } }
      .distinctUntilChanged()
      .throttle(.milliseconds(250), mode: .latest)
      .filter { !$0.isEmpty }
      .startWith([:])
  }

  func trend() -> Observable<Int> {
    readings.map { Int($0.celsius) }
      .scan((previous: 0, now: 0)) { (previous: $0.now, now: $1) }
      .skip(1)
      .map { $0.now - $0.previous }
      .filter { $0 != 0 }
      .map { $0.signum() }
  }

  func quotes() -> Observable<String> {
    prices.filter { $0.symbol.hasPrefix("T") && $0.cents > 0 }
      .scan(into: [String: Int]()) { $0[$1.symbol] = $1.cents }
      .map { $0.sorted { $0.value > $1.value }.prefix(3) }
      .map { $0.map { "\($0.key) \($0.value / 100).\($0.value % 100)" }.joined(separator: ", ") }
      .distinctUntilChanged()
      .debounce(.milliseconds(50))
  }

  func delayed() -> Observable<Int> {
    Observable.merge(prices.delay(.seconds(15)).map(\.cents), prices.map { $0.cents * 2 })
      .filter { $0 % 5 == 0 }
      .take(100)
      .scan(0) { $0 + $1 }
      .distinctUntilChanged()
  }

  func clock() -> Observable<String> {
    Observable<Int>.interval(.seconds(1))
      .startWith(-1)
      .map { $0 + 1 }
      .map { seconds in (seconds / 3600, seconds / 60 % 60, seconds % 60) }
      .map { h, m, s in "\(h):\(m < 10 ? "0" : "")\(m):\(s < 10 ? "0" : "")\(s)" }
      .take(86_400)
  }

  func countdown(from start: Int) -> Observable<String> {
    Observable<Int>.timer(.zero, period: .seconds(1))
      .map { start - $0 }
      .take(start + 1)
      .map { $0 == 0 ? "go" : "\($0)" }
      .concat(Observable.just("over").delay(.seconds(1)))
      .do(onNext: { print($0) }, onCompleted: { print("done") })
  }
}

/// Orders, chats, requests.
private struct Serving {
  let orders: Observable<Order>
  let messages: Observable<Message>
  let token: BehaviorRelay<String?>
  let fetch: (Int, String) -> Observable<Order>

  func totals() -> Observable<Int> {
    orders.filter { $0.isPaid && !$0.lines.isEmpty }
      .map { order in order.lines.map { $0.count * $0.price }.reduce(0, +) }
      .filter { $0 > 0 }
      .scan(0, accumulator: +)
      .distinctUntilChanged()
      .startWith(0)
  }

  func bestSeller() -> Observable<String> {
    orders.flatMap { Observable.from($0.lines) }
      .scan(into: [String: Int]()) { $0[$1.name, default: 0] += $1.count }
      .compactMap { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
      .distinctUntilChanged()
      .throttle(.seconds(1))
      .map { "most sold: \($0)" }
  }

  func refreshed() -> Observable<Order> {
    orders.withLatestFrom(token) { ($0, $1) }
      .compactMap { order, token in token.map { (order.id, $0) } }
      .distinctUntilChanged { $0.0 }
      .flatMapLatest { id, token in fetch(id, token).catch { _ in .empty() } }
      .filter { $0.lines.allSatisfy { $0.count > 0 } }
      .share()
  }

  func firstOfEach() -> Observable<[Order]> {
    orders.scan(into: [Int: Order]()) { known, order in known[order.id] = known[order.id] ?? order }
      .map { $0.values.sorted { $0.id < $1.id } }
      .filter { $0.count > 1 }
      .map { orders in orders.filter { !$0.isPaid } }
      .debounce(.seconds(1))
      .take(1)
  }

  func invoices() -> Observable<String> {
    Observable.zip(orders, Observable.from(1000...))
      .filter { $0.0.isPaid }
      .map { order, number in (number, order.lines.reduce(0) { $0 + $1.count * $1.price }) }
      .map { number, cents in "\(number): \(cents / 100).\(cents % 100)" }
      .do(onNext: { print($0) })
      .distinctUntilChanged()
  }

  func texts() -> Observable<String> {
    messages.compactMap { if case .text(let from, let body) = $0 { (from, body) } else { nil } }
      .filter { !$0.1.isEmpty }
      .map { from, body in "\(from): \(body.prefix(80))" }
      .distinctUntilChanged()
      .throttle(.milliseconds(10))
      .startWith("welcome")
  }

  func present() -> Observable<[String]> {
    messages.scan(into: Set<String>()) { present, message in
      switch message {
      case .joined(let name), .text(let name, _): present.insert(name)
      case .left(let name): present.remove(name)
      }
    }
    .distinctUntilChanged()
    .map { $0.sorted() }
    .map { names in names.count > 10 ? Array(names.prefix(10)) + ["…"] : names }
    .debounce(.milliseconds(100))
    .startWith([])
  }

  func mentions(of name: String) -> Observable<Int> {
    messages.map { if case .text(_, let body) = $0 { body.contains("@\(name)") } else { false } }
      .filter { $0 }
      .map { _ in 1 }
      .scan(0) { $0 + $1 }
      .takeWhileBelow(100)
      .distinctUntilChanged()
  }

  func session() -> Observable<Bool> {
    token.map { $0 != nil }
      .distinctUntilChanged()
      .skip(1)
      .flatMapLatest { isIn in
        isIn ? Observable<Int>.timer(.seconds(600)).map { _ in false }.startWith(true) : .just(false)
      }
      .distinctUntilChanged()
      .do(onNext: { if !$0 { token.accept(nil) } })
  }

  func retried(_ id: Int) -> Observable<Order> {
    token.compactMap { $0 }
      .take(1)
      .flatMap { fetch(id, $0) }
      .catch { _ in Observable<Int>.timer(.seconds(1)).withLatestFrom(token).compactMap { $0 }.flatMap { fetch(id, $0) }
      }
      .filter { $0.id == id }
      .map { Order(id: $0.id, lines: $0.lines.filter { $0.count > 0 }, isPaid: $0.isPaid) }
  }

  func dashboard() -> Observable<(orders: Int, people: Int, hasToken: Bool)> {
    Observable.combineLatest(totals(), present().map(\.count), token.map { $0 != nil })
      .map { (orders: $0, people: $1, hasToken: $2) }
      .throttle(.milliseconds(200), mode: .latest)
      .distinctUntilChanged { $0 == $1 }
      .filter { $0.hasToken || $0.people > 0 }
      .share()
  }

  func archive() -> Observable<[Int]> {
    Observable.concat(orders.take(10), orders.skip(10).filter(\.isPaid))
      .map { ($0.id, $0.lines.count) }
      .scan([]) { $0 + [$1] }
      .map { $0.filter { $0.1 > 1 }.map { $0.0 } }
      .distinctUntilChanged()
      .flatMap { ids in ids.isEmpty ? Observable.never() : .just(ids) }
  }
}

extension ObservableType where Element == Int {
  fileprivate func takeWhileBelow(_ limit: Int) -> Observable<Int> {
    filter { $0 < limit }
  }
}

/// Chains that wait, try again and gather.
private struct Loading {
  let paths: Observable<String>
  let load: (String) async throws -> [Hit]
  let reload: PublishRelay<Void>

  func titles() -> Observable<[String]> {
    paths.distinctUntilChanged()
      .debounce(.milliseconds(300))
      .flatMap(.latest) { try await load($0) }
      .retry(3)
      .map { hits in hits.map(\.title) }
      .catchAndReturn([])
  }

  func batches() -> Observable<Int> {
    paths.filter { !$0.isEmpty }
      .buffer(timeSpan: .seconds(1), count: 10)
      .filter { !$0.isEmpty }
      .concatMap { batch in Observable.from(batch).flatMap(.merge(max: 4)) { try await load($0) }.toArray() }
      .map { $0.count }
      .reduce(0) { $0 + $1 }
  }

  func byFolder() -> Observable<(String, Int)> {
    paths.take(until: reload)
      .groupBy { $0.first == "/" ? "absolute" : "relative" }
      .flatMap { group in group.map { $0.count }.reduce(0) { $0 + $1 }.map { (group.key, $0) } }
      .filter { $0.1 > 0 }
      .timeout(.seconds(30))
      .take(2)
  }

  func reloaded() -> Observable<[Hit]> {
    reload.startWith(())
      .withLatestFrom(paths)
      .flatMap(.first) { try await load($0) }
      .pairwise()
      .filter { before, now in before.count != now.count }
      .map { $0.1 }
  }
}

/// Games, animation.
private struct Playing {
  let keys: Observable<Character>
  let ticks: Observable<Duration>
  let directions: [Character: (x: Int, y: Int)]

  func position() -> Observable<(x: Int, y: Int)> {
    keys.compactMap { key in directions[key] }
      .withLatestFrom(ticks.map { $0 > .seconds(60) ? 2 : 1 }) { direction, speed in (direction, speed) }
      .scan(into: (x: 0, y: 0)) { place, move in
        let (direction, speed) = move
        place.x += direction.x * speed
        place.y += direction.y * speed
      }
      .map { (x: max($0.x, 0), y: max($0.y, 0)) }
      .distinctUntilChanged { $0 == $1 }
      .startWith((x: 0, y: 0))
  }

  func frames() -> Observable<Int> {
    ticks.map { Int($0 / .milliseconds(16)) }
      .distinctUntilChanged()
      .scan(into: (last: -1, dropped: 0)) { state, frame in
        state.dropped += max(frame - state.last - 1, 0)
        state.last = frame
      }
      .map(\.dropped)
      .distinctUntilChanged()
  }
}

/// The same with traits: what is asked once, and what a user interface shows.
private struct Showing {
  let text: BehaviorRelay<String>
  let presses: PublishRelay<Void>
  let limit: Driver<Double>
  let search: (String) -> Single<[Hit]>
  let send: (Order) -> Completable
  let label: BehaviorRelay<String>

  func results() -> Driver<[String]> {
    text.asDriver().map { $0.lowercased() }
      .distinctUntilChanged()
      .debounce(.milliseconds(300))
      .flatMapLatest { query in search(query).retry(2).asDriver(onErrorJustReturn: []) }
      .withLatestFrom(limit) { hits, limit in hits.filter { $0.score > limit } }
      .map { hits in hits.map(\.title) }
  }

  func counted() -> Subscription {
    Driver.combineLatest(text, limit) { text, limit in Double(text.count) / limit }
      .map { min($0, 1) }
      .distinctUntilChanged()
      .map { "\(Int($0 * 100)) %" }
      .startWith("")
      .drive(label)
  }

  func sent(_ orders: Single<[Order]>) -> Single<Int> {
    orders.map { orders in orders.filter { !$0.isPaid } }
      .flatMap { open in
        guard let first = open.first else { throw Offline() }
        return send(first).andThen(.just(open.count - 1))
      }
      .timeout(.seconds(10))
      .retry(3)
      .do(onSuccess: { print($0) })
      .catchAndReturn(0)
  }

  func best() -> Maybe<String> {
    Single.zip(search("a"), search("b")) { first, second in first + second }
      .map { hits in hits.sorted { $0.score > $1.score } }
      .compactMap { $0.first }
      .filter { !$0.tags.isEmpty }
      .map { "\($0.title): \($0.tags.count)" }
  }

  func presses(in seconds: Int) -> Signal<Int> {
    presses.asSignal()
      .scan(0) { count, _ in count + 1 }
      .take(for: .seconds(seconds))
      .filter { $0 % 2 == 0 }
      .flatMapFirst { count in Signal<Int>.timer(.seconds(1)).mapTo(count) }
      .do(onNext: { print($0) })
  }
}
