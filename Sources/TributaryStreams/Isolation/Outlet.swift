/// What the owner of an inlet listens to, on its way through a queue that other threads fill.
// SAFETY: made in the owner's isolation and touched only there: by the stream that `makeStream` returns, by what is
// posted to the owner's scope, and by who ends the inlet's part (see `Unmanaged.dispose(in:)`). Other threads hold the
// reference and never look into it.
final class Outlet<Element>: Disposable, @unchecked Sendable {
  private(set) var subject: PublishSubject<Element>?

  init(_ subject: PublishSubject<Element>) {
    self.subject = subject
  }

  /// Lets go of the subject and ends its subscriptions: nobody can send any more.
  func dispose() {
    subject.take()?.abandon()
  }
}
