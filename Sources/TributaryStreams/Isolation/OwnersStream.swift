/// What the owner of an inlet listens to, on its way through a queue that other threads fill.
// SAFETY: made in the owner's isolation and touched only there: by the stream that `makeStream` returns, and by what is
// posted to the owner's scope. Other threads hold the reference and never look into it.
final class OwnersStream<Element>: @unchecked Sendable {
  let subject = PublishSubject<Element>()
}
