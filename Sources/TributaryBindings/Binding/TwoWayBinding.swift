public import TributaryStreams

/// The token of a two-way binding: ends it, and tells what does not convert.
///
/// A binding lives as long as its ends, with or without its token; the token keeps no end alive. ``dispose()`` ends it,
/// any number of times, and so does the death of an end.
public final class TwoWayBinding: Cancelable {
  private let links: ContiguousArray<Link>

  @usableFromInline init(_ links: ContiguousArray<Link>) {
    self.links = links
  }

  /// Whether the binding ended: by ``dispose()``, or since an end is gone.
  public var isDisposed: Bool {
    links.allSatisfy { $0.isOver }
  }

  /// Ends the binding; the ends keep their values.
  public func dispose() {
    for link in links { link.dispose() }
  }

  /// Makes the other end take the value of this one, as at the start: after an edit, say, that did not convert.
  /// - Parameter side: whose value counts.
  public func lead(from side: Leader) {
    for link in links { link.lead(from: side) }
  }

  /// What does not convert at the moment, if anything.
  public var failure: ConversionFailure? {
    let subject = links[0].failureJoint.subject
    ReadTracking.note(subject)
    return subject.silentValue
  }

  /// What does not convert: the present state, then each change, none while all converts.
  ///
  /// It changes together with the ends: who hears of the one sees the other.
  public var failures: Observable<ConversionFailure?> {
    links[0].failureJoint.subject.asObservable()
  }
}
