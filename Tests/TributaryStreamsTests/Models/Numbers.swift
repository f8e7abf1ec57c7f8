import TributaryStreams

extension ObservableType<Character> {
  /// A picture's digits as numbers.
  var numbers: Observable<Int> {
    compactMap(\.wholeNumberValue)
  }
}

struct Failure: Error, Equatable {}
