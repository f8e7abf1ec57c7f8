import Testing
import TributaryBindings

@Suite struct ControlStateTests {
  private let areEqual: (String, String) -> Bool = { $0 == $1 }

  private func word(_ due: ControlDue<String>) -> String {
    switch due {
    case .none(let known): "has \(known ?? "nothing")"
    case .write(let value, let known, let dropped):
      "\(known ?? "nothing") -> \(value)" + (dropped.isEmpty ? "" : " not \(dropped.joined(separator: " "))")
    }
  }

  @Test func `a value that is set is due, over the value that the control has`() {
    let table: [(ControlDue<String>, String)] = [
      (.none(known: nil), "nothing -> x"),
      (.none(known: "a"), "a -> x"),
      (.write("b", over: "a", dropped: []), "a -> x not b"),
      (.write("b", over: nil, dropped: ["c"]), "nothing -> x not c b"),
    ]
    for (due, next) in table { #expect(word(due.after(set: "x")) == next) }
  }

  @Test func `what is due is written, but where the control has it and others were dropped`() {
    let table: [(ControlDue<String>, latest: String?, isPending: Bool, written: String?)] = [
      (.none(known: nil), nil, false, nil),
      (.none(known: "a"), "a", false, nil),
      (.write("b", over: "a", dropped: []), "b", true, "b"),
      (.write("a", over: "a", dropped: []), "a", true, "a"),
      (.write("a", over: "a", dropped: ["b"]), "a", true, nil),
      (.write("a", over: nil, dropped: ["b"]), "a", true, "a"),
      (.write("c", over: "a", dropped: ["b"]), "c", true, "c"),
    ]
    for (due, latest, isPending, written) in table {
      #expect(due.latest == latest, "\(word(due))")
      #expect(due.isPending == isPending, "\(word(due))")
      #expect(due.valueToWrite(areEqual) == written, "\(word(due))")
    }
    #expect(ControlDue.write("a", over: "a", dropped: ["b"]).valueToWrite(nil) == "a", "nothing can be compared")
  }

  private func word(_ echo: ControlEcho<String>) -> String {
    switch echo {
    case .nothing: "nothing"
    case .wrote(let value): "wrote \(value)"
    case .replaced(let former, let last, let isNew): "\(former) by \(last ?? "news")" + (isNew ? " anew" : "")
    }
  }

  @Test func `a write replaces another value that was written since the last news`() {
    let table: [(ControlEcho<String>, writing: String, next: String)] = [
      (.nothing, "a", "wrote a"),
      (.wrote("a"), "a", "wrote a"),
      (.wrote("a"), "b", "a by b anew"),
      (.replaced("a", by: "b", isNew: true), "b", "a by b anew"),
      (.replaced("a", by: "b", isNew: false), "b", "a by b"),
      (.replaced("a", by: "b", isNew: false), "c", "b by c anew"),
      (.replaced("a", by: nil, isNew: false), "c", "a by c"),
    ]
    for (echo, value, next) in table {
      #expect(word(echo.after(write: value, areEqual)) == next, "\(word(echo)), \(value)")
    }
    #expect(word(ControlEcho.wrote("a").after(write: "b", nil)) == "wrote b", "nothing can be compared")
  }

  @Test func `news is late where it was written before the last value`() {
    let table: [(ControlEcho<String>, news: String, ControlEcho<String>.News, next: String)] = [
      (.nothing, "a", .fresh, "nothing"),
      (.wrote("a"), "a", .fresh, "nothing"),
      (.wrote("a"), "b", .fresh, "nothing"),
      (.replaced("a", by: "b", isNew: true), "a", .late(isNew: true), "a by news"),
      (.replaced("a", by: "b", isNew: false), "a", .late(isNew: false), "a by news"),
      (.replaced("a", by: nil, isNew: false), "a", .late(isNew: false), "a by news"),
      (.replaced("a", by: "b", isNew: true), "b", .fresh, "a by news"),
      (.replaced("a", by: "b", isNew: true), "c", .fresh, "a by news"),
    ]
    for (echo, value, expected, next) in table {
      let (news, after) = echo.after(news: value, areEqual)
      #expect(news == expected, "\(word(echo)), \(value)")
      #expect(word(after) == next, "\(word(echo)), \(value)")
    }
  }

  @Test func `a control is written to and heard of in turn`() {
    let states: [ControlActivity] = [.idle, .writing, .hearing(1), .hearing(2), .answering(1), .answering(2)]
    let table: [(ControlActivity.Event, [ControlActivity])] = [
      (.writeBegins, [.writing, .writing, .answering(1), .answering(2), .answering(1), .answering(2)]),
      (.writeEnds, [.idle, .idle, .hearing(1), .hearing(2), .hearing(1), .hearing(2)]),
      (.newsBegins, [.hearing(1), .answering(1), .hearing(2), .hearing(3), .answering(2), .answering(3)]),
      (.newsEnds, [.idle, .writing, .idle, .hearing(1), .writing, .answering(1)]),
    ]
    for (event, expected) in table {
      for (state, next) in zip(states, expected) {
        var state = state
        state.take(event)
        #expect(state == next, "\(event)")
      }
    }
    #expect(states.map(\.isWriting) == [false, true, false, false, true, true])
    #expect(states.map(\.isHearing) == [false, false, true, true, true, true])
  }
}
