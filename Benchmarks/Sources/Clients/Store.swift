public import TributaryStreams

/// A store as an app writes it: actions change a state, and a view listens to a part of it.
public final class Store<State, Action> {
  private let actions = PublishRelay<Action>()
  private let state: BehaviorRelay<State>
  private let bag = DisposeBag()

  /// A store with its first state, and what an action makes of a state.
  @inline(never) public init(_ initial: State, reduce: @escaping (State, Action) -> State) {
    let state = BehaviorRelay(value: initial)
    self.state = state
    bag.insert(actions.scan(initial, accumulator: reduce).subscribe(onNext: { state.accept($0) }))
  }

  /// Changes the state by an action.
  @inline(never) public func send(_ action: Action) {
    actions.accept(action)
  }

  /// Calls a closure with a part of the state, at once and each time that it changes.
  @inline(never) public func listen<Part: Equatable>(
    to part: KeyPath<State, Part>, _ action: @escaping (Part) -> Void
  ) -> Subscription {
    state.mapAt(part).distinctUntilChanged().subscribe(onNext: action)
  }
}
