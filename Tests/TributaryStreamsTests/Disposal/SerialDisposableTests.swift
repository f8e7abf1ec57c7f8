import Testing
import TributaryStreams

@Suite struct SerialDisposableTests {
  typealias Trace = CompositeDisposableTests.Trace

  @Test func `a new one ends the one before, once it is in its place`() {
    let trace = Trace()
    let serial = SerialDisposable()
    var wasReplaced = false
    let first = Disposables.create {
      trace.lines.append("1")
      wasReplaced = serial.disposable != nil
    }
    serial.disposable = first
    #expect(serial.disposable === first)
    serial.disposable = trace.disposable("2")
    #expect(trace.lines == ["1"] && wasReplaced)
    serial.disposable = nil
    #expect(trace.lines == ["1", "2"] && !serial.isDisposed)
  }

  @Test func `what comes after the end ends at once`() {
    let trace = Trace()
    let serial = SerialDisposable()
    serial.disposable = trace.disposable("1")
    serial.dispose()
    serial.dispose()
    #expect(serial.isDisposed && serial.disposable == nil)
    serial.disposable = trace.disposable("2")
    #expect(trace.lines == ["1", "2"] && serial.disposable == nil)
  }

  @Test func `one is assigned once, before or after the end`() {
    let trace = Trace()
    let early = SingleAssignmentDisposable()
    early.setDisposable(trace.disposable("1"))
    early.dispose()
    early.dispose()
    let late = SingleAssignmentDisposable()
    late.dispose()
    late.setDisposable(trace.disposable("2"))
    #expect(trace.lines == ["1", "2"] && early.isDisposed && late.isDisposed)
  }

  @Test func `a second assignment traps with a sentence`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let single = SingleAssignmentDisposable()
        single.setDisposable(Disposables.create())
        single.setDisposable(Disposables.create())
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("Use a SerialDisposable"))
  }
}
