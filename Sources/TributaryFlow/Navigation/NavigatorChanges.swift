// The changes that a navigator takes, each a line on the path. A change whose screens are asked first is done when the
// last of them has agreed, on the path as it is by then, and to the screens that it named when it was asked for.

extension Navigator {
  /// Puts a screen on top of a stack.
  ///
  /// Nothing is pushed twice: if the top of the stack has the same route, that one is kept and the new screen is
  /// dismissed, so that a link that is activated twice leads one step on.
  ///
  /// - Parameters:
  ///   - screen: What to show.
  ///   - member: A screen of the stack that is meant; the stack at the front if none is named.
  /// - Returns: What becomes of it.
  @discardableResult
  public func push(_ screen: Screen, onto member: Screen? = nil) -> NavigationRequest {
    perform(.ignored, bringing: [screen]) { path in
      guard screen.life == .waiting else { return nil }
      if path.top(of: member)?.isSamePlace(as: screen) == true { return nil }
      return path.push([screen], onto: member)
    }
  }

  /// Takes the top of a stack away; the root of a stack stays.
  ///
  /// It is about the screen that is on top now. If that is covered by the time its guard agrees, it goes from where it
  /// is, and what covers it stays; if it has gone, the outcome is ``NavigationOutcome/unchanged``. The same holds for
  /// ``back(by:guards:)``, ``dismiss(_:guards:)`` and ``replace(with:guards:)``.
  @discardableResult
  public func pop(in member: Screen? = nil, guards: Guards = .asked) -> NavigationRequest {
    take(away: guards) { $0.pop(in: member) }
  }

  /// Takes a screen away with what stands on it now, as a pop.
  @discardableResult
  package func pop(from screen: Screen) -> NavigationRequest {
    take(away: .asked) { $0.pop(from: screen) }
  }

  /// Does a change that ends screens and does nothing else; those that end are named now.
  private func take(away guards: Guards, _ change: @escaping Change) -> NavigationRequest {
    perform(guards, change, naming: { _, effect in { $0.end(effect.ended) } })
  }

  /// Goes back to a screen of a stack: takes away what is on top of it.
  ///
  /// It names the screen to go back to: what has come on top of that by the time the guards agree goes too, and is
  /// asked like the others.
  @discardableResult
  public func pop(to screen: Screen, guards: Guards = .asked) -> NavigationRequest {
    perform(guards) { $0.pop(to: screen) }
  }

  /// Takes all of a stack away but its root, to which it goes back as ``pop(to:guards:)`` does.
  @discardableResult
  public func popToRoot(in member: Screen? = nil, guards: Guards = .asked) -> NavigationRequest {
    perform(guards) { path in
      path.popToRoot(in: member)
    } naming: { path, _ in
      let root = path.root(of: member)
      return { path in root.flatMap { path.pop(to: $0) } }
    }
  }

  /// Does what the back key does.
  ///
  /// It pops the stack at the front, or closes the modal of which only the root is left, or pops the stack around the
  /// tabs; unchanged if there is no way back.
  ///
  /// - Parameters:
  ///   - reason: How the person went back; a gesture is told when it was carried through, and not before.
  ///   - guards: Whether guards are asked.
  /// - Returns: What becomes of it.
  @discardableResult
  public func back(by reason: DismissalReason = .popped, guards: Guards = .asked) -> NavigationRequest {
    take(away: guards) { $0.back(reason) }
  }

  /// Whether there is a way back.
  public var canGoBack: Bool { path.canGoBack }

  /// Puts a screen in the place of the one at the front; what hung on that goes with it.
  @discardableResult
  public func replace(with screen: Screen, guards: Guards = .asked) -> NavigationRequest {
    let change: (Screen?) -> Change = { old in
      { path in screen.life == .waiting ? path.replace(old, with: screen) : nil }
    }
    return perform(guards, bringing: [screen], change(nil), naming: { path, _ in change(path.front) })
  }

  /// Puts a screen in the place of another; what hung on that goes with it.
  @discardableResult
  public func replace(_ old: Screen, with screen: Screen, guards: Guards = .asked) -> NavigationRequest {
    perform(guards, bringing: [screen]) { path in
      screen.life == .waiting ? path.replace(old, with: screen) : nil
    }
  }

  /// Gives a stack other screens, the root first; those that were in it before stay alive with what hangs on them.
  ///
  /// It names the whole stack, the one at the front by its root unless a member is named.
  @discardableResult
  public func setStack(_ screens: [Screen], in member: Screen? = nil, guards: Guards = .asked) -> NavigationRequest {
    perform(guards, bringing: screens) { path in
      path.setStack(screens, in: member)
    } naming: { path, _ in
      let named = member ?? path.root(of: nil)
      return { $0.setStack(screens, in: named) }
    }
  }

  /// Goes to another path; screens that are on both stay alive.
  ///
  /// So a deep link leads somewhere, a saved state is restored, and a logout leaves nothing of what was. It names the
  /// whole path: what has come by the time the guards agree goes too, and is asked like the others.
  @discardableResult
  public func set(_ path: NavigationPath<Screen>, guards: Guards = .asked) -> NavigationRequest {
    perform(guards, bringing: path.elements) { $0.set(path) }
  }

  /// Puts a screen over what is there.
  ///
  /// What presents it is the screen at the front unless another is named, and the modal goes with that one. As with
  /// ``push(_:onto:)``, nothing is presented over a screen of the same route.
  ///
  /// - Parameters:
  ///   - screen: The root of the modal, onto which others may be pushed.
  ///   - style: How much it covers.
  ///   - presenter: What it hangs on; if that has a modal already, this one takes its place.
  /// - Returns: What becomes of it.
  @discardableResult
  public func present(_ screen: Screen, style: ModalStyle = .sheet, over presenter: Screen? = nil) -> NavigationRequest
  {
    present([screen], style: style, over: presenter)
  }

  /// Puts a path over what is there; see ``present(_:style:over:)-(Screen,_,_)``.
  @discardableResult
  public func present(
    _ modal: NavigationPath<Screen>, style: ModalStyle = .sheet, over presenter: Screen? = nil
  ) -> NavigationRequest {
    let change: Change = { path in
      guard let root = modal.stack.first?.element, root.life == .waiting else { return nil }
      if (presenter ?? path.front)?.isSamePlace(as: root) == true { return nil }
      return path.present(modal, style: style, over: presenter)
    }
    return perform(.asked, bringing: modal.elements, change) { path, _ in
      let former = path.modalRoot(of: presenter)
      // Another modal that has taken the place of the one that was asked stays.
      return { path in
        let root = path.modalRoot(of: presenter)
        return root == nil || root == former ? change(&path) : nil
      }
    }
  }

  /// Closes the modal nearest to the front, or a screen with what stands on it in its stack; a modal goes with its
  /// root.
  ///
  /// Other roots stay: it is the parent that ends them. The screens that end are named now, as ``pop(in:guards:)``
  /// says: what is pushed on them while a guard is asked stays.
  @discardableResult
  public func dismiss(_ screen: Screen? = nil, guards: Guards = .asked) -> NavigationRequest {
    take(away: guards) { $0.dismiss(screen) }
  }

  /// Shows another tab of a screen, or of the tabs nearest to the front.
  @discardableResult
  public func select(tab: Int, of screen: Screen? = nil) -> NavigationRequest {
    perform(.ignored) { $0.select(tab: tab, of: screen) }
  }

  /// Gives a screen tabs, or others; screens that are in both stay alive.
  @discardableResult
  public func setTabs(
    _ paths: [NavigationPath<Screen>], selected: Int = 0, of screen: Screen, guards: Guards = .asked
  ) -> NavigationRequest {
    perform(guards, bringing: paths.flatMap(\.elements)) { $0.setTabs(paths, selected: selected, of: screen) }
  }

  func remove(_ screen: Screen, _ reason: DismissalReason) {
    perform(.ignored) { $0.remove(screen, reason) }
  }
}

extension NavigationPath where Element == Screen {
  /// The last screen of a stack.
  func top(of member: Screen?) -> Screen? {
    guard let member else { return front }
    guard let address = stackAddress(of: member) else { return nil }
    var path = self
    return path.withStack(address) { $0.last?.element }
  }

  /// The root of a stack.
  fileprivate func root(of member: Screen?) -> Screen? {
    guard let address = stackAddress(of: member) else { return nil }
    var path = self
    return path.withStack(address) { $0.first?.element }
  }

  /// The root of what a screen presents.
  fileprivate func modalRoot(of presenter: Screen?) -> Screen? {
    guard let presenter = presenter ?? front, let (address, index) = find(presenter) else { return nil }
    var path = self
    return path.withStack(address) { $0[index].modal?.path.stack.first?.element }
  }
}

extension NavigationPath {
  /// Whether the back key leads anywhere from here.
  var canGoBack: Bool {
    guard let last = stack.last else { return false }
    return stack.count > 1 || last.modal != nil || last.next?.canGoBack == true
  }
}

extension Screen {
  fileprivate func isSamePlace(as other: Screen) -> Bool {
    route != nil && route == other.route
  }
}
