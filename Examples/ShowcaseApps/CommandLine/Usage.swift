/// The showcase's version.
package let showcaseVersion = "0.1.0"

/// What `showcase --help` prints.
package let usage = """
  Small apps that show Tributary at work.

  usage: showcase                                    a menu of the apps
         showcase APP [--play FILE [--size WxH]]     one app
         showcase tic-tac-toe [--size N] [--line K]  N by N squares, K in a row win
         showcase watchlist [--open URL] [--state FILE]
         showcase fizzbuzz FROM TO                   prints a line for each number
         showcase --help | --version

  apps:
  \(AppName.allCases.map { "  " + padded($0.rawValue, to: 13) + $0.meaning }.joined(separator: "\n"))

  options:
    --size N     the board of tic-tac-toe, \(Rules.sizes.lowerBound) to \(Rules.sizes.upperBound); 3 if absent
    --line K     marks in a row that win, 2 to N; 3 if absent, 2 on the smallest board
    --open URL   where watchlist opens, as /movies/12/cast; a guest's without --state
    --state FILE where watchlist keeps its state from one run to the next
    --play FILE  runs the app in virtual time, without a terminal, by a script;
                 - is standard input
    --size WxH   the screen at the script's start, up to 500x500; 80x24 if absent

  A play script has one command a line:
    press KEY...   tab shift-tab enter space escape up down left right home end
                   pageup pagedown backspace delete ctrl-X f1 to f12, or a character
    type TEXT      the rest of the line as it is
    click LABEL    an element by its label; click LABEL #2 is the second of that label
    clickat X Y    a column and a row of the screen, from 1
    wait TIME      a whole number and ms, s or m
    resize WxH     another size of the screen
    screen         prints what a person sees, then a line ---
    # comment      says nothing, and so does an empty line

  exit status: 0 done, 64 wrong words, 65 a script that cannot go on,
               66 no such script, 74 output or state that cannot be written
  """

private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}
