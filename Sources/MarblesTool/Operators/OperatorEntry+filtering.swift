internal import TributaryStreams

extension OperatorEntry {
  static var filtering: [OperatorEntry] {
    selecting + cutting
  }

  private static var selecting: [OperatorEntry] {
    [
      OperatorEntry(
        "filter PREDICATE", "the elements that a question is true for", pages: ["ObservableType/filter(_:)"],
        sample: ["filter even", "-1-2-3-4-|"]
      ) { $0.source.filter(try $0.predicate()) },
      OperatorEntry(
        "unwrap", "drops nil", pages: ["ObservableType/unwrap()"], sample: ["unwrap", "1-nil-3-nil-|"]
      ) { $0.source.map { $0 == .nothing ? nil : $0 }.unwrap() },
      OperatorEntry(
        "ignore VALUE...", "drops the elements that equal one of these",
        pages: ["ObservableType/ignore(_:)-(Self.Element...)", "ObservableType/ignore(_:)-(Elements)"],
        sample: ["ignore 1 3", "1-2-3-1-|"]
      ) { work in
        let values = try work.values()
        // A list of any length for a parameter of any number.
        return values.reduce(work.source) { $0.ignore($1) }
      },
      OperatorEntry(
        "ignoreWhen PREDICATE", "drops the elements that a question is true for",
        pages: ["ObservableType/ignoreWhen(_:)"],
        sample: ["ignoreWhen even", "-1-2-3-4-|"]
      ) { $0.source.ignoreWhen(try $0.predicate()) },
      OperatorEntry(
        "ignoreElements", "drops all elements", pages: ["ObservableType/ignoreElements()"],
        sample: ["ignoreElements", "1-2-3-|"]
      ) { $0.source.ignoreElements().map { _ in }.map { .nothing } },
      OperatorEntry(
        "distinct", "drops what came before",
        pages: ["ObservableType/distinct()-9yqj2", "ObservableType/distinct()-bgwc"],
        sample: ["distinct", "1-2-1-3-2-|"]
      ) { $0.source.distinct() },
      OperatorEntry(
        "distinct KEY", "drops what has a key that came before", pages: ["ObservableType/distinct(_:)"],
        sample: ["distinct parity", "1-3-2-5-4-|"]
      ) { $0.source.distinct(try $0.function()) },
      OperatorEntry(
        "distinctUntilChanged", "drops what equals the one before", pages: ["ObservableType/distinctUntilChanged()"],
        sample: ["distinctUntilChanged", "1-1-2-2-1-|"]
      ) { $0.source.distinctUntilChanged() },
      OperatorEntry(
        "distinctUntilChanged KEY", "drops what has the same key as the one before",
        pages: ["ObservableType/distinctUntilChanged(_:)-647o9"],
        sample: ["distinctUntilChanged parity", "1-3-2-4-5-|"]
      ) { $0.source.distinctUntilChanged(try $0.function()) },
      OperatorEntry(
        "distinctUntilChanged at PROPERTY", "drops what has the same property as the one before",
        pages: ["ObservableType/distinctUntilChanged(at:)"], sample: ["distinctUntilChanged at letter", "a-b-1-2-c-|"]
      ) { $0.source.distinctUntilChanged(try $0.function()) },
      OperatorEntry(
        "first", "the first element, or nil", pages: ["ObservableType/first()"], sample: ["first", "--1-2-3-|"]
      ) { $0.source.first().asObservable().map { $0 ?? .nothing } },
      OperatorEntry(
        "last", "the last element, or nil", pages: ["ObservableType/last()"], sample: ["last", "--1-2-3-|"]
      ) { $0.source.last().asObservable().map { $0 ?? .nothing } },
      OperatorEntry(
        "element at INDEX", "the element with a number", pages: ["ObservableType/element(at:)"],
        sample: ["element at 2", "1-2-3-4-|"]
      ) { $0.source.element(at: try $0.integer()) },
      OperatorEntry(
        "single [PREDICATE]", "the only element, or the only one that a question is true for",
        pages: ["ObservableType/single(_:)", "ObservableType/single()"], sample: ["single even", "1-2-3-|"]
      ) { work in
        guard work.hasArgument else { return work.source.single() }
        return work.source.single(try work.predicate())
      },
      OperatorEntry(
        "sample [DEFAULT]", "the latest element at each of another stream",
        pages: ["ObservableType/sample(_:defaultValue:)"], sample: ["sample", "1-2---3------4|", "---x-x---x------x-"],
        inputs: .with("sampler")
      ) { $0.source.sample($0.other, defaultValue: $0.hasArgument ? try $0.value() : nil) },
      OperatorEntry(
        "ifEmpty default VALUE", "an element if there was none", pages: ["ObservableType/ifEmpty(default:)"],
        sample: ["ifEmpty default 7", "--|"]
      ) { $0.source.ifEmpty(default: try $0.value()) },
      OperatorEntry(
        "ifEmpty switchTo", "another stream if there was no element",
        pages: ["ObservableType/ifEmpty(switchTo:)-(Other)"],
        sample: ["ifEmpty switchTo", "--|", "7-8|"], inputs: .then("other")
      ) { $0.source.ifEmpty(switchTo: $0.other) },
    ]
  }

  private static var cutting: [OperatorEntry] {
    [
      OperatorEntry(
        "take COUNT", "the first elements", pages: ["ObservableType/take(_:)"], sample: ["take 2", "1-2-3-4-|"]
      ) { $0.source.take(try $0.integer()) },
      OperatorEntry(
        "take while PREDICATE [inclusive]", "as long as a question is true",
        pages: ["ObservableType/take(while:behavior:)"], sample: ["take while <3", "1-2-3-1-|"]
      ) { work in
        let predicate = try work.predicate()
        let behavior = try work.option(["exclusive", "inclusive"])
        return work.source.take(while: predicate, behavior: behavior == "inclusive" ? .inclusive : .exclusive)
      },
      OperatorEntry(
        "take until", "until another stream brings an element", pages: ["ObservableType/take(until:)"],
        sample: ["take until", "1-2-3-4-|", "-----x"], inputs: .with("other")
      ) { $0.source.take(until: $0.other) },
      OperatorEntry(
        "take until PREDICATE [inclusive]", "until a question is true", pages: ["ObservableType/take(until:behavior:)"],
        sample: ["take until ==3", "1-2-3-1-|"]
      ) { work in
        let predicate = try work.predicate()
        let behavior = try work.option(["exclusive", "inclusive"])
        return work.source.take(until: predicate, behavior: behavior == "inclusive" ? .inclusive : .exclusive)
      },
      OperatorEntry(
        "take for TIME", "for a time", pages: ["ObservableType/take(for:scheduler:)"],
        sample: ["take for 5", "1--2--3--4-|"]
      ) { $0.source.take(for: try $0.time()) },
      OperatorEntry(
        "takeLast COUNT", "the last elements, at the completion", pages: ["ObservableType/takeLast(_:)"],
        sample: ["takeLast 2", "1-2-3-4-|"]
      ) { $0.source.takeLast(try $0.integer()) },
      OperatorEntry(
        "skip COUNT", "drops the first elements", pages: ["ObservableType/skip(_:)"], sample: ["skip 2", "1-2-3-4-|"]
      ) { $0.source.skip(try $0.integer()) },
      OperatorEntry(
        "skip while PREDICATE", "drops as long as a question is true", pages: ["ObservableType/skip(while:)"],
        sample: ["skip while <3", "1-2-3-1-|"]
      ) { $0.source.skip(while: try $0.predicate()) },
      OperatorEntry(
        "skip until", "drops until another stream brings an element", pages: ["ObservableType/skip(until:)"],
        sample: ["skip until", "1-2-3-4-|", "---x"], inputs: .with("other")
      ) { $0.source.skip(until: $0.other) },
      OperatorEntry(
        "skip for TIME", "drops for a time", pages: ["ObservableType/skip(for:scheduler:)"],
        sample: ["skip for 5", "1--2--3--4-|"]
      ) { $0.source.skip(for: try $0.time()) },
      OperatorEntry(
        "pausable [COUNT]", "passes on while another stream says true, so many first in any case",
        pages: ["ObservableType/pausable(_:afterCount:)"],
        sample: ["pausable", "1-2-3-4-5-|", "-t---f-t--"], inputs: .with("pauser", .truths)
      ) { $0.source.pausable($0.truths, afterCount: $0.hasArgument ? try $0.integer() : 0) },
      OperatorEntry(
        "pausableBuffered [LIMIT]", "holds back while another stream does not say true",
        pages: ["ObservableType/pausableBuffered(_:limit:onCompleted:onError:)"],
        sample: ["pausableBuffered", "1-2-3-4-5-|", "-t---f-t---"], inputs: .with("pauser", .truths)
      ) { $0.source.pausableBuffered($0.truths, limit: $0.hasArgument ? try $0.integer() : 1) },
    ]
  }
}
