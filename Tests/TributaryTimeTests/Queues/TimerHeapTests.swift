import Testing
import TributaryTime

/// The heap and the queue, seen through a virtual scheduler.
@Suite struct TimerHeapTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 33)) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  /// One timer of the model: when it is due, and its place in the order of scheduling.
  struct Entry: Equatable {
    var due: Int
    var order: Int
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `timers fire as in a sorted list, however many are cancelled`(seed: UInt64) {
    var random = Generator(state: seed)
    let time = VirtualScheduler()
    var fired: [Entry] = []
    var model: [Entry] = []
    var works: [ScheduledWork] = []
    time.run {
      for order in 0..<2_000 {
        let entry = Entry(due: Int.random(in: 0..<300, using: &random), order: order)
        works.append(time.schedule(after: .milliseconds(entry.due)) { fired.append(entry) })
        model.append(entry)
        // Most are cancelled in some seeds and few in others, so that the heap is cleared and grows.
        if Int.random(in: 0..<10, using: &random) <= seed {
          let victim = Int.random(in: 0...order, using: &random)
          works[victim].cancel()
          model.removeAll { $0.order == victim }
        }
      }
    }
    time.advance(by: .seconds(1))
    model.sort { ($0.due, $0.order) < ($1.due, $1.order) }
    #expect(fired == model, "seed \(seed)")
  }

  @Test func `a queue that is filled and emptied many times keeps its order`() {
    let time = VirtualScheduler()
    var seen: [Int] = []
    var next = 0
    time.run {
      func fill(_ count: Int) {
        for _ in 0..<count {
          let number = next
          next += 1
          time.schedule {
            seen.append(number)
            if number.isMultiple(of: 7), next < 5_000 { fill(11) }
          }
        }
      }
      fill(5)
    }
    #expect(seen.count >= 5_000)
    #expect(seen == Array(0..<next))
  }
}
