extension Operator {
  /// Adds to each element its number, from 0; see ``ObservableType/enumerated()``.
  @inlinable public static func enumerated() -> Operator where Output == (index: Int, element: Input) {
    Operator { observer, _ in
      let count = Memory(0)
      return Observer(
        onNext: { element in
          let index = count.value
          count.value = index &+ 1
          observer.next((index: index, element: element))
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Adds to each element its number, from 0.
  ///
  /// When the place counts: numbers of lines, every second row.
  ///
  /// ```
  /// source        "a"---"b"---"c"---|
  /// enumerated()  (0,a)-(1,b)-(2,c)-|
  /// ```
  ///
  /// Each subscription counts anew.
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func enumerated() -> Observable<(index: Int, element: Element)> {
    apply(.enumerated())
  }
}
