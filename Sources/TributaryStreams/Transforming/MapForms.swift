extension Operator {
  /// Puts one value in the place of each element; see ``ObservableType/mapTo(_:)``.
  @inlinable public static func mapTo(_ value: Output) -> Operator {
    map { _ in value }
  }

  /// Passes on a property of each element; see ``ObservableType/mapAt(_:)``.
  @inlinable public static func mapAt(_ keyPath: KeyPath<Input, Output>) -> Operator {
    map { $0[keyPath: keyPath] }
  }

  /// Passes what each element contains through a function; see ``ObservableType/mapMany(_:)``.
  @inlinable public static func mapMany<Result, Failure: Error>(
    _ transform: @escaping (Input.Element) throws(Failure) -> Result
  ) -> Operator where Input: Collection, Output == [Result] {
    map { (element) throws(Failure) in try element.map(transform) }
  }

  /// Turns true into false and false into true; see ``ObservableType/not()``.
  @inlinable public static func not() -> Operator where Input == Bool, Output == Bool {
    map { !$0 }
  }
}

extension ObservableType {
  /// Puts one value in the place of each element.
  ///
  /// When it matters that something happened, and not what.
  ///
  /// ```
  /// source    -1-2-3-|
  /// mapTo(7)  -7-7-7-|
  /// ```
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func mapTo<Result>(_ value: Result) -> Observable<Result> {
    apply(.mapTo(value))
  }

  /// Passes on a property of each element.
  ///
  /// The same as `map(\.count)`, for key paths that are values.
  ///
  /// ```
  /// source          "a"-"abc"-""-|
  /// mapAt(\.count)  1---3-----0--|
  /// ```
  ///
  /// - Complexity: that of the key path, for an element.
  @inlinable public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
    apply(.mapAt(keyPath))
  }
}

extension ObservableType where Element: Collection {
  /// Passes what each element contains through a function.
  ///
  /// When an element is a list, and each of its entries becomes another.
  ///
  /// ```
  /// source        [1, 2]---[]-[3]--|
  /// mapMany(×10)  [10, 20]-[]-[30]-|
  /// ```
  ///
  /// - Failure: an error that `transform` throws ends the stream; `transform` is not called again.
  /// - Complexity: linear in what an element contains.
  @inlinable public func mapMany<Result, Failure: Error>(
    _ transform: @escaping (Element.Element) throws(Failure) -> Result
  ) -> Observable<[Result]> {
    apply(.mapMany(transform))
  }
}

extension ObservableType<Bool> {
  /// Turns true into false and false into true.
  ///
  /// When one side asks for what the other side denies: enabled and busy.
  ///
  /// ```
  /// source  true--false-|
  /// not()   false-true--|
  /// ```
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func not() -> Observable<Bool> {
    apply(.not())
  }
}
