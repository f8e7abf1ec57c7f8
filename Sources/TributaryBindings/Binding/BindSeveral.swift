internal import TributaryStreams

/// Binds three ends and more to one another: they have one value from now on, the first one's at first.
///
/// As bindings of two, one after the other, do; but one token ends all of them, and so does the death of one end. What
/// is bound to one of the ends already, or later, is of their group.
///
/// - Parameters:
///   - first: an end, whose value counts at the start.
///   - second: another.
///   - third: a third.
///   - others: any number of further ends.
///   - fileID: the module and file of this call.
///   - line: the line of this call.
/// - Returns: the token, which ends the binding; without it, the binding ends with the first of its ends.
@discardableResult
public func bind<Value>(
  _ first: any BindingEndConvertible<Value>, _ second: any BindingEndConvertible<Value>,
  _ third: any BindingEndConvertible<Value>, _ others: any BindingEndConvertible<Value>...,
  fileID: StaticString = #fileID, line: UInt = #line
) -> TwoWayBinding {
  let leader = first.bindingEnd.attach()
  let place = SourcePlace(fileID: fileID, line: line)
  let links = ([second, third] + others).map { end in
    let port = end.bindingEnd.attach()
    let link = Link(
      left: leader.joints, right: port.joints, place: place,
      toRight: { _ in if let value = leader.read() { port.write(value) } },
      toLeft: { _ in if let value = port.read() { leader.write(value) } })
    link.lead(from: leader.read() != nil ? .left : .right)
    return link
  }
  for (link, next) in zip(links, links.dropFirst() + links.prefix(1)) { link.next = next }
  let binding = TwoWayBinding(ContiguousArray(links))
  if links.contains(where: \.isOver) { binding.dispose() }
  return binding
}
