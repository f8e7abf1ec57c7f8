import Testing
import TributaryStreams
import TributaryTesting

@Suite struct UsingTests {
  private final class Resource: Disposable {
    var disposals = 0
    let onDispose: () -> Void

    init(_ onDispose: @escaping () -> Void = {}) {
      self.onDispose = onDispose
    }

    func dispose() {
      disposals += 1
      onDispose()
    }
  }

  @Test func `the resource lives as long as the subscription, and goes before an end is handed on`() {
    for end in [Termination.completed, .error(Failure())] {
      var lines: [String] = []
      let source = PublishSubject<Int>()
      let stream = Observable<Int>.using(
        { Resource { lines.append("disposed") } },
        observableFactory: { _ in source.do(onDispose: { lines.append("source") }) })
      _ = stream.subscribe(
        onNext: { lines.append("\($0)") }, onError: { _ in lines.append("end") }, onCompleted: { lines.append("end") })
      source.onNext(1)
      #expect(lines == ["1"])
      switch end {
      case .completed: source.onCompleted()
      case .error(let error): source.onError(error)
      }
      // `do` says last that it is over.
      #expect(lines == ["1", "disposed", "end", "source"])
    }
  }

  @Test func `a disposal disposes the resource once, after the stream made from it`() {
    var lines: [String] = []
    let resource = Resource { lines.append("disposed") }
    let subscription = Observable<Int>.using(
      { resource }, observableFactory: { _ in Observable.never().do(onDispose: { lines.append("source") }) }
    ).subscribe()
    #expect(lines.isEmpty)
    subscription.dispose()
    subscription.dispose()
    #expect(lines == ["source", "disposed"])
  }

  @Test func `each subscription has its own resource`() {
    var resources: [Resource] = []
    let stream = Observable<Int>.using(
      {
        resources.append(Resource())
        return resources[resources.count - 1]
      }, observableFactory: { _ in .of(1, 2) })
    let recorder = Recorder<Int>()
    recorder.record(stream)
    recorder.record(stream.take(1))
    #expect(recorder.elements == [1, 2, 1])
    #expect(resources.map(\.disposals) == [1, 1])
  }

  @Test func `a function that throws fails the stream, and the resource is disposed`() {
    let resource = Resource()
    let recorder = Recorder<Int>()
    recorder.record(
      Observable<Int>.using({ () throws -> Resource in throw Failure() }, observableFactory: { _ in .never() }))
    recorder.record(Observable<Int>.using({ resource }, observableFactory: { _ in throw Failure() }))
    #expect(recorder.events == [.error(.zero, Failure()), .error(.zero, Failure())])
    #expect(resource.disposals == 1)
  }

  @Test func `a disposal from inside the functions stops everything`() {
    let resource = Resource()
    for isFirst in [true, false] {
      let subscription = Subscription()
      var runs = 0
      let stream = Observable<Int>.using(
        {
          if isFirst { subscription.dispose() }
          return resource
        },
        observableFactory: { _ in
          subscription.dispose()
          return .deferred {
            runs += 1
            return .never()
          }
        })
      stream.subscribe(Observer(onNext: { _ in }, onTermination: { _ in }), in: subscription)
      #expect(runs == 0)
    }
    #expect(resource.disposals == 2)
  }
}
