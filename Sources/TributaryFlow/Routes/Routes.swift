/// A table of the places of an app that have a URL: it reads a URL as steps, and writes a path as a URL.
///
/// ```swift
/// let routes = Routes(notFound: { AppStep.notFound(url: $0) }) {
///   Route("/movies", to: MovieStep.list)
///   Route("/movies/:movie", to: MovieStep.details(movie:)) { if case .details(let movie) = $0 { movie } else { nil } }
///   Route("/settings", to: AppStep.settings)
/// }
/// routes.steps(for: "/movies/12")            // list, details(movie: 12)
/// routes.url(of: MovieStep.details(movie: 12))  // "/movies/12"
/// coordinator.navigate(through: routes.steps(for: url))
/// ```
///
/// A URL brings with it what it lies under: of `/movies/12/cast`, each part from the left that is a route is a step, so
/// that Back leads where a person expects it. Where a path has come about in another way, what goes further is written
/// behind a semicolon: `/movies/12;/movies/13` is the details of 13 on top of those of 12.
///
/// Reading and writing are inverse: ``url(of:)-(Step)`` gives a URL only if that leads to the step again.
/// ``problems(with:)`` tells a test which steps have none, and why.
///
/// Scheme, host and fragment of a URL say nothing. Segments and values are percent-encoded; what is badly encoded is
/// not found.
public struct Routes: Sendable {
  private let routes: [Route]
  /// How many segments the longest pattern has: what is longer is no place.
  private let depth: Int
  private let notFound: @Sendable (String) -> any Step & Hashable

  /// A table of routes; where several fit, the first counts.
  ///
  /// - Parameters:
  ///   - notFound: The step for a URL that no route fits, which is handed to it.
  ///   - routes: The routes.
  public init(notFound: @escaping @Sendable (String) -> any Step & Hashable, @RouteBuilder _ routes: () -> [Route]) {
    let routes = routes()
    self.routes = routes
    depth = routes.map(\.depth).max() ?? 0
    self.notFound = notFound
  }

  /// The steps that a URL stands for, in order.
  ///
  /// If the place itself is not found, the steps that lead towards it come first, then the one that says so.
  ///
  /// - Complexity: O(n · m) for n segments and m routes.
  public func steps(for url: String) -> [any Step & Hashable] {
    guard let (locations, isRooted) = Location.all(in: url) else { return [notFound(url)] }
    var steps: [any Step & Hashable] = []
    for (index, location) in locations.enumerated() {
      if index == 0, isRooted {
        for count in 0..<min(location.segments.count, depth + 1) {
          if let step = step(at: Location(segments: Array(location.segments.prefix(count)))) { steps.append(step) }
        }
      }
      guard let step = step(at: location) else { return steps + [notFound(url)] }
      steps.append(step)
    }
    return steps
  }

  /// The URL of a step, or nil if it has none that leads to it.
  public func url(of step: any Step) -> String? {
    guard let location = location(of: step), let there = self.step(at: location), Self.isSame(there, step) else {
      return nil
    }
    return location.text
  }

  /// The URL of several steps that lead one to another, or nil if one of them has none.
  ///
  /// - Complexity: O(n²) for n steps.
  public func url(of trail: [any Step]) -> String? {
    guard !trail.isEmpty else { return nil }
    var urls: [String] = []
    for step in trail {
      guard let url = url(of: step) else { return nil }
      urls.append(url)
    }
    // The longest way that one URL stands for, then step by step.
    for count in stride(from: trail.count, to: 0, by: -1) {
      let steps = steps(for: urls[count - 1])
      guard steps.count == count, zip(steps, trail).allSatisfy({ Self.isSame($0, $1) }) else { continue }
      return urls[(count - 1)...].joined(separator: ";")
    }
    return ";" + urls.joined(separator: ";")
  }

  /// The URL of what a person sees: of the way to the front of a path, screens without a route left out.
  public func url(of path: NavigationPath<Screen>) -> String? {
    url(of: path.trail.compactMap { $0.route?.base as? any Step })
  }

  /// What is wrong with the table, as far as these steps show; nothing if there is a step for each route, each step has
  /// a URL, and each URL leads to its step and no further.
  ///
  /// For a test: `#expect(routes.problems(with: [MovieStep.list, MovieStep.details(movie: 12)]).isEmpty)`.
  public func problems(with samples: [any Step & Hashable]) -> [RouteProblem] {
    var problems: [RouteProblem] = []
    var unused = routes.map(\.pattern)
    for sample in samples {
      guard let route = routes.first(where: { $0.location(of: sample) != nil }),
        let location = route.location(of: sample)
      else {
        problems.append(.noRoute(step: "\(sample)"))
        continue
      }
      unused.removeAll { $0 == route.pattern }
      guard let url = location.text else {
        problems.append(.noURL(step: "\(sample)"))
        continue
      }
      let steps = steps(for: url)
      if steps.last.map({ Self.isSame($0, sample) }) != true {
        problems.append(.leadsElsewhere(step: "\(sample)", url: url, steps: steps.map { "\($0)" }))
      } else if self.url(of: steps) != url {
        problems.append(.isWrittenOtherwise(url: url, as: self.url(of: steps)))
      }
    }
    return problems + unused.map { .untried(pattern: $0) }
  }

  private func step(at location: Location) -> (any Step & Hashable)? {
    for route in routes {
      if let step = route.step(at: location) { return step }
    }
    return nil
  }

  private func location(of step: any Step) -> Location? {
    for route in routes {
      if let location = route.location(of: step) { return location }
    }
    return nil
  }

  private static func isSame(_ one: any Step & Hashable, _ other: any Step) -> Bool {
    AnyHashable(one) == other as? AnyHashable
  }
}

/// Gathers the routes of a table.
@resultBuilder
public enum RouteBuilder {
  /// A block of routes.
  public static func buildBlock(_ routes: Route...) -> [Route] { routes }
}

/// What is wrong with a table of routes.
public enum RouteProblem: Hashable, Sendable, CustomStringConvertible {
  /// No route stands for the step.
  case noRoute(step: String)
  /// The step has a value that no URL can hold, such as an empty segment.
  case noURL(step: String)
  /// The URL of the step leads to others: an earlier route fits it too, or a value is not read as it is written.
  case leadsElsewhere(step: String, url: String, steps: [String])
  /// What a URL leads to is written as another one, or cannot be.
  case isWrittenOtherwise(url: String, as: String?)
  /// No sample is one of the route's steps.
  case untried(pattern: String)

  /// The problem in words.
  public var description: String {
    switch self {
    case .noRoute(let step): "no route stands for \(step)"
    case .noURL(let step): "\(step) has a value that no URL can hold"
    case .leadsElsewhere(let step, let url, let steps): "\(step) is written \(url), which leads to \(steps)"
    case .isWrittenOtherwise(let url, let other): "what \(url) leads to is written \(other ?? "in no way")"
    case .untried(let pattern): "no sample is a step of \(pattern)"
    }
  }
}
