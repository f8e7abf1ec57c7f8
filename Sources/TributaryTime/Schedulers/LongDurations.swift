extension Duration {
  /// The longest duration, which stands for never.
  @inlinable package static var longest: Duration { Duration(attoseconds: .max) }

  /// The sum, or the longest or most negative duration if the sum is beyond: no length that is asked for traps.
  @inlinable package func adding(_ other: Duration) -> Duration {
    let (sum, overflows) = attoseconds.addingReportingOverflow(other.attoseconds)
    return overflows ? Duration(attoseconds: other < .zero ? .min : .max) : Duration(attoseconds: sum)
  }

  /// The difference, bounded as ``adding(_:)`` is.
  @inlinable package func subtracting(_ other: Duration) -> Duration {
    let (rest, overflows) = attoseconds.subtractingReportingOverflow(other.attoseconds)
    return overflows ? Duration(attoseconds: other < .zero ? .max : .min) : Duration(attoseconds: rest)
  }
}

extension Scheduler {
  /// When a delay that starts now will have passed; a negative delay counts as zero.
  @inlinable package func due(after delay: Duration) -> Duration {
    now.adding(max(delay, .zero))
  }
}
