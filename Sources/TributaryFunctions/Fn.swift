/// The functions of this module as members: `Fn.zip` is `zip`.
///
/// A member of a type shadows a global function of the same name. In a type that has a member `zip`, write `Fn.zip`.
/// Operators have no copies here. They are statics of `Operator`: `pipe(.map(\.count), .take(3))`.
public enum Fn {}
