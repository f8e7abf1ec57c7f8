#!/usr/bin/env bash
# terminal-check.sh SHOWCASE: drives the program in tmux, as a person would, and looks at what the terminal is like
# while it runs and after it ended: by a key, a signal, a trap, Ctrl-Z, a closed window. Prints a line a check.
set -eu
# As a shell reads it: a folder on the way may have a blank in its name.
showcase=$(printf '%q' "$(realpath "$1")")
# The program of the README with flows, which stands beside it.
notes=$(printf '%q' "$(dirname "$(realpath "$1")")/Notes")
tmux_() { command tmux -L "terminal-check-$$" -f /dev/null "$@"; }
folder=$(mktemp -d)
trap 'tmux_ kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

# MARK: Words

screen() { tmux_ capture-pane -p -t check; }
keys() { for key in "$@"; do tmux_ send-keys -t check "$key"; done; }
fail() { printf 'terminal-check: %s\nthe screen:\n%s\n' "$1" "$(screen)" >&2; exit 1; }
passed() { printf 'ok: %s\n' "$1"; }
format() { tmux_ display-message -p -t check "$1"; }

# Waits up to five seconds for a condition, given as a command.
until_true() {
  local n
  for ((n = 0; n < 100; n++)); do
    if eval "$1"; then return 0; fi
    sleep 0.05
  done
  return 1
}
sees() { until_true "screen | grep -qF -- '$1'" || fail "waited for: $1"; }
sees_not() { until_true "! screen | grep -qF -- '$1'" || fail "waited for the end of: $1"; }

# A fresh shell in a fresh window; $1 starts the program there.
open() {
  tmux_ kill-session -t check 2>/dev/null || true
  # No core files: a trap is one of the checks, and the backtrace of the runtime takes its time.
  tmux_ new-session -d -s check -x 80 -y 24 "cd '$folder' && PS1='ready> ' exec bash --norc --noprofile"
  keys 'export SWIFT_BACKTRACE=enable=no; ulimit -c 0; clear' Enter
  sees 'ready>'
  keys "$1" Enter
}

# The program's process: the youngest child of the shell in the window.
process() { pgrep -n -P "$(format '#{pane_pid}')"; }

# The terminal is as it was: main screen, cursor shown, echo and lines on, and the shell says how the program ended.
is_restored() {
  sees 'ready>'
  until_true '[ "$(format "#{alternate_on}")" = 0 ]' || fail "$1: still on the alternate screen"
  keys 'echo "status=$?"; stty -a > settings' Enter
  sees 'status='
  [ -z "${2:-}" ] || screen | grep -q "status=$2" || fail "$1: the status is not $2"
  until_true "[ -s '$folder/settings' ]" || fail "$1: no settings"
  # The shell's line editor has modes of its own: stty tells those that a program gets.
  grep -qw -- 'echo' "$folder/settings" && ! grep -qw -- '-echo' "$folder/settings" || fail "$1: no echo"
  grep -qw -- 'icanon' "$folder/settings" && ! grep -qw -- '-icanon' "$folder/settings" || fail "$1: no lines"
  [ "$(format '#{cursor_flag}')" = 1 ] || fail "$1: no cursor"
  [ "$(format '#{mouse_any_flag}#{mouse_sgr_flag}')" = 00 ] || fail "$1: the mouse still reports"
  rm -f "$folder/settings"
  passed "$1"
}

# Clicks the middle of a text on the screen with the mouse, as an SGR report.
click_text() {
  local row line before column
  row=$(screen | grep -nF -m1 -- "$1" | cut -d: -f1)
  line=$(screen | sed -n "${row}p")
  before=${line%%"$1"*}
  column=$((${#before} + 2))
  tmux_ send-keys -t check -l "$(printf '\033[<0;%d;%dM\033[<0;%d;%dm' "$column" "$row" "$column" "$row")"
}

# MARK: Checks

# The server outlives the last of its sessions: else the next one may come while it is leaving.
tmux_ start-server \; set-option -s exit-empty off

open "$showcase"
sees 'tic-tac-toe'
[ "$(format '#{alternate_on}')" = 1 ] || fail 'not on the alternate screen'
passed 'the gallery is shown'
keys Enter
sees 'X to play'
keys Enter; sees 'O to play'
keys Down Enter; sees 'X to play'
keys Up Right Enter; sees 'O to play'
keys Down Enter; sees 'X to play'
keys Up Right Enter; sees 'X has won!'
passed 'a game is won with arrow keys and Enter'
keys r; sees 'X to play'
passed 'a key restarts it'
click_text 'Restart'; sees 'X to play'
keys Escape; sees 'arrows choose'
passed 'Escape comes back to the gallery'
click_text 'timers'; sees '1 s on the screen'
passed 'a mouse click opens an app, and its clock ticks'
click_text 'Leave'; sees 'arrows choose'
tmux_ send-keys -t check Up Down Down Enter; sees 'First name'
passed 'keys that come all at once open an app'
tmux_ send-keys -t check -l 'Ada 日本'; sees 'Ada 日本'
keys BSpace BSpace; sees_not '日'
passed 'wide characters are typed and deleted'
# The cell of a joiner must not join to its neighbor; tmux keeps what it got, so a joiner would be seen here.
for text in "$(printf 'x\342\200\215')" 'yz' "$(printf '\360\237\221\251\342\200\215')" "$(printf 'e\357\270\217')" 'ende'; do
  tmux_ send-keys -t check -l "$text"
done
sees 'ende'
if screen | grep -F 'ende' | grep -q "$(printf '\342\200\215[^\360]')"; then fail 'a joiner reached the screen'; fi
screen | grep -qF "$(printf 'xyz\360\237\221\251eende')" || fail 'a joiner moved its neighbors'
for ((n = 0; n < 10; n++)); do keys BSpace; done
sees_not 'xyz'
passed 'joiners and selectors that are typed alone move no neighbor'
# The time of a paste is three seconds.
tmux_ send-keys -t check -l "$(printf '\033[200~pasted')"; sees 'pasted'
passed 'a paste without its end is shown after its time'
for ((n = 0; n < 6; n++)); do keys BSpace; done
sees_not 'pasted'
# The first Escape leaves the field, the second the app.
keys Escape Escape; sees 'arrows choose'
tmux_ resize-window -t check -x 60 -y 16
# The gallery is higher than this window: a mark at its side says so, and its last line is reached by scrolling.
until_true '[ "$(screen | awk "NF" | wc -l)" -gt 3 ]' && sees '┃'
sees 'Tributary'
keys PageDown; sees 'arrows choose'
passed 'another size of the window is drawn'
keys Escape
is_restored 'Escape in the gallery ends it' 0

open "$showcase names"
sees 'Full name'
tmux_ send-keys -t check -l 'Ada'; sees 'Full name     Ada'
keys Tab; tmux_ send-keys -t check -l 'L'; sees 'Full name     Ada L'
passed 'a name is typed in its parts and stands there in one piece'
keys Escape Escape
is_restored 'Escape in an app of its own ends it' 0

for signal in TERM INT HUP QUIT; do
  open "$showcase tic-tac-toe"
  sees 'X to play'
  kill -"$signal" "$(process)"
  is_restored "after SIG$signal"
done

# Of the signals that end a process at once: the user's, timers, limits, a pipe, and those of one system.
for signal in USR1 USR2 PIPE ALRM VTALRM PROF XCPU XFSZ SYS $(uname | grep -q Linux && echo IO PWR STKFLT RTMIN RTMAX); do
  open "$showcase tic-tac-toe"
  sees 'X to play'
  kill -"$signal" "$(process)"
  is_restored "after SIG$signal" "$((128 + $(kill -l "$signal")))"
done

open "$showcase crash"
sees 'Trap'
keys Tab Enter
sees 'ready>'
is_restored 'after a trap'

open "$showcase tic-tac-toe"
sees 'X to play'
pid=$(process)
kill -TSTP "$pid"
is_restored 'stopped by SIGTSTP'
keys 'clear; fg' Enter
sees 'X to play'
keys Tab Enter; sees 'O to play'
passed 'fg brings the app back, and it takes keys'
keys C-z
is_restored 'stopped by Ctrl-Z'
keys 'clear; fg' Enter
sees 'O to play'
keys Escape
is_restored 'ended after fg' 0

# In the background nothing is drawn, and the shell has the terminal.
is_stopped() { until_true '[ "$(ps -o state= -p "$pid")" = T ]' || fail "$1: it runs"; }
open "$showcase timers"
sees '1 s on the screen'
pid=$(process)
keys C-z
is_restored 'stopped by Ctrl-Z, once more'
keys 'clear; bg' Enter
is_stopped 'in the background'
keys 'echo the shell "$((1 + 1))"' Enter; sees 'the shell 2'
sleep 1.2
screen | grep -q 'on the screen' && fail 'in the background the picture was drawn'
is_restored 'in the background it waits, and draws nothing'
keys 'clear; fg' Enter; sees 's on the screen'
keys Escape
is_restored 'ended after bg and fg' 0

open "$showcase tic-tac-toe"
sees 'X to play'
pid=$(process)
kill -STOP "$pid"; is_stopped 'SIGSTOP'
keys 'clear' Enter; sees 'ready>'
kill -CONT "$pid"; is_stopped 'continued in the background'
keys 'clear; fg' Enter; sees 'X to play'
keys Tab Enter; sees 'O to play'
passed 'after SIGSTOP and SIGCONT, fg brings the app back, and it takes keys'
keys Escape
is_restored 'ended after SIGSTOP and SIGCONT' 0

open "$showcase tic-tac-toe"
sees 'X to play'
pid=$(process)
keys C-z
is_restored 'stopped, to be ended'
keys 'clear; bg' Enter; is_stopped 'in the background, to be ended'
keys 'kill %1; wait %1; echo "ended=$?"' Enter; sees 'ended=143'
is_restored 'ended by a signal in the background'

open "$showcase tic-tac-toe &"
sees 'ready>'
until_true 'pid=$(process)' || fail 'no process'
is_stopped 'started in the background'
is_restored 'started in the background it waits'
keys 'clear; fg' Enter; sees 'X to play'
keys Escape
is_restored 'ended after a start in the background' 0

# An edited note: every way out asks.
edit_note() {
  open "$notes"
  sees 'Buy bread'
  click_text 'Buy bread'; sees 'Save'
  click_text 'Buy bread'
  tmux_ send-keys -t check -l 'Zz'; sees 'Zz'
}
edit_note
keys C-c; sees 'Keep writing'
click_text 'Keep writing'; sees_not 'Keep writing'; sees 'Zz'
passed 'Ctrl-C asks before an edited note is lost, and the note stays'
keys C-c; sees 'Keep writing'
click_text 'Discard'
is_restored 'Ctrl-C and the answer end it' 0
edit_note
keys C-c; sees 'Keep writing'
keys C-c
is_restored 'a second Ctrl-C ends it within the question' 0
edit_note
kill -TERM "$(process)"; sees 'Keep writing'
click_text 'Keep writing'; sees_not 'Keep writing'; sees 'Zz'
passed 'SIGTERM asks, and the note stays'
kill -TERM "$(process)"; sees 'Keep writing'
kill -TERM "$(process)"
is_restored 'a second SIGTERM ends it within the question' 143
edit_note
kill -TERM "$(process)"; sees 'Keep writing'
sleep 5
is_restored 'SIGTERM without an answer ends it after five seconds' 143
edit_note
kill -HUP "$(process)"
is_restored 'SIGHUP ends it, whatever the answer would be' 129

open "$showcase tic-tac-toe"
sees 'X to play'
pid=$(process)
tmux_ kill-session -t check
# A process that has ended stays listed, as Z, until its parent asks; here nobody may be left to ask.
runs() { ps -o stat= -p "$1" | grep -qv Z; }
for ((n = 0; n < 20; n++)); do runs "$pid" || break; sleep 0.05; done
if runs "$pid"; then
  kill -KILL "$pid"
  echo 'terminal-check: a closed terminal did not end the app within a second' >&2
  exit 1
fi
passed 'a closed terminal ends the app within a second'

if [ -r /proc/self/io ]; then
  open "$showcase tic-tac-toe"
  sees 'X to play'
  pid=$(process)
  written() { awk '/wchar/ { print $2 }' "/proc/$pid/io"; }
  # Measured and not sampled: a tick of ten milliseconds may be charged for a wake-up of forty microseconds.
  microseconds() { cat "/proc/$pid"/task/*/schedstat | awk '{ sum += $1 } END { print int(sum / 1000) }'; }
  wakes() { cat "/proc/$pid"/task/*/status | awk '/^voluntary_ctxt/ { sum += $2 } END { print sum }'; }
  # Worker threads of the runtime end after five seconds without work.
  sleep 6
  bytes=$(written) time=$(microseconds) woken=$(wakes)
  sleep 10
  bytes=$(($(written) - bytes)) time=$(($(microseconds) - time)) woken=$(($(wakes) - woken))
  [ "$bytes" -eq 0 ] || fail "idle for 10 s: it wrote $bytes bytes"
  [ "$time" -lt 10000 ] || fail "idle for 10 s: it ran for $time microseconds"
  # The runtime's dispatch library looks after its threads once a second; the app itself has nothing to wake for.
  [ "$woken" -le 12 ] || fail "idle for 10 s: it woke $woken times"
  passed "idle for 10 s it writes no byte, and only the runtime wakes it ($woken times, $time microseconds)"
  keys Escape
fi

echo 'terminal-check: all checks passed'
