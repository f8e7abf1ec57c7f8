public import TributaryStreams

/// One end of a two-way binding: something with a value, a way to write it, and news of what others write.
///
/// Relays and control properties are ends by themselves. Others are made here: of a stream and a closure, of a property
/// of a model, of a part of another end. An end is a description: nothing is listened to before it is bound, and each
/// binding begins anew.
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
  /// What the stream sends while `write` runs is taken as its echo if it equals what was written, or if values cannot be
  /// compared; otherwise as a correction, which the other ends take.
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
      let joint = ControlJoint(write: write)
      joint.listen(to: values.asObservable(), at: place)
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

  @usableFromInline init(
    joints: ContiguousArray<Joint>, read: @escaping () -> Value?, write: @escaping (Value) -> Void
  ) {
    self.joints = joints
    self.read = read
    self.write = write
  }

  @inlinable init(_ joint: RelayJoint<Value>) {
    self.init(joints: [joint], read: { joint.subject.latest }, write: { joint.set($0) })
  }

  @usableFromInline init(_ joint: ControlJoint<Value>) {
    self.init(joints: [joint], read: { joint.value }, write: { joint.set($0) })
  }
}
