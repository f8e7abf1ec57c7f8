import Testing
import TributaryViews

@Suite struct SamenessTests {
  private struct Parity: Equatable {
    let number: Int
    static func == (one: Parity, other: Parity) -> Bool { one.number % 2 == other.number % 2 }
  }

  private struct Plain {
    var number: Int
    var flag: Bool
    var text: String
  }

  @Test func equatableValuesAreComparedByTheirOwnOperator() {
    let same = Sameness(like: Parity(number: 0))
    #expect(same.holds(Parity(number: 1), Parity(number: 3)))
    #expect(!same.holds(Parity(number: 1), Parity(number: 2)))
  }

  @Test func otherValuesAreComparedByTheirBytes() {
    let same = Sameness(like: Plain(number: 0, flag: true, text: ""))
    #expect(same.holds(Plain(number: 1, flag: true, text: "ab"), Plain(number: 1, flag: true, text: "ab")))
    #expect(!same.holds(Plain(number: 2, flag: true, text: "ab"), Plain(number: 1, flag: true, text: "ab")))
    #expect(!same.holds(Plain(number: 1, flag: false, text: "ab"), Plain(number: 1, flag: true, text: "ab")))
    #expect(!same.holds(Plain(number: 1, flag: true, text: "ab"), Plain(number: 1, flag: true, text: "cd")))
  }

  private struct Padded {
    struct Inner {
      var flag: Bool
      var number: Int
    }
    var small: UInt8
    var inner: Inner
    var end: Bool
    var number: Int32
  }

  /// A padded value in memory that was filled with a byte before.
  private func padded(_ number: Int32, over filling: UInt8) -> [UInt8] {
    let size = MemoryLayout<Padded>.size
    return [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      UnsafeMutableRawBufferPointer(bytes).initializeMemory(as: UInt8.self, repeating: filling)
      let value = Padded(small: 1, inner: .init(flag: true, number: 2), end: false, number: number)
      func put<Field>(_ field: Field, _ path: KeyPath<Padded, Field>) {
        guard let offset = MemoryLayout<Padded>.offset(of: path) else { return }
        UnsafeMutableRawPointer(bytes.baseAddress! + offset).storeBytes(of: value[keyPath: path], as: Field.self)
      }
      put(value.small, \.small)
      put(value.inner.flag, \.inner.flag)
      put(value.inner.number, \.inner.number)
      put(value.end, \.end)
      put(value.number, \.number)
      count = size
    }
  }

  @Test func bytesBetweenThePropertiesOfAStructDoNotCount() {
    let same = Sameness(like: Padded(small: 0, inner: .init(flag: false, number: 0), end: true, number: 0))
    func holds(_ one: [UInt8], _ other: [UInt8]) -> Bool {
      one.withUnsafeBytes { one in other.withUnsafeBytes { other in same.holds(one, other) } }
    }
    #expect(padded(3, over: 0xAA) != padded(3, over: 0x55))
    #expect(holds(padded(3, over: 0xAA), padded(3, over: 0x55)))
    #expect(!holds(padded(3, over: 0xAA), padded(4, over: 0xAA)))
  }

  private struct Hidden {
    let one: Any
    let flag: Bool
  }

  @Test func whatIsInAnExistentialCounts() {
    let same = Sameness(like: Hidden(one: (1, true), flag: true))
    let one = Hidden(one: (1, true), flag: true)
    #expect(same.holds(one, one))
    #expect(!same.holds(one, Hidden(one: (2, true), flag: true)))
    #expect(!same.holds(one, Hidden(one: (1, false), flag: true)))
  }

  @Test func nothingEqualsNothing() {
    #expect(Sameness(like: ()).holds((), ()))
  }
}
