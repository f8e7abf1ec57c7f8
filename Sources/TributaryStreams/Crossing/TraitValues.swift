extension TraitStream where Trait == SingleTrait {
  /// The element, for who awaits it.
  ///
  /// ```swift
  /// let user = try await api.user(id).value
  /// ```
  ///
  /// The single is subscribed by this wait and belongs to the isolation of the caller.
  ///
  /// - Failure: the single's error is thrown.
  /// - Cancellation: a cancelled wait ends the subscription and throws `CancellationError` at once; a task that is
  ///   cancelled already does not subscribe.
  public var value: Element {
    get async throws {
      guard let element = try await firstElement() else { throw RxError.noElements }
      return element
    }
  }
}

extension TraitStream where Trait == MaybeTrait {
  /// The element for who awaits it, or nil if the maybe is empty; as the value of a single.
  public var value: Element? {
    get async throws { try await firstElement() }
  }
}

extension TraitStream where Trait == CompletableTrait, Element == Never {
  /// Waits until all is done; as the value of a single.
  public var value: Void {
    get async throws { _ = try await firstElement() }
  }
}

extension TraitStream where Trait.Failure == any Error {
  /// Waits for what comes first: the element, or nil for a completion.
  private func firstElement() async throws -> Element? {
    try Task.checkCancellation()
    var iterator = values.makeAsyncIterator()
    let element = try await iterator.next(isolation: #isolation)
    if iterator.isCancelled { throw CancellationError() }
    return element
  }
}
