import TributaryStreams

/// What an end emitted, from the moment that it was watched on: the value that was there is left out.
final class Log<Value> {
  private(set) var values: [Value] = []
  private var isWatching = false
  private let bag = DisposeBag()

  init<End: ObservableType<Value>>(_ end: End) {
    end.subscribe(onNext: { [unowned self] value in if isWatching { values.append(value) } }).disposed(by: bag)
    isWatching = true
  }

  /// What came since this was asked last.
  func take() -> [Value] {
    defer { values = [] }
    return values
  }
}
