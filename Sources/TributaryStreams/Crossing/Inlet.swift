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
/// - Buffering: unbounded; nothing that was sent before the end is lost while the scope lives. What is sent while
///   nobody listens is dropped when its turn comes, as with a ``PublishSubject``.
/// - Complexity: a send is amortised constant and takes one lock; a burst wakes the owner once.
public final class Inlet<Element: Sendable>: Sendable {
  private struct State {
    var waiting: [Element] = []
    var termination: Termination?
    /// Whether the owner has been told that something waits.
    var isPosted = false
  }

  private let state = Mutex(State())
  private let scope: Scope
  private let owners: OwnersStream<Element>

  private init(scope: Scope) {
    self.scope = scope
    self.owners = OwnersStream()
  }

  /// Makes a stream that belongs to the caller, and the handle that fills it.
  ///
  /// - Parameter scope: where the elements are delivered; the caller's.
  /// - Returns: the stream, hot and shared by its subscribers, and its inlet.
  public static func makeStream(
    scope: Scope = .current
  ) -> (stream: Observable<Element>, inlet: Inlet<Element>) {
    let inlet = Inlet(scope: scope)
    return (inlet.owners.subject.asObservable(), inlet)
  }

  /// Sends an element, from any thread; the owner gets it in a turn of its own, after all that was sent before.
  ///
  /// After the end it does nothing.
  public func send(_ element: Element) {
    tell { $0.waiting.append(element) }
  }

  /// Ends the stream after what was sent before; further sends and ends do nothing.
  public func finish(_ termination: Termination = .completed) {
    tell { $0.termination = termination }
  }

  private func tell(_ change: (inout State) -> Void) {
    let mustPost = state.withLock { state in
      guard state.termination == nil else { return false }
      change(&state)
      defer { state.isPosted = true }
      return !state.isPosted
    }
    if mustPost { scope.post { self.deliver() } }
  }

  /// Runs in the owner's isolation.
  private func deliver() {
    let (elements, termination) = state.withLock { state in
      defer {
        state.waiting = []
        state.isPosted = false
      }
      return (state.waiting, state.termination)
    }
    for element in elements { owners.subject.onNext(element) }
    if let termination { owners.subject.stop(termination) }
  }
}
