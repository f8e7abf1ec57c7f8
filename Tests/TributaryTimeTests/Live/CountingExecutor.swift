import Dispatch
import Synchronization

/// An executor that counts the jobs it is given, and the actor that lives on it.
final class CountingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "tributary.tests.counting")
  private let count = Mutex(0)

  var jobs: Int { count.withLock { $0 } }

  func enqueue(_ job: consuming ExecutorJob) {
    count.withLock { $0 += 1 }
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
