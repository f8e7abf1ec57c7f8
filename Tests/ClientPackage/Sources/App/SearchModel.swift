import Tributary

package actor Catalog {
  private let words: [String]

  package init(words: [String]) {
    self.words = words
  }

  /// The words that begin so.
  package func search(_ query: String) -> [String] {
    words.filter { $0.hasPrefix(query) }
  }
}

package final class SearchModel {
  package let query = PublishRelay<String>()
  package let rows = BehaviorRelay<[String]>(value: [])
  private let bag = DisposeBag()

  package init(catalog: Catalog) {
    query
      .debounce(.milliseconds(300))
      .distinctUntilChanged()
      .flatMap(.latest) { query in await catalog.search(query) }
      .bind(to: rows)
      .disposed(by: bag)
  }
}
