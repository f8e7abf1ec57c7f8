import Observation
import Testing
import TributaryBindings
import TributaryStreams
import TributaryTime

/// Properties of `@Observable` models.
struct ModelEndTests {
  @Observation.Observable final class Model {
    var name = "a"
    private var stored = 1
    var age: Int {
      get { stored }
      set { stored = min(newValue, 10) }
    }
  }

  @Test func `both ways: into the model at once, out of it in the next turn`() {
    let time = VirtualScheduler()
    time.run { _ in
      let model = Model()
      let relay = BehaviorRelay(value: "x")
      BindingEnd(model, \.name) <-> relay
      #expect(relay.value == "a")
      let log = Log(relay)
      relay.accept("b")
      #expect(model.name == "b")
      time.drain()
      model.name = "c"
      model.name = "d"
      #expect(relay.value == "b")
      time.drain()
      #expect(relay.value == "d")
      time.drain()
      #expect(log.values == ["b", "d"])
    }
  }

  @Test func `a setter that corrects has its way at once, and only that is heard`() {
    let time = VirtualScheduler()
    time.run { _ in
      let model = Model()
      let relay = BehaviorRelay(value: 5)
      relay <-> BindingEnd(model, \.age)
      let log = Log(relay)
      relay.accept(50)
      #expect(model.age == 10 && relay.value == 10)
      time.drain()
      #expect(log.values == [10])
    }
  }

  @Test func `the last who writes within a turn counts`() {
    let time = VirtualScheduler()
    time.run { _ in
      let model = Model()
      let relay = BehaviorRelay(value: "a")
      relay <-> BindingEnd(model, \.name)
      model.name = "b"
      relay.accept("c")
      time.drain()
      #expect(model.name == "c" && relay.value == "c")
      relay.accept("d")
      model.name = "e"
      time.drain()
      #expect(model.name == "e" && relay.value == "e")
    }
  }

  @Test func `the model is not kept, and its death ends the binding with the next write`() {
    let time = VirtualScheduler()
    time.run { _ in
      let relay = BehaviorRelay(value: "a")
      var model: Model? = Model()
      weak let weakModel = model
      let binding = relay <-> BindingEnd(model!, \.name)
      model = nil
      #expect(weakModel == nil)
      relay.accept("b")
      #expect(binding.isDisposed)
    }
  }
}
