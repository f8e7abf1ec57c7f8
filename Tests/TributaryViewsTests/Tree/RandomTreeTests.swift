import Testing
import TributaryTesting
import TributaryTime
import TributaryViews

/// Trees of every kind of structure, changed at random in several places a turn: what a backend makes of the changes
/// is the tree.
@Suite struct RandomTreeTests {
  private indirect enum Plan {
    case leaf(Int)
    case group([Item])
    case stack([Item])
    case choice(Bool, Plan, Plan)
    case maybe(Plan?, Int)
    case hidden(Plan)

    struct Item: Identifiable {
      let id: Int
      let plan: Plan
    }

    static func random(_ depth: Int, using random: inout SeededGenerator) -> Plan {
      switch depth == 0 ? 0 : Int.random(in: 0..<6, using: &random) {
      case 0: return .leaf(Int.random(in: 0..<4, using: &random))
      case 1: return .group(items(depth, using: &random))
      case 2: return .stack(items(depth, using: &random))
      case 3:
        return .choice(
          Bool.random(using: &random), .random(depth - 1, using: &random), .random(depth - 1, using: &random))
      case 4: return .maybe(Bool.random(using: &random) ? .random(depth - 1, using: &random) : nil, depth)
      default: return .hidden(.random(depth - 1, using: &random))
      }
    }

    private static func items(_ depth: Int, using random: inout SeededGenerator) -> [Item] {
      let ids = (0..<5).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      return ids.map { Item(id: $0, plan: .random(depth - 1, using: &random)) }
    }
  }

  private struct Drawn: View {
    let plan: Plan
    var body: some View {
      switch plan {
      case .leaf(let number): Text("\(number)")
      case .group(let items): ForEach(items) { Drawn(plan: $0.plan) }
      case .stack(let items): VStack { ForEach(items) { Drawn(plan: $0.plan) } }
      case .choice(let isFirst, let first, let second):
        if isFirst { Drawn(plan: first) } else { Drawn(plan: second).padding() }
      case .maybe(let plan, let number):
        if let plan { Drawn(plan: plan) }
        Text("after \(number)")
      case .hidden(let plan):
        if case .leaf = plan { AnyView(Drawn(plan: plan)) } else { AnyView(Group { Drawn(plan: plan) }) }
      }
    }
  }

  private final class Slots {
    var write: [(Plan) -> Void] = []
  }

  private struct Slot: View {
    let slots: Slots
    @State private var plan: Plan

    init(slots: Slots, plan: Plan = .leaf(0)) {
      self.slots = slots
      _plan = State(initialValue: plan)
    }

    var body: some View {
      Drawn(plan: plan).onAppear { slots.write.append { plan = $0 } }
    }
  }

  private func outline(_ element: ElementNode, _ indent: String = "") -> [String] {
    element.elementsBelow.flatMap { child in
      let name =
        switch child.content {
        case .text(let text, _, _): "text \"\(text)\""
        case .padding: "padding"
        default: "column"
        }
      return ["\(indent)\(name)"] + outline(child, indent + "  ")
    }
  }

  @Test func theChangesLeadToTheTree() {
    for seed in UInt64(1)...60 {
      inVirtualTime { time in
        var random = SeededGenerator(seed: seed)
        let slots = Slots()
        let stage = Stage(time) {
          Slot(slots: slots)
          Slot(slots: slots)
          VStack { Slot(slots: slots) }
        }
        for step in 0..<12 {
          for write in slots.write where Bool.random(using: &random) { write(.random(4, using: &random)) }
          #expect(stage.rows == outline(stage.tree.root), "seed \(seed), step \(step)")
          #expect(stage.backend.mistakes == [], "seed \(seed), step \(step)")
        }
        #expect(slots.write.count == 3)
        stage.tree.unmount()
      }
    }
  }

  @Test func pathsOfIdentitiesAreTheSameWhenTheTreeIsBuiltAnew() {
    for seed in UInt64(1)...60 {
      inVirtualTime { time in
        var random = SeededGenerator(seed: seed)
        let slots = Slots()
        var plans = [Plan.leaf(0), .leaf(0), .leaf(0)]
        func stage(_ slots: Slots) -> Stage {
          let plans = plans
          return Stage(time) {
            Slot(slots: slots, plan: plans[0])
            Slot(slots: slots, plan: plans[1])
            VStack { Slot(slots: slots, plan: plans[2]) }
          }
        }
        func paths(_ element: ElementNode) -> [IdentityPath] {
          element.elementsBelow.flatMap { [$0.identityPath] + paths($0) }
        }
        let evolved = stage(slots)
        for step in 0..<12 {
          for (index, write) in slots.write.enumerated() where Bool.random(using: &random) {
            plans[index] = .random(4, using: &random)
            write(plans[index])
          }
          time.drain()
          let fresh = stage(Slots())
          let found = paths(evolved.tree.root)
          #expect(found == paths(fresh.tree.root), "seed \(seed), step \(step)")
          #expect(Set(found.map(\.description)).count == found.count, "seed \(seed), step \(step)")
          fresh.tree.unmount()
        }
        evolved.tree.unmount()
      }
    }
  }
}
