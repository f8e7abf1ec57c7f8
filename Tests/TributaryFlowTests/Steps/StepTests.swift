import Testing
import TributaryFlow

struct StepTests {
  @Test func `one step to nowhere is like another`() {
    #expect(NoStep() == NoStep())
  }
}
