import TributaryStreams

/// A value that views read without a binding, such as `relay.value`: its readers run again when the stream of its
/// changes sends.
///
/// It is subscribed while a mounted view reads the value, and at no other time.
final class StreamSource: TrackedSource {
  /// Kept, so that no other stream takes its identity in the table of the tree.
  private let stream: AnyObject
  private var listening: Subscription?

  init(_ stream: some ObservableType & AnyObject, in link: TreeLink) {
    self.stream = stream
    super.init(in: link)
    // The present value, and the end of a stream that has ended, come while this subscribes and are no changes.
    var isSubscribing = true
    let change = { [unowned self] in if !isSubscribing { noteChange() } }
    listening = stream.asObservable().subscribe(
      onNext: { _ in change() }, onError: { _ in change() }, onCompleted: { change() })
    isSubscribing = false
  }

  deinit {
    listening?.dispose()
  }

  override func readersWent() {
    link?.tree?.streamSources[ObjectIdentifier(stream)] = nil
    exchange(&listening, with: nil)?.dispose()
  }
}

extension ViewTree {
  /// Notes that the running node read the value of a stream.
  func noteRead(of stream: some ObservableType & AnyObject) {
    guard let reader = running else { return }
    let id = ObjectIdentifier(stream)
    if let source = streamSources[id] { return reader.reads.note(source, by: reader) }
    let source = untracked { StreamSource(stream, in: link) }
    streamSources[id] = source
    reader.reads.note(source, by: reader)
  }

  /// Runs code of others in the midst of a node's run; what it reads is not the node's.
  func untracked<Result>(_ body: () -> Result) -> Result {
    let reader = exchange(&running, with: nil)
    defer { running = reader }
    return body()
  }
}
