/// Collects the disposables that a closure lists; see ``DisposeBag/insert(builder:)``.
@resultBuilder
public enum DisposableBuilder {
  /// One line.
  public static func buildExpression(_ disposable: any Disposable) -> [any Disposable] {
    [disposable]
  }

  /// A line that is a list itself.
  public static func buildExpression(_ disposables: [any Disposable]) -> [any Disposable] {
    disposables
  }

  /// All lines.
  public static func buildBlock(_ lines: [any Disposable]...) -> [any Disposable] {
    Array(lines.joined())
  }

  /// The lines of an `if` without `else`.
  public static func buildOptional(_ lines: [any Disposable]?) -> [any Disposable] {
    lines ?? []
  }

  /// The lines of the first branch.
  public static func buildEither(first lines: [any Disposable]) -> [any Disposable] {
    lines
  }

  /// The lines of the second branch.
  public static func buildEither(second lines: [any Disposable]) -> [any Disposable] {
    lines
  }

  /// The lines of a loop.
  public static func buildArray(_ lines: [[any Disposable]]) -> [any Disposable] {
    Array(lines.joined())
  }
}

extension DisposeBag {
  /// A bag of these.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// A bag of all of a list.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// A bag of what a closure lists.
  ///
  /// ```swift
  /// let bag = DisposeBag {
  ///   name.bind(to: title)
  ///   clicks.bind(onNext: save)
  /// }
  /// ```
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// Adds several disposables, which end when the bag goes.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds all of a list.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Adds what a closure lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }
}
