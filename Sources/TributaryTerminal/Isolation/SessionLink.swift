/// How the reading thread names the session without touching it.
// SAFETY: `session` is set and read only in the isolation of the session's owner: it is read in closures that the scope
// runs there, and the session is made and freed there. The thread only carries the link.
final class SessionLink: @unchecked Sendable {
  weak var session: TerminalSession?
}
