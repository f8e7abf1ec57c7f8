extension Operator where Input == Output {
  /// Drops elements that equal the one before; see ``ObservableType/distinctUntilChanged()``.
  @inlinable public static func distinctUntilChanged() -> Operator where Input: Equatable {
    distinct(by: { $0 }, areSame: ==)
  }

  /// Drops elements whose key equals that of the one before; see `ObservableType.distinctUntilChanged`.
  @inlinable public static func distinctUntilChanged<Key: Equatable, Failure: Error>(
    _ keySelector: @escaping (Input) throws(Failure) -> Key
  ) -> Operator {
    distinct(by: keySelector) { (last, next) throws(Failure) in last == next }
  }

  /// Drops elements that a function finds the same as the one before.
  @inlinable public static func distinctUntilChanged<Failure: Error>(
    _ comparer: @escaping (Input, Input) throws(Failure) -> Bool
  ) -> Operator {
    distinct(by: { (element) throws(Failure) in element }, areSame: comparer)
  }

  /// Drops elements whose key a function finds the same as that of the one before.
  @inlinable public static func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Input) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Operator {
    distinct(by: keySelector, areSame: comparer)
  }

  @inlinable static func distinct<Key, Failure: Error>(
    by keySelector: @escaping (Input) throws(Failure) -> Key,
    areSame: @escaping (Key, Key) throws(Failure) -> Bool
  ) -> Operator {
    Operator { observer, subscription in
      let state = Distinguishing(observer, subscription, keySelector, areSame)
      return Observer(onNext: { state.onNext($0) }, onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Drops elements that equal the one before.
  ///
  /// When only changes matter: what is drawn, saved or sent again for nothing otherwise.
  ///
  /// ```
  /// source                  1-1-2-2-1-|
  /// distinctUntilChanged()  1---2---1-|
  /// ```
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    apply(.distinctUntilChanged())
  }

  /// Drops elements whose key equals that of the one before.
  ///
  /// When only a part of an element makes a change.
  ///
  /// ```
  /// source                              -1-3-2-4-5-|
  /// distinctUntilChanged { $0.isEven }  -1---2---5-|
  /// ```
  ///
  /// A key path does as well: `distinctUntilChanged(\.name)`.
  ///
  /// - Failure: an error that `keySelector` throws ends the stream; it is not called again.
  @inlinable public func distinctUntilChanged<Key: Equatable, Failure: Error>(
    _ keySelector: @escaping (Element) throws(Failure) -> Key
  ) -> Observable<Element> {
    apply(.distinctUntilChanged(keySelector))
  }

  /// Drops elements that a function finds the same as the one before: the last that was passed on.
  ///
  /// When a small difference is none.
  ///
  /// ```
  /// source                                   1.0-1.2-2.0-2.9-|
  /// distinctUntilChanged { abs($0 - $1) < 1 } 1.0-----2.0-----|
  /// ```
  ///
  /// - Failure: an error that `comparer` throws ends the stream; it is not called again.
  @inlinable public func distinctUntilChanged<Failure: Error>(
    _ comparer: @escaping (Element, Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    apply(.distinctUntilChanged(comparer))
  }

  /// Drops elements whose key a function finds the same as that of the last passed on.
  ///
  /// ```
  /// source                                                        a-A-b-c-C-|
  /// distinctUntilChanged({ $0.lowercased() }, comparer: ==)       a---b-c---|
  /// ```
  ///
  /// - Failure: an error that either function throws ends the stream; neither is called again.
  @inlinable public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    apply(.distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops elements in which a property equals that of the one before; see `distinctUntilChanged`.
  ///
  /// ```
  /// source                                a-b-1-2-c-|
  /// distinctUntilChanged(at: \.isLetter)  a---1---c-|
  /// ```
  @inlinable public func distinctUntilChanged<Key: Equatable>(at keyPath: KeyPath<Element, Key>) -> Observable<Element>
  {
    distinctUntilChanged { $0[keyPath: keyPath] }
  }
}

/// Remembers the last key.
@usableFromInline
final class Distinguishing<Element, Key, Failure: Error>: Hop<Element, Failure> {
  // SAFETY: changed in one step each, in one isolation domain, and never passed `inout` to foreign code.
  /// The key of the last element.
  @exclusivity(unchecked) @usableFromInline var last = Slot<Key>()
  @usableFromInline let keySelector: (Element) throws(Failure) -> Key
  @usableFromInline let areSame: (Key, Key) throws(Failure) -> Bool

  @inlinable init(
    _ observer: Observer<Element>, _ subscription: Subscription,
    _ keySelector: @escaping (Element) throws(Failure) -> Key,
    _ areSame: @escaping (Key, Key) throws(Failure) -> Bool
  ) {
    self.keySelector = keySelector
    self.areSame = areSame
    super.init(observer, subscription)
  }

  @inlinable @inline(__always) func onNext(_ element: Element) {
    do throws(Failure) {
      let key = try keySelector(element)
      guard last.isFull else {
        last.fill(key)
        if isLive { next(element) }
        return
      }
      if try areSame(last.element, key) { return }
      let former = last.replace(with: key)
      if isLive { next(element) }
      withExtendedLifetime(former) {}
    } catch {
      fail(error)
    }
  }
}
