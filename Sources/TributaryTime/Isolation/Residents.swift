/// What modules keep for the owner of a scope: one object of a type.
// SAFETY: who gets at it passed `requireInside`, so it is the owner. When a scope goes without having been cancelled,
// who lets go of the last reference is the last who could have asked.
final class Residents: @unchecked Sendable {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  func object<Resident: AnyObject>(_ make: () -> Resident) -> Resident {
    if let object = objects[ObjectIdentifier(Resident.self)] { return unsafeDowncast(object, to: Resident.self) }
    let new = make()
    // Making it may have asked for it.
    if let object = objects[ObjectIdentifier(Resident.self)] { return unsafeDowncast(object, to: Resident.self) }
    objects[ObjectIdentifier(Resident.self)] = new
    return new
  }

  /// Takes all out, for the caller to let go of: that may run code which asks for new ones.
  func takeAll() -> [AnyObject] {
    Array(exchange(&objects, with: [:]).values)
  }
}
