import Observation
import Testing
import TributaryStreams
import TributaryTime

@Suite struct ObserveTests {
  @Observation.Observable final class Model {
    var name = "a"
    var age = 1
    var other = 0
  }

  @Test func `observe brings the value at once, then each change in the next turn`() {
    let time = VirtualScheduler()
    time.run { _ in
      let model = Model()
      var log: [String] = []
      let subscription = TributaryStreams.Observable.observe { model.name }.subscribe(onNext: { log.append($0) })
      #expect(log == ["a"])
      model.name = "b"
      #expect(log == ["a"])
      time.drain()
      #expect(log == ["a", "b"])
      model.name = "c"
      model.name = "d"
      time.drain()
      #expect(log == ["a", "b", "d"])
      model.other = 1
      time.drain()
      #expect(log == ["a", "b", "d"])
      subscription.dispose()
    }
  }

  @Test func `all that the closure reads counts, as it was read last`() {
    let time = VirtualScheduler()
    time.run { _ in
      let model = Model()
      var log: [String] = []
      let subscription = TributaryStreams.Observable.observe { model.age > 1 ? model.name : "-" }
        .distinctUntilChanged().subscribe(onNext: { log.append($0) })
      model.name = "b"
      time.drain()
      model.age = 2
      time.drain()
      model.name = "c"
      model.age = 3
      time.drain()
      #expect(log == ["-", "b", "c"])
      subscription.dispose()
    }
  }

  @Test func `nothing is kept once the subscription has ended`() {
    let time = VirtualScheduler()
    let model = Model()
    weak var kept: Token?
    time.run {
      let token = Token()
      kept = token
      let subscription = TributaryStreams.Observable.observe { model.name }.subscribe(onNext: { _ in _ = token })
      model.name = "b"
      time.drain()
      subscription.dispose()
    }
    #expect(kept == nil)
    model.name = "c"
    time.run {
      let token = Token()
      kept = token
      let subscription = TributaryStreams.Observable.observe { model.name }.take(1).subscribe(onNext: { _ in _ = token }
      )
      #expect(subscription.isDisposed)
    }
    #expect(kept == nil)
  }

  @Test func `a subscriber that changes what it watches hears of it in the turn after`() {
    let time = VirtualScheduler()
    time.run { _ in
      let model = Model()
      var log: [Int] = []
      let subscription = TributaryStreams.Observable.observe { model.age }.subscribe(onNext: { age in
        log.append(age)
        if age < 4 { model.age = age + 1 }
      })
      #expect(log == [1])
      time.drain()
      #expect(log == [1, 2, 3, 4])
      subscription.dispose()
    }
  }

  final class Token {}
}
