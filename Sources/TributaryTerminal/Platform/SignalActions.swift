#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the process does when a signal comes: setting it, and the memory for what it was before a session.
enum SignalActions {
  /// One more than the highest number of a signal.
  #if canImport(Darwin)
    static let count = 32
  #else
    static let count = 65
  #endif

  /// A function that is called with the number of a signal.
  typealias Handler = @convention(c) (Int32) -> Void

  static func allocate() -> UnsafeMutablePointer<sigaction> {
    let memory = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    memory.initialize(repeating: sigaction(), count: count)
    return memory
  }

  /// Sets the handler of a signal; nil for the default action.
  static func set(_ number: Int32, _ handler: Handler?) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, nil)
  }

  /// Gives a signal back to what it did before the session, unless another than this handler has it by now.
  static func giveBack(_ number: Int32, from handler: Int) {
    var current = sigaction()
    guard sigaction(number, nil, &current) == 0, current.handlerAddress == handler else { return }
    sigaction(number, savedActions + Int(number), nil)
  }

  /// Sends a signal while it does what `handler` says, and lets it through to this thread.
  ///
  /// The threads of a pool block signals, and only a signal to this thread stops it before the call returns that sent
  /// it.
  static func send(_ number: Int32, doing handler: Handler?, _ send: (Int32) -> Void) {
    var former = sigaction()
    sigaction(number, nil, &former)
    set(number, handler)
    var unblocked = sigset_t()
    var mask = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, number)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask)
    send(number)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(number, &former, nil)
  }

  /// Runs `body` while a signal does what `handler` says.
  static func with(_ number: Int32, doing handler: Handler?, _ body: () -> Void) {
    var former = sigaction()
    sigaction(number, nil, &former)
    set(number, handler)
    body()
    sigaction(number, &former, nil)
  }
}

extension sigaction {
  /// The handler as a number, which also the default action and ignoring have.
  var handlerAddress: Int {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #else
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }

  var isDefault: Bool { handlerAddress == unsafeBitCast(SIG_DFL, to: Int.self) }

  var isIgnored: Bool { handlerAddress == unsafeBitCast(SIG_IGN, to: Int.self) }
}
