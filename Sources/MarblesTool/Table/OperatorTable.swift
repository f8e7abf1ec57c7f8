/// The operators, sources and conversions of streams, by family.
package enum OperatorTable {
  /// The operators of one family, in the order of the document.
  package struct Family {
    let title: String
    package let rows: [OperatorRow]
  }

  /// All families.
  package static let families = [
    sources, transforming, collecting, filtering, flattening, combining, errors,
    timing, sideEffects, sharing, conversions, crossing,
  ]

  /// All rows.
  package static var rows: [OperatorRow] { families.flatMap(\.rows) }

  /// The text of `docs/OPERATORS.md`.
  package static var document: String {
    var text = head
    for family in families {
      text += "## \(family.title)\n\n"
      text += "| name | does | fails | buffers | time | sendable | kinds |\n|---|---|---|---|---|---|---|\n"
      for row in family.rows { text += row.markdown + "\n" }
      text += "\n"
    }
    return text + foot
  }

  private static let head = """
    # Operators

    What each source, operator and conversion of streams does to a stream: whether it fails, what it keeps,
    whether it waits, and which kinds of streams have it. Their documentation comments say the rest; what all of
    them keep is in [CONTRACTS.md](CONTRACTS.md). `make operators` writes this page from the table in
    `Sources/MarblesTool/Table`; `make lint` holds the names and the last column against the sources, and each
    operator against the laws.

    - **name**: as in the reference; a dot before it is a static: `.just(_:)` is `Observable.just(1)`. `fileID`,
      `line` and `function`, which say where a call stands, are left out. An operator with one source is a static
      of `Operator` too.
    - **fails**: by itself. An error of a source passes in any case, but where the row says what becomes of it.
      "closure": an error that a closure throws ends the stream; in a kind that cannot fail the closure cannot
      throw.
    - **buffers**: how many elements it may keep, while they wait or are compared.
    - **time**: "scheduler" waits on, or reads, the scheduler: the scope's, or the one given.
    - **sendable**: "owner" belongs to one isolation domain and crosses nothing: neither the stream nor its
      closures are `Sendable`. What is used from elsewhere is said.
    - **kinds**: **O** `Observable`, and all that is a stream: subjects, relays, control properties and events;
      **I** `Infallible`, **D** `Driver`, **G** `Signal`, which cannot fail; **S** `Single`, **M** `Maybe`, **C**
      `Completable`, of at most one element. "–" belongs to a type of its own.


    """

  private static let foot = """
    ## What streams come from and go to

    These are types and no operators; what they are made of is above.

    | type | does | fails | buffers | time | sendable |
    |---|---|---|---|---|---|
    | `PublishSubject`, `PublishRelay` | sends to all who listen | a subject: what it is sent | no | no | owner |
    | `BehaviorSubject`, `BehaviorRelay` | the same, and its latest to who comes later | a subject: what it is \
    sent | one | no | owner |
    | `ReplaySubject`, `ReplayRelay` | the same, with its last elements | a subject: what it is sent | n or \
    unbounded | no | owner |
    | `AsyncSubject` | its last element, at the completion | what it is sent | one | no | owner |
    | `Inlet` | takes elements from anywhere into a stream | what it is sent | by a policy, by default unbounded \
    | no | any thread; elements are `Sendable` |
    | `values`, `values(buffering:)` | a stream's elements for `for await` | throws the stream's error | \
    unbounded, or by a policy | no | owner |
    | `apply(_:buffering:scope:)` | `AsyncSequence.apply`: its elements through an operator, for `for await` | \
    throws the sequence's error, the operator's | unbounded, or by a policy | the operator's | owner: the task is \
    the scope's |
    | `value` | the outcome of a single, maybe or completable, awaited | throws the stream's error, \
    `CancellationError` | no | no | owner |
    | `subscribe`, `bind`, `drive`, `emit` | run a stream | an error that nobody handles goes to \
    `UnhandledErrors.handler` | no | no | owner |
    | `Binder` | sets a property of an object that is not kept | reports an error as unhandled | no | scheduler, \
    if given one | owner |

    """
}
