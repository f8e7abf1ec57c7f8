extension Observable {
  /// The stream of one element.
  ///
  /// When a stream is asked for, and there is one value.
  ///
  /// ```
  /// just(1)  (1|)
  /// ```
  @inlinable public static func just(_ element: Element) -> Observable {
    Observable { observer, subscription in
      subscription.stage().complete(observer, with: element)
    }
  }

  /// The stream that completes at once.
  ///
  /// When a stream is asked for, and there is nothing to bring.
  ///
  /// ```
  /// empty()  |
  /// ```
  @inlinable public static func empty() -> Observable {
    Observable { observer, subscription in
      subscription.stage().end(.completed, observer.terminal)
    }
  }

  /// The stream that does nothing.
  ///
  /// ```
  /// never()  -
  /// ```
  @inlinable public static func never() -> Observable {
    Observable { _, _ in }
  }

  /// The stream that ends with an error at once.
  ///
  /// When a stream is asked for, and it is known already that it cannot be: a wrong argument.
  ///
  /// ```
  /// error(e)  #
  /// ```
  @inlinable public static func error(_ error: any Error) -> Observable {
    Observable { observer, subscription in
      subscription.stage().end(.error(error), observer.terminal)
    }
  }
}
