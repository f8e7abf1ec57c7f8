/// The views of an app never came to rest: each turn wrote what the next one read.
///
/// A host ends the app and reports this. A terminal is restored, the sentence is printed, and the process exits with
/// the status 70; a pilot keeps it as its failure.
public struct UnsettledViews: Error, Equatable, Sendable, CustomStringConvertible {
  /// How many turns followed from one another.
  public let turns: Int
  /// The composite view that was to run again; nil if the last write concerned none.
  public let view: String?

  /// What happened, and what to do.
  public var description: String {
    let last = view.map { " The last one was asked for by what \($0) reads." } ?? ""
    return """
      The views do not settle: \(turns) turns ran one after another, because each one wrote a state that the next one \
      reads (in a body, or in onAppear, onChange or the like).\(last) Write only when the value is not yet right.
      """
  }
}
