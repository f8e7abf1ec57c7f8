/// Joins sequences, three or more, by position, to the end of the shortest.
///
/// ```swift
/// for (name, age, city) in zip(names, ages, cities) { … }
/// ```
///
/// Two sequences go to the standard library's `zip`. An element is asked for when it is needed, so some of the
/// sequences may be endless.
///
/// - Returns: a sequence of tuples.
/// - Complexity: constant to make; linear in the number of sequences for each tuple.
public func zip<First: Sequence, Second: Sequence, Third: Sequence, each Rest: Sequence>(
  _ first: First, _ second: Second, _ third: Third, _ rest: repeat each Rest
) -> AnySequence<(First.Element, Second.Element, Third.Element, repeat (each Rest).Element)> {
  AnySequence { () -> AnyIterator<(First.Element, Second.Element, Third.Element, repeat (each Rest).Element)> in
    let first = AnyIterator(first.makeIterator())
    let second = AnyIterator(second.makeIterator())
    let third = AnyIterator(third.makeIterator())
    let rest = (repeat AnyIterator((each rest).makeIterator()))
    var isOver = false
    return AnyIterator {
      guard !isOver else { return nil }
      do {
        return (try take(first), try take(second), try take(third), repeat try take(each rest))
      } catch {
        isOver = true
        return nil
      }
    }
  }
}

/// Calls a function with the elements of sequences, two or more, at each position, to the end of the shortest.
///
/// ```swift
/// let users = zip(with: User.init, names, ages)
/// ```
///
/// - Parameters:
///   - transform: called once for each position.
///   - first: the sequence of its first argument.
///   - second: the sequence of its second argument.
///   - rest: the sequences of its other arguments.
/// - Returns: an array of what it returned.
/// - Throws: what `transform` throws.
public func zip<First: Sequence, Second: Sequence, each Rest: Sequence, Result, Failure: Error>(
  with transform: (First.Element, Second.Element, repeat (each Rest).Element) throws(Failure) -> Result,
  _ first: First, _ second: Second, _ rest: repeat each Rest
) throws(Failure) -> [Result] {
  let first = AnyIterator(first.makeIterator())
  let second = AnyIterator(second.makeIterator())
  let rest = (repeat AnyIterator((each rest).makeIterator()))
  var results: [Result] = []
  while let elements = try? (take(first), take(second), (repeat take(each rest))) {
    results.append(try transform(elements.0, elements.1, repeat each elements.2))
  }
  return results
}

/// A sequence has no more elements.
private struct End: Error {}

private func take<Element>(_ iterator: AnyIterator<Element>) throws(End) -> Element {
  guard let element = iterator.next() else { throw End() }
  return element
}

extension Fn {
  /// The function `zip` of sequences, where a member shadows it.
  public static func zip<First: Sequence, Second: Sequence, Third: Sequence, each Rest: Sequence>(
    _ first: First, _ second: Second, _ third: Third, _ rest: repeat each Rest
  ) -> AnySequence<(First.Element, Second.Element, Third.Element, repeat (each Rest).Element)> {
    TributaryFunctions.zip(first, second, third, repeat each rest)
  }

  /// The function `zip(with:)` of sequences, where a member shadows it.
  public static func zip<First: Sequence, Second: Sequence, each Rest: Sequence, Result, Failure: Error>(
    with transform: (First.Element, Second.Element, repeat (each Rest).Element) throws(Failure) -> Result,
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) throws(Failure) -> [Result] {
    try TributaryFunctions.zip(with: transform, first, second, repeat each rest)
  }
}
