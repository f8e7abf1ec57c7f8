/// A place as a URL names it: the segments of its path, and what its query says, both decoded.
struct Location: Equatable {
  var segments: [String] = []
  var query: [(name: String, value: String)] = []

  static func == (one: Location, other: Location) -> Bool {
    one.segments == other.segments && one.query.elementsEqual(other.query, by: ==)
  }

  /// A location from its parts.
  init(segments: [String], query: [(name: String, value: String)] = []) {
    self.segments = segments
    self.query = query
  }

  /// The location that a path with a query names; nil if it is badly encoded or does not begin with a slash.
  ///
  /// A slash at the end is nothing.
  init?(_ text: Substring) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = parts[0]
    guard path.isEmpty || path.first == "/" else { return nil }
    path = path.dropFirst()
    if path.last == "/" { path = path.dropLast() }
    if !path.isEmpty {
      for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
        guard let segment = PercentCoding.decode(segment) else { return nil }
        segments.append(segment)
      }
    }
    guard parts.count > 1 else { return }
    for item in parts[1].split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentCoding.decode(pair[0]), let value = PercentCoding.decode(pair.count > 1 ? pair[1] : "")
      else { return nil }
      query.append((name, value))
    }
  }

  /// Whether a segment can stand in a path: it is not empty, and none that browsers take for here or for a way up.
  static func canHold(_ segment: String) -> Bool {
    !["", ".", ".."].contains(segment)
  }

  /// The location as a path with a query; nil if a path cannot hold one of its segments.
  var text: String? {
    guard segments.allSatisfy(Self.canHold) else { return nil }
    var text = "/" + segments.map(PercentCoding.encode).joined(separator: "/")
    if !query.isEmpty {
      text += "?"
      text += query.map { PercentCoding.encode($0.name) + "=" + PercentCoding.encode($0.value) }.joined(separator: "&")
    }
    return text
  }

  /// The locations that a URL names one after another, and whether the first brings with it what it lies under; nil if
  /// one of them is badly encoded.
  static func all(in url: String) -> (locations: [Location], isRooted: Bool)? {
    var rest = url[...]
    if let end = rest.firstIndex(of: "#") { rest = rest[..<end] }
    rest = withoutHost(rest)
    let isRooted = rest.first != ";"
    if !isRooted { rest = rest.dropFirst() }
    var locations: [Location] = []
    for item in rest.split(separator: ";", omittingEmptySubsequences: false) {
      // Only a whole URL may be empty, which is the root; behind a semicolon stands a path.
      guard let location = Location(item), !item.isEmpty || locations.isEmpty && isRooted else { return nil }
      locations.append(location)
    }
    return (locations, isRooted)
  }

  /// The URL without its scheme and its host, which a table says nothing about.
  private static func withoutHost(_ url: Substring) -> Substring {
    guard let colon = url.firstIndex(of: ":"), url[colon...].hasPrefix("://") else { return url }
    let scheme = url[..<colon]
    guard scheme.first?.isLetter == true, scheme.allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
    else { return url }
    let authority = url[colon...].dropFirst(3)
    return authority.firstIndex { "/?;".contains($0) }.map { authority[$0...] } ?? ""
  }
}
