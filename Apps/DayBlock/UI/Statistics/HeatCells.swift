import View

/// The cells of a heat map on a ground of 10 units each: one shape for each level, however many
/// cells there are.
struct HeatCells {
  /// 0 for nothing, 1…4 for ever more.
  static let levels = 0...4

  private var outlines = [String](repeating: "", count: levels.count)
  private var ends = [(x: Int, y: Int)](repeating: (0, 0), count: levels.count)

  /// A square of 4; its thick outline makes it 8, with round corners.
  mutating func add(column: Int, row: Int, level: Int) {
    let (x, y) = (column * 10 + 3, row * 10 + 3)
    outlines[level] +=
      "m" + String(x - ends[level].x) + " " + String(y - ends[level].y) + "h4v4h-4z"
    ends[level] = (x, y)
  }

  func nodes<Action>() -> [Node<Action>] {
    outlines.enumerated().map { level, outline in
      element(
        "path", .class("day-heat-cells day-heat-" + String(level)), .attribute("d", outline))
    }
  }
}
