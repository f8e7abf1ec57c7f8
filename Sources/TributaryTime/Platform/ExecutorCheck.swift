#if DEBUG
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Whether the calling code runs in an actor's isolation; nil if this system cannot tell without a crash.
  ///
  /// For the sentence of a precondition: the library's own checks end the process first, on the main actor without a
  /// word.
  func isIsolated(to actor: any Actor) -> Bool? {
    guard let check else { return nil }
    // A reference to a serial executor is two words: the object and the table of its conformance.
    let (object, conformance) = unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self)
    return check(object, conformance, 0)
  }

  /// The runtime's check, with a word of flags that ask it not to crash.
  private typealias Check = @convention(c) (UInt, UInt, UInt) -> Bool

  private let check: Check? = {
    guard let program = dlopen(nil, RTLD_NOW) else { return nil }
    return dlsym(program, "swift_task_isCurrentExecutorWithFlags").map { unsafeBitCast($0, to: Check.self) }
  }()
#endif
