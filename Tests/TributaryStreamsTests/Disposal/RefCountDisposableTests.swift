import Testing
import TributaryStreams

@Suite struct RefCountDisposableTests {
  @Test func `the resource ends with the last who needs it`() {
    let trace = CompositeDisposableTests.Trace()
    let counted = RefCountDisposable(disposable: trace.disposable("end"))
    let handles = [counted.retain(), counted.retain()]
    counted.dispose()
    handles[0].dispose()
    // A handle counts once.
    handles[0].dispose()
    #expect(trace.lines.isEmpty && !counted.isDisposed)
    handles[1].dispose()
    #expect(trace.lines == ["end"] && counted.isDisposed)
    counted.retain().dispose()
    counted.dispose()
    #expect(trace.lines == ["end"])
  }

  @Test func `handles alone do not end it`() {
    let trace = CompositeDisposableTests.Trace()
    let counted = RefCountDisposable(disposable: trace.disposable("end"))
    counted.retain().dispose()
    #expect(trace.lines.isEmpty)
    counted.dispose()
    #expect(trace.lines == ["end"])
  }

  @Test func `a flag says whether it was disposed`() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed && BooleanDisposable(isDisposed: true).isDisposed)
  }
}
