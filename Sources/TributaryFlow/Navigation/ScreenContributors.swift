// A screen said once: what shows it also contributes it.

extension FlowContributors {
  /// Pushes a screen, which contributes with a stepper from then on.
  ///
  /// ```swift
  /// case .list:
  ///   return .push(Screen("Notes", route: step) { NoteList(notes: notes) }, in: root, withNextStepper: notes)
  /// ```
  ///
  /// It does what ``Navigator/push(_:onto:)`` does, then answers ``one(flowContributor:)`` with the screen. A screen
  /// that is not pushed, since the stack's top has its route, contributes nothing.
  ///
  /// - Parameters:
  ///   - screen: What to show.
  ///   - member: A screen of the stack that is meant; the stack at the front if none is named.
  ///   - navigator: What shows it.
  ///   - stepper: What emits steps while the screen is there.
  ///   - hidden: What becomes of its steps while the screen is not visible.
  /// - Returns: The answer of the flow.
  public static func push(
    _ screen: Screen, onto member: Screen? = nil, in navigator: Navigator, withNextStepper stepper: any Stepper,
    whenHidden hidden: HiddenSteps = .drop
  ) -> FlowContributors {
    navigator.push(screen, onto: member)
    return .one(
      flowContributor: .contribute(withNextPresentable: screen, withNextStepper: stepper, whenHidden: hidden))
  }

  /// Pushes a screen that emits no steps, and goes when the flow ends.
  public static func push(
    _ screen: Screen, onto member: Screen? = nil, in navigator: Navigator
  ) -> FlowContributors {
    navigator.push(screen, onto: member)
    return .one(flowContributor: .contribute(withNextPresentable: screen))
  }

  /// Pushes the first screen of a flow, which takes the steps of a stepper from then on.
  public static func push(
    _ flow: any Flow<Screen>, onto member: Screen? = nil, in navigator: Navigator,
    withNextStepper stepper: any Stepper, whenHidden hidden: HiddenSteps = .drop
  ) -> FlowContributors {
    navigator.push(flow.root, onto: member)
    return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: stepper, whenHidden: hidden))
  }

  /// Presents a screen over what is there, which contributes with a stepper from then on.
  ///
  /// It does what ``Navigator/present(_:style:over:)-(Screen,_,_)`` does, then answers ``one(flowContributor:)`` with
  /// the screen.
  public static func present(
    _ screen: Screen, style: ModalStyle = .sheet, over presenter: Screen? = nil, in navigator: Navigator,
    withNextStepper stepper: any Stepper, whenHidden hidden: HiddenSteps = .drop
  ) -> FlowContributors {
    navigator.present(screen, style: style, over: presenter)
    return .one(
      flowContributor: .contribute(withNextPresentable: screen, withNextStepper: stepper, whenHidden: hidden))
  }

  /// Presents a screen that emits no steps, and goes when the flow ends.
  public static func present(
    _ screen: Screen, style: ModalStyle = .sheet, over presenter: Screen? = nil, in navigator: Navigator
  ) -> FlowContributors {
    navigator.present(screen, style: style, over: presenter)
    return .one(flowContributor: .contribute(withNextPresentable: screen))
  }

  /// Presents the first screen of a flow, which takes the steps of a stepper from then on.
  public static func present(
    _ flow: any Flow<Screen>, style: ModalStyle = .sheet, over presenter: Screen? = nil, in navigator: Navigator,
    withNextStepper stepper: any Stepper, whenHidden hidden: HiddenSteps = .drop
  ) -> FlowContributors {
    navigator.present(flow.root, style: style, over: presenter)
    return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: stepper, whenHidden: hidden))
  }
}
