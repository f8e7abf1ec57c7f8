public import TributaryTime

extension Operator {
  /// Collects elements into arrays of so many; see ``ObservableType/buffer(count:)``.
  @inlinable public static func buffer(count: Int) -> Operator where Output == [Input] {
    let most = max(count, 1)
    return Operator { observer, subscription in
      let stage = subscription.stage()
      let buffer = Collected<Input>()
      return Observer(
        onNext: { element in
          buffer.append(element)
          if buffer.count == most { observer.next(buffer.take()) }
        },
        onTermination: { termination in
          let rest = buffer.take()
          stage.end(observer, termination, after: rest.isEmpty ? nil : rest)
        })
    }
  }

  /// Collects elements into arrays, for a while or up to so many; see
  /// ``ObservableType/buffer(timeSpan:count:scheduler:)``.
  @inlinable public static func buffer(
    timeSpan: Duration, count: Int = .max, scheduler: (any Scheduler)? = nil
  ) -> Operator where Output == [Input] {
    let scheduler = scheduler ?? Scope.current.scheduler
    return Operator { observer, subscription in
      let state = SpanBuffer<Input>(timeSpan, max(count, 1), observer, scheduler, subscription)
      state.begin(state.close)
      return Observer(onNext: state.onNext, onTermination: state.onTermination)
    }
  }

  /// Collects elements into an array for each element of another stream; see
  /// ``ObservableType/bufferWithTrigger(_:)``.
  @inlinable public static func bufferWithTrigger<Trigger: ObservableConvertibleType>(
    _ trigger: Trigger
  ) -> Operator where Output == [Input] {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let buffer = Collected<Input>()
      let delivery = Delivery(stage)
      let end = { (termination: Termination) in delivery.terminate(observer, termination, after: buffer.take()) }
      trigger.asObservable().runInner(
        of: stage, onNext: { _ in delivery.next(buffer.take(), to: observer) },
        onTermination: { termination in
          if case .error = termination { end(termination) }
        })
      return Observer(onNext: buffer.append, onTermination: end)
    }
  }
}

extension ObservableType {
  /// Collects elements into arrays of so many.
  ///
  /// When elements are better handled together: rows for one insert, bytes for one write.
  ///
  /// ```
  /// source           1-2-3-4-5-|
  /// buffer(count: 2) --a---b---(c|)     a is [1, 2], b is [3, 4], c is [5]
  /// ```
  ///
  /// A count of less than 1 counts as 1.
  ///
  /// - Timing: an array comes with its last element; what is left comes with the completion, unless that is nothing.
  /// - Failure: an error drops what was collected.
  /// - Buffering: up to `count` elements; memory grows with what came only.
  /// - Complexity: amortised constant for an element.
  ///
  /// - Parameter count: how many elements an array has.
  /// - Returns: a stream of arrays.
  @inlinable public func buffer(count: Int) -> Observable<[Element]> {
    apply(.buffer(count: count))
  }

  /// Collects elements into arrays, for a while or up to so many, whichever comes first.
  ///
  /// When what comes in bursts is handled together, and must not wait long: log lines, changes to save.
  ///
  /// ```
  /// source                             12---34---|
  /// buffer(timeSpan: 30 ms, count: 2)  -a--b-c--d(e|)     a column is 10 ms
  /// ```
  ///
  /// Here a is [1, 2], c is [3, 4], and b, d and e are empty. An array that is full begins a new span. A span without
  /// elements brings an empty array. A count of less than 1 counts as 1.
  ///
  /// - Timing: spans are counted from the subscription and do not drift; a negative time counts as zero, and a span of
  ///   zero keeps the scheduler busy until the subscriber leaves. What was collected last, be it nothing, comes with
  ///   the completion.
  /// - Failure: an error passes at once and drops what was collected.
  /// - Cancellation: the timer ends with the subscription.
  /// - Buffering: up to `count` elements; memory grows with what came only.
  /// - Complexity: amortised constant for an element; a timer is set once a span, and not for each element.
  ///
  /// - Parameters:
  ///   - timeSpan: how long elements are collected.
  ///   - count: how many elements an array has at most; by default there is no limit.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of arrays.
  @inlinable public func buffer(
    timeSpan: Duration, count: Int = .max, scheduler: (any Scheduler)? = nil
  ) -> Observable<[Element]> {
    apply(.buffer(timeSpan: timeSpan, count: count, scheduler: scheduler))
  }

  /// Collects elements into an array for each element of another stream.
  ///
  /// When something says that it is time: a press of "Apply", the end of a transaction.
  ///
  /// ```
  /// source                      1-23--4---|
  /// trigger                     -x-x-x-----
  /// bufferWithTrigger(trigger)  -a-b-c----(d|)   a is [1], b is [2, 3], c is [], d is [4]
  /// ```
  ///
  /// The trigger is subscribed first. Without elements since the last one the array is empty.
  ///
  /// - Timing: completes with the source, after what was collected last, be it nothing. A trigger that completes
  ///   changes nothing: the rest is collected until the source completes.
  /// - Failure: an error of either stream ends the stream and drops what was collected.
  /// - Buffering: the elements since the last trigger, without a limit.
  /// - Complexity: amortised constant for an element.
  ///
  /// - Parameter trigger: says when.
  /// - Returns: a stream of arrays.
  @inlinable public func bufferWithTrigger<Trigger: ObservableConvertibleType>(
    _ trigger: Trigger
  ) -> Observable<[Element]> {
    apply(.bufferWithTrigger(trigger))
  }
}

/// Elements that are being collected.
@usableFromInline
final class Collected<Element> {
  // SAFETY: an element is appended without foreign code, and the array is taken out before anybody gets it.
  @exclusivity(unchecked) @usableFromInline var elements: [Element] = []

  @inlinable init() {}

  @inlinable var count: Int {
    elements.count
  }

  @inlinable func append(_ element: Element) {
    elements.append(element)
  }

  /// Takes all out, and starts anew.
  @inlinable func take() -> [Element] {
    exchange(&elements, with: [])
  }
}

@usableFromInline
final class SpanBuffer<Element>: SpanAlarm {
  @usableFromInline let most: Int
  @usableFromInline let observer: Observer<[Element]>
  @usableFromInline let buffer = Collected<Element>()

  @inlinable init(
    _ span: Duration, _ most: Int, _ observer: Observer<[Element]>, _ scheduler: any Scheduler,
    _ subscription: Subscription
  ) {
    self.most = most
    self.observer = observer
    super.init(span, scheduler, subscription)
  }

  @inlinable func onNext(_ element: Element) {
    buffer.append(element)
    guard buffer.count == most else { return }
    restart()
    next(buffer.take(), to: observer)
  }

  @inlinable func close() {
    next(buffer.take(), to: observer)
  }

  @inlinable func onTermination(_ termination: Termination) {
    terminate(observer, termination, after: buffer.take())
  }
}
