import Testing
import TributaryFunctions

struct IdentityTests {
  @Test func `id gives back what it is given`() {
    #expect([1, 2].map(id) == [1, 2])
    #expect(Fn.id("a") == "a")
  }
}
