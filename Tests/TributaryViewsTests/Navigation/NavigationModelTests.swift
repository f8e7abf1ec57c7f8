import Testing
import TributaryFlow
import TributaryTesting
import TributaryTime
import TributaryViews

/// Random navigations through the host: what is seen is the front of the path, and nothing is left behind.
struct NavigationModelTests {
  private final class Token {}

  private struct Page: View {
    let name: String
    let token: Token
    @State private var count = 0
    var body: some View { Button("page \(name)") { count += 1 } }
  }

  private struct Weak { weak var token: Token? }

  @Test(arguments: [1, 2, 3] + [UInt64.random(in: 4...UInt64.max)])
  func `after any navigation the front is seen, covered pages are not, and gone ones are freed`(seed: UInt64) {
    inVirtualTime { time in
      var random = SeededGenerator(seed: seed)
      var tokens: [String: Weak] = [:]
      var count = 0
      func make() -> Screen {
        count += 1
        let (name, token) = ("\(count)", Token())
        tokens[name] = Weak(token: token)
        return Screen(name) { Page(name: name, token: token) }
      }
      let navigator = Navigator(make())
      let stage = Stage(time) { NavigationView(navigator) }
      for step in 0..<300 {
        let any = navigator.path.elements.randomElement(using: &random)
        switch Int.random(in: 0..<13, using: &random) {
        case 0...2: navigator.push(make())
        case 3, 4: navigator.back()
        case 5: navigator.present(make(), style: Bool.random(using: &random) ? .sheet : .fullScreen)
        case 6: navigator.replace(with: make())
        case 7: navigator.select(tab: Int.random(in: 0..<2, using: &random))
        case 8: navigator.dismiss()
        // Anywhere on the path: what is in front may be covered by it, modals too.
        case 9: navigator.push(make(), onto: any)
        case 10: navigator.present(make(), style: Bool.random(using: &random) ? .sheet : .fullScreen, over: any)
        case 11: any.map { _ = navigator.pop(to: $0) }
        default:
          let tabs = NavigationPath.Place(make(), tabs: .init([[make()], [make(), make()]]))
          navigator.set(NavigationPath(stack: [tabs]))
        }
        let seen = Set(stage.rows.compactMap(Self.page))
        let front = navigator.front?.title ?? ""
        #expect(seen.contains(front), "seed \(seed), step \(step): \(front) is not among \(seen)")
        let alive = Set(tokens.filter { $0.value.token != nil }.keys)
        let names = Set(navigator.path.elements.map(\.title))
        #expect(alive == names, "seed \(seed), step \(step): \(navigator.path)")
        #expect(seen == Set(pages(of: navigator.path)), "seed \(seed), step \(step): \(navigator.path)")
        guard stage.backend.mistakes.isEmpty, seen.contains(front), alive == names else {
          Issue.record("seed \(seed), step \(step): \(stage.backend.mistakes)")
          return
        }
      }
      stage.tree.unmount()
      navigator.set([])
      time.drain()
      #expect(tokens.values.allSatisfy { $0.token == nil }, "seed \(seed)")
    }
  }

  /// The page of a row of the outline that shows the button of one.
  private static func page(_ row: String) -> String? {
    let words = row.drop { $0 == " " }
    guard words.hasPrefix("button \"page ") else { return nil }
    return String(words.dropFirst("button \"page ".count).prefix { $0 != "\"" })
  }

  /// The end of each stack on the way to the front; what a full screen modal covers stays in the outline, which has no
  /// picture.
  private func pages(of path: NavigationPath<Screen>) -> [String] {
    guard let last = path.stack.last else { return [] }
    let own = last.tabs?.selection.map(pages) ?? [last.element.title]
    return own + (last.modal.map { pages(of: $0.path) } ?? [])
  }
}
