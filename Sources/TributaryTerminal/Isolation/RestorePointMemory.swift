/// The one place of memory that a signal handler reads: made before any handler is installed, never freed.
///
/// It is allocated once because a handler may not allocate, and reached through a constant because reading a variable
/// would be checked for exclusive access, which a handler may not do either.
// SAFETY: written only by `RestorePoint.arm`, while its state says that no handler reads it; read by whoever moved the
// state from armed to restoring, which happens once.
nonisolated(unsafe) let restorePoint = UnsafeMutablePointer<RestorePoint>.allocate(capacity: 1)

/// Who had each signal before the session, by its number.
// SAFETY: written while the handlers are installed and removed, by the session's owner, of which there is one; a
// handler reads only the entry of its own signal, which was written before it was installed.
nonisolated(unsafe) let savedActions = SignalActions.allocate()

/// The stack of the handler of a crash, for threads whose own stack may be full.
// SAFETY: only the kernel uses it, for the handler of a crash, of which there is one a process.
nonisolated(unsafe) let handlerStack = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
