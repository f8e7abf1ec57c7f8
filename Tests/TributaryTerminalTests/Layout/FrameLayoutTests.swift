import Testing
import TributaryTerminal
import TributaryViews

@Suite struct FrameLayoutTests {
  @Test("padding is room inside, a border a cell a side") func padsAndBorders() {
    #expect(
      picture(8, 4) { Text("ab").padding(.horizontal, 2).padding(.top, 1).border(.rounded) } == """
        ╭──────╮
        │      │
        │  ab  │
        ╰──────╯
        """)
  }

  @Test(
    "each border has its glyphs",
    arguments: [
      (BorderStyle.single, "┌─┐\n│a│\n└─┘"), (.rounded, "╭─╮\n│a│\n╰─╯"), (.double, "╔═╗\n║a║\n╚═╝"),
      (.heavy, "┏━┓\n┃a┃\n┗━┛"),
    ])
  func drawsBorders(style: BorderStyle, expected: String) {
    #expect(picture(3, 3) { Text("a").border(style) } == expected)
  }

  @Test("a fixed frame has its size whatever is in it or around it") func fixesASize() {
    #expect(picture(5, 3) { Text("a").frame(width: 3, height: 1).border(.single) } == "┌───┐\n│ a │\n└───┘")
    #expect(
      picture(6, 3) { Text("a").frame(width: 4, height: 1, alignment: .trailing).border(.single) } == """
        ┌────┐
        │   a│
        └────┘
        """)
    #expect(picture(9, 4) { Text("one two").frame(width: 3).border(.single) } == "  ┌───┐\n  │one│\n  │two│\n  └───┘")
  }

  @Test("a largest length follows the offer up to it, a smallest the content from it") func bounds() {
    func width(_ frame: some View) -> Int {
      picture(20, 3) {
        HStack(spacing: 0) {
          frame.border(.single); Text("|")
        }
      }
      .split(separator: "\n")[1].drop { $0 == " " }.count - 3
    }
    #expect(width(Text("abc").frame(maxWidth: 10)) == 10)
    #expect(width(Text("abc").frame(maxWidth: .infinity)) == 17)
    #expect(width(Text("abc").frame(maxWidth: 2)) == 2)
    #expect(width(Text("abc").frame(minWidth: 6)) == 6)
    #expect(width(Text("abc").frame(minWidth: 2)) == 3)
    #expect(width(Text("abc").frame(minWidth: 5, maxWidth: 8)) == 8)
    #expect(width(Text("abc").frame(minWidth: 8, maxWidth: 5)) == 8)
    #expect(width(Text("abc").frame(minWidth: -3, maxWidth: 5)) == 5)
  }

  @Test("what is larger than its frame stands out at both sides and is cut by the window only") func overflows() {
    #expect(picture(7, 1) { Text("abcde").frame(width: 5).frame(width: 1) } == " abcde")
    #expect(picture(3, 1) { Text("abcde").frame(width: 5).frame(width: 1) } == "bcd")
  }

  @Test("a background fills what it is behind, padding included") func backgrounds() {
    let stage = Stage(5, 1) { Text("a").padding(.horizontal, 1).background(.blue) }
    #expect(
      (0..<5).map { stage.style(column: $0, row: 0).background == .palette(4) } == [false, true, true, true, false])
  }

  @Test("lines stand in a text where its alignment says") func alignsLines() {
    #expect(picture(3, 2) { Text("abc d").multilineTextAlignment(.trailing) } == "abc\n  d")
    #expect(picture(3, 2) { Text("abc d").multilineTextAlignment(.center) } == "abc\n d")
  }
}
