extension Observable {
  /// The stream that gives its element to the first subscriber only.
  ///
  /// When a value must be used up: a message that was waiting, a link that opened the app.
  ///
  /// ```
  /// once(1)  first subscriber   (1|)
  ///          second             |
  /// ```
  ///
  /// Copies of the stream share the one element.
  @inlinable public static func once(_ element: Element) -> Observable {
    let rest = Memory<Element?>(element)
    return Observable { observer, subscription in
      let stage = subscription.stage()
      let element = rest.value
      rest.value = nil
      stage.end(observer, .completed, after: element)
    }
  }
}
