import Testing
import TributaryTerminal
import TributaryViews

@Suite struct StackLayoutTests {
  @Test("a view stands in the middle of the window, the odd cell after it") func centresTheRoot() {
    #expect(picture(8, 3) { Text("abc") } == "\n  abc\n")
    #expect(picture(2, 1) { Text("abc").frame(width: 3) } == "ab")
  }

  @Test("a row has a column between its children, a column none between its rows") func spacesByDefault() {
    #expect(
      picture(5, 2) {
        VStack {
          HStack {
            Text("a"); Text("b"); Text("c")
          }; Text("x")
        }
      } == "a b c\n  x")
    #expect(
      picture(7, 5) {
        VStack(spacing: 1) {
          HStack(spacing: 0) {
            Text("a"); Text("b")
          }
          HStack(spacing: 3) {
            Text("c"); Text("d")
          }
        }
      } == "\n  ab\n\n c   d\n")
  }

  @Test("children stand across a stack where its alignment says") func alignsAcross() {
    #expect(
      picture(4, 2) {
        VStack(alignment: .leading) {
          Text("a"); Text("bcde")
        }
      } == "a\nbcde")
    #expect(
      picture(4, 2) {
        VStack(alignment: .trailing) {
          Text("a"); Text("bcde")
        }
      } == "   a\nbcde")
    #expect(
      picture(4, 2) {
        VStack {
          Text("a"); Text("bcde")
        }
      } == " a\nbcde")
    #expect(
      picture(3, 3) {
        HStack(alignment: .top) {
          Text("a"); Text("b\nc\nd")
        }
      } == "a b\n  c\n  d")
    #expect(
      picture(3, 3) {
        HStack {
          Text("a"); Text("b\nc\nd")
        }
      } == "  b\na c\n  d")
    #expect(
      picture(3, 3) {
        HStack(alignment: .bottom) {
          Text("a"); Text("b\nc\nd")
        }
      } == "  b\n  c\na d")
  }

  @Test("the least flexible child takes first, so a short text is whole beside a long one") func servesTheRigidFirst() {
    #expect(
      picture(12, 1) {
        HStack {
          Text("a very long text").lineLimit(1); Text("short")
        }
      } == "a ver… short")
    #expect(
      picture(12, 1) {
        HStack {
          Text("short"); Text("a very long text").lineLimit(1)
        }
      } == "short a ver…")
    #expect(
      picture(12, 1) {
        HStack {
          Text("a very long text").lineLimit(1); Text("x").frame(width: 6)
        }
      } == "a ve…   x")
  }

  @Test("equals share the room, odd cells go from left to right") func sharesEvenly() {
    func bar(_ character: String) -> some View {
      Text(character).frame(maxWidth: .infinity, alignment: .leading).border(.single)
    }
    #expect(
      picture(11, 3) {
        HStack(spacing: 0) {
          bar("a"); bar("b"); bar("c")
        }
      } == """
        ┌──┐┌──┐┌─┐
        │a ││b ││c│
        └──┘└──┘└─┘
        """)
    #expect(
      picture(10, 3) {
        HStack(spacing: 0) {
          bar("a"); bar("b"); bar("c")
        }
      } == """
        ┌──┐┌─┐┌─┐
        │a ││b││c│
        └──┘└─┘└─┘
        """)
  }

  @Test("a spacer takes what all others leave, and never takes from a text") func spacersTakeTheRest() {
    #expect(
      picture(9, 1) {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      } == "a       b")
    #expect(
      picture(9, 1) {
        HStack {
          Spacer(); Text("a"); Spacer()
        }
      } == "    a")
    #expect(
      picture(9, 1) {
        HStack {
          Text("long text").lineLimit(1); Spacer()
        }
      } == "long te…")
    #expect(
      picture(9, 1) {
        HStack(spacing: 0) {
          Text("long text").lineLimit(1); Spacer(minLength: 3)
        }
      } == "long…")
    #expect(
      picture(1, 4) {
        VStack {
          Text("a"); Spacer(); Text("b")
        }
      } == "a\n\n\nb")
    #expect(
      picture(12, 1) {
        HStack(spacing: 0) {
          Text("a"); Spacer(); Text("b"); Spacer(); Text("c")
        }
      } == "a     b    c")
  }

  @Test("a divider goes across its stack") func dividersGoAcross() {
    #expect(
      picture(5, 3) {
        VStack {
          Text("a"); Divider(); Text("b")
        }
      } == "  a\n─────\n  b")
    #expect(
      picture(5, 2) {
        HStack {
          Text("a"); Divider(); Text("b")
        }
      } == "a │ b\n  │")
    #expect(
      picture(5, 3) {
        ScrollView {
          HStack {
            Text("a\nb"); Divider(); Text("c")
          }
        }
      } == "a │ c\nb │\n")
  }

  @Test("texts in a column that is too low give up lines, and the first keep theirs") func cutsTextsInALowColumn() {
    #expect(
      picture(3, 3) {
        VStack {
          Text("a b c d e f"); Text("xyz")
        }
      } == "a b\nc…\nxyz")
  }

  @Test("layers lie in one place, the last in front, and a text keeps the background behind it") func layers() {
    let stage = Stage(5, 3) {
      ZStack {
        Text(".....\n.....\n.....")
        Text(" x ").background(.red)
        Text("o")
      }
    }
    #expect(stage.picture == ".....\n. o .\n.....")
    #expect(stage.style(column: 2, row: 1).background == .palette(1))
    #expect(stage.style(column: 4, row: 1).background == .standard)
    #expect(
      picture(3, 2) {
        ZStack(alignment: .bottomTrailing) {
          Text("abc\ndef"); Text("x")
        }
      } == "abc\ndex")
  }

  @Test("no size is too small", arguments: [(0, 0), (1, 1), (0, 5), (5, 0), (2, 2)])
  func standsAnySize(width: Int, height: Int) {
    let stage = Stage(width, height) {
      ScrollView {
        HStack {
          Text("日本語 and more").padding(2).border(.double)
          Spacer(minLength: 4)
          TextField("name", text: .constant("Ada"))
          Divider()
          ScrollView(.horizontal) { Text("wide wide wide") }
        }
        Button("press") {}
      }
      .padding(-1)
    }
    #expect(stage.renderer.rows.count == height)
    stage.press(.tab, .down, .pageDown)
    #expect(stage.renderer.rows.count == height)
  }
}
