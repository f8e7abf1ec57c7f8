import Testing
import Tributary

@Suite struct CapabilityTests {
  /// A backend that draws on request, and says of a list and a spinner what is in sight.
  private final class Window: FramedBackend, VisibilityBackend, GeometryBackend {
    let mirror = TreeMirror()
    var onFrameDue: () -> Void = {}
    var shownRows = 0..<3

    func commit(_ changes: [Change]) {
      mirror.commit(changes)
      onFrameDue()
    }

    func shows(_ element: ElementNode) -> Bool { true }

    func settle() {
      mirror.forEach { element, _ in
        element.showRows(shownRows, on: self)
        element.setInSight(true, on: self)
        return true
      }
    }

    /// Everything stands in one row, from the right to the left.
    func neighbor(
      of element: ElementNode, _ direction: MoveDirection, among candidates: [ElementNode]
    ) -> ElementNode? {
      switch direction {
      case .left: candidates.first { $0.number > element.number }
      case .right: candidates.last { $0.number < element.number }
      case .up, .down: nil
      }
    }

    var texts: [String] {
      var texts: [String] = []
      mirror.forEach { element, _ in
        if case .text(let text, _, _) = element.content { texts.append(text) }
        return true
      }
      return texts
    }
  }

  @Test func manyCommitsAreOneFrame() {
    let time = VirtualScheduler()
    time.run {
      var frames = 0
      let host = AppHost(scope: time.scope, backend: Window(), onFrame: { frames += 1 }) { Buttons() }
      time.drain()
      #expect(frames == 1)
      for _ in 0..<5 { host.send(.key(KeyPress(.enter))) }
      time.drain()
      #expect(frames == 2)
      host.end()
    }
  }

  @Test func aListMountsTheRowsThatShowAndAsManyBeforeAndAfter() {
    let time = VirtualScheduler()
    time.run {
      let window = Window()
      let host = AppHost(scope: time.scope, backend: window) {
        List(0..<100, id: \.self) { Text("\($0)") }
      }
      time.drain()
      #expect(window.texts == (0..<6).map { "\($0)" })
      window.shownRows = 50..<53
      window.settle()
      time.drain()
      #expect(window.texts == (47..<56).map { "\($0)" })
      #expect(window.mirror.list?.numbersOfRows == Array(47..<56))
      host.end()
    }
  }

  @Test func aSpinnerMovesWhileItIsInSight() {
    let time = VirtualScheduler()
    time.run {
      let window = Window()
      let host = AppHost(scope: time.scope, backend: window) { ProgressView("Working") }
      time.drain()
      #expect(window.mirror.step == 0)
      time.advance(by: .milliseconds(250))
      #expect(window.mirror.step == 2)
      window.mirror.forEach { element, _ in
        element.setInSight(false, on: window)
        return true
      }
      time.advance(by: .seconds(1))
      #expect(window.mirror.step == 2)
      host.end()
    }
  }

  @Test func aBackendSaysWhereTheArrowsLead() {
    let time = VirtualScheduler()
    time.run {
      let window = Window()
      let host = AppHost(scope: time.scope, backend: window) { Buttons() }
      time.drain()
      #expect(window.mirror.focused?.accessibleLabel == "one 0")
      host.send(.key(KeyPress(.right)))
      #expect(window.mirror.focused?.accessibleLabel == "one 0")
      host.send(.key(KeyPress(.left)))
      time.drain()
      #expect(window.mirror.focused?.accessibleLabel == "two")
      host.end()
    }
  }
}

private struct Buttons: View {
  @State private var count = 0
  var body: some View {
    Button("one \(count)") { count += 1 }
    Button("two") {}
  }
}

extension TreeMirror {
  fileprivate var list: ElementNode? {
    var found: ElementNode?
    forEach { element, _ in
      if case .list = element.content { found = element }
      return true
    }
    return found
  }

  /// The step of the spinner.
  fileprivate var step: Int? {
    var found: Int?
    forEach { element, _ in
      if case .spinner(let step) = element.content { found = step }
      return true
    }
    return found
  }
}
