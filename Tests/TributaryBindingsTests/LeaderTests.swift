import Testing
import TributaryBindings

struct LeaderTests {
  @Test func `the two leaders differ`() {
    #expect(Leader.left != Leader.right)
  }
}
