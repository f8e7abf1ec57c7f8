public import TributaryStreams

/// One end of a two-way binding: something with a value, a way to write it, and news of what others write.
///
/// Relays and control properties are ends by themselves. Others are made here: of a stream and a closure, of a property
/// of a model, of a part of another end. An end is a description: nothing is listened to before it is bound. All
/// bindings of one end share what listens, so keep the end of a control that you bind more than once.
public struct BindingEnd<Value>: BindingEndConvertible {
  @usableFromInline let attach: () -> Port<Value>

  @usableFromInline init(_ attach: @escaping () -> Port<Value>) {
    self.attach = attach
  }

  /// This end.
  @inlinable public var bindingEnd: BindingEnd {
    self
  }

  /// An end of your own.
  ///
  /// ```swift
  /// let volume = BindingEnd(values: player.volumes) { [weak player] in player?.volume = $0 }
  /// ```
  ///
  /// What the stream sends while `write` runs is taken as its echo if it equals what was written, or if values cannot
  /// be compared; otherwise as a correction, which the other ends take.
  ///
  /// - Parameters:
  ///   - values: the values; one that comes at once is the current one. Its end ends the bindings, an error goes to
  ///     `UnhandledErrors.handler` first.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  ///   - write: takes what the binding writes. It is kept as long as the binding, so it should not keep its object.
  public init<Values: ObservableConvertibleType<Value>>(
    values: Values, fileID: StaticString = #fileID, line: UInt = #line, write: @escaping (Value) -> Void
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init {
      ControlJoint(write: write)
    } listening: {
      $0.listen(to: values.asObservable(), at: place)
    }
  }

  /// An end whose joint is made for its first binding, and shared by those that come while there is one.
  init(
    in slot: EndSlot = EndSlot(), _ make: @escaping () -> ControlJoint<Value>,
    listening listen: @escaping (ControlJoint<Value>) -> Void
  ) {
    self.init {
      if let joint = slot.joint as? ControlJoint<Value>, joint.isListening { return Port(joint) }
      let joint = make()
      slot.joint = joint
      listen(joint)
      return Port(joint)
    }
  }
}

/// What can be seen as an end of a two-way binding.
public protocol BindingEndConvertible<Value> {
  /// What the end holds.
  associatedtype Value

  /// The same as a plain end.
  var bindingEnd: BindingEnd<Value> { get }
}

/// An end that is bound: its joints, and how its value is read and changed.
@usableFromInline
struct Port<Value> {
  /// Whose changes are its news.
  @usableFromInline let joints: ContiguousArray<Joint>
  /// The value, if there is one yet.
  @usableFromInline let read: () -> Value?
  /// Changes the value, before anybody is told.
  @usableFromInline let write: (Value) -> Void
  /// The joint, if the end is a relay: then it is read and changed without a detour.
  @usableFromInline let relay: RelayJoint<Value>?

  @usableFromInline init(
    joints: ContiguousArray<Joint>, relay: RelayJoint<Value>? = nil, read: @escaping () -> Value?,
    write: @escaping (Value) -> Void
  ) {
    self.joints = joints
    self.relay = relay
    self.read = read
    self.write = write
  }

  @inlinable init(_ joint: RelayJoint<Value>) {
    self.init(joints: [joint], relay: joint, read: { joint.subject.silentValue }, write: { joint.set($0) })
  }

  @usableFromInline init(_ joint: ControlJoint<Value>) {
    self.init(joints: [joint], read: { joint.value }, write: { joint.set($0) })
  }
}
