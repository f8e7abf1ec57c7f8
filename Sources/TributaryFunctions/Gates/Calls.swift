public import TributaryStreams

/// One application of a sink: the calls that are under way, and what they do when it is their turn.
@usableFromInline
final class Calls<Element>: Disposable {
  // SAFETY of the unchecked fields: one isolation domain; what calls foreign code works on what it took out or copied.
  /// The first gate; nil once all is over.
  @exclusivity(unchecked) @usableFromInline var entrance: ((Attempt) -> Void)?
  /// What an element does when it is its turn.
  @exclusivity(unchecked) @usableFromInline var begin: ((Element, Attempt) -> Void)?
  /// Who is told how a call ended.
  @exclusivity(unchecked) @usableFromInline var tell: ((Element, Sink.Outcome) -> Void)?
  /// Those that are not over, in no order.
  @exclusivity(unchecked) @usableFromInline var live: ContiguousArray<Call> = []
  /// One that is over and serves once more if nobody else knows it any longer, so that a call allocates nothing.
  @exclusivity(unchecked) @usableFromInline var spare: Call?
  @exclusivity(unchecked) @usableFromInline var count = 0
  /// What is done when the last call is over, once no further one can come.
  @exclusivity(unchecked) @usableFromInline var onIdle: (() -> Void)?

  /// An attempt and its element.
  @usableFromInline
  final class Call: Attempt {
    // SAFETY: as above.
    @exclusivity(unchecked) @usableFromInline var element: Element?

    @usableFromInline override init(over: @escaping (Attempt) -> Void) {
      super.init(over: over)
    }
  }

  @inlinable init(
    _ sink: Sink, begin: @escaping (Element, Attempt) -> Void, tell: ((Element, Sink.Outcome) -> Void)?
  ) {
    self.begin = begin
    self.tell = tell
    // The circle is broken by `dispose()`, which whoever made this calls.
    entrance = sink.gate { if self.isUnderWay($0) { self.start(Self.call($0)) } }
  }

  @inlinable var isDisposed: Bool {
    entrance == nil
  }

  /// Lets an element try to pass.
  ///
  /// - Parameters:
  ///   - element: what passes.
  ///   - whole: the call of an application in front that it is a part of.
  /// - Returns: what becomes of it, as far as that is known.
  @inlinable func call(_ element: Element, partOf whole: Attempt? = nil) -> Sink.Answer {
    guard let entrance else { return .refused(.over) }
    let call = newCall()
    _ = exchange(&call.element, with: element)
    call.isHeard = tell != nil
    count &+= 1
    call.number = count
    call.position = live.count
    live.append(call)
    if let whole { call.join(whole) }
    if !call.isOver { entrance(call) }
    return call.answer
  }

  /// Does something when no call is under way any more: now, or later.
  @inlinable func whenIdle(_ action: @escaping () -> Void) {
    if live.isEmpty { action() } else { _ = exchange(&onIdle, with: action) }
  }

  @inlinable func newCall() -> Call {
    if isKnownUniquelyReferenced(&spare), let call = spare {
      _ = spare.take()
      call.renew()
      return call
    }
    return Call(over: { self.over(Self.call($0)) })
  }

  /// Whether an attempt that a gate passes on is a call of this application; a gate of the user's may pass any.
  @inlinable func isUnderWay(_ attempt: Attempt) -> Bool {
    let isOwn = attempt.position < live.count && live[attempt.position] === attempt
    precondition(
      isOwn || attempt.isOver,
      """
      A gate passed an attempt on to an application of the sink that did not make it. What is behind a gate belongs to \
      one application. Make the gate's state inside the closure of `Sink { next in … }`, which is called once for each.
      """)
    return isOwn
  }

  @inlinable static func call(_ attempt: Attempt) -> Call {
    // SAFETY: an application makes its attempts itself, and they are its calls; what a gate passes on is checked.
    unsafeDowncast(attempt, to: Call.self)
  }

  @inlinable func start(_ call: Call) {
    guard let begin, let element = call.element else { return }
    call.isStarting = true
    begin(element, call)
    call.isStarting = false
  }

  @inlinable func over(_ call: Call) {
    guard let element = call.element, let outcome = call.outcome else { return }
    remove(call)
    let former = call.element.take()
    if !isDisposed { _ = exchange(&spare, with: call) }
    tell?(element, outcome)
    if live.isEmpty { onIdle.take()?() }
    withExtendedLifetime(former) {}
  }

  @inlinable func remove(_ call: Call) {
    let last = live.removeLast()
    guard last !== call else { return }
    last.position = call.position
    live[call.position] = last
  }

  /// Ends all calls: those that run are cancelled, those that wait are dropped, and each is told so.
  @usableFromInline func dispose() {
    guard !isDisposed else { return }
    let former = (entrance.take(), begin.take(), onIdle.take())
    for call in live.sorted(by: { $0.number < $1.number }) { call.stop(.cancelled) }
    let last = (tell.take(), spare.take())
    withExtendedLifetime((former, last)) {}
  }
}
