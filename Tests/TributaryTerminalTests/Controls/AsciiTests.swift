import Testing
import TributaryTerminal
import TributaryTesting
import TributaryViews

@Suite struct AsciiTests {
  private enum Size: String, CaseIterable { case small, large }

  private struct Alarm { var isOn: Bool }

  /// Every control and every line that a terminal draws by itself.
  private struct Everything: View {
    @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false)]
    @State private var size = Size.large
    @State private var isOpen = true
    @State private var name = ""
    @State private var row: Int? = 1
    @State private var rows: Set<Int> = [0]
    @State private var tab = "Log"

    var body: some View {
      HStack(alignment: .top, spacing: 2) {
        VStack(alignment: .leading) {
          Toggle("First", isOn: $alarms[0].isOn)
          Toggle("Both", sources: $alarms, isOn: \.isOn)
          picker("Menu").pickerStyle(.menu)
          picker("Row").pickerStyle(.segmented)
          picker("Lines").pickerStyle(.inline)
          Button("Save") {}.buttonStyle(.bordered)
          TextField("name", text: $name).frame(width: 12)
          DisclosureGroup("Open", isExpanded: $isOpen) { Text("inside") }
          DisclosureGroup("Closed") { Text("hidden") }
          ProgressView("Copying", value: 0.43).frame(width: 20)
          ProgressView("Waiting")
        }
        Divider()
        VStack(alignment: .leading) {
          List(selection: $row) { ForEach(0..<4, id: \.self) { Text("one \($0)") } }.frame(width: 10, height: 3)
          List(selection: $rows) { ForEach(0..<2, id: \.self) { Text("many \($0)") } }.frame(width: 12, height: 2)
          Divider().frame(width: 20)
          Text("a text that is too long").lineLimit(1).frame(width: 12)
          ScrollView([.horizontal, .vertical]) { Text("a wide line of text\nand\nmany\nmore") }
            .frame(width: 12, height: 3)
          HStack {
            Text("s").border(.single)
            Text("r").border(.rounded)
            Text("d").border(.double)
            Text("h").border(.heavy)
          }
          TabView(selection: $tab) {
            Tab("Log", value: "Log") { Text("entries") }
            Tab("Info", value: "Info") { Text("more") }
          }
          .frame(width: 20, height: 4)
        }
      }
    }

    private func picker(_ title: String) -> some View {
      Picker(title, selection: $size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue) } }
    }
  }

  private static let size = ScreenSize(width: 60, height: 21) ?? .standard

  private static func pilot(_ glyphs: GlyphSet) -> Pilot {
    Pilot(on: .terminal(glyphs: glyphs), size: size) { Everything() }
  }

  private static func isAscii(_ row: String) -> Bool { row.utf8.allSatisfy { (0x20...0x7E).contains($0) } }

  @Test func everyControlIsDrawnInAsciiAlone() throws {
    let pilot = Self.pilot(.ascii)
    #expect(pilot.rows.filter { !Self.isAscii($0) } == [])
    #expect(try pilot.snapshot().difference(from: "every control") == nil)
    try pilot.click(.menu, "Menu")
    #expect(pilot.rows.filter { !Self.isAscii($0) } == [])
    #expect(try pilot.snapshot().difference(from: "an open menu") == nil)
  }

  @Test func theGlyphsOfBothSetsStandInTheSameCells() {
    let (ascii, unicode) = (Self.pilot(.ascii).rows, Self.pilot(.unicode).rows)
    #expect(ascii.count == unicode.count)
    for (row, other) in zip(ascii, unicode) { #expect(row.count == other.count, "\(row)\n\(other)") }
    #expect(unicode.contains { !Self.isAscii($0) })
  }

  @Test func aSignThatMovesHasOnlyPicturesInAscii() {
    let pilot = Pilot(on: .terminal(glyphs: .ascii), size: Self.size) { ProgressView("Waiting") }
    var seen: Set<String> = []
    for _ in 0..<12 {
      seen.formUnion(pilot.rows.filter { $0.contains("Waiting") }.map { String($0.drop { $0 == " " }) })
      pilot.wait(.milliseconds(100))
    }
    #expect(seen == ["| Waiting", "/ Waiting", "- Waiting", "\\ Waiting"])
  }

  @Test func everyLineTakesOneColumnInBothSets() {
    for glyphs in [GlyphSet.unicode, .ascii] {
      var all = [glyphs.ellipsis] + glyphs.spinner + glyphs.bar
      for axis in [Axis.horizontal, .vertical] { all += [glyphs.line(axis), glyphs.thumb(axis)] }
      for style in [BorderStyle.single, .rounded, .double, .heavy] {
        let border = BorderGlyphs(style, in: glyphs)
        all += [border.horizontal, border.vertical] + border.corners
        #expect(border.corners.count == 4)
      }
      #expect(glyphs.bar.count == 9)
      for glyph in all {
        #expect(TextWidth.columns(of: glyph) == 1, "\(glyph)")
        #expect(glyphs == .unicode || Self.isAscii(String(glyph)), "\(glyph)")
      }
    }
  }
}
