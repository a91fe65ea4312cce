/// What one sees of a block: enough to draw its tile and to say its name.
struct BlockFace: Hashable {
  let name: String
  /// A key of the icon set; an unknown one shows the name's initial.
  let icon: String
  /// 0…54 of the palette.
  let color: Int
}

/// Classes and variables of the palette's colours (specification §12.1).
enum BlockColor {
  /// The class that gives an element, and what is in it, the colour as `--c`, a glyph's on it as
  /// `--c-ink` and a text's as `--c-text`.
  static func name(_ color: Int) -> String { "day-c-" + String(BlockPalette.index(color)) }

  /// The colour itself, for a `style`.
  static func variable(_ color: Int) -> String {
    "var(--block-" + String(BlockPalette.index(color)) + ")"
  }
}
