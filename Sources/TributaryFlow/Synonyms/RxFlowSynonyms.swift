// Synonyms: names that RxFlow has for what this module names otherwise, so that code that uses them compiles. Each says
// the name that it stands for, and code of this library uses that one.

public import TributaryStreams

/// Synonym of ``FlowCoordinator``, the name in the early versions of RxFlow.
public typealias Coordinator = FlowCoordinator

extension Presentable {
  /// Synonym of ``visible``.
  public var rxVisible: Observable<Bool> { visible }

  /// Synonym of ``firstTimeVisible``.
  public var rxFirstTimeVisible: Maybe<Void> { firstTimeVisible }

  /// Synonym of ``dismissed``, without the reason.
  public var rxDismissed: Single<Void> { dismissed.map { _ in } }
}

extension Reactive where Base == FlowCoordinator {
  /// Synonym of ``FlowCoordinator/willNavigate``.
  public var willNavigate: Observable<(flow: any Flow, step: any Step)> { base.willNavigate }

  /// Synonym of ``FlowCoordinator/didNavigate``.
  public var didNavigate: Observable<(flow: any Flow, step: any Step)> { base.didNavigate }
}

extension Screen: ReactiveCompatible {}

extension Reactive where Base == Screen {
  /// Synonym of ``Screen/visible``.
  public var displayed: Observable<Bool> { base.visible }

  /// Synonym of ``Presentable/firstTimeVisible``.
  public var firstTimeViewDidAppear: Maybe<Void> { base.firstTimeVisible }

  /// Synonym of ``Screen/dismissed``, without the reason.
  public var dismissed: Single<Void> { base.rxDismissed }
}
