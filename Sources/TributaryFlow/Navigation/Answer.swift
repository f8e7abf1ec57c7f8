public import TributaryStreams

/// What a screen was shown for: values that go back to who asked.
///
/// The screen's views get it, and call it with what the person chose, which closes the screen. Who asked awaits
/// ``value``, or listens:
///
/// ```swift
/// let isSure = await navigator.present { answer in
///   Screen("Delete it?") { Button("Delete") { answer(true) } }
/// }.value  // true, or nil if the screen was dismissed without an answer
///
/// for await colour in navigator.push(screen: { ColourPicker.screen(answer: $0) }).values { paint(colour) }
/// ```
///
/// As a stream it brings each value and completes when the screen is gone, whatever the reason.
///
/// - Buffering: values that come before anybody listens are kept.
public final class Answer<Value>: ObservableType {
  private let subject = ReplaySubject<Value>.createUnbounded()
  private weak var screen: Screen?
  private var isGiven = false

  init() {}

  /// Gives the answer and closes the screen, whose own guard is not asked; further values do nothing.
  public func callAsFunction(_ value: Value) {
    send(value)
    isGiven = true
    screen?.close()
  }

  /// Gives a value and leaves the screen where it is; does nothing once the answer was given.
  public func send(_ value: Value) {
    guard !isGiven else { return }
    subject.onNext(value)
  }

  /// The values, which complete when the screen is gone.
  public func asObservable() -> Observable<Value> { subject.asObservable() }

  /// The first value; empty if the screen goes without one.
  public var first: Maybe<Value> { subject.take(1).asMaybe() }

  /// The first value, or nil if the screen goes without one.
  ///
  /// - Cancellation: a wait that is cancelled ends at once with nil and closes the screen, no guard being asked.
  public var value: Value? {
    get async {
      do {
        return try await first.value
      } catch {
        screen?.close()
        return nil
      }
    }
  }

  func follow(_ screen: Screen) {
    self.screen = screen
    let subject = subject
    _ = screen.dismissed.subscribe(onSuccess: { _ in subject.onCompleted() })
    if isGiven { screen.close() }
  }
}

extension Navigator {
  /// Puts a screen over what is there, and brings back what it answers.
  ///
  /// - Parameters:
  ///   - style: How much it covers.
  ///   - presenter: What it hangs on; the screen at the front if none is named.
  ///   - screen: Makes the screen, which is to give its answer to what is handed in.
  /// - Returns: The answer to wait for.
  public func present<Value>(
    style: ModalStyle = .sheet, over presenter: Screen? = nil, screen: (Answer<Value>) -> Screen
  ) -> Answer<Value> {
    let answer = Answer<Value>()
    let screen = screen(answer)
    answer.follow(screen)
    present(screen, style: style, over: presenter)
    return answer
  }

  /// Puts a screen on top of a stack, and brings back what it answers.
  ///
  /// - Parameters:
  ///   - member: A screen of the stack that is meant; the stack at the front if none is named.
  ///   - screen: Makes the screen, which is to give its answer to what is handed in.
  /// - Returns: The answer to wait for.
  public func push<Value>(onto member: Screen? = nil, screen: (Answer<Value>) -> Screen) -> Answer<Value> {
    let answer = Answer<Value>()
    let screen = screen(answer)
    answer.follow(screen)
    push(screen, onto: member)
    return answer
  }
}
