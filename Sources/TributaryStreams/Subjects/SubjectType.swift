/// What can be sent to and listened to, and ends: what `multicast` puts between a source and many subscribers.
///
/// All subjects are of this kind; a subject of your own is too, once it says what a subscriber gets and when it has
/// ended.
public protocol SubjectType<Element>: ObservableType, ObserverType {
  /// Whether it ended; what is sent afterwards is dropped, and who subscribes gets what it keeps and the end.
  var isStopped: Bool { get }
}

extension SubjectType {
  /// The side that takes events, without the side that is listened to.
  ///
  /// - Parameters:
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: an observer, which keeps the subject alive.
  @inlinable public func asObserver(fileID: StaticString = #fileID, line: UInt = #line) -> Observer<Element> {
    asObserver(at: SourcePlace(fileID: fileID, line: line))
  }
}
