import CAllocations

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The figures of one benchmark, printed as one JSON object.
struct Measurement {
  var name: String
  var nanoseconds: Double
  var ratio: Double
  var allocations: Double?
  var liveBytes: Double?
  var counted: [(name: String, value: Double)]

  /// One line; a figure that was not taken is absent.
  var json: String {
    var fields = ["\"name\":\"\(name)\"", "\"ns\":\(rounded(nanoseconds))", "\"ratio\":\(rounded(ratio))"]
    if let allocations { fields.append("\"allocations\":\(rounded(allocations))") }
    if let liveBytes { fields.append("\"liveBytes\":\(rounded(liveBytes))") }
    fields += counted.map { "\"\($0.name)\":\(rounded($0.value))" }
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// The limits that the figures exceed, each as a sentence.
  func violations(of limits: Limits) -> [String] {
    let pairs: [(String, Double?, Double?)] = [
      ("ratio", ratio, limits.ratio), ("allocations", allocations, limits.allocations),
      ("ns", nanoseconds, limits.nanoseconds), ("liveBytes", liveBytes, limits.liveBytes),
    ]
    return pairs.compactMap { what, value, limit in
      guard let value, let limit, value > limit else { return nil }
      return "\(name): \(what) is \(rounded(value)), at most \(rounded(limit))"
    }
  }
}

/// Two decimals are more than a measurement of time is good for.
private func rounded(_ value: Double) -> Double {
  (value * 100).rounded() / 100
}

extension Benchmark {
  /// Measures in turns with the baseline, so that both see the same machine: each figure is the median of the runs.
  func measure(runs: Int, runTime: Duration) -> Measurement {
    let loop = prepare()
    let baseline = opaque(Baseline.benchmark.prepare())
    let operations = calibrated(loop, for: runTime)
    let baselineOperations = calibrated(baseline, for: runTime)
    var times: [Double] = []
    var baselineTimes: [Double] = []
    for _ in 0..<runs {
      baselineTimes.append(nanoseconds(of: baseline, operations: baselineOperations))
      times.append(nanoseconds(of: loop, operations: operations))
    }
    let time = median(times)
    return Measurement(
      name: name, nanoseconds: time, ratio: time / median(baselineTimes), allocations: countedAllocations(loop),
      liveBytes: countedLiveBytes(), counted: counted?() ?? [])
  }

  /// Allocations of one operation: those of 2n operations less those of n, so that what a loop needs once is left out.
  private func countedAllocations(_ loop: (Int) -> Void) -> Double? {
    guard allocations_supported() else { return nil }
    let operations = 200
    func count(_ operations: Int) -> Int64 {
      allocations_begin()
      loop(operations)
      return allocations_end().allocations
    }
    let once = count(operations)
    return Double(count(2 * operations) - once) / Double(operations)
  }

  /// Requested bytes that one more thing keeps alive, by the same difference.
  private func countedLiveBytes() -> Double? {
    guard let live, allocations_supported() else { return nil }
    let things = 1_000
    func count(_ things: Int) -> Int64 {
      var bytes: Int64 = 0
      live(things) { make in
        allocations_begin()
        make()
        bytes = allocations_end().liveBytes
      }
      return bytes
    }
    let once = count(things)
    return Double(count(2 * things) - once) / Double(things)
  }
}

/// How many operations fill the time of a run; finding out also warms up.
private func calibrated(_ loop: (Int) -> Void, for runTime: Duration) -> Int {
  let wanted = runTime / .nanoseconds(1)
  var operations = 1
  while true {
    let time = nanoseconds(of: loop, operations: operations) * Double(operations)
    if time >= wanted { return operations }
    let factor = time > 0 ? min(10, 1.2 * (wanted / time)) : 10
    operations = max(operations + 1, Int(Double(operations) * factor))
  }
}

/// Time that the processor spent on an operation, so that a busy machine does not count.
private func nanoseconds(of loop: (Int) -> Void, operations: Int) -> Double {
  let start = processorTime()
  loop(operations)
  return Double(processorTime() - start) / Double(operations)
}

private func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

private func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
