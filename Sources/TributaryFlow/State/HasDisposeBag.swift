public import TributaryStreams

/// A class with a bag of subscriptions that it need not declare.
///
/// ```swift
/// final class MovieModel: HasDisposeBag {
///   init(movies: Observable<[Movie]>) {
///     movies.subscribe(with: self, onNext: { model, movies in model.show(movies) }).disposed(by: disposeBag)
///   }
/// }
/// ```
///
/// The bag is made when it is first asked for, and kept by the current scope: outside a scope's turns and tasks the
/// call traps. Swift does not tell the library when an object dies. So what the bag keeps ends at once where the
/// library held the last reference, as a flow does to its steppers, and otherwise when the scope next tidies up, which
/// it does as bags are added. A class whose subscriptions must end with it at once declares the property itself,
/// `let disposeBag = DisposeBag()`, and conforms just as well.
public protocol HasDisposeBag: AnyObject {
  /// The object's bag.
  var disposeBag: DisposeBag { get }
}

extension HasDisposeBag {
  /// The object's bag, supplied by the library.
  ///
  /// Another bag in its place ends what the former one keeps.
  ///
  /// - Complexity: amortised constant.
  public var disposeBag: DisposeBag {
    get { StateTable<DisposeBag>.current.state(of: self) { DisposeBag() } }
    set { StateTable<DisposeBag>.current.set(newValue, of: self) }
  }
}

extension Reactive where Base: AnyObject {
  /// The object's bag, as ``HasDisposeBag`` supplies it, for any class with `rx`.
  ///
  /// - Complexity: amortised constant.
  public var disposeBag: DisposeBag {
    get { StateTable<DisposeBag>.current.state(of: base) { DisposeBag() } }
    nonmutating set { StateTable<DisposeBag>.current.set(newValue, of: base) }
  }
}
