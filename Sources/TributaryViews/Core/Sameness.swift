/// How two values of a type are found to be the same: by `==` where the type is `Equatable`, else byte by byte.
///
/// Values with the same bytes are the same value, whatever the type: the same references, the same closures. Values
/// that are equal with other bytes are found different, which costs a run and is never wrong. Bytes between the stored
/// properties of structs say nothing and are left out.
package struct Sameness {
  private let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  /// The bytes that count, as ranges of offsets.
  private let ranges: [Range<Int>]

  /// How values of the type of this one compare; what lies at the offsets of `holes`, one word each, does not count.
  package init<Value>(like value: Value, skipping holes: [Int] = []) {
    isEqual = (Value.self as? any Equatable.Type).map { Self.equality(of: $0) }
    guard isEqual == nil else {
      ranges = []
      return
    }
    var bytes = [Bool](repeating: false, count: MemoryLayout<Value>.size)
    let fields = withUnsafeBytes(of: value) { memory in
      memory.baseAddress.flatMap { Self.fields(of: value, at: $0) }
    }
    for field in fields ?? [0..<bytes.count] { for byte in field { bytes[byte] = true } }
    for hole in holes { for byte in hole..<hole + MemoryLayout<UInt>.size { bytes[byte] = false } }
    var ranges: [Range<Int>] = []
    for byte in bytes.indices where bytes[byte] {
      if let last = ranges.last, last.upperBound == byte {
        ranges[ranges.count - 1] = last.lowerBound..<byte + 1
      } else {
        ranges.append(byte..<byte + 1)
      }
    }
    self.ranges = ranges
  }

  /// Where the stored properties of a struct lie, by the rules of its layout.
  ///
  /// `Mirror` tells the values and not how they are stored (it looks into existentials, for one), so each is looked up
  /// where it must be; if one is not there, nil, and all bytes count.
  private static func fields<Value>(of value: Value, at start: UnsafeRawPointer) -> [Range<Int>]? {
    let size = MemoryLayout<Value>.size
    let mirror = Mirror(reflecting: value)
    guard !(value is any CustomReflectable), mirror.displayStyle == .struct, !mirror.children.isEmpty else {
      let isThere = withUnsafeBytes(of: value) { $0.elementsEqual(UnsafeRawBufferPointer(start: start, count: size)) }
      return isThere ? [0..<size] : nil
    }
    var fields: [Range<Int>] = []
    var offset = 0
    func add<Field>(_ field: Field) -> Bool {
      let alignment = MemoryLayout<Field>.alignment
      offset = (offset + alignment - 1) / alignment * alignment
      guard offset + MemoryLayout<Field>.size <= size, let inner = Self.fields(of: field, at: start + offset) else {
        return false
      }
      fields += inner.map { $0.lowerBound + offset..<$0.upperBound + offset }
      offset += MemoryLayout<Field>.size
      return true
    }
    for child in mirror.children { guard add(child.value) else { return nil } }
    return offset == size ? fields : nil
  }

  private static func equality<E: Equatable>(of type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  package func holds(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) -> Bool {
    guard let start = old.baseAddress, let other = new.baseAddress, !old.isEmpty else { return true }
    if let isEqual { return isEqual(start, other) }
    let word = MemoryLayout<UInt>.size
    for range in ranges {
      var offset = range.lowerBound
      while offset + word <= range.upperBound {
        guard
          start.loadUnaligned(fromByteOffset: offset, as: UInt.self)
            == other.loadUnaligned(fromByteOffset: offset, as: UInt.self)
        else { return false }
        offset += word
      }
      while offset < range.upperBound {
        guard old[offset] == new[offset] else { return false }
        offset += 1
      }
    }
    return true
  }

  package func holds<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { new in holds(old, new) } }
  }
}
