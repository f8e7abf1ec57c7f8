import Tributary

package final class SearchModel {
  package let query = PublishRelay<String>()
  package let rows = BehaviorRelay<[String]>(value: [])
  private let bag = DisposeBag()

  package init(words: [String]) {
    query
      .distinctUntilChanged()
      .map { query in words.filter { $0.hasPrefix(query) } }
      .bind(to: rows)
      .disposed(by: bag)
  }
}
