/// What fires at a time: an owner's work, or a task that sleeps.
enum Timer: Sendable {
  case work(OwnersOnly<ScheduledWork>)
  case sleeper(Sleeper)

  var isFinished: Bool {
    switch self {
    case .work(let work): work.value.isFinished
    case .sleeper(let sleeper): sleeper.isFinished
    }
  }

  /// Runs the work or wakes the task, in the owner's isolation.
  func fire() {
    switch self {
    case .work(let work): work.value.run()
    case .sleeper(let sleeper): sleeper.wake()
    }
  }
}

/// A binary heap of timers by (due, sequence): equal due times leave in the order in which they came.
///
/// Cancelling leaves a finished entry behind. It goes when it comes to the top, or all of them go when the buffer is
/// full and at least half of it is finished; otherwise the buffer doubles. So n waiting timers hold at most 2n + 16
/// places, and inserting, popping and cancelling cost O(log n) amortised.
struct TimerHeap {
  private struct Entry {
    let due: Duration
    let sequence: UInt64
    let timer: Timer

    func isBefore(_ other: Entry) -> Bool {
      due != other.due ? due < other.due : sequence < other.sequence
    }
  }

  private var entries: [Entry] = []
  private var sequence: UInt64 = 0
  private var limit = 16

  mutating func insert(_ timer: Timer, due: Duration) {
    if entries.count == limit { makeRoom() }
    sequence += 1
    entries.append(Entry(due: due, sequence: sequence, timer: timer))
    siftUp(from: entries.count - 1)
  }

  /// When the earliest unfinished timer is due; finished ones before it are dropped.
  mutating func nextDue() -> Duration? {
    while let first = entries.first, first.timer.isFinished { removeFirst() }
    return entries.first?.due
  }

  /// Takes the earliest unfinished timer out if it is due.
  mutating func popFirst(dueBy time: Duration) -> (due: Duration, timer: Timer)? {
    guard let due = nextDue(), due <= time else { return nil }
    let timer = entries[0].timer
    removeFirst()
    return (due, timer)
  }

  /// Takes out all timers, in no order.
  mutating func takeAll() -> [Timer] {
    exchange(&entries, with: []).map(\.timer)
  }

  private mutating func makeRoom() {
    let waiting = entries.filter { !$0.timer.isFinished }
    if waiting.count * 2 <= limit {
      entries.removeAll(keepingCapacity: true)  // allowed: a finished timer holds nothing
      for entry in waiting {
        entries.append(entry)
        siftUp(from: entries.count - 1)
      }
    } else {
      limit *= 2
      entries.reserveCapacity(limit)
    }
  }

  private mutating func removeFirst() {
    let last = entries.removeLast()
    guard !entries.isEmpty else { return }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1].isBefore(entries[child]) { child += 1 }
      guard entries[child].isBefore(last) else { break }
      entries[hole] = entries[child]
      hole = child
    }
    entries[hole] = last
  }

  private mutating func siftUp(from index: Int) {
    var hole = index
    let entry = entries[index]
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard entry.isBefore(entries[parent]) else { break }
      entries[hole] = entries[parent]
      hole = parent
    }
    entries[hole] = entry
  }
}
