internal import Synchronization
public import TributaryTime

/// The way into a stream from any thread: a `Sendable` handle whose elements are delivered, in order, to the owner.
///
/// ```swift
/// let (stream, inlet) = Inlet<Int>.makeStream()
/// stream.subscribe(onNext: { show($0) }).disposed(by: bag)
/// readSensor { value in inlet.send(value) }  // on the sensor's thread
/// ```
///
/// - Timing: each writer's elements keep their order. They are delivered in a turn of the owner, all that waits in one.
/// - Cancellation: once the owner's scope was cancelled, sends do nothing. A writer that lets go of the inlet ends
///   nothing, it falls silent; see ``finish(_:)``.
/// - Buffering: as the policy says; unbounded, nothing that was sent before the end is lost while the scope lives. What
///   comes while nobody listens is dropped when its turn comes, as with a ``PublishSubject``.
/// - Complexity: a send is amortised constant and takes one lock; a burst wakes the owner once.
public final class Inlet<Element: Sendable>: Sendable {
  /// What became of an element that was sent.
  public enum SendResult: Sendable {
    /// It waits for the owner.
    case accepted
    /// The buffer is full: this element had to go, the oldest or the one that was sent, as the policy says.
    case dropped(Element)
    /// The stream, or its owner's scope, has ended.
    case ended
  }

  private struct State {
    var waiting: Backlog<Element>
    var dropped = 0
    var termination: Termination?
    /// Whether the owner has been told that something waits.
    var isPosted = false
  }

  private let state: Mutex<State>
  private let scope: Scope
  private let outlet: Unmanaged<Outlet<Element>>

  private init(_ outlet: Outlet<Element>, _ buffering: Buffering, _ scope: Scope) {
    state = Mutex(State(waiting: Backlog(buffering)))
    self.outlet = .passRetained(outlet)
    self.scope = scope
  }

  deinit {
    outlet.dispose(in: scope)
  }

  /// Makes a stream that belongs to the caller, and the handle that fills it.
  ///
  /// - Parameters:
  ///   - buffering: what happens when elements are sent faster than the owner takes them.
  ///   - scope: where the elements are delivered; the caller's.
  /// - Returns: the stream, hot and shared by its subscribers, and its inlet.
  public static func makeStream(
    buffering: Buffering = .unbounded, scope: Scope = .current
  ) -> (stream: Observable<Element>, inlet: Inlet<Element>) {
    let subject = PublishSubject<Element>()
    return (subject.asObservable(), Inlet(Outlet(subject), buffering, scope))
  }

  /// Sends an element, from any thread; the owner gets it in a turn of its own, after all that was sent before.
  ///
  /// After the end it does nothing.
  ///
  /// - Returns: whether it waits for the owner, and what had to go for it.
  @discardableResult public func send(_ element: Element) -> SendResult {
    tell { state in
      guard let lost = state.waiting.append(element) else { return .accepted }
      state.dropped += 1
      return .dropped(lost)
    }
  }

  /// Ends the stream after what was sent before; further sends and ends do nothing.
  public func finish(_ termination: Termination = .completed) {
    tell { state in
      state.termination = termination
      return .accepted
    }
  }

  /// How many elements were dropped since the stream was made, because too many waited.
  public var droppedCount: Int {
    state.withLock { $0.dropped }
  }

  @discardableResult private func tell(_ change: (inout State) -> SendResult) -> SendResult {
    // A scope that has ended would keep what is sent for ever.
    guard !scope.isCancelled else { return .ended }
    var mustPost = false
    let result = state.withLock { state in
      guard state.termination == nil else { return SendResult.ended }
      let result = change(&state)
      mustPost = !state.isPosted
      state.isPosted = true
      return result
    }
    if mustPost { scope.post { self.deliver() } }
    return result
  }

  /// Runs in the owner's isolation.
  private func deliver() {
    var (elements, termination) = state.withLock { state in
      state.isPosted = false
      return (state.waiting.takeAll(), state.termination)
    }
    let subject = outlet.takeUnretainedValue().subject
    while let element = elements.popFirst() {
      subject?.onNext(element)
      guard !scope.isCancelled else { return }
    }
    if let termination { subject?.stop(termination) }
  }
}
