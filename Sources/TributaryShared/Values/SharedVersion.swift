/// The version of a shared value's format, which is stored with the value.
///
/// Raise `minor` when fields are added: programs with another minor version read the value and keep the fields that
/// they do not know. Raise `major` when the meaning of a field changes: programs with another major version neither
/// read nor overwrite the value.
public struct SharedVersion: Hashable, Sendable {
  /// Changes when older programs must not touch the value.
  public var major: Int
  /// Changes when fields are added.
  public var minor: Int

  /// A version with both numbers.
  public init(major: Int = 1, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }
}
