/// A promise that every operator keeps, or every conversion, or every group of bound ends; the numbers are those of the
/// contract.
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// A source that completes without an element ends the result, once.
  case empty
  /// A source's error is passed on, or handled if that is what the operator is for.
  case error
  /// There is one end, and nothing after it (1).
  case oneTerminal
  /// What was disposed before the first element hears nothing, and the source is let go (2).
  case disposeBefore
  /// What is disposed from inside a delivery hears nothing more (2).
  case disposeDuring
  /// What is disposed between two elements hears nothing more (2).
  case disposeAfter
  /// What is disposed from inside a closure of the operator hears nothing more, and the closure is not called again
  /// (2).
  case disposeInClosure
  /// A send from inside a delivery comes after it, as if it had been sent right then from outside (3).
  case reentrancy
  /// The source is let go before the end is handed on (4).
  case releaseBeforeTerminal
  /// What a subscriber and a source keep is let go when the subscription is over (1).
  case releaseAtEnd
  /// Each subscription has a state of its own (5).
  case statePerSubscription
  /// A closure that throws ends the stream with that error and is not called again (8).
  case throwingClosure
  /// An element, an error or a captured object may send, subscribe, dispose, schedule or end the source in its
  /// `deinit`: the grammar holds, nothing follows a disposal, and everything is released at the end (9).
  case reentrantDeinit
  /// What a conversion made of a source, it takes back to that source.
  case getPut
  /// What a conversion stored of a target, it gives again.
  case putGet
  /// Ends that are bound agree after each write.
  case convergence
  /// An end that is bound speaks at most twice for a write: once, and once more where another corrected it.
  case twoEmissions
  /// An end that is bound does not say the same twice in a row.
  case echo
}

/// A law that an operator, a conversion or a group breaks, with what was seen.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The law.
  public let law: Law
  /// What was seen and what was expected.
  public let sentence: String

  /// A violation of a law.
  public init(_ law: Law, _ sentence: String) {
    self.law = law
    self.sentence = sentence
  }

  /// The law and the sentence.
  public var description: String {
    "\(law): \(sentence)"
  }
}

/// The error that the laws send through a stream or throw in its closures.
public struct LawError: Error, Hashable {
  /// The error.
  public init() {}
}
