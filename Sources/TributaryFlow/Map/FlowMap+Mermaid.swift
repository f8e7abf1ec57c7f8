extension FlowMap {
  /// The picture as a Mermaid flowchart: flows have double sides, steps stand at the arrows.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for (index, place) in places.enumerated() {
      let text = ([place.name] + place.steps).map(Self.escape).joined(separator: "<br>")
      lines.append(place.isFlow ? "  p\(index)[[\"\(text)\"]]" : "  p\(index)[\"\(text)\"]")
    }
    for way in ways {
      let label = way.step.isEmpty ? "" : "|\"\(Self.escape(way.step))\"|"
      lines.append("  p\(way.from) -->\(label) p\(way.to)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What Mermaid reads as itself between quotes.
  private static func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\"": result += "#quot;"
      case "#": result += "#35;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
