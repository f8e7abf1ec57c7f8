public import TributaryStreams

extension BehaviorRelay: BindingEndConvertible {
  /// The relay as an end of a two-way binding.
  @inlinable public var bindingEnd: BindingEnd<Element> {
    BindingEnd { Port(RelayJoint.of(self)) }
  }
}

extension ControlProperty: BindingEndConvertible {
  /// The property as an end of a two-way binding.
  ///
  /// All bindings of this value share what listens to the control. Keep it where the control is bound more than once:
  /// two values of one control take each other's writes for news of the user's, and where an end corrects these, they
  /// answer each other until they are stopped.
  public var bindingEnd: BindingEnd<PropertyType> {
    let (values, write) = (asObservable(), asObserver().onNext)
    let place = SourcePlace(fileID: #fileID, line: #line)
    return BindingEnd(in: slot) {
      ControlJoint(write: write)
    } listening: {
      $0.listen(to: values, at: place)
    }
  }
}
