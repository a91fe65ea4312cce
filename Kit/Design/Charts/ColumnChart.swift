import View

/// One column of a chart over time.
public struct ChartColumn: Hashable, Sendable {
  public let title: String
  /// From the bottom; mostly one.
  public let parts: [Double]
  /// The amount of each part in words.
  public let texts: [String]

  public init(_ title: String, _ parts: [Double], texts: [String]) {
    self.title = title
    self.parts = parts
    self.texts = texts
  }
}

/// Standing columns from left to right, for amounts of days, weeks or months.
///
/// - Parameters:
///   - legend: What the parts of stacked columns are, in their order.
///   - scale: The words for a place on the scale.
public func columnChart<Action>(
  _ frame: ChartFrame, _ columns: [ChartColumn], legend: [ChartKey] = [],
  scale words: (Double) -> String
) -> Node<Action> {
  var most = 0.0
  for column in columns { most = max(most, column.parts.reduce(0, +)) }
  let scale = ChartScale(upTo: most)
  var shapes: [Node<Action>] = chartGrid()
  let room = 1000 / max(1, columns.count)
  let gap = max(1, room / 5)
  for (index, column) in columns.enumerated() {
    let x = index * 1000 / max(1, columns.count)
    var sum = 0.0
    for (part, value) in column.parts.enumerated() {
      let low = scale.place(sum, of: 396)
      sum += value
      let high = scale.place(sum, of: 396)
      let step = legend.indices.contains(part) ? legend[part].step : nil
      shapes.append(
        chartBox(chartFill(step), x + gap / 2, 398 - high, max(1, room - gap), high - low))
    }
  }
  return frame.plot(
    frame.drawing(shapes), scale: [words(scale.high), words(scale.low)],
    ends: chartEnds(columns.map { column in column.title }), legend: legend,
    rows: columns.map { column in [column.title] + column.texts })
}

/// Lines at the top, in the middle and at the bottom.
func chartGrid<Action>() -> [Node<Action>] {
  [2, 200, 398].map { y in
    element("path", .class("chart-grid"), .attribute("d", "M0 " + String(y) + "H1000"))
  }
}

/// The first and the last of an axis; all that surely has room.
func chartEnds(_ titles: [String]) -> [String] {
  guard let first = titles.first, let last = titles.last else { return [] }
  return titles.count == 1 ? [first] : [first, last]
}
