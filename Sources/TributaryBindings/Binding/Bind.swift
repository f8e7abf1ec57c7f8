public import TributaryStreams

infix operator <-> : TwoWayBindingPrecedence

/// Binds less tightly than anything that makes an end.
precedencegroup TwoWayBindingPrecedence {
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// Binds two ends to each other: they have one value from now on, the left one's at first.
///
/// ```swift
/// name <-> field.text
/// ```
///
/// As ``bind(_:_:leader:fileID:line:)`` with the left end as the leader.
///
/// - Parameters:
///   - left: an end, whose value counts at the start.
///   - right: the other end.
/// - Returns: the token, which ends the binding; without it, the binding ends with the first of its ends.
@inlinable @discardableResult
public func <-> <Left: BindingEndConvertible, Right: BindingEndConvertible>(
  left: Left, right: Right
) -> TwoWayBinding where Left.Value == Right.Value {
  bind(left, right)
}

/// Binds two ends to each other: they have one value from now on.
///
/// A write at one end reaches the other, and all that is bound to that, once; it never comes back to where it came from.
/// Observers are told when all values are set. A write of the value that is there already is none, where values can be
/// compared. An end that corrects what it gets is a writer as any other, and the other end takes its correction.
///
/// - Parameters:
///   - left: an end.
///   - right: the other end.
///   - leader: whose value counts at the start. If it has none yet, the other's does.
///   - fileID: the module and file of this call.
///   - line: the line of this call.
/// - Returns: the token, which ends the binding; without it, the binding ends with the first of its ends.
@inlinable @discardableResult
public func bind<Left: BindingEndConvertible, Right: BindingEndConvertible>(
  _ left: Left, _ right: Right, leader: Leader = .left, fileID: StaticString = #fileID, line: UInt = #line
) -> TwoWayBinding where Left.Value == Right.Value {
  bind(left, right, leader: leader, via: .identity, fileID: fileID, line: line)
}

/// Binds two ends to each other through a conversion: each is what the conversion makes of the other.
///
/// ```swift
/// let binding = bind(age, ageText, via: .text)
/// ```
///
/// - Failure: a value that does not convert leaves the other end as it was, and stands in ``TwoWayBinding/failure`` until
///   a value converts again.
///
/// - Parameters:
///   - left: an end.
///   - right: the other end.
///   - leader: whose value counts at the start. If it has none yet, the other's does.
///   - conversion: from the left end's values to the right one's, and back.
///   - fileID: the module and file of this call.
///   - line: the line of this call.
/// - Returns: the token, which ends the binding; without it, the binding ends with the first of its ends.
@inlinable @discardableResult
public func bind<Left: BindingEndConvertible, Right: BindingEndConvertible>(
  _ left: Left, _ right: Right, leader: Leader = .left, via conversion: Conversion<Left.Value, Right.Value>,
  fileID: StaticString = #fileID, line: UInt = #line
) -> TwoWayBinding {
  let left = left.bindingEnd.attach()
  let right = right.bindingEnd.attach()
  let link = Link(
    left: left.joints, right: right.joints, place: SourcePlace(fileID: fileID, line: line),
    toRight: { if let value = left.read() { right.write(try conversion.toTarget(value, right.read)) } },
    toLeft: { if let value = right.read() { left.write(try conversion.toSource(value, left.read)) } })
  let hasLeader = leader == .left ? left.read() != nil : right.read() != nil
  link.lead(from: hasLeader ? leader : leader.other)
  return TwoWayBinding([link])
}
