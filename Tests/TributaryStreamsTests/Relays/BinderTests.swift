import Synchronization
import Testing
import TributaryStreams
import TributaryTime

@Suite struct BinderTests {
  final class Label {
    var text = ""
    var changes = 0
  }

  final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  @Test func `a binder hands values to its object at once`() {
    let label = Label()
    let subject = PublishSubject<String>()
    let subscription = subject.bind(to: Binder(label) { $0.text = $1 })
    subject.onNext("a")
    #expect(label.text == "a")
    subject.onCompleted()
    #expect(label.text == "a" && subscription.isDisposed)
  }

  @Test func `a binder keeps no object, and ignores values once it is gone`() {
    var label: Label? = Label()
    weak let weakLabel = label
    var calls = 0
    let binder = Binder<String>(label ?? Label()) { _, _ in calls += 1 }
    let subject = PublishSubject<String>()
    let subscription = subject.bind(to: binder)
    subject.onNext("a")
    label = nil
    subject.onNext("b")
    #expect(weakLabel == nil && calls == 1)
    subscription.dispose()
  }

  @Test func `with a scheduler each value waits for its turn, in order`() {
    let time = VirtualScheduler()
    let label = Label()
    let subject = PublishSubject<String>()
    time.run {
      let binder = Binder<String>(label, scheduler: Scope.current.scheduler) { label, text in
        label.text += text
        label.changes += 1
      }
      let subscription = subject.bind(to: binder)
      subject.onNext("a")
      subject.onNext("b")
      #expect(label.changes == 0 && !subscription.isDisposed)
    }
    time.advance(by: .zero)
    #expect(label.text == "ab" && label.changes == 2)
  }

  @Test func `an error that is bound is reported with the place of the binding`() {
    let lines = Lines()
    UnhandledErrors.$handler.withValue({ error, place in lines.all.withLock { $0.append("\(error) \(place)") } }) {
      let label = Label()
      let subscription = Observable<String>.error(Failure()).bind(to: Binder(label) { $0.text = $1 })
      #expect(subscription.isDisposed)
    }
    let all = lines.all.withLock { $0 }
    #expect(all.count == 1 && all[0].hasPrefix("Failure() TributaryStreamsTests/BinderTests.swift:"))
  }
}
