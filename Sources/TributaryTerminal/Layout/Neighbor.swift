package import TributaryViews

/// Which of several frames is next to another in a direction, as a person sees it.
///
/// Only what lies wholly past the edge counts. Going sideways stays in the rows of the start, so the end of a row is an
/// end. Going up or down prefers what shares columns with the start. Then the nearest counts, and of those that are
/// equally near, the one whose first row or column is nearest to that of the start.
package enum Neighbor {
  package static func index(from start: CellRect, _ direction: MoveDirection, among frames: [CellRect]) -> Int? {
    let axis: Axis = direction == .up || direction == .down ? .vertical : .horizontal
    let isForward = direction == .down || direction == .right
    let (from, fromAcross) = (start.span(axis), start.span(axis.other))
    var best: (score: Score, index: Int)?
    for (index, frame) in frames.enumerated() {
      let (to, toAcross) = (frame.span(axis), frame.span(axis.other))
      let gap = isForward ? to.lowerBound - from.upperBound : from.lowerBound - to.upperBound
      guard gap >= 0, frame != start else { continue }
      let sideways = max(
        0, max(toAcross.lowerBound - fromAcross.upperBound, fromAcross.lowerBound - toAcross.upperBound) + 1)
      if axis == .horizontal, sideways > 0 { continue }
      let offset = abs(toAcross.lowerBound - fromAcross.lowerBound)
      let score = Score(isAside: sideways > 0, gap: gap, sideways: sideways, offset: offset)
      if best.map({ score < $0.score }) ?? true { best = (score, index) }
    }
    return best?.index
  }

  private struct Score: Comparable {
    let isAside: Bool
    let gap: Int
    let sideways: Int
    let offset: Int

    static func < (left: Score, right: Score) -> Bool {
      (left.isAside ? 1 : 0, left.gap, left.sideways, left.offset)
        < (right.isAside ? 1 : 0, right.gap, right.sideways, right.offset)
    }
  }
}
