import Design
import View

/// What heat maps have besides their cells.
enum HeatTable {
  static func legend(_ words: Words) -> Piece {
    var cells = HeatCells()
    for level in HeatCells.levels { cells.add(column: level, row: 0, level: level) }
    return element("div", .class("day-heat-legend"), .aria("hidden", "true")) {
      element("span") { words(StatText.fewer) }
      element("svg", .attribute("viewBox", "0 0 50 10")) { cells.nodes() }
      element("span") { words(StatText.most) }
    }
  }

  /// The same in numbers; where it is too wide, it scrolls.
  static func view(
    _ table: ChartTable<DayBlockFeature.ViewAction>, _ words: Words, caption: String,
    headings: [String], rows: () -> [[String]]
  ) -> Piece {
    chartTable(table, language: words.language) {
      frame(caption) { chartRows(caption, headings: headings, rows()) }
    }
  }

  static func frame(_ caption: String, content: () -> Piece) -> Piece {
    element(
      "div", .class("day-table-frame clipped"), .attribute("tabindex", "0"),
      .attribute("role", "region"), .aria("label", caption)
    ) { content() }
  }
}
