import Observation
import TributaryViews

/// A node of a random tree of views; a test changes it and its view follows.
@Observable final class Item: Identifiable {
  enum Kind: CaseIterable {
    case text, row, column, layers, scroll, button, field, padding, frame, bounds, border, background, style, spacer
    case divider, group, backdrop, sheet, alert
    case toggle, progress, list, choices, segments, menu, tabs
  }

  /// The kinds that are drawn where they are written, which a layer is not.
  static var kindsInPlace: [Kind] { Kind.allCases.filter { $0 != .sheet && $0 != .alert } }

  private let kinds: [Kind]
  var kind: Kind
  var text: String
  var number: Int
  var children: [Item]

  init(using random: inout some RandomNumberGenerator, depth: Int, kinds: [Kind] = Kind.allCases) {
    self.kinds = kinds
    kind = kinds.randomElement(using: &random) ?? .text
    text = Self.text(using: &random)
    number = .random(in: -3...9, using: &random)
    children = []
    guard depth > 0 else { return }
    children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Item(using: &random, depth: depth - 1, kinds: kinds)
    }
  }

  static func text(using random: inout some RandomNumberGenerator) -> String {
    let words = ["a", "word", "日本語", "👨‍👩‍👧", "e\u{301}", "\n", "longer-words", "x", "\u{1B}[2J", "\t", "한글", "🇩🇪"]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      .joined(separator: Bool.random(using: &random) ? " " : "")
  }

  /// This item and all below it.
  var all: [Item] { [self] + children.flatMap(\.all) }

  /// Changes one thing somewhere in the tree.
  func change(using random: inout some RandomNumberGenerator) {
    guard let item = all.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: item.text = Self.text(using: &random)
    case 3, 4: item.number = .random(in: -3...9, using: &random)
    case 5: item.kind = kinds.randomElement(using: &random) ?? .text
    case 6, 7:
      let place = Int.random(in: 0...item.children.count, using: &random)
      item.children.insert(Item(using: &random, depth: 2, kinds: kinds), at: place)
    case 8: if !item.children.isEmpty { item.children.remove(at: .random(in: item.children.indices, using: &random)) }
    default: item.children.shuffle(using: &random)
    }
  }
}

/// The view of a random tree.
struct ItemView: View {
  let item: Item

  @ViewBuilder private var content: some View {
    ForEach(item.children) { ItemView(item: $0) }
  }

  @ViewBuilder private var rows: some View {
    let number = item.number
    if number > 5 {
      List(
        item.children,
        selection: Binding {
          item.children.first?.id
        } set: { _ in
          item.text = "chosen"
        }
      ) {
        ItemView(item: $0)
      }
    } else if number > 2 {
      List(0..<200) { row in Text("\(row) \(item.text)") }
    } else {
      List(
        selection: Binding {
          Set([number])
        } set: {
          item.number = $0.max() ?? 0
        }
      ) {
        Section(item.text) { ForEach(0..<30) { Text("row \($0)") } }
        content
        ForEach(0..<5) { row in if row != number { Button(item.text) {} } }
      }
    }
  }

  private var picker: some View {
    Picker(
      item.text,
      selection: Binding {
        item.number
      } set: {
        item.number = $0
      }
    ) {
      ForEach(0..<max(0, item.children.count)) { Text("\($0) \(item.text)") }
    }
  }

  /// Dismissing changes the number, so that what is presented goes.
  private func presented(_ isPresented: Bool) -> Binding<Bool> {
    Binding {
      isPresented
    } set: {
      if !$0 { item.number = 0 }
    }
  }

  var body: some View {
    let number = item.number
    let color: Color = number > 3 ? .red : .rgb(1, 2, 3)
    switch item.kind {
    case .text: Text(item.text).lineLimit(number > 4 ? number - 4 : nil).multilineTextAlignment(.trailing)
    case .row: HStack(alignment: number > 3 ? .top : .center, spacing: number > 6 ? nil : number) { content }
    case .column: VStack(alignment: number > 3 ? .leading : .center, spacing: number > 6 ? nil : number) { content }
    case .layers: ZStack(alignment: number > 3 ? .bottomTrailing : .center) { content }
    case .scroll: ScrollView(number > 6 ? [.horizontal, .vertical] : number > 3 ? .horizontal : .vertical) { content }
    case .button: Button(action: { item.number += 1 }) { content }.disabled(number < 0)
    case .field:
      TextField(
        item.text,
        text: Binding {
          item.text
        } set: {
          item.text = $0
        })
    case .padding: VStack { content }.padding(EdgeInsets(top: number / 2, leading: number, bottom: 0, trailing: -1))
    case .frame: content.frame(width: number > 3 ? number : nil, height: number / 2, alignment: .topLeading)
    case .bounds: VStack { content }.frame(minWidth: number, maxWidth: .infinity, maxHeight: number > 5 ? .infinity : 3)
    case .border: content.border(number > 3 ? .double : .single, number > 3 ? nil : color)
    case .background: VStack { content }.background(color)
    case .backdrop:
      VStack { content }.background(Text(item.text), alignment: number > 3 ? .topTrailing : .center)
    case .style: content.foregroundColor(number > 5 ? nil : color).bold(number > 3)
    case .spacer: Spacer(minLength: number)
    case .divider: Divider()
    case .group: content
    case .toggle:
      Toggle(
        item.text,
        isOn: Binding {
          number > 4
        } set: {
          item.number = $0 ? 5 : 4
        })
    case .progress: ProgressView(value: number < 0 ? nil : Double(number) / 9) { content }
    case .list: rows
    case .choices: picker.pickerStyle(.inline)
    case .segments: picker.pickerStyle(.segmented)
    case .menu: picker
    case .tabs:
      TabView(
        selection: Binding {
          number > 4
        } set: {
          item.number = $0 ? 5 : 4
        }
      ) {
        Tab("low", value: false) { content }
        Tab(item.text, value: true) { Text(item.text) }
      }
    case .sheet: Text(item.text).sheet(isPresented: presented(number > 4)) { content }
    case .alert:
      Text(item.text).alert(item.text, isPresented: presented(number > 6)) {
        Button(item.text, role: number > 7 ? .destructive : nil) {}
      } message: {
        content
      }
    }
  }
}
