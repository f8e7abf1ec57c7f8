/// What the program says about itself.
enum Help {
  static let text = """
    Draws what an operator does to streams, by a real run in virtual time.

    usage: marbles OPERATOR [PICTURE...]             as text
           marbles --svg FILE OPERATOR [PICTURE...]  and as a picture
           marbles --list                            every operator
           marbles --table                           the same as docs/OPERATORS.md
           marbles --help

      marbles "debounce 2" "ab--c---d|"
      marbles merge "1---3---|" "--2---4---|"
      marbles "throttle(4, mode: .leading)" "1-23---4|"

    An operator is written with blanks or as a call. Without pictures it runs on its own.

    pictures: a character is a moment
      -      nothing comes      |  the completion    (ab)  in one moment
      a 1    an element         #  an error          ^     the moment zero
      true false nil "text" [1, 2]  elements of several characters
      t f    truths, where they are expected

    arguments:
      TIME      a number of columns, or 20ms, 1s
      FUNCTION  a name below, or +1 ×10
      PREDICATE a name below, or <3 <=3 >3 >=3 ==a !=a
      PICTURE   of a stream for each element, which is n: n--n|
      functions of two values, for scan, reduce, zip, combineLatest: \(Function.reducers)

    functions:
    \(columns(Function.all.map { ($0.name, $0.meaning) }))
    exit status: 0 done, 64 wrong words or pictures, 73 a file that cannot be written,
                 74 the output could not be written

    """

  static var list: String {
    columns(OperatorEntry.all.map { ($0.usage, $0.meaning) })
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count) + $0.1 + "\n" }.joined()
  }
}
