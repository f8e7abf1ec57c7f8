/// One subscription to a chain: what it holds, and who in it may still speak.
///
/// There is one object a chain, made before its source runs and handed up through the operators, so that whoever
/// emits can see at any time whether somebody still listens. Whoever holds something or can end the chain has a
/// ``Stage`` in it, numbered from the subscriber (0) up to the source. Ending a stage ends all above it: that is one
/// number, ``dispose()`` is ending stage 0, and asking whether a stage is alive is one comparison.
public final class Subscription: Disposable {
  // SAFETY: the two fields below are read for every element. They are plain integers that are never passed `inout`
  // to foreign code, and a subscription never leaves its isolation domain, so no access can overlap another.
  /// The stages below this number are alive.
  @exclusivity(unchecked) @usableFromInline var live = Int.max
  /// The number of the next stage.
  @exclusivity(unchecked) @usableFromInline var stages = 0

  private var first: Held?
  private var others: [Held] = []
  private var isRunning = false
  private var waiting: [() -> Void] = []

  private struct Held {
    var stage: Int
    var disposable: any Disposable
  }

  /// A subscription that holds nothing yet.
  public init() {}

  /// Whether it ended: by ``dispose()`` or by its stream's end.
  public var isDisposed: Bool {
    live <= 0
  }

  /// Whether a next stage would be alive: false once the top of the chain, as far as it stands, has ended.
  @inlinable var isOpen: Bool {
    stages < live
  }

  /// Ends the subscription: nothing is delivered to the subscriber afterwards, and all that it held is let go.
  public func dispose() {
    cut(0)
  }

  /// Gives the caller the next place in the chain; called while the chain is put together, from the subscriber up.
  @inlinable public func stage() -> Stage {
    let number = stages
    stages &+= 1
    return Stage(subscription: self, number: number)
  }

  /// Ends all stages from `number` up, and lets go of what they hold, the source first.
  @usableFromInline func cut(_ number: Int) {
    guard number < live else { return }
    live = number
    while let last = others.last, last.stage >= number {
      others.removeLast()
      last.disposable.dispose()
    }
    if let held = first, held.stage >= number {
      first = nil
      held.disposable.dispose()
    }
  }

  @usableFromInline func hold(_ disposable: any Disposable, at stage: Int) {
    guard stage < live else {
      disposable.dispose()
      return
    }
    let held = Held(stage: stage, disposable: disposable)
    guard let holder = first else {
      if others.isEmpty { first = held } else { put(held) }
      return
    }
    if holder.stage == stage {
      first = held
      holder.disposable.dispose()
    } else {
      put(held)
    }
  }

  /// Puts into the list, which stays in the order of the stages.
  private func put(_ held: Held) {
    var index = others.endIndex
    while index > 0, others[index - 1].stage > held.stage { index -= 1 }
    if index > 0, others[index - 1].stage == held.stage {
      let former = others[index - 1].disposable
      others[index - 1] = held
      former.dispose()
    } else {
      others.insert(held, at: index)
    }
  }

  @usableFromInline func release(at stage: Int) {
    if let held = first, held.stage == stage {
      first = nil
      held.disposable.dispose()
    } else if let index = others.lastIndex(where: { $0.stage == stage }) {
      others.remove(at: index).disposable.dispose()
    }
  }

  /// Runs a source now, or when the one that runs now has returned: a chain of such steps takes constant stack.
  @usableFromInline func runLast(_ job: @escaping () -> Void) {
    if isRunning {
      waiting.append(job)
    } else {
      start(job)
    }
  }

  @usableFromInline func start(_ job: () -> Void) {
    isRunning = true
    job()
    while !waiting.isEmpty {
      let jobs = waiting
      waiting = []
      for job in jobs { job() }
    }
    isRunning = false
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

  /// Ends this stage and all above it, and lets go of what they keep; call it before handing on the end.
  ///
  /// - Returns: true if the stage was alive: then, and only then, the end may be handed on.
  @inlinable @discardableResult public func end() -> Bool {
    guard number < subscription.live else { return false }
    subscription.cut(number)
    return true
  }
}
