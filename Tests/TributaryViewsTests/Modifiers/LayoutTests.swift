import Testing
import TributaryTime
import TributaryViews

@Suite struct LayoutTests {
  private func contents<Content: View>(
    _ time: VirtualScheduler, @ViewBuilder _ content: @escaping () -> Content
  ) -> [ElementContent] {
    var found: [ElementContent] = []
    func walk(_ element: ElementNode) {
      element.forEachElement {
        found.append($0.content)
        walk($0)
      }
    }
    walk(Stage(time, content).tree.root)
    return found
  }

  @Test func eachModifierIsOneElementRoundTheView() {
    inVirtualTime { time in
      let x = ElementContent.text("x", lineLimit: nil, alignment: .leading)
      #expect(contents(time) { Text("x").padding() } == [.padding(EdgeInsets(.all, 1)), x])
      #expect(
        contents(time) { Text("x").padding(.horizontal, 2) } == [.padding(EdgeInsets(leading: 2, trailing: 2)), x])
      #expect(contents(time) { Text("x").padding(3) } == [.padding(EdgeInsets(.all, 3)), x])
      #expect(contents(time) { Text("x").frame(width: 4) } == [.frame(FrameSize(width: 4), alignment: .center), x])
      #expect(
        contents(time) { Text("x").frame(maxWidth: .infinity, alignment: .leading) }
          == [.frame(FrameSize(maxWidth: .infinity), alignment: .leading), x])
      #expect(contents(time) { Text("x").border(.red) } == [.border(.single, .red), x])
      #expect(contents(time) { Text("x").border(.double) } == [.border(.double, nil), x])
      #expect(contents(time) { Text("x").background(.blue) } == [.background(.blue), x])
      #expect(contents(time) { Text("x").foregroundColor(.red) } == [.style(foreground: .red, bold: nil), x])
      #expect(contents(time) { Text("x").bold() } == [.style(foreground: nil, bold: true), x])
    }
  }

  @Test func stacksSpacersAndDividersSayWhatTheyAre() {
    inVirtualTime { time in
      #expect(
        contents(time) {
          VStack(alignment: .leading, spacing: 2) {
            HStack { Spacer(minLength: 3) }
            ZStack(alignment: .topLeading) { Divider() }
            ScrollView([.horizontal, .vertical]) { Text(verbatim: "x") }
          }
        } == [
          .column(alignment: .leading, spacing: 2), .row(alignment: .center, spacing: nil), .spacer(minLength: 3),
          .layers(alignment: .topLeading), .divider, .scroll([.horizontal, .vertical]),
          .text("x", lineLimit: nil, alignment: .leading),
        ])
    }
  }

  @Test func textTakesItsLimitsFromItsSurroundings() {
    inVirtualTime { time in
      #expect(
        contents(time) {
          Group {
            Text("a")
            Text("b").lineLimit(nil)
          }
          .lineLimit(1).multilineTextAlignment(.center)
        } == [.text("a", lineLimit: 1, alignment: .center), .text("b", lineLimit: nil, alignment: .center)])
    }
  }

  @Test func aModifierThatChangesIsOneContentChange() {
    struct Box: View {
      @State private var isRed = false
      @State private var limit = 1
      var body: some View {
        Button("paint") { isRed = true }.border(isRed ? .red : .blue)
        Text("t").lineLimit(limit)
        Button("limit") { limit += 1 }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Box() }
      stage.click("paint")
      #expect(stage.lastCommit == ["content none"])
      stage.click("limit")
      #expect(stage.lastCommit == ["content t"])
    }
  }

  @Test func anotherIdentityIsANewView() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Top: View {
      @State private var id = 0
      var body: some View {
        Counter().id(id)
        Button("renew") { id += 1 }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Top() }
      stage.click("0")
      stage.click("renew")
      #expect(stage.lastCommit == ["remove button", "insert 0 before renew"])
    }
  }
}
