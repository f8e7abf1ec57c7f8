/// The stream of the elements that have one key; see ``ObservableType/groupBy(keySelector:)``.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the elements have in common.
  public let key: Key
  @usableFromInline let source: Observable<Element>

  /// A stream with its key.
  @inlinable public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// The elements as a plain stream.
  @inlinable public func asObservable() -> Observable<Element> {
    source
  }
}

extension ObservableType {
  /// Splits the elements by a key, into a stream for each key.
  ///
  /// When events of several things come mixed and each thing is handled on its own: the changes of each document, the
  /// messages of each sender.
  ///
  /// ```
  /// source                1-2-3-4-5-|
  /// groupBy { $0 % 2 }    a-b-------|     a has the key 1, b the key 0
  ///   a                   1---3---5-|
  ///   b                     2---4---|
  /// ```
  ///
  /// A group comes when its key comes for the first time. Who subscribes to it then, inside that delivery, gets its
  /// first element too; who comes later gets what comes later: a group that nobody listens to keeps nothing.
  ///
  /// - Timing: completes with the source, the groups first, in the order in which they came.
  /// - Failure: an error of the source, or thrown by `keySelector`, ends the groups and then the stream.
  /// - Cancellation: the source runs on while anybody listens to a group, also when nobody listens to the stream of
  ///   groups any more (`take(1)`); then elements with a new key are dropped. It is not let go while a group is being
  ///   handed out. A group that is asked for when the source was let go is complete.
  /// - Buffering: no elements; one subject for each key, until the source ends.
  /// - Complexity: constant for an element, on average, plus its group's subscribers.
  ///
  /// - Parameter keySelector: says which group an element belongs to.
  /// - Returns: a stream of groups.
  @inlinable public func groupBy<Key: Hashable, Failure: Error>(
    keySelector: @escaping (Element) throws(Failure) -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Observable<GroupedObservable<Key, Element>>(above: source.depth) { observer, subscription in
      let grouping = Grouping<Key, Element>(observer, subscription.stage())
      source.subscribe(
        Observer(
          onNext: { element in
            do throws(Failure) {
              let key = try keySelector(element)
              if grouping.stage.isActive { grouping.send(element, key) }
            } catch {
              grouping.finish(.error(error))
            }
          },
          onTermination: grouping.finish), in: grouping.run.subscription)
    }
  }
}

/// One run's groups.
@usableFromInline
final class Grouping<Key: Hashable, Element>: Disposable {
  @usableFromInline let observer: Observer<GroupedObservable<Key, Element>>
  /// The stage of the stream of groups; it may be over while groups go on.
  @usableFromInline let result: Stage
  @usableFromInline let run = KeptRun()
  /// The stage of the run.
  @usableFromInline let stage: Stage
  @usableFromInline var subjects: [Key: PublishSubject<Element>] = [:]
  /// The subjects in the order in which they came: a dictionary has none that is the same in each run.
  @usableFromInline var groups: [PublishSubject<Element>] = []

  @inlinable init(_ observer: Observer<GroupedObservable<Key, Element>>, _ result: Stage) {
    self.observer = observer
    self.result = result
    stage = run.subscription.stage()
    stage.hold(self)
    run.keep(for: result)
  }

  @inlinable func send(_ element: Element, _ key: Key) {
    if let subject = subjects[key] { return subject.onNext(element) }
    guard result.isActive else { return }
    let subject = PublishSubject<Element>()
    subjects[key] = subject
    groups.append(subject)
    run.keep { observer.next(GroupedObservable(key: key, source: run.part(subject))) }
    subject.onNext(element)
  }

  @inlinable func finish(_ termination: Termination) {
    guard stage.isActive else { return }
    let ended = takeAll()
    stage.end()
    for subject in ended { subject.stop(termination) }
    if result.end() { observer.terminal(termination) }
  }

  @inlinable func takeAll() -> [PublishSubject<Element>] {
    let keys = exchange(&subjects, with: [:])
    return withExtendedLifetime(keys) { exchange(&groups, with: []) }
  }

  /// The source was let go: nobody listens, and who comes later need not wait.
  @usableFromInline func dispose() {
    for subject in takeAll() { subject.stop(.completed) }
  }
}
