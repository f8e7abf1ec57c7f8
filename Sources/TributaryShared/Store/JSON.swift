/// A JSON value: what a store holds under a key, whatever program wrote it.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case decimal(DecimalNumber)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else if let value = try? container.decode([String: JSON].self) {
      self = .object(value)
    } else {
      self = try JSON(number: container)
    }
  }

  /// A decimal number keeps its digits; one outside the range of decimals keeps its magnitude.
  private init(number container: any SingleValueDecodingContainer) throws {
    let double = try container.decode(Double.self)
    let isInRange = double.magnitude > 1e-80 && double.magnitude < 1e80
    if isInRange, let decimal = try? container.decode(DecimalNumber.self) {
      self = .decimal(decimal)
    } else {
      self = .double(double)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSON {
  /// The first byte of an object's text.
  static var openingBrace: UInt8 { 0x7B }

  /// The JSON of a text in UTF-8.
  ///
  /// - Throws: `DecodingError`.
  init(bytes: [UInt8]) throws {
    self = try decodeJSON(JSON.self, from: bytes)
  }

  /// Lays the new form of a value over this one and keeps the fields that the value's type does not know.
  ///
  /// - Parameters:
  ///   - known: this JSON as the type reads and writes it again: its fields are the known ones.
  ///   - new: the form to write.
  /// - Returns: the new form with the unknown fields of this one.
  func replacing(_ known: JSON, with new: JSON) -> JSON {
    guard case .object(let stored) = self, case .object(let known) = known, case .object(let new) = new else {
      return new
    }
    var fields = stored.filter { known[$0.key] == nil }
    for (name, value) in new {
      if let storedValue = stored[name], let knownValue = known[name] {
        fields[name] = storedValue.replacing(knownValue, with: value)
      } else {
        fields[name] = value
      }
    }
    return .object(fields)
  }
}
