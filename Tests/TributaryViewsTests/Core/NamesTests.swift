import Testing
import Tributary

/// What an app sees with one import: the macro for models, and our stream of the same name.
@Suite struct NamesTests {
  @Observable fileprivate final class Model {
    let numbers = PublishSubject<Int>()
    var sum = 0

    var stream: Observable<Int> { numbers.asObservable() }
  }

  private struct Sum: View {
    @Bindable var model: Model
    var body: some View {
      Text("sum \(model.sum)").onReceive(model.stream) { model.sum += $0 }
    }
  }

  @Test func theMacroAndTheStreamLiveTogether() {
    inVirtualTime { time in
      let model = Model()
      let stage = Stage(time) { Sum(model: model) }
      model.numbers.onNext(3)
      model.numbers.onNext(4)
      #expect(stage.rows == ["text \"sum 7\""])
    }
  }
}
