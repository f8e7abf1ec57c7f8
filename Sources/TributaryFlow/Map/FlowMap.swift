/// A picture of an app's flows: who contributed whom, and at which step.
///
/// ```swift
/// print(coordinator.map.mermaid)       // as it is now
/// print(FlowMap(of: test.log).mermaid)  // all that a test came through
/// ```
///
/// It is a value: a test may compare it, a document may hold it as Mermaid or SVG.
public struct FlowMap: Hashable, Sendable {
  /// A flow, or something that a flow shows.
  public struct Place: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Whether it is a flow.
    public internal(set) var isFlow: Bool
    /// The steps that a flow handled without showing anything new.
    public internal(set) var steps: [String] = []
  }

  /// A step that leads from a flow to what it contributes.
  public struct Way: Hashable, Sendable {
    /// The flow: an index of ``FlowMap/places``.
    public let from: Int
    /// What it contributes: an index of ``FlowMap/places``.
    public let to: Int
    /// The step.
    public let step: String
  }

  /// What there is, each before what it contributes.
  public private(set) var places: [Place] = []
  /// What leads where.
  public private(set) var ways: [Way] = []

  /// A picture of what records tell: each name is one place, and steps that differ in their values only are one.
  ///
  /// - Complexity: linear in the number of records.
  public init(of records: [StepRecord]) {
    var indices: [String: Int] = [:]
    var seen: Set<Way> = []
    for record in records {
      guard case .handled(let names) = record.outcome else { continue }
      let step = String(record.step.prefix { $0 != "(" })
      let flow = index(of: record.flow, &indices)
      places[flow].isFlow = true
      if names.isEmpty, !places[flow].steps.contains(step) { places[flow].steps.append(step) }
      for name in names {
        let way = Way(from: flow, to: index(of: name, &indices), step: step)
        if seen.insert(way).inserted { ways.append(way) }
      }
    }
  }

  private mutating func index(of name: String, _ indices: inout [String: Int]) -> Int {
    if let index = indices[name] { return index }
    places.append(Place(name: name, isFlow: false))
    indices[name] = places.count - 1
    return places.count - 1
  }

  /// A picture of what is there now.
  init(of top: FlowNode) {
    for child in top.children { add(child) }
  }

  private mutating func add(_ node: FlowNode) {
    let flow = add(node.name, isFlow: true)
    var flows: [ObjectIdentifier: Int] = [:]
    for contribution in node.contributions {
      let step = contribution.cause.map { "\($0)" } ?? ""
      if let child = contribution.child {
        let place = flows[ObjectIdentifier(child)] ?? places.count
        if place == places.count { add(child) }
        flows[ObjectIdentifier(child)] = place
        ways.append(Way(from: flow, to: place, step: step))
      } else {
        let place = add(TributaryFlow.name(of: contribution.presentable), isFlow: false)
        ways.append(Way(from: flow, to: place, step: step))
      }
    }
  }

  private mutating func add(_ name: String, isFlow: Bool) -> Int {
    places.append(Place(name: name, isFlow: isFlow))
    return places.count - 1
  }

  /// The places to which no way leads from another.
  var roots: [Int] {
    let reached = Set(ways.filter { $0.from != $0.to }.map(\.to))
    return places.indices.filter { !reached.contains($0) }
  }
}

extension FlowCoordinator {
  /// A picture of the running flows, of their presentables, and of the steps that led to them.
  ///
  /// - Complexity: linear in the number of flows and contributors.
  public var map: FlowMap {
    FlowMap(of: run.top)
  }
}
