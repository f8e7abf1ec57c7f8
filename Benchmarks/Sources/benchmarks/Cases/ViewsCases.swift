import Tributary
import TributaryTerminal
@_spi(Measuring) import TributaryTesting

/// What a change of a mounted app costs: the turn, the layout, the drawing, the bytes.
enum ViewsCases {
  static var all: [Benchmark] {
    [
      label(on: "outline", instructions: 22_000) { .outline },
      label(on: "terminal", instructions: 44_000) { .terminal },
      hundred("texts", instructions: 425_000) { Text("\($0)") },
      hundred("primitives", instructions: 500_000) { Plain(text: "\($0)") },
    ]
  }

  /// With each key a hundred views change that are made by one body.
  private static func hundred<Content: View>(
    _ kind: String, instructions: Double, _ content: @escaping (Int) -> Content
  ) -> Benchmark {
    Benchmark(
      "views/100-changed-\(kind)", limits: Limits(nanoseconds: 2_000_000, instructions: instructions),
      prepare: {
        let pilot = Pilot(on: .outline) { Hundred(content: content) }
        return { operations in
          for _ in 0..<operations { pilot.press(KeyPress("n")) }
        }
      })
  }

  /// With each key one label among a thousand rows changes, one that is on the screen, from key to bytes.
  private static func label(on name: String, instructions: Double, _ screen: @escaping () -> AppScreen) -> Benchmark {
    let costs = Costs()
    return Benchmark(
      "views/one-label-of-1000-rows-\(name)", limits: Limits(nanoseconds: 500_000, instructions: instructions),
      counted: {
        [
          ("visitedNodes", Double(costs.last.visitedNodes)), ("measuredElements", Double(costs.last.measuredElements)),
          ("drawnElements", Double(costs.last.drawnElements)), ("bytes", Double(costs.bytes)),
        ]
      },
      prepare: {
        let pilot = Pilot(on: screen()) { Rows() }
        _ = pilot.takeFrame()
        return { operations in
          for _ in 0..<operations {
            pilot.press(KeyPress("n"))
            costs.bytes = pilot.takeFrame().count
          }
          costs.last = pilot.cost
        }
      })
  }
}

private final class Costs {
  var last = Pilot(on: .outline) { EmptyView() }.cost
  var bytes = 0
}

/// A hundred views that change together.
private struct Hundred<Content: View>: View {
  @State private var count = 0
  let content: (Int) -> Content

  var body: some View {
    Button("count") { count += 1 }.keyboardShortcut("n")
    ForEach(0..<100, id: \.self) { content($0 + count) }
  }
}

/// The least primitive view.
private struct Plain: PrimitiveView {
  let text: String
  var content: PrimitiveContent { PrimitiveContent(text) }
}

/// A thousand rows in a scroll view, of which one changes.
private struct Rows: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<1_000, id: \.self) { number in
          if number == 10 { Changing() } else { Text("row \(number)") }
        }
      }
    }
  }
}

private struct Changing: View {
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }.keyboardShortcut("n")
  }
}
