internal import TributaryStreams

/// What became of a change that a navigator was asked for.
public enum NavigationOutcome: Hashable, Sendable {
  /// The path changed.
  case done
  /// There was nothing to change: the place is there already, or was not found.
  case unchanged
  /// The guard of a screen that would have gone refused; the path is as it was.
  case refused
}

/// Whether the screens that a change ends are asked first.
public enum Guards: Hashable, Sendable {
  /// Each guard of a screen that would end is asked, the nearest to the front first; one refusal is enough.
  case asked
  /// Nobody is asked.
  case ignored
}

/// A change that a navigator was asked for; most are done when the call returns.
///
/// Only where a screen that is to go has a guard does the answer come later:
///
/// ```swift
/// if await navigator.pop().value == .refused { … }
/// ```
public final class NavigationRequest {
  /// What became of it; nil while a guard is asked.
  public var outcome: NavigationOutcome? {
    ReadTracking.note(ends)
    return answer
  }

  private var answer: NavigationOutcome?
  private lazy var ends = AsyncSubject<NavigationOutcome>()

  init(_ outcome: NavigationOutcome? = nil) {
    answer = outcome
  }

  /// What became of it, when it is known.
  ///
  /// - Cancellation: a cancelled wait ends at once with `unchanged`; the guards go on being asked.
  public var value: NavigationOutcome {
    get async {
      if let answer { return answer }
      return (try? await ends.asObservable().asSingle().value) ?? .unchanged
    }
  }

  func end(_ outcome: NavigationOutcome) {
    answer = outcome
    ends.onNext(outcome)
    ends.onCompleted()
  }
}
