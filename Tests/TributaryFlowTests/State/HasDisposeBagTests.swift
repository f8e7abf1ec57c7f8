import Testing
import TributaryFlow
import TributaryStreams
import TributaryTime

/// A bag of subscriptions for any class.
@Suite struct HasDisposeBagTests {
  private final class Model: HasDisposeBag, ReactiveCompatible {}

  private final class Prompt: HasDisposeBag {
    let disposeBag = DisposeBag()
  }

  private let time = VirtualScheduler()
  private let numbers = PublishSubject<Int>()

  @Test func `an object has one bag, which is its own`() {
    time.run {
      let (one, other) = (Model(), Model())
      #expect(one.disposeBag === one.disposeBag)
      #expect(one.disposeBag !== other.disposeBag)
      #expect(one.rx.disposeBag === one.disposeBag)
    }
  }

  @Test func `a new bag in its place ends what the former kept`() {
    time.run {
      let model = Model()
      numbers.subscribe().disposed(by: model.disposeBag)
      model.disposeBag = DisposeBag()
      #expect(!numbers.hasObservers)
      numbers.subscribe().disposed(by: model.disposeBag)
      model.rx.disposeBag = DisposeBag()
      #expect(!numbers.hasObservers)
    }
  }

  @Test func `what a dead object's bag keeps ends as others come, also at the same address`() {
    time.run {
      for _ in 0..<100 {
        numbers.subscribe().disposed(by: Model().disposeBag)
      }
      let model = Model()
      #expect(model.disposeBag !== Model().disposeBag)
      for _ in 0..<3 { _ = Model().disposeBag }
      #expect(!numbers.hasObservers)
    }
  }

  @Test func `a declared bag ends with its object`() {
    time.run { numbers.subscribe().disposed(by: Prompt().disposeBag) }
    #expect(!numbers.hasObservers)
  }

  @Test func `outside a scope the call traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Model().disposeBag
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There is no current scope here"))
  }
}
