/// One subscription to a chain: what it holds, and who in it may still speak.
///
/// There is one object a chain, made before its source runs and handed up through the operators, so that whoever
/// emits can see at any time whether somebody still listens. Whoever holds something or can end the chain has a
/// ``Stage`` in it, numbered from the subscriber (0) up to the source. Ending a stage ends all above it: that is one
/// number, ``dispose()`` is ending stage 0, and asking whether a stage is alive is one comparison.
public class Subscription: Disposable {
  // SAFETY: the three fields below are plain integers that are never passed `inout` to foreign code, and a subscription
  // never leaves its isolation domain, so no access can overlap another. The first is read for every element.
  /// The stages below this number are alive.
  @exclusivity(unchecked) @usableFromInline final var live = Int.max
  /// The number of the next stage.
  @exclusivity(unchecked) @usableFromInline final var stages = 0
  /// Which of the first 64 stages only pass on what comes from above: a bit each.
  @exclusivity(unchecked) @usableFromInline final var passing: UInt64 = 0

  // SAFETY of the unchecked fields: replaced whole, and what they held is let go afterwards.
  /// What one of the stages holds: most chains hold their source's place and nothing else.
  @exclusivity(unchecked) private final var held: (any Disposable)?
  /// The stage that holds it, how many calls the callbacks of the end wait for, whether there are callbacks, and in the
  /// lowest bit whether a source runs now: one word, as there are many subscriptions.
  @exclusivity(unchecked) private final var heldAtAndFlags = 0
  @exclusivity(unchecked) final var more: More?

  #if DEBUG
    @usableFromInline final let threads = ThreadCheck()
  #endif

  /// What only some chains need.
  final class More {
    /// What further stages hold, in the order of the stages.
    var held: [(stage: Int, disposable: any Disposable)] = []
    var waiting: [() -> Void] = []
    /// How many sources run inside one another, each in the place of the one before.
    var depth = 0
    var takeover: Takeover?
    var shared: AnyObject?
    /// The callbacks of the end that wait.
    var callbacks: [(stage: Int, action: () -> Void)] = []
  }

  /// A subscription that holds nothing yet.
  public init() {
    Resources.created()
  }

  deinit {
    Resources.gone()
  }

  /// Whether it ended: by ``dispose()`` or by its stream's end.
  public final var isDisposed: Bool {
    live <= 0
  }

  /// Whether the subscriber still listens: what an operator asks after its closure ran, which may have disposed.
  @inlinable final var isLive: Bool {
    live > 0
  }

  /// Whether a next stage would be alive: false once the top of the chain, as far as it stands, has ended.
  @inlinable final var isOpen: Bool {
    stages < live
  }

  /// Ends the subscription: nothing is delivered to the subscriber afterwards, and all that it held is let go.
  public final func dispose() {
    inside { cut(0) }
  }

  /// Runs a body as the only thread that is inside this subscription: debug builds trap when a second one enters.
  @inlinable @inline(__always) final func inside(_ body: () -> Void) {
    #if DEBUG
      let isOutermost = threads.enter()
      defer { if isOutermost { threads.leave() } }
    #endif
    body()
  }

  /// Gives the caller the next place in the chain; called while the chain is put together, from the subscriber up.
  @inlinable public final func stage() -> Stage {
    let number = stages
    stages &+= 1
    return Stage(subscription: self, number: number)
  }

  /// The same for who only passes on what comes from above, at once, or ends the chain.
  ///
  /// A stage below then knows the last element as the last, however many of these are in between.
  @inlinable final func passingStage() -> Stage {
    let stage = stage()
    passing |= 1 << stage.number
    return stage
  }

  /// The next place in the chain, which stays free for the source: for who has a say before it runs and none
  /// afterwards.
  @inlinable final var placeOfSource: Stage {
    Stage(subscription: self, number: stages)
  }

  /// Whether these stages, all of them, only pass on what comes from above.
  @usableFromInline final func onlyPass(_ numbers: Range<Int>) -> Bool {
    let bits = (1 << numbers.upperBound) &- (1 << numbers.lowerBound) as UInt64
    return numbers.upperBound <= 64 && passing & bits == bits
  }

  /// Makes an ended subscription, of which nobody else knows any more, serve once more.
  @usableFromInline final func reset() {
    live = Int.max
    stages = 0
    passing = 0
  }

  /// Ends all stages from `number` up, and lets go of what they hold, the source first.
  @usableFromInline final func cut(_ number: Int) {
    inside {
      guard number < live else { return }
      live = number
      if let more { cut(more, number) }
      if heldAt >= number { held.take()?.dispose() }
    }
  }

  private final func cut(_ more: More, _ number: Int) {
    while let last = more.held.last, last.stage >= number {
      // What stands alone may be above what is in the list.
      if held != nil, heldAt > last.stage {
        held.take()?.dispose()
      } else {
        more.held.removeLast().disposable.dispose()
      }
    }
  }

  @usableFromInline final func hold(_ disposable: any Disposable, at stage: Int) {
    inside {
      guard stage < live else { return disposable.dispose() }
      if held == nil, more?.held.isEmpty ?? true {
        held = disposable  // allowed: nothing was held
        heldAt = stage
      } else if held != nil, heldAt == stage {
        exchange(&held, with: disposable)?.dispose()
      } else {
        put(disposable, at: stage)
      }
    }
  }

  /// Puts into the list, which stays in the order of the stages.
  private final func put(_ disposable: any Disposable, at stage: Int) {
    let more = needMore()
    var index = more.held.endIndex
    while index > 0, more.held[index - 1].stage > stage { index -= 1 }
    if index > 0, more.held[index - 1].stage == stage {
      exchange(&more.held[index - 1].disposable, with: disposable).dispose()
    } else {
      more.held.insert((stage, disposable), at: index)
    }
  }

  @usableFromInline final func release(at stage: Int) {
    inside {
      if held != nil, heldAt == stage {
        held.take()?.dispose()
      } else if let more, let index = more.held.lastIndex(where: { $0.stage == stage }) {
        more.held.remove(at: index).disposable.dispose()
      }
    }
  }

  private final var heldAt: Int {
    get { heldAtAndFlags >> 32 }
    set { heldAtAndFlags = newValue << 32 | heldAtAndFlags & 0xFFFF_FFFF }
  }

  final var isRunning: Bool {
    get { heldAtAndFlags & 1 == 1 }
    set { heldAtAndFlags = heldAtAndFlags & ~1 | (newValue ? 1 : 0) }
  }

  final var hasCallbacks: Bool {
    get { heldAtAndFlags & 2 == 2 }
    set { heldAtAndFlags = heldAtAndFlags & ~2 | (newValue ? 2 : 0) }
  }

  /// Whether callbacks of the end have to wait.
  final var isPostponing: Bool {
    heldAtAndFlags & 0x7FFF_FFFD != 0
  }

  /// Whether this is a part of another chain, whose callbacks of the end have to wait while a source starts here.
  final var postponesWhole: Bool {
    get { heldAtAndFlags & 0x8000_0000 != 0 }
    set { heldAtAndFlags = heldAtAndFlags & ~0x8000_0000 | (newValue ? 0x8000_0000 : 0) }
  }

  /// Lets the callbacks of the end wait until ``resumeCallbacks()``.
  @usableFromInline final func postponeCallbacks() {
    heldAtAndFlags += 4
  }

  @usableFromInline final func resumeCallbacks() {
    heldAtAndFlags -= 4
    if hasCallbacks { callBack() }
  }

  /// The subscription of the operator that runs this one's source, whose callbacks of the end wait for the source.
  ///
  /// It is nil if this is the subscriber's.
  @usableFromInline var whole: Subscription? { nil }

  /// Called when a source has ended without a word, so that nothing more can come from above a stage.
  ///
  /// - Parameter stage: the stage; nil if only one of an operator's sources has ended.
  @usableFromInline func fellSilent(above stage: Int?) {}

  /// Whether a stage below `number` holds something that may emit by itself: a timer, another source.
  final func mayEmit(below number: Int) -> Bool {
    if let held, heldAt < number, !(held is any PassiveDisposable) { return true }
    return more?.held.contains { $0.stage < number && !($0.disposable is any PassiveDisposable) } ?? false
  }

  /// What operators of this chain know of one another; the first that needs it makes it.
  package final var shared: AnyObject? {
    get { more?.shared }
    set { _ = exchange(&needMore().shared, with: newValue) }
  }

  final func needMore() -> More {
    if let more { return more }
    let new = More()
    more = new  // allowed: there was none
    return new
  }
}

/// Sources one after the other.
extension Subscription {
  /// Runs a source now, or when the one that runs now has returned: a chain of such steps takes constant stack.
  @usableFromInline final func runLast(_ job: @escaping () -> Void) {
    if isRunning {
      needMore().waiting.append(job)
    } else {
      start(job)
    }
  }

  @usableFromInline final func start(_ job: () -> Void) {
    guard heldAtAndFlags & 0x8000_0002 == 0 else { return startPostponing(job) }
    inside {
      isRunning = true
      job()
      if more != nil { runWaiting() }
      isRunning = false
      // The source may have brought an operator that has callbacks.
      if hasCallbacks { callBack() }
    }
  }

  private final func startPostponing(_ job: () -> Void) {
    let whole = postponesWhole ? whole : nil
    inside {
      isRunning = true
      whole?.postponeAllCallbacks()
      job()
      if more != nil { runWaiting() }
      isRunning = false
      callBack()
      whole?.resumeAllCallbacks()
    }
  }

  /// Runs a source now, inside those that run, or when they have returned if they are many already.
  @usableFromInline final func runNested(_ job: @escaping () -> Void) {
    let more = needMore()
    guard more.depth < 64, isRunning else { return runLast(job) }
    more.depth += 1
    job()
    more.depth -= 1
  }

  private final func runWaiting() {
    while let more, !more.waiting.isEmpty {
      for job in exchange(&more.waiting, with: []) { job() }
    }
  }

  /// How this subscription came to its place, if that was another's; see ``Takeover``.
  final var takeover: Takeover? {
    get { more?.takeover }
    set { _ = exchange(&needMore().takeover, with: newValue) }
  }
}

/// A place in a chain: holds what it needs, knows whether it is alive, ends itself and all above it.
public struct Stage {
  @usableFromInline let subscription: Subscription
  @usableFromInline let number: Int

  @inlinable init(subscription: Subscription, number: Int) {
    self.subscription = subscription
    self.number = number
  }

  /// Whether the stage may still speak: look before each element, after every call of foreign code.
  @inlinable public var isActive: Bool {
    number < subscription.live
  }

  /// Whether the stage right above has ended, or one behind others that only pass on: then the element that comes now
  /// is the last, and the end follows.
  ///
  /// It holds because whoever knows that an element is its last ends its own stage before handing it on.
  @inlinable package var hearsItsLast: Bool {
    let live = subscription.live
    return live == number &+ 1 || (live != Int.max && live > number && subscription.onlyPass(number &+ 1..<live))
  }

  /// Keeps something until the stage ends, in place of what the stage kept before, which ends now.
  ///
  /// If the stage has ended already, `disposable` ends at once.
  @inlinable public func hold(_ disposable: any Disposable) {
    subscription.hold(disposable, at: number)
  }

  /// Ends what the stage keeps; the stage stays alive.
  @inlinable public func release() {
    subscription.release(at: number)
  }

  /// Ends what the stage keeps, and lets the source that runs last take the stage's own place.
  ///
  /// So a recursion through such sources stays where it is in the chain, whatever its depth.
  @inlinable func giveWay() {
    release()
    if subscription.stages == number &+ 1 { subscription.stages = number }
  }

  /// Ends the stage without a termination: its source can send nothing more.
  @usableFromInline func fallSilent() {
    if end() { subscription.fellSilent(above: number) }
  }

  /// Ends what the stage keeps and all stages above it; the stage stays alive, for what it has still to deliver.
  @usableFromInline func endSources() {
    subscription.cut(number &+ 1)
    release()
  }

  /// Ends this stage and all above it, and lets go of what they keep; call it before handing on the end.
  ///
  /// - Returns: true if the stage was alive, and nothing that was let go has disposed the whole meanwhile. Then, and
  ///   only then, the end may be handed on.
  @inlinable @discardableResult public func end() -> Bool {
    guard number < subscription.live else { return false }
    subscription.cut(number)
    return subscription.live == number
  }

  /// Ends the stage and hands the end on, if it was alive.
  @usableFromInline func end(_ termination: Termination, _ terminal: (Termination) -> Void) {
    if end() { terminal(termination) }
  }
}
