/// A value of a control that the user and the program both change: the text of a field, the state of a switch.
///
/// It is a stream of the value, which starts with the current one, and it takes values. It never fails, and does not
/// end before its control does: what is bound to it may end without harm.
///
/// ```swift
/// let text = ControlProperty(values: field.textStream, valueSink: Binder(field) { $0.text = $1 })
/// text.orEmpty.map(\.count).bind(to: length)   // out of the control
/// draft.bind(to: text)                         // and into it
/// ```
///
/// Values are not compared: what is written twice comes twice. Two properties that are bound to each other in both ways
/// need `distinctUntilChanged()`, or a two-way binding.
public struct ControlProperty<PropertyType>: ObservableType, ObserverType, InfallibleType {
  /// What the property holds.
  public typealias Element = PropertyType

  @usableFromInline let values: Observable<PropertyType>
  @usableFromInline let sink: Observer<PropertyType>
  /// Where the two-way bindings of this property find what listens to it.
  package let slot = EndSlot()

  /// A property from the stream of its values and from what takes new ones.
  ///
  /// - Parameters:
  ///   - values: the values, the current one first. Should it fail, the error goes to ``UnhandledErrors/handler`` with
  ///     the place of this call, and the property completes.
  ///   - valueSink: takes new values; it gets no end.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  @inlinable public init<Values: ObservableConvertibleType, Sink: ObserverType>(
    values: Values, valueSink: Sink, fileID: StaticString = #fileID, line: UInt = #line
  ) where Values.Element == PropertyType, Sink.Element == PropertyType {
    let place = SourcePlace(fileID: fileID, line: line)
    self.values = values.asObservable().reportingErrors(at: place)
    sink = valueSink.asObserver(at: place)
  }

  /// The values as a stream, the current one first.
  @inlinable public func asObservable() -> Observable<PropertyType> {
    values
  }

  /// The property as an observer: an error that is bound to it is reported as unhandled at `place`.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<PropertyType> {
    Observer(endlessAt: place, onNext: sink.next)
  }

  /// This property.
  @inlinable public func asControlProperty() -> ControlProperty<PropertyType> {
    self
  }

  /// The changes alone, without the value that is there at first.
  @inlinable public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }
}

extension ControlProperty<String?> {
  /// The same text, with an empty one in place of none.
  @inlinable public var orEmpty: ControlProperty<String> {
    ControlProperty<String>(values: values.map { $0 ?? "" }, valueSink: sink.mapObserver { $0 })
  }
}

/// What the two-way bindings of one end share, while there is one.
@usableFromInline
package final class EndSlot {
  package weak var joint: AnyObject?

  @usableFromInline package init() {}
}

/// What happens at a control: clicks, keys, the end of an edit.
///
/// It never fails, replays nothing, and ends with its control.
public struct ControlEvent<PropertyType>: ObservableType, InfallibleType {
  /// What comes with an event.
  public typealias Element = PropertyType

  @usableFromInline let events: Observable<PropertyType>

  /// An event from the stream of what happens.
  ///
  /// - Parameters:
  ///   - events: what happens. Should it fail, the error goes to ``UnhandledErrors/handler`` with the place of this
  ///     call, and the event completes.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  @inlinable public init<Events: ObservableConvertibleType>(
    events: Events, fileID: StaticString = #fileID, line: UInt = #line
  ) where Events.Element == PropertyType {
    self.events = events.asObservable().reportingErrors(at: SourcePlace(fileID: fileID, line: line))
  }

  /// What happens as a stream.
  @inlinable public func asObservable() -> Observable<PropertyType> {
    events
  }

  /// This event.
  @inlinable public func asControlEvent() -> ControlEvent<PropertyType> {
    self
  }
}

extension Observable {
  /// Reports an error as unhandled and completes in its place.
  @inlinable func reportingErrors(at place: SourcePlace) -> Observable {
    self.catch { error in
      UnhandledErrors.report(error, place)
      return .empty()
    }
  }
}
