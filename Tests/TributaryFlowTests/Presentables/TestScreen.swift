import TributaryFlow
import TributaryStreams

/// A screen without a path: the test says when it is visible and when it goes.
final class TestScreen: Presentable {
  let shown: BehaviorRelay<Bool>
  private let ending = AsyncSubject<DismissalReason>()
  private(set) var endings: [DismissalReason] = []

  init(visible: Bool = true) {
    shown = BehaviorRelay(value: visible)
  }

  var visible: Observable<Bool> { shown.distinctUntilChanged() }

  var dismissed: Single<DismissalReason> { ending.asSingle() }

  func endWithFlow() {
    dismiss(.flowEnded)
  }

  func dismiss(_ reason: DismissalReason = .popped) {
    guard !ending.isStopped else { return }
    endings.append(reason)
    shown.accept(false)
    ending.onNext(reason)
    ending.onCompleted()
  }
}
