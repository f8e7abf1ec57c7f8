public import TributaryStreams

/// What a view can read and write in place of a binding: a ``Binding``, a relay, a property of a control.
///
/// ```swift
/// let first = BehaviorRelay(value: "Ada")
/// TextField("First name", text: first)
/// ```
public protocol BindingConvertible<Value> {
  /// The type of the value.
  associatedtype Value

  /// The value as views take it.
  func asBinding() -> Binding<Value>
}

extension Binding: BindingConvertible {
  /// This binding.
  public func asBinding() -> Binding<Value> { self }

  /// A binding to the value of a relay.
  ///
  /// A view that reads it in its body runs again when the relay accepts a value, for as long as it is mounted; the
  /// relay has no subscriber of it afterwards.
  public init(_ relay: BehaviorRelay<Value>) {
    self.init(location: RelayLocation(relay))
  }

  /// A binding to the value of a control, which must have one when it is read.
  public init(_ property: ControlProperty<Value>) {
    self.init(location: ControlLocation(property))
  }
}

extension BehaviorRelay: BindingConvertible {
  /// The relay's value as views take it.
  public func asBinding() -> Binding<Element> { Binding(self) }
}

extension ControlProperty: BindingConvertible {
  /// The control's value as views take it.
  public func asBinding() -> Binding<PropertyType> { Binding(self) }
}
