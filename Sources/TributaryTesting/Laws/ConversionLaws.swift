public import TributaryBindings

/// Checks the laws of a conversion, on values that it is given.
///
/// Ends that are bound through a conversion that keeps them agree after each write, and none of them is written back
/// to. What is found comes back as values:
///
/// ```swift
/// let cents = Conversion<Int, Double>(get: { Double($0) / 100 }, put: { Int($0 * 100) })
/// let laws = ConversionLaws(of: cents, sources: Array(0...30), targets: [])
/// laws.violations.map(\.description) == ["getPut: 29 → 0.29 → 28"]
/// ```
///
/// What does not convert is no violation, unless it came out of the conversion itself.
public struct ConversionLaws<Source: Equatable, Target: Equatable> {
  /// Which targets come back as they were.
  public enum Targets: Sendable {
    /// All that convert.
    case kept
    /// Those that the conversion makes itself; others become one of these, as the text `007` becomes `7`.
    case normalized
  }

  private let conversion: Conversion<Source, Target>
  private let sources: [Source]
  private let targets: [Target]
  private let keeping: Targets

  /// The laws for a conversion.
  ///
  /// - Parameters:
  ///   - conversion: what is checked.
  ///   - sources: values of the source's side: samples, random ones. Each is also the source that is there when a
  ///     target is put.
  ///   - targets: values of the target's side.
  ///   - keeping: whether all targets come back as they were.
  public init(
    of conversion: Conversion<Source, Target>, sources: [Source], targets: [Target], keeping: Targets = .kept
  ) {
    self.conversion = conversion
    self.sources = sources
    self.targets = targets
    self.keeping = keeping
  }

  /// The laws that the conversion breaks, each with the values that show it.
  ///
  /// - Complexity: the number of sources times the number of targets.
  public var violations: [Violation] {
    sources.compactMap(getPut) + sources.flatMap { source in targets.compactMap { putGet($0, into: source) } }
  }

  /// What `get` gave, `put` takes back to where it came from.
  private func getPut(_ source: Source) -> Violation? {
    guard let target = try? get(source, over: nil) else { return nil }
    guard let back = try? put(target, into: source) else {
      return Violation(.getPut, "\(source) → \(target), which does not convert back")
    }
    return back == source ? nil : Violation(.getPut, "\(source) → \(target) → \(back)")
  }

  /// What `put` stored, `get` gives again.
  private func putGet(_ target: Target, into source: Source) -> Violation? {
    guard let stored = try? put(target, into: source) else { return nil }
    let story = "\(target) into \(source) → \(stored)"
    guard let again = try? get(stored, over: target) else {
      return Violation(.putGet, "\(story), which does not convert back")
    }
    if again == target { return nil }
    guard keeping == .normalized else { return Violation(.putGet, "\(story) → \(again)") }
    guard let last = try? put(again, into: stored), last == stored else {
      return Violation(.putGet, "\(story) → \(again), which is not at rest")
    }
    return nil
  }

  private func get(_ source: Source, over target: Target?) throws -> Target {
    try conversion.toTarget(source) { target }
  }

  private func put(_ target: Target, into source: Source) throws -> Source {
    try conversion.toSource(target) { source }
  }
}
