/// A place that an app can go to, as its flows name it; most often an enum.
///
/// ```swift
/// enum MovieStep: Step {
///   case list
///   case details(movie: Int)
/// }
/// ```
public protocol Step {}

/// The step that goes nowhere: what a stepper starts with, and what a guard answers to refuse a step.
public struct NoStep: Step, Hashable, Sendable {
  /// The step that goes nowhere.
  public init() {}
}
