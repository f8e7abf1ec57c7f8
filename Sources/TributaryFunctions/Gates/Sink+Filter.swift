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
          guard isOpen() else { return attempt.end(.refused(.filtered)) }
          // Who was asked may have called, and so have taken its place, or have ended the gate.
          if !attempt.isOver { next(attempt) }
        }
      })
  }
}
