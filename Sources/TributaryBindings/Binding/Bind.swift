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
/// As ``bind(_:_:leader:forward:backward:fileID:line:)`` with the left end as the leader.
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

/// Binds two relays to each other, as the operator does for any two ends; a write costs least here.
///
/// - Parameters:
///   - left: a relay, whose value counts at the start.
///   - right: the other relay.
/// - Returns: the token, which ends the binding; without it, the binding ends with the first of its ends.
@inlinable @discardableResult
public func <-> <Value: Equatable>(left: BehaviorRelay<Value>, right: BehaviorRelay<Value>) -> TwoWayBinding {
  RelayJoint.prepare(left)
  RelayJoint.prepare(right)
  return bind(left, right)
}

/// Binds two ends to each other: they have one value from now on.
///
/// A write at one end reaches the other, and all that is bound to that, once; it never comes back to where it came
/// from. Observers are told when all values are set. A write of the value that is there already is none, where values
/// can be compared. An end that corrects what it gets is a writer as any other, and the other end takes its correction.
///
/// ```
/// a                1-------2-----
/// b (corrects 2)   1-------(25)--
/// a <-> b: a gets  1-------(25)--
/// ```
///
/// - Parameters:
///   - left: an end.
///   - right: the other end.
///   - leader: whose value counts at the start. If it has none yet, the other's does.
///   - forward: what the left end's changes pass on their way to the right: `.debounce(.milliseconds(300))`, say.
///   - backward: what the right end's changes pass on their way to the left.
///   - fileID: the module and file of this call.
///   - line: the line of this call.
/// - Returns: the token, which ends the binding; without it, the binding ends with the first of its ends.
@inlinable @discardableResult
public func bind<Left: BindingEndConvertible, Right: BindingEndConvertible>(
  _ left: Left, _ right: Right, leader: Leader = .left,
  forward: Operator<Left.Value, Left.Value>? = nil, backward: Operator<Right.Value, Right.Value>? = nil,
  fileID: StaticString = #fileID, line: UInt = #line
) -> TwoWayBinding where Left.Value == Right.Value {
  let left = left.bindingEnd.attach()
  let right = right.bindingEnd.attach()
  let straight: (toRight: (Link) throws -> Void, toLeft: (Link) throws -> Void)? =
    if let left = left.relay, let right = right.relay {
      ({ _ in right.set(left.subject.silentValue) }, { _ in left.set(right.subject.silentValue) })
    } else {
      nil
    }
  return join(
    left, right, leader, SourcePlace(fileID: fileID, line: line),
    toRight: { value, _ in right.write(value) }, toLeft: { value, _ in left.write(value) }, straight: straight,
    forward: forward, backward: backward)
}

/// Binds two ends to each other through a conversion: each is what the conversion makes of the other.
///
/// ```swift
/// let binding = bind(age, ageText, via: .text)
/// ```
///
/// - Timing: a change is carried across at once. With an operator in its direction it is handed to that before any
///   observer is told, and what comes out is carried across, then or later; what comes out after the other end wrote is
///   out of date and dropped. The value at the start passes no operator.
/// - Failure: a value that does not convert leaves the other end as it was, and stands in ``TwoWayBinding/failure``
///   until a value converts again. The same holds for an error of an operator, which begins anew then.
/// - Cancellation: the token, or the death of an end. A stream that an end was made of may complete.
///
/// - Parameters:
///   - left: an end.
///   - right: the other end.
///   - leader: whose value counts at the start. If it has none yet, the other's does.
///   - conversion: from the left end's values to the right one's, and back.
///   - forward: what the left end's changes pass before they are converted.
///   - backward: what the right end's changes pass before they are converted.
///   - fileID: the module and file of this call.
///   - line: the line of this call.
/// - Returns: the token, which ends the binding; without it, the binding ends with the first of its ends.
@inlinable @discardableResult
public func bind<Left: BindingEndConvertible, Right: BindingEndConvertible>(
  _ left: Left, _ right: Right, leader: Leader = .left, via conversion: Conversion<Left.Value, Right.Value>,
  forward: Operator<Left.Value, Left.Value>? = nil, backward: Operator<Right.Value, Right.Value>? = nil,
  fileID: StaticString = #fileID, line: UInt = #line
) -> TwoWayBinding {
  let left = left.bindingEnd.attach()
  let right = right.bindingEnd.attach()
  return join(
    left, right, leader, SourcePlace(fileID: fileID, line: line),
    toRight: { value, link in
      let converted = try conversion.toTarget(value, right.read)
      if !link.isOver { right.write(converted) }
    },
    toLeft: { value, link in
      let converted = try conversion.toSource(value, left.read)
      if !link.isOver { left.write(converted) }
    },
    straight: nil, forward: forward, backward: backward)
}

/// Links two ends, and makes them agree.
///
/// `straight` is the way from the value that an end has to the other end, where there is a shorter one.
@inlinable
func join<Left, Right>(
  _ left: Port<Left>, _ right: Port<Right>, _ leader: Leader, _ place: SourcePlace,
  toRight: @escaping (Left, Link) throws -> Void, toLeft: @escaping (Right, Link) throws -> Void,
  straight: (toRight: (Link) throws -> Void, toLeft: (Link) throws -> Void)?,
  forward: Operator<Left, Left>?, backward: Operator<Right, Right>?
) -> TwoWayBinding {
  let link = Link(
    left: left.joints, right: right.joints, place: place, isStraight: straight != nil,
    toRight: straight?.toRight ?? { link in if let value = left.read() { try toRight(value, link) } },
    toLeft: straight?.toLeft ?? { link in if let value = right.read() { try toLeft(value, link) } })
  let hasLeader = leader == .left ? left.read() != nil : right.read() != nil
  link.lead(from: hasLeader ? leader : leader.other)
  if let forward { link.lead(through: Passage(forward, read: left.read), from: .left, toRight) }
  if let backward { link.lead(through: Passage(backward, read: right.read), from: .right, toLeft) }
  return TwoWayBinding([link])
}
