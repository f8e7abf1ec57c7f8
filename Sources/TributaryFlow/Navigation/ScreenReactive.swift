public import TributaryStreams

extension Screen: ReactiveCompatible {}

/// What a screen tells, in the words that users of RxSwift know.
extension Reactive where Base == Screen {
  /// As ``Screen/visible``.
  public var displayed: Observable<Bool> { base.visible }

  /// As ``Presentable/firstTimeVisible``.
  public var firstTimeViewDidAppear: Maybe<Void> { base.firstTimeVisible }

  /// As ``Screen/dismissed``, without the reason.
  public var dismissed: Single<Void> { base.rxDismissed }
}
