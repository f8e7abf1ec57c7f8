extension OperatorTable {
  static let sources = Family(
    title: "Sources",
    rows: [
      .init("`.just(_:)`", "one element", kinds: "OIDGSM", lawless: "a source: made from elements"),
      .init("`.of(_:)`", "the elements given", kinds: "OIDG", lawless: "a source: made from elements"),
      .init(
        "`.from(_:)`",
        "a sequence's elements, taken one by one while somebody listens",
        kinds: "OIDG", lawless: "a source: made from elements"),
      .init(
        "`.from(optional:)`",
        "an optional's value, if there is one",
        kinds: "OIDGMC", lawless: "a source: made from elements"),
      .init("`.empty()`", "completes at once", kinds: "OIDGMC", lawless: "a source: made from elements"),
      .init("`.never()`", "does nothing", kinds: "OIDGSMC", lawless: "a source: made from elements"),
      .init(
        "`.error(_:)`",
        "fails at once",
        fails: "the error given", kinds: "OSMC", lawless: "a source: made from elements"),
      .init(
        "`.once(_:)`",
        "one element for the first subscriber only",
        buffers: "one", kinds: "O", undrawn: "the second subscriber is what differs",
        lawless: "a source: made from elements"),
      .init(
        "`.range(start:count:)`",
        "consecutive integers",
        fails: "`RxError.overflow`", kinds: "O", lawless: "a source: made from elements"),
      .init("`.repeatElement(_:)`", "one element for ever", kinds: "O", lawless: "a source: made from elements"),
      .init(
        "`.generate(initialState:condition:iterate:)`",
        "the states of a loop",
        fails: "closure", kinds: "O", lawless: "a source: made from a rule", isThrowingLawless: true),
      .init(
        "`.deferred(_:)`",
        "a stream made anew for each subscription",
        fails: "closure", kinds: "OIDGSMC", undrawn: "what it makes is drawn by that", isThrowingLawless: true),
      .init(
        "`.using(_:observableFactory:)`",
        "a stream with a resource that lives as long as the subscription",
        fails: "closure", kinds: "OIDGSMC", undrawn: "its resource is not an event", isThrowingLawless: true),
      .init(
        "`.create(_:)`",
        "what a closure sends to the observer it is handed",
        fails: "what the closure sends", kinds: "O", undrawn: "its closure is a program"),
      .init(
        "`.create(subscribe:)`",
        "the same for a trait: what the closure sends, as far as the trait allows it",
        fails: "what the closure sends", kinds: "ISMC", undrawn: "its closure is a program", isThrowingLawless: true),
      .init(
        "`.interval(_:scheduler:)`",
        "0, 1, 2, … with a period between them",
        time: "scheduler", kinds: "OIDG", lawless: "a source: made from time"),
      .init(
        "`.timer(_:period:scheduler:)`",
        "one 0 after a time, or 0, 1, 2, … from then on",
        time: "scheduler", kinds: "OIDG", lawless: "a source: made from time"),
      .init(
        "`.timer(_:scheduler:)`",
        "one 0 after a time",
        time: "scheduler", kinds: "IDGSM", lawless: "a source: made from time"),
    ])
}
