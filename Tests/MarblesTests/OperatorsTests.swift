import Foundation
import MarblesTool
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct OperatorsTests {
  @Test(arguments: OperatorEntry.all.map(\.sample)) func `every operator runs on its sample`(sample: [String]) throws {
    let diagram = try Diagram(sample[0], Array(sample.dropFirst()))
    #expect(diagram.text.contains(sample[0]))
    // It is a diagram of something: an operator whose sample shows nothing teaches nothing.
    #expect(diagram.text.contains { $0 == "|" || $0 == "#" || $0 == "…" || $0.isNumber } || sample == ["never"])
  }

  @Test(arguments: OperatorEntry.all.map(\.sample))
  func `every picture is a well-formed document with a title and a description, and no script`(sample: [String]) throws
  {
    let diagram = try Diagram(sample[0], Array(sample.dropFirst()))
    let reader = Reader()
    let parser = XMLParser(data: Data(diagram.svg.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.texts["title"] == sample[0])
    #expect(reader.texts["desc"] == diagram.text)
    #expect(!reader.names.contains("script") && reader.names.contains("style"))
    #expect(diagram.svg.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func `what a picture shows cannot leave its document`() throws {
    let svg = try Diagram("mapTo \"<script>&\u{1B}\"", ["a|"]).svg
    #expect(!svg.contains("<script") && svg.contains("&lt;script&gt;&amp;\\u{1B}"))
  }

  @Test func `what a diagram shows cannot reach the terminal as an escape`() throws {
    let diagram = try Diagram("mapTo \"\u{1B}[31m\"", ["a-\u{9B}-\u{1B}|"])
    #expect(diagram.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(diagram.text.contains("\\u{1B}[31m"))
  }

  @Test func `marks that turn the direction of writing are shown, not obeyed, wherever they stand`() throws {
    let diagram = try Diagram("startWith a\u{202E}<&", ["b\u{2066}-|"])
    for document in [diagram.svg, diagram.text] {
      #expect(document.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .format })
      #expect(document.contains("startWith a\\u{202E}"))
    }
    #expect(diagram.svg.contains("<title id=\"title\">startWith a\\u{202E}&lt;&amp;</title>"))
  }

  @Test func `a row with more long texts than letters is drawn, each with a name of its own`() throws {
    let source = (0..<80).map { String(UnicodeScalar(0x400 + $0)!) }.joined()
    for call in ["scan [] append", "buffer count 30", "nwise 20"] {
      let diagram = try Diagram(call, [source + "|"])
      #expect(diagram.text.hasPrefix("source"), "\(call)")
      #expect(diagram.svg.contains("</svg>"))
    }
    let text = try Diagram("scan [] append", [source + "|"]).text
    let row = try #require(text.split(separator: "\n").dropFirst().first)
    let names = row.matches(of: /(\S+) is \[/).map { String($0.output.1) }
    #expect(Set(names).count == 80 && names.count == 80)
  }

  @Test func `a wide character and an empty text have a letter or marks, so that the place stays the time`() throws {
    #expect(
      try Diagram("map same", ["日-b-|"]).text == """
        source    a-b-|     a is 日
        map same  a-b-|     a is 日

        """)
    #expect(try Diagram("mapTo \"\"", ["1-2---|"]).text.contains("\"\""))
  }

  @Test func `who subscribes far behind the end of the picture sees its first moment`() throws {
    let blanks = String(repeating: " ", count: 999)
    #expect(
      try Diagram("BehaviorSubject ab 999", ["12-"]).text == """
        source                  12-
        BehaviorSubject ab 999  \(blanks)2

        """)
    #expect(try Diagram("share replay 2 10s", ["12-3-"]).text.contains("(23)"))
  }

  @Test func `of streams that never cease to come those are drawn that the result shows`() throws {
    #expect(
      try Diagram("window 4", ["1-2"]).text == """
        source    1-2
        window 4  a---b---c---d---e- …
          a       1-2-|
          b           ----|
          c               ----|
          d                   ----|
          e                       ----|

        """)
    let text = try Diagram("window -1", ["1|"]).text
    #expect(text.split(separator: "\n").count == 22)
  }

  @Test(arguments: [("ignoreErrors", "#"), ("retry", "#"), ("repeatWithBehavior 1000000", "|")])
  func `what runs again at once without end falls silent`(call: String, source: String) throws {
    #expect(try Diagram(call, [source]).text.hasSuffix("  -\n"))
  }

  @Test func `a loop that doubles a text ends`() throws {
    let text = try Diagram("generate a !=b double", []).text
    #expect(text.count < 100_000 && text.contains("…"))
  }

  @Test func `usages differ, and samples are of their operator`() {
    #expect(Set(OperatorEntry.all.map(\.usage)).count == OperatorEntry.all.count)
    #expect(OperatorEntry.all.allSatisfy { ($0.sample[0] + " ").hasPrefix($0.name + " ") })
  }

  @Test func `every function does what its meaning says`() throws {
    let results = [
      "even": "false", "odd": "true", "vowel": "false", "letter": "false", "upper": "3", "lower": "3", "double": "6",
      "negate": "-3", "parity": "1", "count": "1", "number": "3", "same": "3", "+2": "5", "×2": "6", "*2": "6",
      "<3": "false", "<=3": "true", ">3": "false", ">=3": "true", "==3": "true", "!=3": "false",
      "{ $0.isOdd }": "true", "isEven": "false", "\\.count": "1",
    ]
    for (function, result) in results {
      #expect(try Diagram("map \(function)", ["3"]).text.hasSuffix("  \(result)\n"), "\(function)")
    }
    #expect(try Diagram("map upper", ["a|"]).text.hasSuffix("  A|\n"))
    #expect(try Diagram("map vowel", ["a----|"]).text.hasSuffix("  true-|\n"))
  }

  @Test func `every function of two values folds`() throws {
    for (function, result) in ["+": "6", "×": "6", "*": "6", "max": "3", "min": "1"] {
      let text = try Diagram("reduce \(function == "+" ? 0 : 1) \(function)", ["123|"]).text
      #expect(text.hasSuffix("(\(result)|)\n"), "\(function): \(text)")
    }
    #expect(try Diagram("reduce [] append", ["12|"]).text.hasSuffix("([1, 2]|)\n"))
  }
}

/// Gathers the elements of a document and the texts in them.
private final class Reader: NSObject, XMLParserDelegate {
  var names: Set<String> = []
  var texts: [String: String] = [:]
  private var current = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    names.insert(name)
    current = name
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    current = ""
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if !current.isEmpty { texts[current, default: ""] += text }
  }
}
