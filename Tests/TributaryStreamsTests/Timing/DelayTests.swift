import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct DelayTests {
  let run = MarbleRun()

  @Test func `delay passes elements and completion on later, an error at once`() throws {
    let source = try run.hot("1-2--3|")
    #expect(run.picture { source.delay(.milliseconds(20)) } == "--1-2--3|")
    let failed = try run.hot("1-2#")
    #expect(run.picture { failed.delay(.milliseconds(20)) } == "--1#")
    let group = try run.hot("(12)3|")
    #expect(run.picture { group.delay(.milliseconds(50)) } == "-----(12)3|")
    #expect(run.picture { Observable<Int>.empty().delay(.milliseconds(50)) } == "-----|")
  }

  @Test func `delay with no time still leaves the delivery that goes on`() {
    var order: [String] = []
    let time = VirtualScheduler()
    time.run {
      let subject = PublishSubject<Int>()
      let subscription = subject.delay(.seconds(-1)).subscribe(onNext: { element in
        order.append("\(element)")
        if element < 3 { subject.onNext(element + 1) }
        time.schedule { order.append("soon after \(element)") }
      })
      #expect(!subscription.isDisposed)
      subject.onNext(1)
      order.append("sent")
    }
    #expect(order == ["sent", "1", "soon after 1", "2", "soon after 2", "3", "soon after 3"])
  }
}
