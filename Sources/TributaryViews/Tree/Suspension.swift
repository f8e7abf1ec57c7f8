// Views that are mounted and out of sight: they keep their state, and nothing of them runs.

extension Node {
  /// Lets all below rest: what changes is noted and read when they come back, tasks of `task` end, and `onDisappear`
  /// runs, the innermost first.
  final func suspendChildren() {
    for child in children where !child.isSuspended {
      child.isSuspended = true
      child.suspendChildren()
      child.sightChanged()
    }
  }

  /// Wakes all below: those whose values changed meanwhile run in this turn, `task` and `onAppear` begin anew.
  final func resumeChildren() {
    for child in children where child.isSuspended {
      child.isSuspended = false
      if child.isDirty {
        child.isDirty = false
        tree.mark(child)
      }
      child.sightChanged()
      child.resumeChildren()
    }
  }
}
