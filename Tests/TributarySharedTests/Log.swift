import TributaryStreams

/// What a stream emitted since it was watched.
final class Log<Element> {
  private(set) var elements: [Element] = []
  private let bag = DisposeBag()

  init<Stream: ObservableType<Element>>(_ stream: Stream) {
    stream.subscribe(onNext: { [unowned self] in elements.append($0) }).disposed(by: bag)
  }
}
