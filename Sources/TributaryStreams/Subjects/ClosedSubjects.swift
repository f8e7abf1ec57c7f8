// `dispose()` ends a subject for good without a word: who listens hears nothing more, what is sent is dropped, what is
// kept is let go, and who subscribes later fails with `RxError.disposed`. A task that awaits the subject is resumed
// with a `CancellationError`; see `StreamValues`.

extension Subject {
  /// Whether it was disposed; then who subscribes gets ``RxError/disposed``.
  public final var isDisposed: Bool {
    termination?.isDisposal ?? false
  }

  /// Lets go of all who listen without a word, and refuses those to come.
  @usableFromInline final func close() {
    checkThread()
    let former = exchange(&termination, with: .disposal)
    for case let slot? in takeAll() { slot.stage.fallSilent() }
    withExtendedLifetime(former) {}
  }
}

extension Termination {
  @usableFromInline static var disposal: Termination { .error(RxError.disposed) }

  @usableFromInline var isDisposal: Bool {
    if case .error(let error) = self { error as? RxError == .disposed } else { false }
  }
}

extension PublishSubject: Cancelable {
  /// Ends the subject without a word: who listens hears nothing more, and who subscribes gets ``RxError/disposed``.
  public func dispose() {
    close()
  }
}

extension BehaviorSubject: Cancelable {
  /// Ends the subject without a word: who listens hears nothing more, and who subscribes or asks for the value gets
  /// ``RxError/disposed``.
  public func dispose() {
    close()
  }
}

extension ReplaySubject: Cancelable {
  /// Ends the subject without a word and lets go of what it keeps: who listens hears nothing more, and who subscribes
  /// gets ``RxError/disposed``.
  public func dispose() {
    let former = exchange(&buffer, with: ReplayBuffer(limit: 0))
    close()
    withExtendedLifetime(former) {}
  }
}

extension AsyncSubject: Cancelable {
  /// Whether it was disposed; then who subscribes gets ``RxError/disposed``.
  public var isDisposed: Bool {
    termination?.isDisposal ?? false
  }

  /// Ends the subject without a word and lets go of what it keeps: who listens hears nothing more, and who subscribes
  /// gets ``RxError/disposed``.
  public func dispose() {
    let former = (last.take(), exchange(&termination, with: .disposal))
    subject.close()
    withExtendedLifetime(former) {}
  }
}
