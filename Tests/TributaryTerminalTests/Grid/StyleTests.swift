import Testing
import TributaryTerminal

@Suite("Style and colours")
struct StyleTests {
  @Test("a style gives back what it was made of")
  func parts() {
    let colors: [TerminalColor] = [
      .standard, .palette(0), .palette(15), .palette(255), .rgb(1, 2, 3), .rgb(255, 255, 255),
    ]
    for foreground in colors {
      for background in colors {
        var style = Style(foreground: foreground, background: background, attributes: [.bold, .strikethrough])
        #expect(style.foreground == foreground)
        #expect(style.background == background)
        #expect(style.attributes == [.bold, .strikethrough])
        style.foreground = .palette(7)
        style.attributes = .dim
        style.background = foreground
        #expect(style == Style(foreground: .palette(7), background: foreground, attributes: .dim))
      }
    }
  }

  @Test(
    "the environment says how many colours there are",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm-256color"], .palette), (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen),
      (["TERM": "xterm-direct"], .full), (["TERM": "dumb", "COLORTERM": "truecolor"], .none), ([:], .none),
      (["TERM": "xterm-256color", "COLORTERM": "24bit", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "COLORTERM": "24bit", "NO_COLOR": ""], .full),
    ] as [([String: String], ColorDepth)])
  func environment(_ variables: [String: String], _ depth: ColorDepth) {
    #expect(ColorDepth { variables[$0] } == depth)
  }

  @Test("a colour that a terminal does not have becomes the nearest that it has")
  func nearest() {
    #expect(ColorDepth.full.nearest(.rgb(1, 2, 3)) == .rgb(1, 2, 3))
    #expect(ColorDepth.palette.nearest(.rgb(255, 0, 0)) == .palette(196))
    #expect(ColorDepth.palette.nearest(.rgb(95, 135, 175)) == .palette(67))
    #expect(ColorDepth.palette.nearest(.rgb(128, 128, 128)) == .palette(244))
    #expect(ColorDepth.palette.nearest(.rgb(0, 0, 0)) == .palette(16))
    #expect(ColorDepth.palette.nearest(.rgb(255, 255, 255)) == .palette(231))
    #expect(ColorDepth.sixteen.nearest(.rgb(250, 10, 10)) == .palette(9))
    #expect(ColorDepth.sixteen.nearest(.palette(46)) == .palette(10))
    #expect(ColorDepth.sixteen.nearest(.palette(3)) == .palette(3))
    #expect(ColorDepth.sixteen.nearest(.palette(232)) == .palette(0))
    for depth in [ColorDepth.none, .sixteen, .palette, .full] { #expect(depth.nearest(.standard) == .standard) }
    #expect(ColorDepth.none.nearest(.palette(1)) == .standard)
  }
}
