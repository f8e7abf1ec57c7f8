extension OperatorTable {
  static let sideEffects = Family(
    title: "Beside the stream",
    rows: [
      .init(
        "`do(onNext:…)`, `do(onSuccess:…)`, `do(onError:…)`",
        "calls functions beside the stream",
        fails: "closure", kinds: "OIDGSMC", undrawn: "its events are beside the stream"),
      .init(
        "`debug(_:trimming:)`",
        "writes a line for everything that happens",
        kinds: "OIDGSMC", undrawn: "its lines are beside the stream"),
      .init(
        "`apply(_:)`",
        "the whole stream through an operator, or a function",
        kinds: "O", undrawn: "it draws the operator applied", isThrowingLawless: true),
      .init("`then(_:)`", "composes two operators", kinds: "O", undrawn: "it draws both"),
      .init("`identity`", "the operator that changes nothing", kinds: "O", undrawn: "it changes nothing"),
    ])
}
