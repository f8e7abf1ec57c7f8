import Testing
import TributaryBindings
import TributaryTesting

/// The checker finds what is wrong with a conversion, and nothing where nothing is.
@Suite struct ConversionLawsTests {
  @Test func `a conversion that keeps the laws has no violations`() {
    let laws = ConversionLaws(of: .number, sources: Array(-50...50), targets: ["0", "-7", "12", "", "x"])
    #expect(laws.violations == [])
  }

  @Test func `what comes back as another source is told with its way`() {
    let half = Conversion<Int, Int>(get: { $0 / 2 }, put: { $0 * 2 })
    let laws = ConversionLaws(of: half, sources: [4, 5], targets: [])
    #expect(laws.violations.map(\.description) == ["getPut: 5 → 2 → 4"])
  }

  @Test func `a conversion that loses a cent is told`() {
    let cents = Conversion<Int, Double>(get: { Double($0) / 100 }, put: { Int($0 * 100) })
    let laws = ConversionLaws(of: cents, sources: Array(0...30), targets: [])
    #expect(laws.violations.map(\.description) == ["getPut: 29 → 0.29 → 28"])
  }

  @Test func `what comes back as another target is told, unless it comes to rest and may`() {
    let laws = { keeping in
      ConversionLaws<Int, String>(of: .number, sources: [1], targets: ["007"], keeping: keeping).violations
    }
    #expect(laws(.kept).map(\.description) == ["putGet: 007 into 1 → 7 → 7"])
    #expect(laws(.normalized) == [])
  }

  @Test func `a target that never comes to rest is told`() {
    let growing = Conversion<Int, Int>(get: { $0 + 1 }, put: { $0 })
    let laws = ConversionLaws(of: growing, sources: [], targets: [3], keeping: .normalized)
    #expect(laws.violations == [])
    let told = ConversionLaws(of: growing, sources: [0], targets: [3], keeping: .normalized)
    #expect(
      told.violations.map(\.description) == ["getPut: 0 → 1 → 1", "putGet: 3 into 0 → 3 → 4, which is not at rest"])
  }

  @Test func `what the conversion made and does not take back is told`() {
    let oneWay = Conversion<Int, String>(get: { "n\($0)" }, put: { (_: String) in throw NoNumber() })
    let laws = ConversionLaws(of: oneWay, sources: [1], targets: ["a"])
    #expect(laws.violations.map(\.description) == ["getPut: 1 → n1, which does not convert back"])
  }

  @Test func `the source that is there is what a lens puts into`() {
    struct Name: Equatable { var first: String, last: String }
    let first = Conversion<Name, String>(
      get: { $0.first }, put: { (first: String, name: Name) in Name(first: first, last: name.last) })
    let names = [Name(first: "Ada", last: "Lovelace"), Name(first: "", last: "")]
    #expect(ConversionLaws(of: first, sources: names, targets: ["Jean", ""]).violations == [])
    let forgetful = Conversion<Name, String>(
      get: { $0.first }, put: { (first: String) in Name(first: first, last: "") })
    #expect(ConversionLaws(of: forgetful, sources: names, targets: []).violations.map(\.law) == [.getPut])
  }
}

extension Conversion<Int, String> {
  fileprivate static var number: Conversion {
    Conversion(
      get: { "\($0)" },
      put: { (text: String) in
        guard let number = Int(text) else { throw NoNumber() }
        return number
      })
  }
}

private struct NoNumber: Error {}
