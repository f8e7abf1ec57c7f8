/// How many operators stand on one another in a stream, as far as that is known when it is built.
///
/// An element passes a chain by one call an operator, and a chain is released by one call an operator. A thread of
/// Swift's pool has a stack of 512 KB, so a chain has a limit, and passing it is a sentence instead of a crash.
@usableFromInline
enum ChainDepth {
  /// The highest depth: 1,000 of `map` and `filter`, 500 of other operators, or 125 of those that run other streams.
  @usableFromInline static let limit = 1_000

  /// The depth of `map` and `filter`, which call the next operator directly.
  @usableFromInline static let hop = 1

  /// The depth of another operator with one source.
  @usableFromInline static let step = 2

  /// The depth of an operator that runs its sources in subscriptions of their own.
  @usableFromInline static let run = 8

  /// The depth of an operator above a stream.
  @usableFromInline static func above(_ depth: Int, by step: Int) -> Int {
    let result = depth + step
    if result > limit { refuse() }
    return result
  }

  private static func refuse() -> Never {
    let sentence = """
      A stream was built of too many operators in a row: at most \(limit) of `map` and `filter`, of others \
      \(limit / step), of those that run other streams \(limit / run). Each takes stack when an element passes, and a \
      thread may have 512 KB of it. Make one operator of many: one `map` over an array of functions, one \
      `combineLatest` of an array, or `scan`.
      """
    #if !DEBUG
      // A precondition of a release build prints nothing.
      writeToStandardError(sentence + "\n")
    #endif
    preconditionFailure(sentence)
  }
}
