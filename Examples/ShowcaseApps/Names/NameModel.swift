import Tributary
import TributaryTesting

/// A name in two parts and in one piece: whichever is written, the others follow.
final class NameModel {
  let first = BehaviorRelay(value: "")
  let last = BehaviorRelay(value: "")
  let full = BehaviorRelay(value: "")
  let age = BehaviorRelay(value: 36)

  init() {
    // The binding lives as long as the relays: no token is kept.
    bind(joined(first, last), full, via: .words)
  }

  /// What each end says, in the order in which it is said.
  var news: Observable<News> {
    .merge(
      first.skip(1).map { News(end: "first", value: $0.quoted) },
      last.skip(1).map { News(end: "last", value: $0.quoted) },
      full.skip(1).map { News(end: "full", value: $0.quoted) }, age.skip(1).map { News(end: "age", value: "\($0)") })
  }
}

/// What one end said.
struct News: Equatable {
  let end: String
  let value: String
}
