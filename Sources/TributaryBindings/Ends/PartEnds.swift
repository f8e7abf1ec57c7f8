extension BindingEndConvertible {
  /// A part of this end's value as an end of its own: a write of the part changes the whole.
  ///
  /// ```swift
  /// let person = BehaviorRelay(value: Person(name: "Ada", age: 36))
  /// person.end(\.name) <-> nameField
  /// person.end(\.age) <-> ageField
  /// ```
  ///
  /// - Parameter path: leads from the whole to the part.
  /// - Returns: the end.
  @inlinable public func end<Part>(_ path: WritableKeyPath<Value, Part>) -> BindingEnd<Part> {
    let whole = bindingEnd
    return BindingEnd {
      let port = whole.attach()
      return Port(
        joints: port.joints,
        read: { port.read()?[keyPath: path] },
        write: { part in
          guard var value = port.read() else { return }
          value[keyPath: path] = part
          port.write(value)
        })
    }
  }
}
