/// Whether and when a job may run: what stands in front of something that must not run too often, twice or too soon.
///
/// When calls come as they like (clicks, keys, messages) and the work behind them does not: saving, searching, a sound.
///
/// A sink is a value and holds no state. A ``Gate`` is one application of it, and so is each handler or stream that
/// goes through ``schedule(_:onOutcome:)``: they never see each other's state.
///
/// ```swift
/// let save = Gate(.lock.extend(.seconds(1)))
/// save { try document.write() }  // .accepted
/// save { try document.write() }  // .refused(.busy), until a second after the first is over
/// ```
///
/// Sinks compose in reading order. A call passes the first gate, then the one behind it, then the job runs; that it is
/// over is told in the opposite order. So `.lock.extend(.seconds(1))` takes the lock first, and gives it back last.
/// Whoever refuses a call undoes what the gates in front had noted: `throttle` in front of a busy `lock` does not spend
/// its slot.
public struct Sink {
  /// Given what is behind, returns what is in front; made anew for each application.
  @usableFromInline let gate: (_ next: @escaping (Attempt) -> Void) -> (Attempt) -> Void

  /// A gate of your own; see ``Attempt`` for what it may do, and for an example.
  ///
  /// - Parameter gate: called once for each application, where it makes its state. It is handed what is behind the gate
  ///   and returns what an attempt comes to first. Every attempt must be passed on, refused, or left to wait.
  public init(_ gate: @escaping (_ next: @escaping (Attempt) -> Void) -> (Attempt) -> Void) {
    self.gate = gate
  }

  /// The sink that lets every job run, here and now; the unit of ``then(_:)``.
  public static var synchronous: Sink {
    Sink { next in next }
  }

  /// Puts another gate behind this one: whoever passes this one is asked there.
  ///
  /// ```swift
  /// Sink.synchronous.debounce(.milliseconds(300)).then(.lock)
  /// ```
  ///
  /// - Parameter next: the gate behind.
  /// - Returns: both, in reading order.
  public func then(_ next: Sink) -> Sink {
    Sink { behind in self.gate(next.gate(behind)) }
  }
}
