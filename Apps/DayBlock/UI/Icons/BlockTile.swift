import View

/// How large a block's tile is (specification §8, §11).
public enum TileSize: String, Hashable, Sendable, CaseIterable {
  /// 24 px, in dense lists.
  case tiny
  /// 32 px, in rows.
  case small
  /// 44 px, at the head of a page.
  case medium
  /// 64 px, where it is chosen or previewed.
  case large
}

/// A block's picture on its colour: a square with round corners, the glyph half as large
/// (specification §11).
public enum BlockTile {
  /// Decorative: the name stands beside it.
  public static func view<Action>(
    icon: String, color: Int, name: String, size: TileSize = .small
  ) -> Node<Action> {
    element(
      "span", .class("day-tile " + size.rawValue), BlockPalette.style(color),
      .aria("hidden", "true")
    ) {
      BlockIcon.view(icon, name: name)
    }
  }
}
