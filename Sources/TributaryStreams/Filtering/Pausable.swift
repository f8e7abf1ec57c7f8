extension Operator where Input == Output {
  /// Passes on elements while another stream's latest is true; see ``ObservableType/pausable(_:afterCount:)``.
  @inlinable public static func pausable<Pauser: ObservableConvertibleType>(
    _ pauser: Pauser, afterCount count: Int = 0
  ) -> Operator where Pauser.Element == Bool {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let delivery = Delivery(stage)
      let isOpen = Memory(false)
      let free = Memory(count)
      let isShut = Memory(false)
      let end = { (termination: Termination) in
        delivery.terminate(termination, observer.terminal)
      }
      pauser.asObservable().runInner(
        of: stage, onNext: { isOpen.value = $0 },
        onTermination: { termination in
          if case .completed = termination, isOpen.value || free.value > 0 {
            isShut.value = !isOpen.value
          } else {
            end(termination)
          }
        })
      return Observer(
        onNext: { element in
          // The pauser may end all while an element is on its way.
          guard stage.isActive else { return }
          if free.value > 0 {
            free.value -= 1
            if isShut.value, free.value == 0 { return delivery.complete(observer, with: element) }
          } else if !isOpen.value {
            return
          }
          delivery.next(element, to: observer)
        },
        onTermination: end)
    }
  }
}

extension ObservableType {
  /// Passes on elements while the latest of another stream is true; what comes in a pause is lost.
  ///
  /// When what is missed need not be made up for: the ticks of a clock while a window is hidden.
  ///
  /// ```
  /// source            1-2-3-4-5-|
  /// pauser            -t---f-t--     t is true, f is false
  /// pausable(pauser)  --2-3---5-|
  /// ```
  ///
  /// The pauser is subscribed first. Before its first element there is a pause. With a count, so many elements pass
  /// first, whatever the pauser says:
  ///
  /// ```
  /// source                           1-2-3-4-5-|
  /// pauser                           -----t----
  /// pausable(pauser, afterCount: 2)  1-2---4-5-|
  /// ```
  ///
  /// - Timing: completes with the source, or when the pauser completes in a pause: then nothing can come, but for
  ///   those of the count. If it completes when there is none, there is none any more.
  /// - Failure: an error of either stream ends the stream.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameters:
  ///   - pauser: true lets elements through, false makes a pause.
  ///   - count: how many elements pass before the pauser counts; less than zero counts as zero.
  /// - Returns: a stream of the elements that come in no pause.
  @inlinable public func pausable<Pauser: ObservableConvertibleType>(
    _ pauser: Pauser, afterCount count: Int = 0
  ) -> Observable<Element> where Pauser.Element == Bool {
    apply(.pausable(pauser, afterCount: count))
  }
}
