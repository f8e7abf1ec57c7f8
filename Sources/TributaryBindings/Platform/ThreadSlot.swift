#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A word that each thread has for itself: what is open during a synchronous call on it.
struct ThreadSlot {
  /// The transaction that is open.
  static let transaction = ThreadSlot()
  /// Whose write it is that goes on.
  static let writer = ThreadSlot()

  private let key: pthread_key_t

  private init() {
    var key = pthread_key_t()
    let code = pthread_key_create(&key, nil)
    precondition(code == 0, "The system has no key for thread-specific data left. End what uses up the keys.")
    self.key = key
  }

  /// The object in the slot, which whoever set it keeps.
  @inline(__always) func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  func set(_ object: AnyObject?) {
    pthread_setspecific(key, object.map { Unmanaged.passUnretained($0).toOpaque() })
  }
}
