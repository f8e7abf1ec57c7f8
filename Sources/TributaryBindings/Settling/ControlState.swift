// What a joint of a control knows of its control, as values that events change.

/// Which value the control has, and which it is to get.
package enum ControlDue<Value> {
  /// The control has this value; nil while none is known.
  case none(known: Value?)
  /// The control is to get a value when the group is told. Others were to be written before that and are not.
  case write(Value, over: Value?, dropped: ContiguousArray<Value>)

  /// The value that all ends are to have; nil while none is known.
  package var latest: Value? {
    switch self {
    case .none(let known): known
    case .write(let value, _, _): value
    }
  }

  /// Whether something is to be written.
  package var isPending: Bool {
    if case .write = self { true } else { false }
  }

  /// The state once a value is to be written.
  package func after(set value: Value) -> ControlDue {
    switch self {
    case .none(let known): .write(value, over: known, dropped: [])
    case .write(let earlier, let known, let dropped): .write(value, over: known, dropped: dropped + [earlier])
    }
  }

  /// The value that is to be written now; nil where others were to be written before it, and it is the one that the
  /// control has.
  package func valueToWrite(_ areEqual: ((Value, Value) -> Bool)?) -> Value? {
    guard case .write(let value, let known, let dropped) = self else { return nil }
    if !dropped.isEmpty, let known, let areEqual, areEqual(known, value) { return nil }
    return value
  }
}

/// What was written to the control lately, by which a late answer is told from news.
package enum ControlEcho<Value> {
  /// Nothing since the last news.
  case nothing
  /// This value, since the last news.
  case wrote(Value)
  /// Another value before the last one; `last` was written since the last news, and `isNew` tells whether that took the
  /// place of `former`.
  case replaced(Value, by: Value?, isNew: Bool)

  /// What news is.
  package enum News: Equatable {
    /// A word of the control.
    case fresh
    /// What was written before the last value; `isNew` as of the echo.
    case late(isNew: Bool)
  }

  /// The echo once a value was written.
  package func after(write value: Value, _ areEqual: ((Value, Value) -> Bool)?) -> ControlEcho {
    func isAnother(_ last: Value) -> Bool { areEqual.map { !$0(last, value) } ?? false }
    return switch self {
    case .nothing: .wrote(value)
    case .wrote(let last): isAnother(last) ? .replaced(last, by: value, isNew: true) : .wrote(value)
    case .replaced(_, let last?, _) where isAnother(last): .replaced(last, by: value, isNew: true)
    case .replaced(let former, _, let isNew): .replaced(former, by: value, isNew: isNew)
    }
  }

  /// What news is, and the echo after it.
  package func after(news value: Value, _ areEqual: ((Value, Value) -> Bool)?) -> (News, ControlEcho) {
    guard case .replaced(let former, _, let isNew) = self else { return (.fresh, .nothing) }
    let isLate = areEqual.map { $0(former, value) } ?? false
    return (isLate ? .late(isNew: isNew) : .fresh, .replaced(former, by: nil, isNew: false))
  }
}

/// What the joint does with the control now.
package enum ControlActivity: Equatable {
  case idle
  /// It writes to the control.
  case writing
  /// So many of the control's news are being settled, one in another.
  case hearing(Int)
  /// So many of its answers to a write are being settled while the write lasts.
  case answering(Int)

  /// Whether it writes to the control: what comes back may be the echo.
  package var isWriting: Bool {
    switch self {
    case .writing, .answering: true
    case .idle, .hearing: false
    }
  }

  /// Whether news is being settled, in the midst of which a control is not written to: it may tell of that later, as if
  /// it were news.
  package var isHearing: Bool {
    switch self {
    case .hearing, .answering: true
    case .idle, .writing: false
    }
  }

  /// What happens.
  package enum Event { case writeBegins, writeEnds, newsBegins, newsEnds }

  /// Changes the activity.
  package mutating func take(_ event: Event) {
    switch (self, event) {
    case (.idle, .writeBegins), (.writing, .writeBegins): self = .writing
    case (.hearing(let count), .writeBegins): self = .answering(count)
    case (.writing, .writeEnds): self = .idle
    case (.answering(let count), .writeEnds): self = .hearing(count)
    case (.idle, .newsBegins): self = .hearing(1)
    case (.writing, .newsBegins): self = .answering(1)
    case (.hearing(let count), .newsBegins): self = .hearing(count + 1)
    case (.answering(let count), .newsBegins): self = .answering(count + 1)
    case (.hearing(let count), .newsEnds): self = count > 1 ? .hearing(count - 1) : .idle
    case (.answering(let count), .newsEnds): self = count > 1 ? .answering(count - 1) : .writing
    // A write in a write ended both; what follows changes nothing.
    case (.answering, .writeBegins), (.idle, .writeEnds), (.hearing, .writeEnds), (.idle, .newsEnds),
      (.writing, .newsEnds):
      break
    }
  }
}
