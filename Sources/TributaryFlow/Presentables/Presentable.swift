public import TributaryStreams

/// What a flow shows: a screen, a navigator, another flow.
///
/// A coordinator asks it two things, whether it is visible and whether it is gone, and tells it one, that its flow
/// ended. To be hidden, under another screen or behind another tab, is not to be gone.
public protocol Presentable: AnyObject {
  /// Whether it is visible: at once, and at each change.
  ///
  /// It is false only after it has left the screen: a back gesture that is cancelled changes nothing.
  var visible: Observable<Bool> { get }

  /// Why it is gone, once it is; at once for who asks afterwards.
  var dismissed: Single<DismissalReason> { get }

  /// Takes it away because the flow that shows it ended; does nothing if it is gone already.
  func endWithFlow()
}

extension Presentable {
  /// Brings one element when it is visible for the first time, and completes without one if it goes unseen.
  ///
  /// If it is visible now the element comes at once, however often it was visible before.
  public var firstTimeVisible: Maybe<Void> {
    visible.filter { $0 }.take(until: dismissed).take(1).map { _ in }.asMaybe()
  }
}
