import Coding

/// The colours of a round's picture, by day and by night: `#rrggbb`.
@Memberwise public struct CoverColours: Hashable, Sendable {
  public let sky: String
  public let sun: String
  public let far: String
  public let middle: String
  public let near: String
  public let green: String

  public static let stick = "#fdfdfd"
  public static let flag = "#d9a64d"

  /// One set for each look (``CoverArt/look``).
  public static let looks = [
    CoverColours(
      sky: "#cfe3d6", sun: "#f3d9a0", far: "#8fb8a0", middle: "#3f7f63", near: "#155e49",
      green: "#6fb58a"),
    CoverColours(
      sky: "#f4dcc0", sun: "#e9a35a", far: "#c9a98a", middle: "#5f7d5a", near: "#234f3b",
      green: "#8ab06f"),
    CoverColours(
      sky: "#c5d9e8", sun: "#fdf3d3", far: "#8eafc0", middle: "#3d7a72", near: "#0f4a3c",
      green: "#5fae8c"),
    CoverColours(
      sky: "#1f4a45", sun: "#f3e3b5", far: "#17594d", middle: "#0f4a3b", near: "#082b20",
      green: "#3fa37e"),
    CoverColours(
      sky: "#e9e3cf", sun: "#fff7df", far: "#b7bd92", middle: "#6f8d56", near: "#2f5a36",
      green: "#9cbf6b"),
    CoverColours(
      sky: "#e6cfd2", sun: "#fbe7c4", far: "#a48f9d", middle: "#4d6f66", near: "#153f35",
      green: "#6da287"),
  ]
}
