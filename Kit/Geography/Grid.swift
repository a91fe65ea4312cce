/// The grid that halving the earth again and again makes: at level n, 2ⁿ columns from -180° and 2ⁿ
/// rows from -90°. A cell has its south and west edges, and those at the rim have all.
///
/// Every edge is a Double without rounding (at most 36 bits), so which cell a place is in is exact.
enum Grid {
  static let level = ZCode.axisBits
  private static let count = 1 << level
  /// Degrees of the finest column and row: 45 · 2⁻²⁷ and 45 · 2⁻²⁸.
  private static let width = 360 / Double(1 << level)
  private static let height = 180 / Double(1 << level)

  static func column(of longitude: Double) -> Int { cell(of: longitude, from: -180, width) }
  static func row(of latitude: Double) -> Int { cell(of: latitude, from: -90, height) }

  /// The edges of a cell of a level.
  static func box(column: Int, row: Int, level: Int) -> GlobeBox {
    let shift = Grid.level - level
    return GlobeBox(
      south: Double(row << shift) * height - 90, north: Double((row + 1) << shift) * height - 90,
      west: Double(column << shift) * width - 180,
      east: Double((column + 1) << shift) * width - 180)
  }

  private static func cell(of degrees: Double, from start: Double, _ size: Double) -> Int {
    var cell = min(max(Int((degrees - start) / size), 0), count - 1)
    // The subtraction rounds; the edge does not.
    if Double(cell) * size + start > degrees { cell = max(cell - 1, 0) }
    if cell + 1 < count, Double(cell + 1) * size + start <= degrees { cell += 1 }
    return cell
  }
}
