/// What of an app in a terminal depends on the terminal and its connection.
public struct TerminalOptions: Equatable, Sendable {
  /// How long an escape byte waits for the rest of a key before it is the Escape key; nil for the usual time.
  ///
  /// The usual time is that of the environment's `ESCDELAY`, in milliseconds, as other programs read it. Without it
  /// the time is 50 ms, and 200 ms over SSH (`SSH_CONNECTION` or `SSH_TTY` is set), where a network may part the bytes
  /// of one key.
  public var escapeDelay: Duration?

  /// The glyphs of marks, borders and bars; nil for what the locale of the environment says.
  public var glyphs: GlyphSet?

  /// Options with a time for an escape byte and with glyphs.
  ///
  /// - Precondition: The time is not negative.
  public init(escapeDelay: Duration? = nil, glyphs: GlyphSet? = nil) {
    precondition(
      escapeDelay.map { $0 >= .zero } ?? true,
      "An escape byte cannot wait \(escapeDelay ?? .zero). Give a time of 0 or more, or nil for the usual time.")
    self.escapeDelay = escapeDelay
    self.glyphs = glyphs
  }

  /// How long an escape byte waits where the environment has these variables.
  package func escapeDelay(in environment: (String) -> String?) -> Duration {
    if let escapeDelay { return escapeDelay }
    if let milliseconds = environment("ESCDELAY").flatMap({ Int($0) }), (0...60_000).contains(milliseconds) {
      return .milliseconds(milliseconds)
    }
    let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { environment($0)?.isEmpty == false }
    return .milliseconds(isRemote ? 200 : 50)
  }

  /// The glyphs of marks, borders and bars where the environment has these variables.
  package func glyphs(in environment: (String) -> String?) -> GlyphSet {
    glyphs ?? GlyphSet(environment: environment)
  }
}
