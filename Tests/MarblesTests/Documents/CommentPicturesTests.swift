import Foundation
import MarblesTool
import Testing
import TributaryTesting

/// The marble pictures in the comments of the sources, compared with what runs draw.
@Suite struct CommentPicturesTests {
  /// Calls that the tool writes in another way than the comments.
  static let spellings = [
    "zip(with: second)": "zip with +",
    "withLatestFrom(second) { ($0,$1)}": "withLatestFrom both",
    "a.concat(b)": "concat",
    "cascade([b])": "cascade",
    "pausable(pauser, afterCount: 2)": "pausable 2",
    "timeout(30, other: …)": "timeout 3",
    "filterMap { $0.isOdd ? .ignore : .map($0 * 2) }": "filterMap odd double",
    "groupBy { $0 % 2 }": "groupBy parity",
    "matches (isEven)": "partition even",
    "reduce(0, accumulator: +, mapResult: { -$0 })": "reduce 0 + negate",
    "reduce(into: []) append": "reduce into [] append",
    "scan(into: []) append": "scan into [] append",
    "retry(.exponentialDelayed(3, 20 ms, multiplier: 1))": "retry exponential 3 2 1",
    "retry { errors in errors.delay(30).take(2) }": "retry when 3 2",
    "repeatWithBehavior(.delayed(maxCount: 2, 20 ms))": "repeatWithBehavior 2 2",
    "repeatElement(1).take(3)": "repeatElement 1 3",
    "toSortedArray(by: >)": "toSortedArray descending",
    "window(timeSpan: 30 ms, count: 2)": "window 3 2",
    "share()  first subscriber": "share 2",
    "share(replay: 1)  first": "share replay 1 2",
    "Multicast publish()  first, before": "publish 2",
    "replay(1)  first, before": "replay 1 2",
    "replayAll()  first, before": "replayAll 5",
    "PublishSubject gets": "PublishSubject 2",
    "BehaviorSubject gets (starts at 0)": "BehaviorSubject 0 2",
    "ReplaySubject gets (keeps 2)": "ReplaySubject 2 10",
    "AsyncSubject gets": "AsyncSubject 2",
  ]

  /// Pictures with a second stream that the comments write into the closure.
  static let closures = [
    "catch { _ in 8-9|}": ("catch", "8-9|"),
    "ifEmpty(switchTo: 7-8)": ("ifEmpty switchTo", "7-8|"),
    "asInfallible(onErrorFallbackTo: 8-9)": ("asInfallible onErrorFallbackTo", "8-9|"),
    "asDriver(onErrorDriveWith: 8-9)": ("asDriver onErrorDriveWith", "8-9|"),
    "asSignal(onErrorSignalWith: 8-9)": ("asSignal onErrorSignalWith", "8-9|"),
  ]

  /// What the tool does not run, with the reason: a new picture is run, or stands here; a label after the file where
  /// the label alone says too little.
  static let unproven = [
    "From from(stride(from: 1, to: 7, by: 2))": "an argument that is a call",
    "Once once(1)": "two subscribers one after the other",
    "AsyncWork flatMap(.latest)": "async functions",
    "AsyncWork flatMap(.first)": "async functions",
    "AsyncWork flatMap(.queue)": "async functions",
    "AsyncWork flatMap(.merge(max: 2))": "async functions",
    "DistinctUntilChanged distinctUntilChanged { abs($0 - $1) < 1 }": "numbers with decimals",
    "DistinctUntilChanged distinctUntilChanged({ $0.lowercased() }, comparer: ==)": "a key and a comparison",
    "Do do(onNext: f)": "what it does is beside the stream",
    "FilterMap ofType(Int.self)": "elements of several types",
    "WithUnretained withUnretained(object) { $1 * 2 }": "the life of an object",
    "ConnectableObservable publish()  first, before": "a connection in the middle",
    "ConnectableObservable publish().refCount()  first": "subscribers that leave",
    "Multicast multicast(s)  subscriber": "a subject of the reader's",
    "Multicast multicast({ PublishSubject() }) { zip($0, $0.skip(1), +) }": "a chain in a closure",
    "BehaviorRelay gets (starts at 0)": "a relay, like its subject",
    "PublishRelay gets": "a relay, like its subject",
    "ReplayRelay gets (keeps 2)": "a relay, like its subject",
    "CompletableTrait --|": "no operator",
    "MaybeTrait --1|": "no operator",
    "SingleTrait --1|": "no operator",
    "DriverTrait driver": "no operator",
    "SignalTrait signal": "no operator",
  ]

  @Test func `every picture in the comments is what a run draws`() throws {
    var proven = 0
    var left = Set(Self.unproven.keys)
    for picture in try CommentPicture.all() {
      for (label, difference) in Self.check(picture) {
        let name = picture.file.dropLast(".swift".count) + " " + label
        if difference != nil, Self.unproven[name] != nil {
          left.remove(name)
        } else {
          proven += 1
          #expect(difference == nil, "\(picture.file):\(picture.line): \(label)")
        }
      }
    }
    #expect(left == [], "these are proven, or gone: take them out of the list")
    // As many as there were; fewer would mean that pictures are no longer found.
    #expect(proven >= 155)
  }

  @Test func `a picture that lies is found`() {
    let lie = CommentPicture(
      "File.swift", 1, ["source        1-2-----3--|", "debounce(30)  ----2------(3|)     a column is 10 ms"])
    #expect(Self.check(lie).map(\.difference) == ["shown ----2------(3|), drawn -----2-----(3|)"])
    let late = CommentPicture("File.swift", 1, ["source    a--b---|", "  a      1--2--3|", "merge()  1--2--3|"])
    #expect(Self.check(late).allSatisfy { $0.difference != nil })
  }

  private static func isCall(_ row: CommentPicture.Row, in file: String) -> Bool {
    if row.isInner || row.pictures.first?.text == "^" { return false }
    return row.label.contains("(") || row.label.contains("{") || spelling(of: row.label, in: file) != nil
      || row.label == "gets"
  }

  private static func spelling(of label: String, in file: String) -> String? {
    spellings["\(file.dropLast(".swift".count)) \(label)"] ?? spellings[label]
  }

  /// Compares each call of a picture with its run: nil is the same.
  static func check(_ picture: CommentPicture) -> [(label: String, difference: String?)] {
    let rows = picture.rows
    guard let first = rows.firstIndex(where: { isCall($0, in: picture.file) }) else {
      return [(rows[0].label, "no call")]
    }
    // A row of nothing but ^ says when somebody subscribed.
    let inputs = rows[..<first].filter { $0.pictures.first?.text != "^" }
    var results: [(String, String?)] = []
    for index in rows.indices where isCall(rows[index], in: picture.file) {
      // What stands below a call, up to the next, comes of it too.
      let sides = rows[(index + 1)...].prefix { !isCall($0, in: picture.file) }
      let examples = rows[index].pictures.filter { example in
        example.text.range(of: "[-|#(]", options: .regularExpression) != nil
          && (inputs.isEmpty
            || inputs.allSatisfy { row in
              row.isInner || row.pictures.contains { $0.column == example.column } || row.pictures.count == 1
            })
      }
      if examples.isEmpty { results.append((rows[index].label, "no example")) }
      for example in examples {
        let pictures = inputs.compactMap { row in
          (row.isInner || row.pictures.count == 1
            ? row.pictures.first : row.pictures.first { $0.column == example.column })?.text
        }
        // Examples stand side by side, each as far right as its inputs.
        let isLater = inputs.contains { $0.pictures.count > 1 }
        let difference = difference(
          of: rows[index].label, in: picture.file, inputs, pictures,
          (column: isLater ? 0 : example.column, text: example.text), Array(sides))
        results.append((rows[index].label, difference))
      }
    }
    return results
  }

  private static func difference(
    of label: String, in file: String, _ inputs: [CommentPicture.Row], _ pictures: [String],
    _ example: (column: Int, text: String), _ sides: [CommentPicture.Row]
  ) -> String? {
    let spelling = spelling(of: label, in: file)
    var call = spelling ?? plain(label, without: inputs.map(\.label))
    var pictures = pictures
    if let (name, other) = closures[label] {
      call = name
      pictures.append(other)
    }
    if inputs.contains(where: \.isInner), ["merge()", "concat()"].contains(label) {
      call = label.dropLast(2) + " streams"
    }
    let drawn: [Diagram.Row]
    do {
      // In a call of a comment a number is a time of milliseconds.
      let diagram = try Diagram(call, pictures, bareTime: spelling == nil ? .milliseconds : .columns)
      drawn = diagram.rows(standIn: "\u{FFFC}")
    } catch {
      return error.sentence
    }
    guard let result = drawn.first(where: { $0.label == call }) else { return "no result" }
    var differences = [difference(example, result)]
    let inner = inputs.filter(\.isInner)
    for row in inner + sides {
      guard let shown = row.pictures.first, let same = drawn.first(where: { $0.label == row.label }) else {
        // A third subscriber is more than the tool has.
        if !row.label.hasPrefix("third"), row.label != "later" { differences.append("no row \(row.label)") }
        continue
      }
      differences.append(difference(shown, same))
    }
    return differences.compactMap { $0 }.first
  }

  /// Compares what is shown from a column on with what a row draws.
  private static func difference(_ shown: (column: Int, text: String), _ row: Diagram.Row) -> String? {
    // What is shown before somebody subscribed is nothing, and ^ the moment of it.
    let lead = max(row.start - shown.column, 0)
    let text = shown.text.dropFirst(lead).map { $0 == "^" ? "-" : $0 }
    let isInTime = shown.column + lead == row.start && shown.text.prefix(lead).allSatisfy { $0 == "-" }
    if isInTime, row.drawings.contains(where: { isSame(String(text), $0) }) { return nil }
    return "shown \(shown.text), drawn \(row.drawings.first ?? "wider")"
  }

  /// The call without the names of the streams that the rows above it show.
  private static func plain(_ label: String, without names: [String]) -> String {
    guard let open = label.firstIndex(of: "("), label.hasSuffix(")") else { return label }
    let name = label[..<open]
    let arguments = label[label.index(after: open)...].dropLast().components(separatedBy: ",").compactMap { part in
      var words = part.trimmingCharacters(in: .whitespaces).components(separatedBy: " ")
      words.removeAll { names.contains($0) }
      return words.isEmpty || words == [""] ? nil : words.joined(separator: " ")
    }
    return name + "(" + arguments.joined(separator: ", ") + ")"
  }

  /// Whether a picture of a comment shows what a run draws; the stand-in is any letter.
  static func isSame(_ shown: String, _ drawn: String) -> Bool {
    let isEndless = !drawn.contains("|") && !drawn.contains("#")
    let (shown, drawn) = isEndless ? (core(shown), core(drawn)) : (shown, drawn)
    guard isEndless ? drawn.count >= shown.count : drawn.count == shown.count else { return false }
    return zip(shown, drawn).allSatisfy { $0 == $1 || ($1 == "\u{FFFC}" && $0.isLetter) }
  }

  /// A stream that goes on, without how far it is drawn.
  private static func core(_ text: String) -> String {
    var text = text.filter { $0 != "…" && $0 != " " }
    while text.hasSuffix("-") { text.removeLast() }
    return text
  }
}
