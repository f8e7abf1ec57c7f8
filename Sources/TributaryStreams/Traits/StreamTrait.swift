/// A kind of stream: what it promises beyond the grammar of all streams.
///
/// The kinds are ``SingleTrait``, ``MaybeTrait``, ``CompletableTrait``, ``InfallibleTrait``, ``DriverTrait`` and
/// ``SignalTrait``; a type of this protocol has no values, it is only a word in a ``TraitStream``'s type. What holds
/// for several kinds is written once, for what they have in common: a ``Failure`` or what ``Filtered`` is.
///
/// A kind of your own says how its streams are shared, and is made with
/// ``ObservableConvertibleType/asTrait(_:onErrorRecover:)``:
///
/// ```swift
/// enum HistoryTrait: ElementTrait {
///   typealias Failure = Never
///   typealias Filtered = HistoryTrait
///   static func seal<Element>(_ stream: Observable<Element>) -> Observable<Element> { stream.share(replay: 10) }
/// }
/// ```
public protocol StreamTrait {
  /// What a stream of this kind can fail with: `any Error`, or `Never` when it cannot fail.
  ///
  /// It is also what closures given to its operators may throw, so that a stream which cannot fail has no closure that
  /// can.
  associatedtype Failure: Error

  /// The kind that is left when elements are dropped: a single that is filtered may be empty, and is a maybe.
  associatedtype Filtered: StreamTrait

  /// Gives a stream what all streams of this kind have, such as being shared; called once an operator.
  static func seal<Element>(_ stream: Observable<Element>) -> Observable<Element>
}

extension StreamTrait {
  /// A kind that adds nothing.
  @inlinable public static func seal<Element>(_ stream: Observable<Element>) -> Observable<Element> {
    stream
  }
}

/// A kind whose streams bring elements: all but ``CompletableTrait``.
public protocol ElementTrait: StreamTrait where Filtered: ElementTrait, Filtered.Failure == Failure {}
