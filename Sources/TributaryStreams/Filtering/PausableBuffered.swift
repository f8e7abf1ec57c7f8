/// What becomes of the elements that wait when a stream ends in a pause.
public enum PausedElements: Hashable, Sendable {
  /// They are passed on before the end.
  case flush
  /// They are dropped.
  case drop
}

extension Operator where Input == Output {
  /// Holds elements back while another stream's latest is not true; see
  /// ``ObservableType/pausableBuffered(_:limit:onCompleted:onError:)``.
  @inlinable public static func pausableBuffered<Pauser: ObservableConvertibleType>(
    _ pauser: Pauser, limit: Int? = 1, onCompleted: PausedElements = .flush, onError: PausedElements = .flush
  ) -> Operator where Pauser.Element == Bool {
    Operator { observer, subscription in
      // The lower stage is for what is passed on when the upper one, and with it both sources, is over.
      let gate = Gate(observer, subscription.stage(), subscription.stage(), max(limit ?? .max, 0))
      let end = { (termination: Termination) in
        switch termination {
        case .completed: gate.end(termination, onCompleted)
        case .error: gate.end(termination, onError)
        }
      }
      pauser.asObservable().runInner(
        of: gate.sources,
        onNext: { isOpen in
          gate.isOpen = isOpen
          gate.passOn()
        },
        onTermination: { termination in
          if case .error = termination { return end(termination) }
          if !gate.isOpen, onCompleted == .drop, onError == .drop { end(termination) }
        })
      return Observer(onNext: gate.onNext, onTermination: end)
    }
  }
}

extension ObservableType {
  /// Holds elements back while the latest of another stream is not true, and passes them on when it is again.
  ///
  /// When a pause must not lose what matters: the newest state, or with `limit: nil` each event.
  ///
  /// ```
  /// source                    1-2-3-4-5-|
  /// pauser                    -t---f-t---     t is true, f is false
  /// pausableBuffered(pauser)  -12-3--45-|
  /// ```
  ///
  /// The pauser is subscribed first. Before its first element there is a pause. What waits is passed on in order, and
  /// before anything that comes in meanwhile; a pause that begins meanwhile holds back the rest.
  ///
  /// - Timing: completes with the source. A pauser that completes leaves things as they are; in a pause, what waits is
  ///   passed on when the source ends, and if it is to be dropped either way the result completes with the pauser.
  /// - Failure: an error of either stream ends the stream, after what waits if it is to be passed on.
  /// - Buffering: the last `limit` elements of a pause.
  /// - Complexity: amortised constant for an element; memory grows with what waits only.
  ///
  /// - Parameters:
  ///   - pauser: true lets elements through, false makes a pause.
  ///   - limit: how many elements may wait, the newest; nil is all, less than 0 counts as 0.
  ///   - onCompleted: what becomes of those that wait when the source completes.
  ///   - onError: what becomes of those that wait when either stream fails.
  /// - Returns: a stream of the elements, some of them later.
  @inlinable public func pausableBuffered<Pauser: ObservableConvertibleType>(
    _ pauser: Pauser, limit: Int? = 1, onCompleted: PausedElements = .flush, onError: PausedElements = .flush
  ) -> Observable<Element> where Pauser.Element == Bool {
    apply(.pausableBuffered(pauser, limit: limit, onCompleted: onCompleted, onError: onError))
  }
}

/// What waits, and whether it has to.
@usableFromInline
final class Gate<Element> {
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let result: Stage
  @usableFromInline let sources: Stage
  @usableFromInline let limit: Int
  @usableFromInline let waiting = ElementQueue<Element>()
  // SAFETY: plain values of one isolation domain, never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var isOpen = false
  @exclusivity(unchecked) @usableFromInline var isPassingOn = false
  /// How it ended, while what waits is still to be passed on.
  @exclusivity(unchecked) @usableFromInline var termination: Termination?

  @inlinable init(_ observer: Observer<Element>, _ result: Stage, _ sources: Stage, _ limit: Int) {
    self.observer = observer
    self.result = result
    self.sources = sources
    self.limit = limit
  }

  @inlinable func onNext(_ element: Element) {
    // The pauser may end all while an element is on its way.
    guard sources.isActive else { return }
    if isOpen, !isPassingOn {
      isPassingOn = true
      observer.next(element)
      isPassingOn = false
      // What came from inside the delivery comes after it.
      if termination != nil || !waiting.isEmpty { passOn() }
      return
    }
    waiting.append(element)
    // What comes while the rest is passed on is not of a pause.
    while !isOpen, waiting.count > limit { _ = waiting.removeFirst() }
  }

  /// Passes on what waits, as long as there is no pause.
  @inlinable func passOn() {
    guard !isPassingOn else { return }
    isPassingOn = true
    while !waiting.isEmpty, isOpen || termination != nil, result.isActive {
      observer.next(waiting.removeFirst())
    }
    isPassingOn = false
    if let termination, result.end() { observer.terminal(termination) }
  }

  @inlinable func end(_ termination: Termination, _ rest: PausedElements) {
    guard sources.end() else { return }
    if rest == .drop, !isOpen {
      while !waiting.isEmpty { _ = waiting.removeFirst() }
    }
    _ = exchange(&self.termination, with: termination)
    passOn()
  }
}
