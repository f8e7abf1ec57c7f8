/// Keeps one disposable at a time: a new one ends the one before.
///
/// When only the latest of several may go on: the running search, the shown page's subscription.
///
/// ```swift
/// let current = SerialDisposable()
/// current.disposable = search("a").subscribe()
/// current.disposable = search("ab").subscribe()  // ends the first
/// ```
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?

  /// Whether it ended; what is put into it afterwards ends at once.
  public private(set) var isDisposed = false

  /// A disposable that keeps nothing yet.
  public init() {}

  /// What is kept now; nil if there is nothing, and after the end.
  ///
  /// Setting it ends what was kept before, once the new one is in its place.
  public var disposable: (any Disposable)? {
    get { current }
    set {
      guard !isDisposed else {
        newValue?.dispose()
        return
      }
      exchange(&current, with: newValue)?.dispose()
    }
  }

  /// Ends what is kept.
  public func dispose() {
    isDisposed = true
    current.take()?.dispose()
  }
}

/// Keeps one disposable that is not known yet.
///
/// When something can be ended before it is there: a subscription that its own callbacks end.
///
/// ```swift
/// let subscription = SingleAssignmentDisposable()
/// subscription.setDisposable(stream.subscribe(onNext: { if $0 == last { subscription.dispose() } }))
/// ```
public final class SingleAssignmentDisposable: Cancelable {
  private var assigned: (any Disposable)?
  private var isAssigned = false

  /// Whether it ended; what is assigned afterwards ends at once.
  public private(set) var isDisposed = false

  /// A disposable that keeps nothing yet.
  public init() {}

  /// Gives it what to keep; a second time is a mistake and traps.
  public func setDisposable(_ disposable: any Disposable) {
    precondition(
      !isAssigned,
      """
      setDisposable was called a second time. A SingleAssignmentDisposable keeps what it is given first, and a second \
      one would have nobody to end it. Use a SerialDisposable to replace what is kept.
      """)
    isAssigned = true
    if isDisposed {
      disposable.dispose()
    } else {
      assigned = disposable
    }
  }

  /// Ends what is kept.
  public func dispose() {
    isDisposed = true
    assigned.take()?.dispose()
  }
}
