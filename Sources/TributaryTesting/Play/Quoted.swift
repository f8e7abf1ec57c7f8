extension StringProtocol {
  /// The text in quotation marks, on one line, with nothing in it that a terminal would obey; a long one is cut.
  package var quoted: String {
    let start = prefix(60)
    return start.endIndex < endIndex ? "\"\(start.printable)…\"" : "\"\(start.printable)\""
  }

  /// The text on one line, with nothing in it that a terminal would obey.
  ///
  /// Messages show text that came from outside: an escape in a script or an argument must never reach the terminal.
  package var printable: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .format where scalar == "\u{200D}": result.unicodeScalars.append(scalar)  // joins emoji
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
