extension Operator {
  /// Passes on each run of so many elements; see ``ObservableType/nwise(_:)``.
  @inlinable public static func nwise(_ count: Int) -> Operator where Output == [Input] {
    Operator { observer, _ in
      let run = Collected<Input>()
      return Observer(
        onNext: { element in
          // The element that leaves is released when the run was emitted.
          let former = run.count >= count ? run.elements : []
          if !former.isEmpty { _ = exchange(&run.elements, with: Array(former.dropFirst())) }
          run.append(element)
          if run.count >= count { observer.next(run.elements) }
          withExtendedLifetime(former) {}
        },
        onTermination: observer.terminal)
    }
  }

  /// Passes on each element with the one before; see ``ObservableType/pairwise()``.
  @inlinable public static func pairwise() -> Operator where Output == (Input, Input) {
    Operator { observer, subscription in
      let state = Pairing(observer.next, subscription)
      return Observer(onNext: { state.onNext($0) }, onTermination: observer.terminal)
    }
  }

  /// Adds to each element the one before; see ``ObservableType/currentAndPrevious()``.
  @inlinable public static func currentAndPrevious() -> Operator where Output == (current: Input, previous: Input?) {
    Operator { observer, _ in
      let last = Memory<Input?>(nil)
      return Observer(
        onNext: { element in
          let previous = last.value
          last.value = element
          observer.next((current: element, previous: previous))
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Passes on each run of so many elements, oldest first.
  ///
  /// When a decision needs the last few: a moving mean, a gesture, a secret sequence of keys.
  ///
  /// ```
  /// source    1-2-3---------4---------5---------|
  /// nwise(3)  ----[1, 2, 3]-[2, 3, 4]-[3, 4, 5]-|
  /// ```
  ///
  /// The first run comes with the element that makes it full; fewer elements give none. A count below 1 counts as 1.
  ///
  /// - Buffering: the last `count` elements that came.
  /// - Complexity: linear in `count` for an element.
  @inlinable public func nwise(_ count: Int) -> Observable<[Element]> {
    apply(.nwise(count))
  }

  /// Passes on each element with the one before, the earlier first.
  ///
  /// When what matters lies between two elements: a distance, a direction.
  ///
  /// ```
  /// source      1-2-----3-----4-----|
  /// pairwise()  --(1,2)-(2,3)-(3,4)-|
  /// ```
  ///
  /// The first element alone gives nothing; see ``currentAndPrevious()``.
  ///
  /// - Buffering: one element.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func pairwise() -> Observable<(Element, Element)> {
    apply(.pairwise())
  }

  /// Adds to each element the one before; the first has none.
  ///
  /// When a change matters, and the first value too.
  ///
  /// ```
  /// source                1-------2-----3-----4-----|
  /// currentAndPrevious()  (1,nil)-(2,1)-(3,2)-(4,3)-|
  /// ```
  ///
  /// - Buffering: one element.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func currentAndPrevious() -> Observable<(current: Element, previous: Element?)> {
    apply(.currentAndPrevious())
  }
}

/// The element that waits for its partner.
@usableFromInline
final class Pairing<Element> {
  // SAFETY: changed in one step each, in one isolation domain, and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var last = Slot<Element>()
  @usableFromInline let next: ((Element, Element)) -> Void
  @usableFromInline let subscription: Subscription

  @inlinable init(_ next: @escaping ((Element, Element)) -> Void, _ subscription: Subscription) {
    self.next = next
    self.subscription = subscription
  }

  @inlinable @inline(__always) func onNext(_ element: Element) {
    guard last.isFull else { return last.fill(element) }
    let former = last.replace(with: element)
    if subscription.isLive { next((former, element)) }
  }
}
