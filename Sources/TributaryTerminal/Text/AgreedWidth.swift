/// The widths of scalars that terminals agree on, and how far the others may reach.
enum AgreedWidth {
  /// The last version of Unicode that every terminal in use is taken to know; it is of 2016.
  private static let knownVersion = 9

  /// The columns that the widest of all terminals gives a scalar.
  static func widest(_ scalar: Unicode.Scalar) -> Int {
    let columns = TextWidth.columns(of: scalar)
    return columns == 0 || contains(scalar) ? columns : 2
  }

  /// Whether all terminals give a scalar on its own the same columns.
  ///
  /// They do not where some draw a picture and others a sign, where the standard changed its mind, and where a terminal
  /// may be too old to know the scalar: some of them draw nothing then.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if SimpleScalar.columns(value) != nil { return true }
    let properties = scalar.properties
    guard let age = properties.age, age.major <= knownVersion, !properties.isEmoji else { return false }
    switch properties.generalCategory {
    case .spacingMark, .nonspacingMark, .enclosingMark, .format: return false
    // Some signs became wide in Unicode 16: hexagrams, counting rods, the symbols of Tai Xuan Jing.
    case .otherSymbol, .otherNumber:
      return !WideScalars.contains(value) && !(0x3248...0x324F).contains(value)
    default: return true
    }
  }
}
