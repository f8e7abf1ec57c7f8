extension Sink {
  /// Puts a condition behind this gate: while it does not hold, calls are refused.
  ///
  /// ```swift
  /// let save = Gate(.synchronous.filter { document.isEdited }.then(.lock))
  /// ```
  ///
  /// - Parameter isOpen: asked at each call.
  /// - Returns: this gate, then the condition.
  public func filter(_ isOpen: @escaping () -> Bool) -> Sink {
    then(
      Sink { next in
        { attempt in
          if isOpen() { next(attempt) } else { attempt.end(.refused(.filtered)) }
        }
      })
  }
}
