/// How the values of one type are read from a store and written to it.
struct ValueCoding<Value: Codable> {
  /// The value that stands for a key that is not in the store.
  let initial: Value

  /// The value of a text.
  ///
  /// - Throws: ``SharedFailure/unreadable(_:)``.
  func read(_ bytes: [UInt8]?) throws(SharedFailure) -> Value {
    guard let bytes else { return initial }
    do {
      return try decodeJSON(Value.self, from: bytes)
    } catch {
      throw .unreadable("The stored text is not a \(Value.self): \(error).")
    }
  }

  /// The text of a value.
  ///
  /// - Throws: ``SharedFailure/notEncodable(_:)``.
  func write(_ value: Value) throws(SharedFailure) -> [UInt8] {
    do {
      return try encodeJSON(value)
    } catch {
      throw .notEncodable("\(error)")
    }
  }

  /// Lays the text of a value over the text that it replaces, so that fields which the type does not know are kept.
  ///
  /// - Throws: ``SharedFailure/unreadable(_:)`` if the stored text is no `Value`.
  func lay(_ new: [UInt8], over stored: [UInt8]?) throws(SharedFailure) -> [UInt8] {
    guard let stored else { return new }
    let old = try write(read(stored))
    // An unchanged value keeps the text that another program wrote, however it is spelled.
    if old == new { return stored }
    guard old != stored, new.first == JSON.openingBrace else { return new }
    do {
      return try encodeJSON(JSON(bytes: stored).replacing(JSON(bytes: old), with: JSON(bytes: new)))
    } catch {
      throw .unreadable("The stored text is not JSON: \(error).")
    }
  }
}
