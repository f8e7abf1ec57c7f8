extension Operator {
  /// Joins each element with an object that is not kept alive; see ``ObservableType/withUnretained(_:)``.
  @inlinable public static func withUnretained<Object: AnyObject, Failure: Error>(
    _ object: Object, resultSelector: @escaping (Object, Input) throws(Failure) -> Output
  ) -> Operator {
    let target = Weak(object)
    return Operator { observer, subscription in
      let stage = subscription.passingStage()
      return Observer(
        onNext: { element in
          do throws(Failure) {
            if let object = target.object {
              let result = try resultSelector(object, element)
              if stage.isActive { observer.next(result) }
            } else if stage.end() {
              observer.terminal(.completed)
            }
          } catch {
            stage.end(.error(error), observer.terminal)
          }
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Adds to each element an object that is not kept alive, and completes when it is gone.
  ///
  /// When what an object does with the elements must not keep the object: the chain lies in its own bag.
  ///
  /// ```swift
  /// names.withUnretained(self).subscribe(onNext: { owner, name in owner.show(name) }).disposed(by: bag)
  /// ```
  ///
  /// - Timing: that the object is gone is seen at the next element.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    apply(.withUnretained(object) { ($0, $1) })
  }

  /// Joins each element with an object that is not kept alive, and completes when it is gone.
  ///
  /// ```
  /// source                             1-2---3-|
  /// the object                         ---x
  /// withUnretained(object) { $1 * 2 }  2-4---|
  /// ```
  ///
  /// - Timing: that the object is gone is seen at the next element.
  /// - Failure: an error that `resultSelector` throws ends the stream; it is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameters:
  ///   - object: what is not kept alive.
  ///   - resultSelector: makes an element of the result.
  /// - Returns: a stream of the results.
  @inlinable public func withUnretained<Object: AnyObject, Result, Failure: Error>(
    _ object: Object, resultSelector: @escaping (Object, Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    apply(.withUnretained(object, resultSelector: resultSelector))
  }
}
