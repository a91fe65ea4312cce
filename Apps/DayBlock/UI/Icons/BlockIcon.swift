import Core
import View

/// A block's picture, in the colour of the text around it.
public enum BlockIcon {
  /// The picture of a block that was given none (specification §3.3).
  public static let plain = "battery"

  /// The picture with this key; the name's first letter for a key this client does not know.
  ///
  /// Decorative: the name stands beside it. As large as one em of the text around it.
  public static func view<Action>(_ key: String, name: String) -> Node<Action> {
    guard let glyph = glyph(key) else {
      return element("span", .class("day-initial"), .aria("hidden", "true")) { initial(of: name) }
    }
    return element(
      "svg", .class("day-glyph"), .attribute("viewBox", "0 0 24 24"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      element("path", .attribute("d", glyph.path))
    }
  }

  /// Every picture, by category, in the order of the icon sheet.
  public static var all: [BlockGlyph] { IconTable.glyphs }

  /// The pictures of one category.
  public static func glyphs(in category: IconCategory) -> [BlockGlyph] {
    IconTable.glyphs.filter { glyph in glyph.category == category }
  }

  /// The picture with this key.
  public static func glyph(_ key: String) -> BlockGlyph? {
    IconTable.glyphs.first { glyph in sameBytes(glyph.key, key) }
  }

  /// The pictures one of whose words, in any language, begins with every word looked for; those
  /// with a word that is it all come first.
  public static func search(_ text: String) -> [BlockGlyph] {
    let wanted = folded(text)
    guard !wanted.isEmpty else { return [] }
    let parts = wanted.split(separator: 0x20)
    var exact: [BlockGlyph] = []
    var others: [BlockGlyph] = []
    for glyph in IconTable.glyphs {
      let words = ([glyph.key] + glyph.english + glyph.korean).map { word in folded(word) }
      if words.contains(wanted) {
        exact.append(glyph)
      } else if parts.allSatisfy({ part in matches(part, words) }) {
        others.append(glyph)
      }
    }
    return exact + others
  }

  /// Whether a word, or a part of it after a space or a hyphen, begins so.
  private static func matches(_ part: ArraySlice<UInt8>, _ words: [[UInt8]]) -> Bool {
    words.contains { word in
      word.starts(with: part)
        || word.split(whereSeparator: { byte in byte == 0x20 || byte == 0x2D })
          .contains { piece in piece.starts(with: part) }
    }
  }

  /// The first letter of a name as one writes an initial; `?` without any.
  static func initial(of name: String) -> String {
    guard let first = name.first(where: { character in !character.isSpace }) else {
      return "?"
    }
    return String(first).uppercased()
  }
}
