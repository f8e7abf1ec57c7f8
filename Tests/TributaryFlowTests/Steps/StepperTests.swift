import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Who emits steps.
@Suite struct StepperTests {
  private final class Model: Stepper {}

  private final class Declared: Stepper {
    let steps = PublishRelay<any Step>()
  }

  private let time = VirtualScheduler()

  private func names(_ recorder: Recorder<any Step>) -> [String] {
    recorder.elements.map { "\($0)" }
  }

  @Test func `each stepper has steps of its own, which the library supplies`() {
    time.run {
      let (one, other) = (Model(), Model())
      #expect(one.steps === one.steps)
      #expect(one.steps !== other.steps)
      #expect(one.initialStep is NoStep)
    }
  }

  @Test func `a step that is set is emitted, once, and can be read`() {
    time.run {
      let recorder = Recorder<any Step>()
      for stepper in [Model(), Declared()] as [any Stepper] {
        #expect(stepper.step is NoStep)
        recorder.record(stepper.steps)
        stepper.step = .go("a")
        #expect(stepper.step as? Go == "a")
      }
      #expect(names(recorder) == ["a", "a"])
    }
  }

  @Test func `who subscribes gets no step of before`() {
    time.run {
      let model = Model()
      let recorder = Recorder<any Step>()
      model.step = .go("a")
      recorder.record(model.steps).dispose()
      recorder.record(model.steps)
      #expect(recorder.events.isEmpty)
    }
  }

  @Test func `a stepper of one step begins with it, the default one with the step home`() {
    #expect(OneStepper(withSingleStep: .go("a")).initialStep as? Go == "a")
    #expect(DefaultStepper().initialStep as? HomeStep == HomeStep())
  }

  @Test func `a composite begins with all first steps in order, then tells each that it may emit`() {
    time.run {
      let recorder = Recorder<any Step>()
      let first = TestStepper(.go("a")) { $0.step = .go("c") }
      let silent = TestStepper()
      let second = TestStepper(.go("b")) { $0.step = .go("d") }
      let composite = CompositeStepper(steppers: [first, silent, second])
      recorder.record(composite.steps)
      composite.readyToEmitSteps()
      #expect(names(recorder) == ["a", "b", "c", "d"])
      first.step = .go("e")
      #expect(names(recorder) == ["a", "b", "c", "d", "e"])
    }
  }

  @Test func `a composite calls each hook once and doubles no step, however often it is told that it is ready`() {
    time.run {
      let recorder = Recorder<any Step>()
      let steppers = [TestStepper(.go("a")), TestStepper(.go("b"))]
      let composite = CompositeStepper(steppers: steppers)
      recorder.record(composite.steps)
      for _ in 0..<3 { composite.readyToEmitSteps() }
      steppers[0].step = .go("c")
      #expect(names(recorder) == ["a", "b", "c"])
      #expect(steppers.map(\.readyCount) == [1, 1])
    }
  }
}
