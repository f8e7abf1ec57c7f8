extension OperatorTable {
  static let conversions = Family(
    title: "Conversions",
    rows: [
      .init("`asObservable()`", "gives a trait's promise up", kinds: "OIDGSMC", undrawn: "it changes no event"),
      .init(
        "`asSingle()`",
        "exactly one element",
        fails: "`RxError.noElements`, `.moreThanOneElement`", buffers: "one", kinds: "OIDGSMC"),
      .init(
        "`asMaybe()`",
        "at most one element",
        fails: "`RxError.moreThanOneElement`", buffers: "one", kinds: "OIDGSMC"),
      .init("`asCompletable()`", "no element", kinds: "OSMC", undrawn: "ignoreElements draws it"),
      .init("`asInfallible()`", "what cannot fail, relays too, as an infallible", kinds: "IDG"),
      .init("`asInfallible(onErrorJustReturn:)`", "an element in place of an error", kinds: "OIDGSMC"),
      .init("`asInfallible(onErrorFallbackTo:)`", "another stream in place of an error", kinds: "OIDGSMC"),
      .init("`asInfallible(onErrorRecover:)`", "what a function makes of the error", kinds: "OIDGSMC"),
      .init(
        "`asDriver()`",
        "what cannot fail, relays too, shared, with its latest element",
        buffers: "one", kinds: "IDG"),
      .init(
        "`asDriver(onErrorJustReturn:)`",
        "a driver; an element in place of an error",
        buffers: "one", kinds: "OIDGSMC"),
      .init(
        "`asDriver(onErrorDriveWith:)`",
        "a driver; another in place of an error",
        buffers: "one", kinds: "OIDGSMC"),
      .init(
        "`asDriver(onErrorRecover:)`",
        "a driver; what a function makes of the error",
        buffers: "one", kinds: "OIDGSMC"),
      .init("`asSignal()`", "what cannot fail, relays too, shared", kinds: "IDG"),
      .init("`asSignal(onErrorJustReturn:)`", "a signal; an element in place of an error", kinds: "OIDGSMC"),
      .init("`asSignal(onErrorSignalWith:)`", "a signal; another in place of an error", kinds: "OIDGSMC"),
      .init("`asSignal(onErrorRecover:)`", "a signal; what a function makes of the error", kinds: "OIDGSMC"),
      .init(
        "`asTrait(_:onErrorRecover:)`",
        "a kind of your own that cannot fail",
        buffers: "the kind's", kinds: "OIDGSMC", undrawn: "the kind is the user's"),
      .init(
        "`.seal(_:)`",
        "what a kind does to each of its streams",
        buffers: "the kind's", kinds: "–", undrawn: "the kind is the user's",
        lawless: "what a kind of traits says of itself; all operators of the trait call it"),
      .init(
        "`changed`",
        "the changes of a control property, without its first value",
        kinds: "–", undrawn: "it needs a control"),
      .init("`orEmpty`", "a control property's text, empty for nil", kinds: "–", undrawn: "it needs a control"),
      .init("`asControlProperty()`", "a control property itself", kinds: "–", undrawn: "it needs a control"),
      .init("`asControlEvent()`", "a control event itself", kinds: "–", undrawn: "it needs a control"),
    ])
}
