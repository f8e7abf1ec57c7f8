extension Observable {
  /// The stream of the states of a loop.
  ///
  /// When each element follows from the one before by a rule, and the rule says when to stop.
  ///
  /// ```swift
  /// Observable.generate(initialState: 1, condition: { $0 < 50 }, iterate: { $0 * 3 })  // 1, 3, 9, 27
  /// ```
  ///
  /// `condition` is asked before each element, the first included. A rule that never stops is fine as long as the
  /// subscriber leaves: `generate(initialState: 1, condition: { _ in true }, iterate: { $0 * 2 }).take(5)`.
  ///
  /// - Failure: an error that a function throws ends the stream; neither is called again.
  /// - Cancellation: neither function is called once nobody listens.
  /// - Complexity: constant stack and memory; nothing is allocated for an element.
  ///
  /// - Parameters:
  ///   - initialState: the first element.
  ///   - condition: whether a state is an element; the first that is not ends the stream.
  ///   - iterate: the next state.
  /// - Returns: a stream of the states.
  @inlinable public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable {
    Observable { observer, subscription in
      let stage = subscription.stage()
      do {
        var state = initialState
        while stage.isActive, try condition(state) {
          guard stage.isActive else { return }
          observer.next(state)
          guard stage.isActive else { return }
          state = try iterate(state)
        }
        stage.end(.completed, observer.terminal)
      } catch {
        stage.end(.error(error), observer.terminal)
      }
    }
  }
}
