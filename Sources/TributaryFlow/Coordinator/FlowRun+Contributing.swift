internal import TributaryStreams
internal import TributaryTime

/// Who contributes.
extension FlowRun {
  /// Listens to a stepper for as long as something presentable is there; nil if it is gone, or the pair contributes
  /// already.
  @discardableResult
  func contribute(
    _ presentable: any Presentable, _ stepper: any Stepper, to owner: FlowNode, whenHidden: HiddenSteps,
    whenDismissed: DismissedSteps, cause: (any Step)? = nil
  ) -> Contribution? {
    let pair = Contribution.Pair(presentable: ObjectIdentifier(presentable), stepper: ObjectIdentifier(stepper))
    guard !owner.contributes(pair) else { return nil }
    let child = (presentable as? any Flow).map { flow in
      owner.children.first { $0.flow === flow } ?? newNode(flow, under: owner)
    }
    let contribution = Contribution(presentable, stepper, child: child, cause: cause, hidden: whenHidden)
    if whenDismissed == .end, !endWhenDismissed(contribution, of: owner) {
      contribution.end()
      if let child {
        report(.rootIsGone(flow: child.name))
        if !owner.contributions.contains(where: { $0.child === child }) { _ = child.end() }
      }
      return nil
    }
    owner.add(contribution)
    let target = child ?? owner
    contribution.begin(
      at: place,
      emit: { [weak self, weak target] step in if let target { self?.enqueue(step, for: target) } },
      lose: { [weak self, weak target] step in if let target { self?.record(target, step, .hidden) } })
    return contribution
  }

  /// Listens to the end of what is presented; false if it has come.
  private func endWhenDismissed(_ contribution: Contribution, of owner: FlowNode) -> Bool {
    var isThere = true
    let subscription = contribution.presentable.dismissed.subscribe(
      onSuccess: { [weak self, weak contribution, weak owner] _ in
        isThere = false
        guard let self, let contribution, let owner else { return }
        let losesItsFirstStep =
          contribution.child?.hasHandledAStep == false && !(contribution.stepper.initialStep is NoStep)
        if drop(contribution, of: owner), losesItsFirstStep, let child = contribution.child {
          report(.rootIsGone(flow: child.name))
        }
      }, fileID: place.fileID, line: place.line)
    contribution.keep(subscription)
    return isThere
  }

  /// Ends one contribution, and the flow that it presents if nothing else does.
  ///
  /// - Returns: false if it has ended before.
  @discardableResult
  func drop(_ contribution: Contribution, of owner: FlowNode) -> Bool {
    guard owner.remove(contribution) else { return false }
    letGo(of: contribution)
    if let child = contribution.child, !owner.contributions.contains(where: { $0.child === child }) { end(child) }
    if !links.isEmpty { wake() }
    return true
  }

  /// Ends a flow that its parent contributed.
  func end(_ node: FlowNode, under parent: FlowNode?) {
    for contribution in parent?.contributions ?? [] where contribution.child === node {
      if parent?.remove(contribution) == true { letGo(of: contribution) }
    }
    end(node)
  }

  /// Ends a flow: all under it first, what came last before what came first.
  func end(_ node: FlowNode) {
    for contribution in node.end() {
      letGo(of: contribution)
      if let child = contribution.child {
        end(child)
      } else if !node.isDrawnAbove(in: contribution.presentable) {
        contribution.presentable.endWithFlow()
      }
    }
    if let root = node.flow?.root, !node.isDrawnAbove(in: root) { node.flow?.endWithFlow() }
  }

  /// Stops listening to all under a flow, and leaves what it shows as it is.
  func unlisten(_ node: FlowNode) {
    for contribution in node.end() {
      contribution.end()
      contribution.child.map(unlisten)
    }
  }

  /// Ends a contribution; the state of its objects goes with them if nobody else keeps them.
  private func letGo(of contribution: Contribution) {
    contribution.end()
    if leftBehind.isEmpty {
      // Now they are on the stack of whoever caused this.
      Scope.currentIfAny?.schedule { [weak self] in self?.tidy() }
    }
    leftBehind += [ObjectIdentifier(contribution.presentable), ObjectIdentifier(contribution.stepper)]
  }

  private func tidy() {
    for address in leftBehind {
      StateTable<StepperState>.current.dropIfDead(address)
      StateTable<DisposeBag>.current.dropIfDead(address)
      StateTable<FlowReadiness>.current.dropIfDead(address)
    }
    leftBehind = []
  }
}
