/// Makes one end of several: its value is the tuple of theirs, and a write of it writes all of them as one.
///
/// ```swift
/// bind(joined(first, last), full, via: .words)
/// ```
///
/// - Parameter ends: relays, controls, parts; no two of the same relay.
/// - Returns: the end, which has a value as soon as all of them have one.
public func joined<each End: BindingEndConvertible>(_ ends: repeat each End) -> BindingEnd<(repeat (each End).Value)> {
  BindingEnd {
    let ports = (repeat (each ends).bindingEnd.attach())
    var joints: ContiguousArray<Joint> = []
    for port in repeat each ports { joints += port.joints }
    return Port(
      joints: joints,
      read: { try? (repeat (each ports).need()) },
      write: { values in
        for (port, value) in repeat (each ports, each values) { port.write(value) }
      })
  }
}

extension Port {
  func need() throws(ConversionError) -> Value {
    guard let value = read() else { throw .noValue }
    return value
  }
}
