import Calendar

/// One picture a block can have (specification §12.2).
///
/// Blocks keep the key, never a place in the list: new pictures may be put anywhere.
public struct BlockGlyph: Hashable, Sendable {
  /// Stable for ever; small letters, digits and hyphens.
  public let key: String
  public let category: IconCategory
  /// What it is called, then other words it is found by; English.
  public let english: [String]
  /// The same in Korean.
  public let korean: [String]
  /// Its strokes on a grid of 24, as SVG path data.
  public let path: String

  /// What it is called.
  public func name(in language: Language) -> String {
    switch language {
    case .english: english.first ?? key
    case .korean: korean.first ?? key
    }
  }
}

/// The tabs of the icon sheet (specification §8.5).
public enum IconCategory: String, Hashable, Sendable, CaseIterable {
  case objects, nature, sport, furniture, other

  /// Its pictures, one a line: key, English words, Korean words, path.
  fileprivate var rows: String {
    switch self {
    case .objects: IconTable.objects
    case .nature: IconTable.nature
    case .sport: IconTable.sport
    case .furniture: IconTable.furniture
    case .other: IconTable.other
    }
  }
}

/// The pictures as text that is read when the first one is wanted.
///
/// Each category is one literal in code, so that the first part of the client does without it
/// (decision 0012).
enum IconTable {
  /// All of them by category, in the order the icon sheet shows them in.
  static let glyphs: [BlockGlyph] = read()

  private static func read() -> [BlockGlyph] {
    var glyphs: [BlockGlyph] = []
    for category in IconCategory.allCases {
      for row in category.rows.utf8.split(separator: UInt8(ascii: "\n")) {
        let cells = row.split(separator: UInt8(ascii: ";")).map { cell in
          String(decoding: cell, as: UTF8.self)
        }
        guard cells.count == 4 else { continue }
        glyphs.append(
          BlockGlyph(
            key: cells[0], category: category, english: words(cells[1]), korean: words(cells[2]),
            path: cells[3]))
      }
    }
    return glyphs
  }

  private static func words(_ cell: String) -> [String] {
    cell.split(separator: ",").map { word in String(word) }
  }
}
