/// Takes what a relay is to accept, in place of its subject: how a two-way binding sets all of its ends before anybody
/// hears of one.
///
/// It changes `latest` of the relay's subject first, and sends it later. The relay keeps it and nobody else does, so it
/// goes with the relay, or when the relay is bound no more.
@usableFromInline
package final class RelayGate<Element> {
  @usableFromInline package let accept: (Element) -> Void
  /// What the gate belongs to.
  @usableFromInline package let owner: AnyObject

  /// A gate from what takes the values.
  @inlinable package init(owner: AnyObject, accept: @escaping (Element) -> Void) {
    self.owner = owner
    self.accept = accept
  }
}
