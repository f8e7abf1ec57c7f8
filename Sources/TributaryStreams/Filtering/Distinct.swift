extension Operator where Input == Output {
  /// Drops elements that came before; see `ObservableType.distinct`.
  @inlinable public static func distinct() -> Operator where Input: Hashable {
    distinct { $0 }
  }

  /// Drops elements that came before, for elements that can only be compared.
  @inlinable public static func distinct() -> Operator where Input: Equatable {
    Operator { observer, _ in
      let seen = Collected<Input>()
      return Observer(
        onNext: { element in
          // Comparing is foreign code; the array that is searched is not changed by what comes in meanwhile.
          guard !seen.elements.contains(element) else { return }
          seen.append(element)
          observer.next(element)
        },
        onTermination: observer.terminal)
    }
  }

  /// Drops elements whose key came before; see `ObservableType.distinct`.
  @inlinable public static func distinct<Key: Hashable, Failure: Error>(
    _ keySelector: @escaping (Input) throws(Failure) -> Key
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.passingStage()
      let seen = Memory<Set<Key>>([])
      return Observer(
        onNext: { element in
          do throws(Failure) {
            let key = try keySelector(element)
            let isNew = seen.change(leaving: []) { $0.insert(key).inserted }
            if isNew, stage.isActive { observer.next(element) }
          } catch {
            stage.end(.error(error), observer.terminal)
          }
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Drops elements that came before, however long ago.
  ///
  /// When each value counts once; for changes only see `distinctUntilChanged`.
  ///
  /// ```
  /// source      1-2-1-3-2-|
  /// distinct()  1-2---3---|
  /// ```
  ///
  /// Each subscription remembers its own.
  ///
  /// - Buffering: every element that was passed on, until the end.
  /// - Complexity: amortised constant for an element.
  @inlinable public func distinct() -> Observable<Element> where Element: Hashable {
    apply(.distinct())
  }

  /// Drops elements that came before, however long ago, for elements that can only be compared.
  ///
  /// - Buffering: every element that was passed on, until the end.
  /// - Complexity: linear in the different elements, for an element.
  @inlinable public func distinct() -> Observable<Element> where Element: Equatable {
    apply(.distinct())
  }

  /// Drops elements whose key came before, however long ago.
  ///
  /// When each thing counts once, whatever else changes in it.
  ///
  /// ```
  /// source                 1-2-4-3-|
  /// distinct { $0.isEven } 1-2-----|
  /// ```
  ///
  /// - Failure: an error that `keySelector` throws ends the stream; it is not called again.
  /// - Buffering: every key, until the end.
  /// - Complexity: amortised constant for an element.
  @inlinable public func distinct<Key: Hashable, Failure: Error>(
    _ keySelector: @escaping (Element) throws(Failure) -> Key
  ) -> Observable<Element> {
    apply(.distinct(keySelector))
  }
}
