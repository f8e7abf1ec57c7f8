internal import TributaryStreams

/// A stepper that is listened to as long as something presentable is there.
final class Contribution {
  /// What makes one contribution the same as another.
  struct Pair: Hashable {
    let presentable: ObjectIdentifier
    let stepper: ObjectIdentifier
  }

  let presentable: any Presentable
  let stepper: any Stepper
  /// The flow that gets the steps, if it is what is presented.
  let child: FlowNode?
  /// The step that brought it, for the picture.
  let cause: (any Step)?
  private let hidden: HiddenSteps
  private var isVisible: Bool
  private var isBeginning = false
  private var isOver = false
  /// What waits until it is visible.
  private var held: [any Step] = []
  private var subscriptions: [any Disposable] = []

  init(
    _ presentable: any Presentable, _ stepper: any Stepper, child: FlowNode?, cause: (any Step)?, hidden: HiddenSteps
  ) {
    self.presentable = presentable
    self.stepper = stepper
    self.child = child
    self.cause = cause
    self.hidden = hidden
    isVisible = hidden == .pass
  }

  var pair: Pair {
    Pair(presentable: ObjectIdentifier(presentable), stepper: ObjectIdentifier(stepper))
  }

  /// Begins to listen: the initial step, then what comes.
  ///
  /// - Parameters:
  ///   - place: where errors are reported from.
  ///   - emit: gets the steps that are to be taken.
  ///   - lose: gets those that are lost.
  func begin(at place: SourcePlace, emit: @escaping (any Step) -> Void, lose: @escaping (any Step) -> Void) {
    if hidden != .pass {
      keep(
        presentable.visible.subscribe(
          onNext: { [weak self] isVisible in self?.visibilityChanged(isVisible, emit) }, fileID: place.fileID,
          line: place.line))
    }
    guard !isOver else { return }
    keep(
      stepper.steps.subscribe(
        onNext: { [weak self] step in self?.receive(step, emit, lose) }, fileID: place.fileID, line: place.line))
    emit(stepper.initialStep)
    guard !isOver else { return }
    isBeginning = true
    stepper.readyToEmitSteps()
    isBeginning = false
  }

  /// Keeps something until the end, which may have come.
  func keep(_ disposable: any Disposable) {
    if isOver { disposable.dispose() } else { subscriptions.append(disposable) }
  }

  func end() {
    isOver = true
    let (subscriptions, steps) = (subscriptions, held)
    self.subscriptions = []
    held = []
    for subscription in subscriptions { subscription.dispose() }
    withExtendedLifetime(steps) {}
  }

  private func visibilityChanged(_ isVisible: Bool, _ emit: (any Step) -> Void) {
    self.isVisible = isVisible
    guard isVisible, !held.isEmpty else { return }
    let waiting = held
    held = []
    for step in waiting { emit(step) }
  }

  private func receive(_ step: any Step, _ emit: (any Step) -> Void, _ lose: (any Step) -> Void) {
    if isVisible || isBeginning {
      emit(step)
    } else if hidden == .queue {
      held.append(step)
    } else {
      lose(step)
    }
  }
}
