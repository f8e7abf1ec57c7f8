public import TributaryStreams

extension View {
  /// Does something with each element of a stream, from when the view was mounted until it goes.
  ///
  /// The stream of the first body counts: later bodies exchange the action only, so a stream made in a body is not
  /// subscribed again each time. For another stream give the view another identity with `.id(_:)`.
  ///
  /// - Parameters:
  ///   - stream: What to listen to; subscribed after the view was drawn for the first time.
  ///   - fileID: Where this is called, told with an error of the stream.
  ///   - line: Where this is called, told with an error of the stream.
  ///   - action: What to do with an element.
  /// - Returns: The view, which listens.
  public func onReceive<Stream: ObservableConvertibleType>(
    _ stream: Stream, fileID: StaticString = #fileID, line: UInt = #line,
    perform action: @escaping (Stream.Element) -> Void
  ) -> some View {
    ReceiveModifier(content: self, stream: stream, fileID: fileID, line: line) { element in .now { action(element) } }
  }

  /// Does something with each element of a stream, each time as a task of the view.
  ///
  /// - Parameters:
  ///   - stream: What to listen to; subscribed after the view was drawn for the first time.
  ///   - fileID: Where this is called, told with an error of the stream.
  ///   - line: Where this is called, told with an error of the stream.
  ///   - action: What to do with an element; the tasks of several elements run side by side.
  /// - Returns: The view, which listens.
  public func onReceive<Stream: ObservableConvertibleType>(
    _ stream: Stream, fileID: StaticString = #fileID, line: UInt = #line,
    perform action: @escaping (Stream.Element) async -> Void
  ) -> some View {
    ReceiveModifier(content: self, stream: stream, fileID: fileID, line: line) { element in
      .task { await action(element) }
    }
  }
}

private struct ReceiveModifier<Content: View, Stream: ObservableConvertibleType>: NodeContainer {
  typealias Body = Never
  let content: Content
  let stream: Stream
  let fileID: StaticString
  let line: UInt
  let action: (Stream.Element) -> ViewAction

  func makeNode(under parent: Node, in context: ViewContext) -> ReceiveNode<Stream.Element> {
    let node = ReceiveNode(action, under: parent)
    node.tree.afterCommit {
      guard node.isMounted else { return }
      node.listen(to: stream, fileID: fileID, line: line)
    }
    return node
  }

  func updateNode(_ node: ReceiveNode<Stream.Element>, in context: ViewContext) {
    _ = exchange(&node.action, with: action)
  }
}

private final class ReceiveNode<Element>: Node {
  var action: ((Element) -> ViewAction)?
  private var subscription: Subscription?

  init(_ action: @escaping (Element) -> ViewAction, under parent: Node) {
    self.action = action
    super.init(under: parent)
  }

  func listen(to stream: some ObservableConvertibleType<Element>, fileID: StaticString, line: UInt) {
    // A stream may send while it is being subscribed, and unmount the view by that.
    let subscription = stream.asObservable().subscribe(
      onNext: { [self] element in
        if isMounted, let action { perform(action(element), as: "onReceive") }
      }, fileID: fileID, line: line)
    if isMounted { self.subscription = subscription } else { subscription.dispose() }
  }

  override func willUnmount() {
    let former = exchange(&action, with: nil)
    exchange(&subscription, with: nil)?.dispose()
    withExtendedLifetime(former) {}
  }
}
