public import TributaryTime

/// Takes values for an object that it does not keep: one property of a view, say, as something to bind to.
///
/// ```swift
/// let title = Binder(label) { label, text in label.text = text }
/// name.bind(to: title).disposed(by: bag)
/// ```
///
/// Once the object is gone, values are ignored. A binder cannot end: a completion is nothing to it, an error goes to
/// ``UnhandledErrors/handler`` with the place of the binding.
///
/// - Timing: a stream stays in the isolation of its owner, so the closure runs at once, where the value comes. With a
///   scheduler it runs in a turn of its own there, in order.
public struct Binder<Value>: ObserverType {
  @usableFromInline let receive: (Value) -> Void

  /// A binder to an object.
  ///
  /// - Parameters:
  ///   - target: handed to the closure, and not kept.
  ///   - scheduler: what each value waits for a turn on; without one, none does.
  ///   - binding: called with the object and a value.
  @inlinable public init<Target: AnyObject>(
    _ target: Target, scheduler: (any Scheduler)? = nil, binding: @escaping (Target, Value) -> Void
  ) {
    let target = Weak(target)
    let bind = { (value: Value) in
      if let object = target.object { binding(object, value) }
    }
    if let scheduler {
      receive = { value in scheduler.schedule { bind(value) } }
    } else {
      receive = bind
    }
  }

  /// The binder as an observer: an error that is bound to it is reported as unhandled at `place`.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<Value> {
    Observer(endlessAt: place, onNext: receive)
  }
}
