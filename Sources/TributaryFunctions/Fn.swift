/// The functions of this module once more, as members: `Fn.map` is `map`.
///
/// A member of a type shadows a global function of the same name: inside a `Sequence`, `map` is the sequence's own.
/// There, write `Fn.map`.
public enum Fn {}
