/// Whether it is seen in one go.
package enum Kind: String, CaseIterable, Hashable, Sendable {
  case movie, series

  /// The kind's list, as its tab and its URL call it.
  package var plural: String { self == .movie ? "movies" : "series" }
}

/// A movie or a series; all of them are invented.
package struct Title: Hashable, Identifiable {
  package let id: Int
  package let kind: Kind
  package let name: String
  package let year: Int
  package let genre: String
  /// The minutes of a movie, the seasons of a series.
  package let length: Int
  package let cast: [Member]

  package struct Member: Hashable {
    package let name: String
    package let role: String
  }

  /// The length in words.
  package var lengthText: String {
    switch kind {
    case .movie: "\(length) minutes"
    case .series: length == 1 ? "1 season" : "\(length) seasons"
    }
  }
}

/// All titles that there are.
package struct Catalogue {
  package private(set) var titles: [Title]
  private let places: [Int: Int]

  /// Why a file is no catalogue.
  package enum Mistake: Error, Equatable {
    case noList
    /// The entry at an index lacks something, or has it twice.
    case badEntry(Int)
  }

  package init(titles: [Title]) throws(Mistake) {
    self.titles = titles
    var places: [Int: Int] = [:]
    for (index, title) in titles.enumerated() {
      guard places.updateValue(index, forKey: title.id) == nil else { throw .badEntry(index) }
    }
    self.places = places
  }

  /// The catalogue in a file.
  package init(json: some Collection<UInt8>) throws {
    guard let entries = try JSON(parsing: json).list else { throw Mistake.noList }
    var titles: [Title] = []
    for (index, entry) in entries.enumerated() {
      guard let title = Title(entry) else { throw Mistake.badEntry(index) }
      titles.append(title)
    }
    try self.init(titles: titles)
  }

  /// The catalogue that the showcase ships.
  package static let shipped: Catalogue = {
    guard let catalogue = try? Catalogue(json: PackageResources.titles_json) else {
      preconditionFailure("Watchlist/Data/titles.json is no catalogue. The tests of the catalogue tell its mistake.")
    }
    return catalogue
  }()

  package subscript(id: Int) -> Title? {
    places[id].map { titles[$0] }
  }

  package subscript(kind: Kind) -> [Title] {
    titles.filter { $0.kind == kind }
  }
}

extension Title {
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.int, let kind = json["kind"]?.text.flatMap(Kind.init(rawValue:)),
      let name = json["name"]?.text, let year = json["year"]?.int, let genre = json["genre"]?.text,
      let length = json[kind == .movie ? "minutes" : "seasons"]?.int, let members = json["cast"]?.list
    else { return nil }
    let cast = members.compactMap { member -> Member? in
      guard let pair = member.list, pair.count == 2, let name = pair[0].text, let role = pair[1].text else {
        return nil
      }
      return Member(name: name, role: role)
    }
    guard cast.count == members.count else { return nil }
    self.init(id: id, kind: kind, name: name, year: year, genre: genre, length: length, cast: cast)
  }
}
