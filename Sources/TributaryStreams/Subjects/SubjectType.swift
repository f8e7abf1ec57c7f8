/// What can be sent to and listened to, and ends: what `multicast` puts between a source and many subscribers.
///
/// All subjects are of this kind; a subject of your own is too, once it says what a subscriber gets and when it has
/// ended.
public protocol SubjectType<Element>: ObservableType, ObserverType {
  /// Whether it ended; what is sent afterwards is dropped, and who subscribes gets what it keeps and the end.
  var isStopped: Bool { get }
}
