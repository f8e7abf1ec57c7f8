/// The scalars that take two columns by the Unicode standard's East Asian width (wide and full width), as ranges.
///
/// The standard library knows which scalars are emoji but not this property. Gaps of unassigned scalars between wide
/// blocks are wide too, as the standard says for the blocks of ideographs. Emoji are not listed: their own property
/// in the standard library, which is newer than any table, says which are drawn as pictures.
enum WideScalars {
  /// Whether a scalar is wide, by a binary search.
  static func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }

  /// The wide ranges in rising order, none touching the next.
  static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul leading consonants: they carry the width of their syllable
    0x2329...0x232A,  // angle brackets of technical texts
    0x2630...0x2637,  // trigrams
    0x268A...0x268F,  // monograms and digrams
    0x2E80...0x303E,  // radicals, ideographic description, punctuation
    0x3041...0x3247,  // kana, Bopomofo, compatibility jamo, enclosed letters and months
    0x3250...0xA4CF,  // enclosed and compatibility forms, ideographs, hexagrams, Yi
    0xA960...0xA97F,  // Hangul leading consonants, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility forms, small forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x16FE0...0x18DFF,  // ideographic marks, Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana extensions, Nushu
    0x1D300...0x1D376,  // Tai Xuan Jing symbols, counting rods
    0x1F200...0x1F2FF,  // enclosed ideographs
    0x20000...0x3FFFD,  // the planes of ideographs
  ]
}
