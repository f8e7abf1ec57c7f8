extension OperatorTable {
  static let filtering = Family(
    title: "Filtering",
    rows: [
      .init("`filter(_:)`", "the elements that a function answers with true", fails: "closure", kinds: "OIDGSM"),
      .init("`ofType(_:)`", "the elements that are of a type", kinds: "O", undrawn: "it needs a type's name"),
      .init("`unwrap()`", "drops nil", kinds: "OIDGSM"),
      .init("`ignore(_:)`", "drops the elements that equal one of these", kinds: "O"),
      .init("`ignoreWhen(_:)`", "drops the elements that a function answers with true", fails: "closure", kinds: "O"),
      .init("`ignoreElements()`", "drops all elements", kinds: "O"),
      .init("`distinct()`", "drops what came before", buffers: "unbounded", kinds: "OIDG"),
      .init(
        "`distinct(_:)`",
        "drops what has a key that came before",
        fails: "closure", buffers: "unbounded", kinds: "OIDG"),
      .init("`distinctUntilChanged()`", "drops what equals the one before", buffers: "one", kinds: "OIDG"),
      .init(
        "`distinctUntilChanged(_:)`",
        "the same by a key, or by a comparison",
        fails: "closure", buffers: "one", kinds: "OIDG"),
      .init(
        "`distinctUntilChanged(_:comparer:)`",
        "the same by a key and a comparison",
        fails: "closure", buffers: "one", kinds: "OIDG"),
      .init("`distinctUntilChanged(at:)`", "the same by a property", buffers: "one", kinds: "OIDG"),
      .init("`take(_:)`", "the first elements", kinds: "OIDG"),
      .init("`take(while:behavior:)`", "as long as a function answers with true", fails: "closure", kinds: "OIDG"),
      .init("`take(until:behavior:)`", "until a function answers with true", fails: "closure", kinds: "OIDG"),
      .init("`take(until:)`", "until another stream brings an element", kinds: "OIDG"),
      .init("`take(for:scheduler:)`", "for a time", time: "scheduler", kinds: "OIDG"),
      .init("`takeLast(_:)`", "the last elements, at the completion", buffers: "n", kinds: "O"),
      .init("`skip(_:)`", "drops the first elements", kinds: "OIDG"),
      .init("`skip(while:)`", "drops as long as a function answers with true", fails: "closure", kinds: "OIDG"),
      .init("`skip(until:)`", "drops until another stream brings an element", kinds: "OIDG"),
      .init("`skip(for:scheduler:)`", "drops for a time", time: "scheduler", kinds: "OIDG"),
      .init("`first()`", "the first element, or nil", kinds: "O"),
      .init("`last()`", "the last element, or nil", buffers: "one", kinds: "O"),
      .init("`element(at:)`", "the element with a number", fails: "`RxError.argumentOutOfRange`", kinds: "O"),
      .init(
        "`single()`",
        "the only element",
        fails: "`RxError.noElements`, `.moreThanOneElement`", buffers: "one", kinds: "O"),
      .init(
        "`single(_:)`",
        "the only element that a function answers with true",
        fails: "closure, `RxError.noElements`, `.moreThanOneElement`", buffers: "one", kinds: "O"),
      .init("`sample(_:defaultValue:)`", "the latest element at each of another stream", buffers: "one", kinds: "O"),
      .init(
        "`pausable(_:afterCount:)`",
        "passes on while another stream says true, so many first in any case",
        kinds: "O"),
      .init(
        "`pausableBuffered(_:limit:onCompleted:onError:)`",
        "holds back while another stream does not say true",
        buffers: "n, by default one; nil is unbounded", kinds: "O"),
      .init("`ifEmpty(default:)`", "an element if there was none", kinds: "OM"),
      .init("`ifEmpty(switchTo:)`", "another stream if there was no element", kinds: "OM"),
    ])
}
