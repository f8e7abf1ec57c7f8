extension OperatorTable {
  static let crossing = Family(
    title: "Crossing",
    rows: [
      .init(
        "`.makeStream(buffering:scope:)`",
        "`Inlet.makeStream`: a stream and the handle that any thread sends through",
        fails: "what is sent", buffers: "by a policy, by default unbounded", sendable: "any thread: the `Inlet`",
        kinds: "–", undrawn: "it needs threads", lawless: "a source: made from what other threads send"),
      .init(
        "`.fromAsync(scope:_:)`",
        "the answer of a function that calls back",
        fails: "a single: the error, `RxError.inconsistentResult`", sendable: "the callback crosses", kinds: "OS",
        undrawn: "it needs threads", lawless: "a source: made from a callback of another thread"),
      .init(
        "`.create(scope:work:)`",
        "what an async function returns",
        fails: "closure", sendable: "owner: the task is the scope's", kinds: "S", undrawn: "its closure is a program",
        lawless: "a source: made from an async function, from a model"),
      .init(
        "`.observe(scope:_:)`",
        "what a closure reads from `@Observable` models",
        kinds: "OIDG", undrawn: "it needs a model", lawless: "a source: made from an async function, from a model"),
      .init(
        "`asObservable(scope:)`",
        "`AsyncSequence.asObservable`: its elements as a stream",
        fails: "the sequence's error", sendable: "owner: the task is the scope's", kinds: "–",
        undrawn: "it changes no event"),
    ])
}
