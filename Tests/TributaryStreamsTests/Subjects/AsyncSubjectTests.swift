import Testing
import TributaryStreams
import TributaryTesting

@Suite struct AsyncSubjectTests {
  @Test func `an async subject gives its last element with the completion, also to who comes later`() {
    let subject = AsyncSubject<Int>()
    let first = Recorder<Int>()
    let subscription = first.record(subject)
    #expect(subject.hasObservers && !subject.isStopped)
    for number in 1...3 { subject.onNext(number) }
    #expect(first.events.isEmpty)
    subject.onCompleted()
    subject.onNext(4)
    subject.onError(Failure())
    let late = Recorder<Int>()
    late.record(subject)
    #expect(first.events == [.next(.zero, 3), .completed(.zero)])
    #expect(late.events == first.events)
    #expect(subscription.isDisposed && subject.isStopped && !subject.hasObservers)
  }

  @Test func `an error takes the element's place, and a completion without an element is just that`() {
    let failed = AsyncSubject<Int>()
    let empty = AsyncSubject<Int>()
    let recorders = (0..<4).map { _ in Recorder<Int>() }
    recorders[0].record(failed)
    recorders[1].record(empty)
    failed.onNext(1)
    failed.onError(Failure())
    empty.onCompleted()
    recorders[2].record(failed)
    recorders[3].record(empty)
    for number in [0, 2] { #expect(recorders[number].events == [.error(.zero, Failure())]) }
    for number in [1, 3] { #expect(recorders[number].events == [.completed(.zero)]) }
  }

  @Test func `what is done inside the last element finds the subject ended`() {
    let subject = AsyncSubject<Int>()
    let (first, second, late) = (Recorder<Int>(), Recorder<Int>(), Recorder<Int>())
    var other: Subscription?
    first.record(subject) { _ in
      subject.onNext(9)
      subject.onCompleted()
      late.record(subject)
      other?.dispose()
    }
    other = second.record(subject)
    subject.onNext(1)
    subject.onCompleted()
    #expect(first.events == [.next(.zero, 1), .completed(.zero)])
    #expect(late.events == first.events && second.events.isEmpty)
  }
}
