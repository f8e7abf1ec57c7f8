/// The reason why a shared value could not be written; the value shown is then the store's.
public enum SharedFailure: Error, Equatable, Sendable {
  /// The store does not allow this client to write the key.
  case notPermitted
  /// The encoded value is larger than the store takes; both in bytes.
  case tooLarge(size: Int, limit: Int)
  /// The key is longer than the store takes; both in bytes of UTF-8.
  case keyTooLong(size: Int, limit: Int)
  /// The store has no room for another value.
  case storeFull
  /// More keys wait to be written than the limit allows.
  case tooManyWaiting(limit: Int)
  /// The value waited longer than the limit allows.
  case waitedTooLong(limit: Duration)
  /// Others changed the value each time before the write arrived.
  case contended(attempts: Int)
  /// The closure of `.merge` threw; the text describes its error.
  case mergeFailed(String)
  /// The value does not encode as JSON; the text describes the error.
  case notEncodable(String)
  /// The store's value has another major version, or is not JSON, and is not overwritten.
  case unreadable(String)
}
