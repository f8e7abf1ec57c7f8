public import TributaryStreams

extension BehaviorRelay: BindingEndConvertible {
  /// The relay as an end of a two-way binding.
  @inlinable public var bindingEnd: BindingEnd<Element> {
    BindingEnd { Port(RelayJoint.of(self)) }
  }
}

extension ControlProperty: BindingEndConvertible {
  /// The property as an end of a two-way binding.
  public var bindingEnd: BindingEnd<PropertyType> {
    BindingEnd(values: self, write: asObserver().onNext)
  }
}
