/// How those end who know what comes last: what is above goes before the last element is handed on, so that nothing can
/// come in between, whatever the subscriber does meanwhile.
extension Stage {
  /// Hands on the last element and the completion.
  @inlinable func complete<Element>(_ observer: Observer<Element>, with element: Element) {
    end(observer, .completed, after: element)
  }

  /// Hands on the last elements, while somebody listens, and the completion.
  @inlinable func complete<Elements: Collection>(
    _ observer: Observer<Elements.Element>, withContentsOf elements: Elements
  ) {
    var position = elements.startIndex
    let end = elements.endIndex
    guard position != end else {
      if self.end() { observer.terminal(.completed) }
      return
    }
    while isActive {
      let element = elements[position]
      elements.formIndex(after: &position)
      guard position != end else { return complete(observer, with: element) }
      // A collection may be foreign code.
      guard isActive else { return }
      observer.next(element)
    }
  }

  /// Hands the end on, and before a completion one more element, if there is one.
  @inlinable func end<Element>(_ observer: Observer<Element>, _ termination: Termination, after last: Element?) {
    guard end() else { return }
    if case .completed = termination, let last {
      observer.next(last)
      // Who listens may have left, or ended the stream, for the sake of this element.
      guard isLowestEnded else { return }
    }
    observer.terminal(termination)
  }

  /// Whether this stage has ended and none below it has.
  @inlinable var isLowestEnded: Bool {
    number == subscription.live
  }

  /// Hands the end on, and before a completion what a function makes, which may fail.
  @inlinable func end<Element, Failure: Error>(
    _ observer: Observer<Element>, _ termination: Termination, afterResultOf result: () throws(Failure) -> Element
  ) {
    guard isActive else { return }
    guard case .completed = termination else {
      if end() { observer.terminal(termination) }
      return
    }
    do throws(Failure) {
      complete(observer, with: try result())
    } catch {
      if end() { observer.terminal(.error(error)) }
    }
  }
}
