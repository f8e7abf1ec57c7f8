import TributaryBindings
import TributaryStreams

/// The text for a value that is at another place, joined with it by a two-way binding.
///
/// The text is a place of its own: one that says no value stays, beside a value that stays too. It is bound when it is
/// looked at for the first time, so that a view's body may make one each time.
final class ConvertedLocation<Value>: BindingLocation<String> {
  private let base: BindingLocation<Value>
  private let conversion: Conversion<Value, String>
  private let failure: Binding<ConversionFailure?>?
  private let text = BehaviorRelay(value: "")
  private lazy var place = RelayLocation(text)
  private var binding: TwoWayBinding?
  private var telling: Subscription?
  /// What the value was when the text was made from it, or it from the text.
  private var known: Value?
  private var sameness: Sameness?

  init(
    _ base: BindingLocation<Value>, _ conversion: Conversion<Value, String>, failure: Binding<ConversionFailure?>?
  ) {
    self.base = base.owned()
    self.conversion = conversion
    self.failure = failure
    super.init(in: nil)
  }

  deinit {
    unbind()
  }

  override func get() -> String {
    let value = base.get()
    // Not every place tells of its changes: what is there now leads, unless it is what the text was made from, or was
    // made from the text.
    if let known, let sameness, sameness.holds(known, value) { return place.get() }
    rebind(to: value)
    return place.get()
  }

  override func set(_ new: String) {
    place.set(new)
    _ = exchange(&known, with: base.get())
  }

  override var writes: Int { place.writes }

  private func rebind(to value: Value) {
    unbind()
    _ = exchange(&known, with: value)
    if sameness == nil { sameness = Sameness(like: value) }
    let binding = bind(base.end, text, via: conversion)
    self.binding = binding
    guard let failure else { return }
    telling = binding.failures.subscribe(onNext: failure.location.loosely.set)
  }

  private func unbind() {
    let former = (exchange(&telling, with: nil), exchange(&binding, with: nil))
    former.0?.dispose()
    former.1?.dispose()
  }

  override func adopt(_ other: BindingLocation<String>) -> Bool {
    guard let other = other as? ConvertedLocation else { return false }
    return base.adopt(other.base)
  }

  /// Gives a text that says a value the form in which that value is shown.
  override func endEdit() {
    if binding?.failure == nil { rebind(to: base.get()) }
  }
}
