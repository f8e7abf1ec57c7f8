// FoundationEssentials is Foundation without its large tables; only Linux has it as a module of its own.
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A decimal number with 38 digits, so that a number which this program does not know keeps its digits.
typealias DecimalNumber = Decimal

/// Encodes a value as JSON text in UTF-8, with the keys of each object in order.
///
/// - Throws: `EncodingError`.
func encodeJSON<Value: Encodable>(_ value: Value) throws -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return Array(try encoder.encode(value))
}

/// Decodes a value from JSON text in UTF-8.
///
/// - Throws: `DecodingError`.
func decodeJSON<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
  try JSONDecoder().decode(type, from: Data(bytes))
}
