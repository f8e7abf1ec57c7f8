import TributaryTime

/// An object that its scope owns, in a value that tasks may carry elsewhere, where nobody gets at the object.
// SAFETY: the object is handed out in the isolation of the scope only. Elsewhere the scope finds itself on another
// thread, and the property is nil.
struct Confined<Object: AnyObject>: @unchecked Sendable {
  private let scope: Scope
  private let owned: Object

  init(_ object: Object, to scope: Scope) {
    self.scope = scope
    owned = object
  }

  /// The object; nil outside of the isolation of its scope.
  var object: Object? { scope.isElsewhere ? nil : owned }
}
