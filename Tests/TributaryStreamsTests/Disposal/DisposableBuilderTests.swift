import Testing
import TributaryStreams

@Suite struct DisposableBuilderTests {
  @Test func `a bag of what a closure lists, in its order`() {
    let trace = CompositeDisposableTests.Trace()
    for isLong in [true, false] {
      var bag: DisposeBag? = DisposeBag {
        trace.disposable("1")
        [trace.disposable("2"), trace.disposable("3")]
        if isLong { trace.disposable("4") }
        if isLong { trace.disposable("5") } else { trace.disposable("6") }
        for number in 7...8 { trace.disposable("\(number)") }
      }
      bag?.insert { trace.disposable("9") }
      #expect(trace.lines.isEmpty)
      bag = nil
      #expect(trace.lines == ["1", "2", "3"] + (isLong ? ["4", "5"] : ["6"]) + ["7", "8", "9"])
      trace.lines = []
    }
  }

  @Test func `a bag of several`() {
    let trace = CompositeDisposableTests.Trace()
    var bag: DisposeBag? = DisposeBag(disposing: trace.disposable("1"), trace.disposable("2"))
    bag?.insert(trace.disposable("3"), trace.disposable("4"))
    bag?.insert([trace.disposable("5")])
    #expect(trace.lines.isEmpty)
    bag = nil
    bag = DisposeBag(disposing: [trace.disposable("6")])
    bag = nil
    #expect(trace.lines == ["1", "2", "3", "4", "5", "6"])
  }
}
