/// A state that a user's closure changes in place: what `scan(into:)` and `reduce(into:)` share.
///
/// The closure has the state to itself. An element or an end that arrives meanwhile, from an object that the closure
/// releases, waits until the closure has returned.
@usableFromInline
final class Accumulating<State, Element, Failure: Error> {
  // SAFETY of the unchecked fields: nothing reads or writes the state while the closure changes it, which `isChanging`
  // says, and the others change in one step each, before foreign code is called.
  @exclusivity(unchecked) @usableFromInline var state: State
  @exclusivity(unchecked) @usableFromInline var isChanging = false
  @exclusivity(unchecked) @usableFromInline var waiting: ElementQueue<Element>?
  @exclusivity(unchecked) @usableFromInline var termination: Termination?
  /// Whether an element or an end waits.
  @exclusivity(unchecked) @usableFromInline var isPending = false
  @exclusivity(unchecked) @usableFromInline var isGoingOn = false
  @usableFromInline let accumulator: (inout State, Element) throws(Failure) -> Void
  @usableFromInline let emit: (State) -> Void
  @usableFromInline let fail: (Failure) -> Void
  @usableFromInline let finish: (Termination, State) -> Void

  @inlinable init(
    _ seed: State, _ accumulator: @escaping (inout State, Element) throws(Failure) -> Void,
    emit: @escaping (State) -> Void, fail: @escaping (Failure) -> Void,
    finish: @escaping (Termination, State) -> Void
  ) {
    state = seed
    self.accumulator = accumulator
    self.emit = emit
    self.fail = fail
    self.finish = finish
  }

  @inlinable func onNext(_ element: Element) {
    guard !isChanging else { return wait(element) }
    isChanging = true
    do throws(Failure) {
      try accumulator(&state, element)
    } catch {
      isChanging = false
      return fail(error)
    }
    isChanging = false
    emit(state)
    if isPending { goOn() }
  }

  @inlinable func onTermination(_ termination: Termination) {
    guard isChanging else { return finish(termination, state) }
    isPending = true
    _ = exchange(&self.termination, with: termination)
  }

  @usableFromInline func wait(_ element: Element) {
    let queue = waiting ?? ElementQueue()
    isPending = true
    _ = exchange(&waiting, with: queue)
    queue.append(element)
  }

  /// Passes on what waited, in a loop and no recursion.
  @usableFromInline func goOn() {
    guard !isGoingOn else { return }
    isGoingOn = true
    isPending = false
    while let waiting, !waiting.isEmpty { onNext(waiting.removeFirst()) }
    isGoingOn = false
    if !isChanging, let end = termination.take() { finish(end, state) }
  }
}
