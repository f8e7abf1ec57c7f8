/// A run of a source that goes on while anybody needs it: the subscriber, or one who listens to a part of it only.
@usableFromInline
final class KeptRun {
  /// The run's own subscription, which no chain of a subscriber ends by itself.
  @usableFromInline let subscription = Subscription()
  private var holders = 0

  @usableFromInline init() {}

  /// Keeps the run going as long as a stage lives.
  @usableFromInline func keep(for stage: Stage) {
    hold()
    stage.hold(Disposables.create(with: letGo))
  }

  /// Keeps the run going while a part is handed out, also to one who leaves with it: `take(1)` ends before its element.
  @inlinable func keep(during delivery: () -> Void) {
    hold()
    delivery()
    letGo()
  }

  @usableFromInline func hold() {
    holders += 1
  }

  @usableFromInline func letGo() {
    holders -= 1
    if holders == 0 { subscription.dispose() }
  }

  /// The part of the run that a subject brings, as a stream; who listens keeps the run going.
  @inlinable func part<Element>(_ subject: PublishSubject<Element>) -> Observable<Element> {
    Observable { observer, subscription in
      subject.join(observer, subscription.stage())
      self.keep(for: subscription.stage())
    }
  }
}
