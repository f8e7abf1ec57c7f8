public import TributaryStreams
public import TributaryTime

/// Keeps what a stream brings, or what is handed to it, with times.
///
/// ```swift
/// let time = VirtualScheduler()
/// let recorder = Recorder<Int>(time)
/// time.run { recorder.record(.timer(.seconds(5))) }
/// time.advance(by: .seconds(9))
/// recorder.events == [.next(.seconds(5), 0), .completed(.seconds(5))]
/// ```
///
/// It listens to whatever hands values on: a stream or a trait by ``record(_:reaction:)`` or `bind(to:)`, a callback or
/// the setter of a binding by ``handler``.
public final class Recorder<Element>: ObserverType {
  /// What came so far.
  public private(set) var events: [Recorded<Element>] = []
  private let scheduler: (any Scheduler)?

  /// A recorder that reads times from a scheduler; without one all are zero.
  public init(_ scheduler: (any Scheduler)? = nil) {
    self.scheduler = scheduler
  }

  /// The elements that came so far.
  public var elements: [Element] {
    events.compactMap(\.event.element)
  }

  /// Whether the stream ended.
  public var isStopped: Bool {
    events.last?.event.isStopEvent ?? false
  }

  /// A function that keeps what it is called with: a button's action, a setter, a delegate's callback.
  public var handler: (Element) -> Void {
    { self.keep(.next($0)) }
  }

  /// Keeps an end with an error.
  public func onError(_ error: any Error) {
    keep(.error(error))
  }

  /// Keeps a completion.
  public func onCompleted() {
    keep(.completed)
  }

  /// The recorder as an observer: what streams are bound to, and what a test sends events to by hand.
  public func asObserver(at place: SourcePlace) -> Observer<Element> {
    Observer(onNext: handler, onTermination: { self.keep(Event($0)) })
  }

  /// Subscribes to a stream and keeps all its events.
  ///
  /// - Parameters:
  ///   - stream: what to listen to.
  ///   - reaction: called with each element after it was kept.
  /// - Returns: the subscription; letting go of it changes nothing.
  @discardableResult
  public func record<Stream: ObservableConvertibleType>(
    _ stream: Stream, reaction: @escaping (Element) -> Void = { _ in }
  ) -> Subscription where Stream.Element == Element {
    stream.asObservable().subscribe(
      onNext: { element in
        self.keep(.next(element))
        reaction(element)
      },
      onError: { self.keep(.error($0)) },
      onCompleted: { self.keep(.completed) })
  }

  private func keep(_ event: Event<Element>) {
    events.append(Recorded(scheduler?.now ?? .zero, event))
  }
}
