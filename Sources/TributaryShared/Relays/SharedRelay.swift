public import TributaryBindings
public import TributaryStreams

/// A relay whose value lives in a store that several clients share.
///
/// ```swift
/// let shared = Shared.local(memory)
/// let title = shared.relay("title", initial: "Untitled")
/// title.accept("Plans")       // shown at once, written in the next turn
/// title <-> field             // a field, a relay and a shared key are one binding
/// ```
///
/// ```
/// accepted here     a-----------
/// accepted there    ------b-----
/// shown here        a-----b-----
/// state             pc----c-----   p pending, c confirmed
/// ```
///
/// - Timing: an accepted value is shown at once, and changes of others in a turn of the scope.
/// - Failure: a change that can not be written is no longer shown; ``state`` says why, and ``retry()`` tries again.
/// - Buffering: one write is on its way at a time; of the values accepted meanwhile, the newest is written.
public final class SharedRelay<Value: Codable>: ObservableType, ObserverType {
  /// Names the value in its store.
  public let key: String
  /// The value shown here, and how it is bound.
  private let shown: BehaviorRelay<Value>
  private let states: BehaviorRelay<SharedState>
  private let refused = PublishRelay<Value>()
  private let cell: KeyCell
  /// Kept, so that a relay works without its `Shared`.
  private let client: SharedClient
  private let coding: ValueCoding<Value>
  /// The text of the cell that `shown` follows; nil if the store has none.
  private var text: [UInt8]?
  /// The text of the value in `shown`, as this program writes it.
  private var written: [UInt8]?
  /// The value that was shown last and could be read.
  private var readable: Value
  private let bag = DisposeBag()

  init(
    _ key: String, of client: SharedClient, version: SharedVersion, coding: ValueCoding<Value>,
    resolving: SharedResolution<Value>
  ) {
    self.key = key
    self.client = client
    self.coding = coding
    cell = client.cell(key, version: version)
    shown = BehaviorRelay(value: coding.initial)
    readable = coding.initial
    written = try? coding.write(coding.initial)
    states = BehaviorRelay(value: SharedState(cell.state))
    cell.show(
      deciding: { conflict in Self.decide(conflict, coding, resolving) },
      onRefused: { [weak self] in self?.report($0) },
      onChange: { [weak self] in self?.refresh() })
    refresh()
    shown.asObservable().skip(1).subscribe(onNext: { [weak self] in self?.write($0) }).disposed(by: bag)
  }

  /// The value: the one accepted last, or the store's once that is newer.
  public var value: Value {
    shown.value
  }

  /// Changes the value: it is shown at once and written to the store.
  public func accept(_ value: Value) {
    shown.accept(value)
  }

  /// How far the value is saved, and each change of that.
  public var state: Observable<SharedState> {
    states.asObservable()
  }

  /// How far the value is saved now.
  public var currentState: SharedState {
    states.value
  }

  /// The values that were refused because another client's came first; see ``SharedResolution/refuse``.
  public var refusals: Observable<Value> {
    refused.asObservable()
  }

  /// Tries again to write the value that could not be written; without such a value it does nothing.
  ///
  /// If another client changed the value since, the policy decides, as for the first attempt.
  public func retry() {
    cell.handle(.retried)
  }

  /// The value and its changes as a stream, which never ends.
  public func asObservable() -> Observable<Value> {
    shown.asObservable()
  }

  /// The relay as an observer: an error that is bound to it is reported as unhandled at `place`.
  public func asObserver(at place: SourcePlace) -> Observer<Value> {
    shown.asObserver(at: place)
  }

  // MARK: Between the value and the cell

  /// Takes a value to the cell, unless it is shown already.
  private func write(_ value: Value) {
    do throws(SharedFailure) {
      let new = try coding.write(value)
      guard new != written else { return }
      written = new
      try send(new)
    } catch {
      // An end that insists on such a value keeps it, and the failure stays.
      if case .failed(error, _) = cell.state.phase { return }
      cell.handle(.gaveUp(nil, error))
      show(cell.state.shown)
    }
  }

  private func send(_ new: [UInt8]) throws(SharedFailure) {
    let text = try coding.lay(new, over: cell.state.stored.bytes)
    // The same value again is not sent by itself: see `retry()`.
    if case .failed(_, let change) = cell.state.phase, change.newest == text { return }
    self.text = text
    cell.accept(text)
  }

  /// Follows the cell.
  private func refresh() {
    if cell.state.shown != text { show(cell.state.shown) }
    let state = SharedState(cell.state)
    if state != states.value { states.accept(state) }
  }

  private func show(_ text: [UInt8]?) {
    self.text = text
    do throws(SharedFailure) {
      readable = try coding.read(text)
    } catch {
      client.problems.accept(SharedProblem(key: key, failure: error))
    }
    written = try? coding.write(readable)
    shown.accept(readable)
  }

  private func report(_ mine: [UInt8]?) {
    if let value = try? coding.read(mine) { refused.accept(value) }
  }

  private static func decide(
    _ conflict: KeyCell.Conflict, _ coding: ValueCoding<Value>, _ resolution: SharedResolution<Value>
  ) -> Decision {
    do {
      let values = (
        base: try coding.read(conflict.base), mine: try coding.read(conflict.mine),
        theirs: try coding.read(conflict.theirs)
      )
      switch try resolution.decide(values.base, values.mine, values.theirs) {
      case .mine: return .merged(try coding.lay(coding.write(values.mine), over: conflict.theirs))
      case .theirs: return .theirs
      case .merged(let value): return .merged(try coding.lay(coding.write(value), over: conflict.theirs))
      }
    } catch let failure as SharedFailure {
      return .failed(failure)
    } catch {
      return .failed(.mergeFailed("\(error)"))
    }
  }
}

extension SharedRelay: BindingEndConvertible {
  /// The relay as an end of a two-way binding.
  public var bindingEnd: BindingEnd<Value> {
    shown.bindingEnd
  }
}
