/// The parameters of a control sequence as they come: numbers parted by `;`, each with parts of its own after `:`.
struct ControlSequence {
  /// More numbers than any terminal sends; what follows is read and dropped.
  private static let limit = 16
  /// A number beyond any that has a meaning.
  private static let largest = 1_000_000

  /// The byte from `<` to `?` before the numbers, or 0.
  private(set) var prefix: UInt8 = 0
  private(set) var isEmpty = true
  /// The numbers, nil where nothing was written, with whether each is a part of the number before it.
  private var values: [(number: Int?, isPart: Bool)] = []
  private var isStrange = false

  /// How many numbers were begun, parts included.
  var count: Int { values.count }

  mutating func removeAll() {
    prefix = 0
    isEmpty = true
    isStrange = false
    values.removeAll(keepingCapacity: true)
  }

  /// Takes a byte from space to `?`.
  mutating func take(_ byte: UInt8) {
    switch byte {
    case 0x30..<0x3A:
      if values.isEmpty { values.append((nil, false)) }
      let last = values.count - 1
      values[last].number = min((values[last].number ?? 0) * 10 + Int(byte - 0x30), ControlSequence.largest)
    case UInt8(ascii: ";"), UInt8(ascii: ":"):
      if values.isEmpty { values.append((nil, false)) }
      if values.count < ControlSequence.limit {
        values.append((nil, byte == UInt8(ascii: ":")))
      } else {
        isStrange = true
      }
    case 0x3C..<0x40 where isEmpty: prefix = byte
    default: isStrange = true
    }
    isEmpty = false
  }

  mutating func appendValue(_ number: Int) {
    values.append((number, false))
    isEmpty = false
  }

  /// A number by its place, or one of its parts; nil if it was not written.
  func value(_ place: Int, part: Int = 0) -> Int? {
    var number = -1
    for (index, value) in values.enumerated() where !value.isPart {
      number += 1
      guard number == place else { continue }
      guard index + part < values.count, part == 0 || values[index + 1...index + part].allSatisfy(\.isPart) else {
        return nil
      }
      return values[index + part].number
    }
    return nil
  }

  /// Whether the sequence can have a meaning here: it is whole and without bytes that no key has.
  var isPlain: Bool { !isStrange }
}

extension UInt8 {
  /// How far this byte is after a letter; nil if it is before.
  func offset(from scalar: Unicode.Scalar) -> Int? {
    let first = UInt8(ascii: scalar)
    return self >= first ? Int(self - first) : nil
  }
}
