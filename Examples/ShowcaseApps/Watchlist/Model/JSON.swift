/// A value as JSON writes it.
package enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// Why a text is no JSON: where in it, in bytes.
  package struct Mistake: Error, Equatable {
    package let offset: Int

    package init(offset: Int) {
      self.offset = offset
    }
  }

  /// The value that a whole text writes.
  package init(parsing bytes: some Collection<UInt8>) throws(Mistake) {
    var parser = JSONParser(bytes: Array(bytes))
    self = try parser.document()
  }

  package subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var int: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  package var list: [JSON]? {
    if case .list(let list) = self { list } else { nil }
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var index = 0
  /// How deep a value may be, so that no text fills the stack.
  var depthLeft = 100

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSON.Mistake) -> JSON {
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw mistake }
    return value
  }

  private var mistake: JSON.Mistake { JSON.Mistake(offset: index) }

  private mutating func value() throws(JSON.Mistake) -> JSON {
    skipBlanks()
    guard index < bytes.count, depthLeft > 0 else { throw mistake }
    depthLeft -= 1
    defer { depthLeft += 1 }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object() throws(JSON.Mistake) -> JSON {
    var members: [String: JSON] = [:]
    index += 1
    if take("}") { return .object([:]) }
    repeat {
      skipBlanks()
      let key = try text()
      guard take(":") else { throw mistake }
      members[key] = try value()
    } while take(",")
    guard take("}") else { throw mistake }
    return .object(members)
  }

  private mutating func list() throws(JSON.Mistake) -> JSON {
    var values: [JSON] = []
    index += 1
    if take("]") { return .list([]) }
    repeat { values.append(try value()) } while take(",")
    guard take("]") else { throw mistake }
    return .list(values)
  }

  private mutating func text() throws(JSON.Mistake) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw mistake }
    index += 1
    var result: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] >= 0x20 else { throw mistake }
      if bytes[index] == UInt8(ascii: "\\") {
        result += Array(String(try escaped()).utf8)
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    guard index < bytes.count else { throw mistake }
    index += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func escaped() throws(JSON.Mistake) -> Character {
    index += 1
    guard index < bytes.count else { throw mistake }
    index += 1
    switch bytes[index - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try Character(scalar())
    case let byte where [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(byte):
      return Character(UnicodeScalar(byte))
    default: throw mistake
    }
  }

  /// The scalar of four digits, or of two such groups.
  private mutating func scalar() throws(JSON.Mistake) -> UnicodeScalar {
    let first = try unit()
    if let scalar = UnicodeScalar(UInt32(first)) { return scalar }
    guard UTF16.isLeadSurrogate(first), bytes[index...].starts(with: "\\u".utf8) else { throw mistake }
    index += 2
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else { throw mistake }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func unit() throws(JSON.Mistake) -> UInt16 {
    // A sign is none of the digits, though Swift takes one there.
    guard index + 4 <= bytes.count, ![UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index]),
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw mistake }
    index += 4
    return unit
  }

  /// A number as JSON writes it; Swift would read others too, such as 01 and .5.
  private mutating func number() throws(JSON.Mistake) -> JSON {
    var end = index
    func skip(_ wanted: String) -> Bool {
      guard end < bytes.count, wanted.utf8.contains(bytes[end]) else { return false }
      end += 1
      return true
    }
    func skipDigits() -> Bool {
      let start = end
      while skip("0123456789") {}
      return end > start
    }
    _ = skip("-")
    var isNumber = skip("0") || skipDigits()
    if skip(".") { isNumber = skipDigits() && isNumber }
    if skip("eE") {
      _ = skip("+-")
      isNumber = skipDigits() && isNumber
    }
    guard isNumber, let number = Double(String(decoding: bytes[index..<end], as: UTF8.self)), number.isFinite else {
      throw mistake
    }
    index = end
    return .number(number)
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSON.Mistake) -> JSON {
    guard bytes[index...].starts(with: word.utf8) else { throw mistake }
    index += word.utf8.count
    return value
  }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count, " \n\r\t".utf8.contains(bytes[index]) { index += 1 }
  }
}
