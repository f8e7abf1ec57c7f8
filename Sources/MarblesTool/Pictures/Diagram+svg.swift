internal import TributaryFlow
internal import TributaryTesting

extension Diagram {
  /// What a picture starts with, which tells it from any other file.
  package static let header = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"marbles\" "

  /// The diagram as a picture that a browser shows: light and dark as the reader has it, without a script.
  ///
  /// It says in words what it shows: the call as its title, the diagram's text as its description.
  package var svg: String {
    let layout = layout
    let drawing = Drawing(call: call, tracks: tracks, names: layout.names)
    let body = drawing.body(call: call)
    return """
      \(Diagram.header)viewBox="0 0 \(drawing.width) \(drawing.height)" \
      width="\(drawing.width)" height="\(drawing.height)" role="img" aria-labelledby="title description">
      <title id="title">\(call.printable.xmlEscaped)</title>
      <desc id="description">\(text.xmlEscaped)</desc>
      <style>
      svg { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: #fff }
      text { fill: #1d1d1f; dominant-baseline: central }
      .middle { text-anchor: middle } .small { font-size: 12px; fill: #6e6e73 }
      .line { stroke: #6e6e73; stroke-width: 1.5; fill: none } .tip { fill: #6e6e73 }
      .end { stroke: #1d1d1f; stroke-width: 2.5 } .error { stroke: #d1242f; stroke-width: 2.5 }
      .box { fill: #f5f5f7; stroke: #86868b } .marble { stroke: #1d1d1f; stroke-width: 1 }
      \(Palette.light)
      @media (prefers-color-scheme: dark) {
      svg { background: #1d1d1f } text { fill: #f5f5f7 } .small { fill: #a1a1a6 }
      .line { stroke: #a1a1a6 } .tip { fill: #a1a1a6 } .end { stroke: #f5f5f7 } .error { stroke: #ff6b70 }
      .box { fill: #2c2c2e; stroke: #6e6e73 } .marble { stroke: #f5f5f7 }
      \(Palette.dark)
      }
      </style>
      \(body)
      </svg>

      """
  }
}

/// The colours of marbles: the same text has the same colour in all rows.
private enum Palette {
  static let count = 6
  static let light = style(["#a8d5ff", "#ffd9a0", "#b8e6b0", "#f5b8c4", "#d8c6f5", "#f3e58f"])
  static let dark = style(["#1c5a94", "#8a5a10", "#2a6a30", "#8a2e46", "#5b3f91", "#6d6110"])

  private static func style(_ colours: [String]) -> String {
    colours.enumerated().map { ".c\($0.offset) { fill: \($0.element) }" }.joined(separator: " ")
  }

  /// The class of a text: follows from its characters alone.
  static func name(of text: String) -> String {
    let sum = text.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    return "c\(sum % count)"
  }
}

/// Where everything is: rows from top to bottom, the operator in a box between what goes in and what comes out.
private struct Drawing {
  private static let rowHeight = 44
  private static let radius = 13
  private static let characterWidth = 9

  private let tracks: [Track]
  private let names: [Names]
  private let left: Int
  private let pitch: Int
  let width: Int
  let height: Int

  init(call: String, tracks: [Track], names: [Names]) {
    self.tracks = tracks
    self.names = names
    let labels = tracks.filter { $0.label != call }.map { $0.label.printable.terminalColumns + ($0.isInner ? 2 : 0) }
    let pitch = Self.pitch(tracks, names)
    // A wide marble in the first columns keeps off the labels.
    let lead = zip(tracks, names).map { track, names in
      track.moments.first.map { Self.size(of: $0.signs[0], names) / 2 - pitch * $0.column } ?? 0
    }
    left = 24 + Self.characterWidth * max(labels.max() ?? 0, 3) + max(lead.max() ?? 0, Self.radius)
    let columns = max(tracks.map(\.width).max() ?? 0, (tracks.flatMap(\.moments).map(\.column).max() ?? 0) + 1, 6)
    let legends = names.map(\.legend).filter { !$0.isEmpty }
    width = max(
      left + pitch * columns + 36, left + Self.characterWidth * (legends.map(\.terminalColumns).max() ?? 0) + 12,
      Self.characterWidth * call.printable.terminalColumns + 48)
    height = 24 + Self.rowHeight * tracks.count + 52 + legends.count * 18
    self.pitch = pitch
  }

  /// How wide a column has to be, so that no marble covers the next.
  private static func pitch(_ tracks: [Track], _ names: [Names]) -> Int {
    var pitch = 2 * radius + 6
    for (track, names) in zip(tracks, names) {
      for (moment, next) in zip(track.moments, track.moments.dropFirst()) {
        let room = (size(of: moment, names) + size(of: next, names)) / 2 + 4
        pitch = max(pitch, (room + next.column - moment.column - 1) / (next.column - moment.column))
      }
    }
    return pitch
  }

  /// How wide a sign is.
  private static func size(of sign: Track.Sign, _ names: Names) -> Int {
    guard sign.isValue else { return 10 }
    return max(2 * radius, names.name(of: sign.text).terminalColumns * characterWidth + 12)
  }

  /// How wide what comes at a moment is, its signs side by side.
  private static func size(of moment: Track.Moment, _ names: Names) -> Int {
    moment.signs.map { size(of: $0, names) }.reduce(0, +)
  }

  func body(call: String) -> String {
    var parts: [String] = []
    var y = 24 + Self.rowHeight / 2 - 8
    let firstOutput = tracks.firstIndex { $0.role == .output } ?? tracks.count
    for index in tracks.indices {
      if index == firstOutput {
        parts.append(box(call, y: y))
        y += 52
      }
      parts.append(row(index, of: call, y: y))
      y += Self.rowHeight
      let legend = names[index].legend
      if !legend.isEmpty {
        parts.append("<text class=\"small\" x=\"\(left)\" y=\"\(y - 14)\">\(legend.xmlEscaped)</text>")
        y += 18
      }
    }
    return parts.joined(separator: "\n")
  }

  private func box(_ call: String, y: Int) -> String {
    """
    <rect class="box" x="12" y="\(y - 18)" width="\(width - 24)" height="36" rx="8"/>
    <text class="middle" x="\(width / 2)" y="\(y)">\(call.printable.xmlEscaped)</text>
    """
  }

  private func row(_ index: Int, of call: String, y: Int) -> String {
    let track = tracks[index]
    var parts: [String] = []
    // The result needs no name: it stands below the box of its operator.
    if track.role == .input || track.label != call {
      let label = track.label.printable.xmlEscaped
      parts.append("<text class=\"small\" x=\"\(track.isInner ? 28 : 12)\" y=\"\(y)\">\(label)</text>")
    }
    let start = left + pitch * track.start - Self.radius - 4
    let hasEnd = track.moments.last?.signs.last.map { $0 == .completion || $0 == .error } ?? false
    let end = hasEnd ? track.moments.last.map { right(of: $0, names[index]) + 16 } ?? 0 : width - 20
    parts.append("<path class=\"line\" d=\"M\(start) \(y)H\(end - 4)\"/>")
    parts.append("<path class=\"tip\" d=\"M\(end) \(y)l-8 -4v8z\"/>")
    for moment in track.moments { parts += signs(of: moment, names[index], y: y) }
    return parts.joined(separator: "\n")
  }

  private func x(_ column: Int) -> Int { left + pitch * column }

  /// Where what comes at a moment ends.
  private func right(of moment: Track.Moment, _ names: Names) -> Int {
    x(moment.column) - Self.size(of: moment.signs[0], names) / 2 + Self.size(of: moment, names)
  }

  private func signs(of moment: Track.Moment, _ names: Names, y: Int) -> [String] {
    let sizes = moment.signs.map { Self.size(of: $0, names) }
    // The first is at its time, and the others follow it.
    var left = x(moment.column) - (sizes.first ?? 0) / 2
    return zip(moment.signs, sizes).map { sign, size in
      defer { left += size }
      return draw(sign, names, x: left + size / 2, y: y, size: size)
    }
  }

  private func draw(_ sign: Track.Sign, _ names: Names, x: Int, y: Int, size: Int) -> String {
    switch sign {
    case .value(let text):
      """
      <rect class="marble \(Palette.name(of: text))" x="\(x - size / 2)" y="\(y - Self.radius)" width="\(size)" \
      height="\(2 * Self.radius)" rx="\(Self.radius)"/>
      <text class="middle" x="\(x)" y="\(y + 1)">\(names.name(of: text).xmlEscaped)</text>
      """
    case .completion: "<path class=\"end\" d=\"M\(x) \(y - Self.radius)v\(2 * Self.radius)\"/>"
    case .error: "<path class=\"error\" d=\"M\(x - 8) \(y - 8)l16 16m0 -16l-16 16\"/>"
    case .more: "<text class=\"middle\" x=\"\(x)\" y=\"\(y - 8)\">…</text>"
    }
  }
}
