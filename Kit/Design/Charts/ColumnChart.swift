import View

/// One column of a chart over time.
public struct ChartColumn: Hashable, Sendable {
  public let title: String
  /// From the bottom; mostly one.
  public let parts: [Double]
  /// The amount of each part in words.
  public let texts: [String]
  /// What the whole column is compared with; its words are the last of `texts`. `nil` where there
  /// is nothing to compare.
  public let compared: Double?

  public init(
    _ title: String, _ parts: [Double], texts: [String], compared: Double? = nil
  ) {
    self.title = title
    self.parts = parts
    self.texts = texts
    self.compared = compared
  }
}

/// Standing columns from left to right, for amounts of days, weeks or months. All columns are one
/// shape, or one for each part. What they are compared with is one more, of narrower and fainter
/// columns at their left.
///
/// - Parameters:
///   - legend: What the parts of stacked columns are, in their order, and what is compared.
///   - scale: The words for a place on the scale.
public func columnChart<Action>(
  _ frame: ChartFrame, _ columns: [ChartColumn], legend: [ChartKey] = [],
  table: ChartTable<Action> = .made, scale words: (Double) -> String
) -> Node<Action> {
  var most = 0.0
  for column in columns {
    most = max(most, column.parts.reduce(0, +), column.compared ?? 0)
  }
  let scale = ChartScale(upTo: most)
  let room = 1000 / max(1, columns.count)
  let gap = max(1, room / 5)
  let isCompared = columns.contains { column in column.compared != nil }
  // The compared have two fifths of the width.
  let aside = isCompared ? max(1, (room - gap) * 2 / 5) : 0
  var outlines: [String] = []
  var compared = ""
  for (index, column) in columns.enumerated() {
    let left = index * 1000 / max(1, columns.count) + gap / 2
    let past = scale.place(column.compared ?? 0, of: 396)
    if past > 0 { compared += outline(left, 398 - past, aside, past) }
    var sum = 0.0
    for (part, value) in column.parts.enumerated() {
      let low = scale.place(sum, of: 396)
      sum += value
      let high = scale.place(sum, of: 396)
      while outlines.count <= part { outlines.append("") }
      guard high > low else { continue }
      outlines[part] += outline(
        left + aside, 398 - high, max(1, room - gap - aside), high - low)
    }
  }
  var shapes: [Node<Action>] = [chartGrid()]
  for (part, outline) in outlines.enumerated() {
    let step = legend.indices.contains(part) ? legend[part].step : nil
    shapes.append(element("path", .class(chartFill(step)), .attribute("d", outline)))
  }
  if isCompared {
    shapes.append(element("path", .class("chart-compared"), .attribute("d", compared)))
  }
  return frame.plot(
    frame.drawing(shapes), scale: [words(scale.high), words(scale.low)],
    ends: chartEnds(columns.map { column in column.title }), legend: legend, table: table,
    rows: { columns.map { column in [column.title] + column.texts } })
}

private func outline(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
  "M" + String(x) + " " + String(y) + "h" + String(width) + "v" + String(height) + "h-"
    + String(width) + "z"
}

/// Lines at the top, in the middle and at the bottom.
func chartGrid<Action>() -> Node<Action> {
  element("path", .class("chart-grid"), .attribute("d", "M0 2H1000M0 200H1000M0 398H1000"))
}

/// The first and the last of an axis; all that surely has room.
func chartEnds(_ titles: [String]) -> [String] {
  guard let first = titles.first, let last = titles.last else { return [] }
  return titles.count == 1 ? [first] : [first, last]
}
