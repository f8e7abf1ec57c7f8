extension OperatorLawsTests {
  /// The rows of all tables.
  static var everyRow: [Row] {
    [
      plain, combining, timed, throwing, sharingRows, sharingTimeRows, combiningRows, singleRows, traitsRows,
      crossingRows, tableRows, elementRows,
    ].flatMap { $0 }
  }
}
