import View

/// A value between 0 and 1 with where it probably lies, and a mark at what it is compared with.
public func intervalBar<Action>(
  _ frame: ChartFrame, value: Double, low: Double, high: Double, mark: Double? = nil,
  ends: [String], rows: [[String]]
) -> Node<Action> {
  let scale = ChartScale(0, 1)
  let from = scale.place(low, of: 1000)
  var shapes: [Node<Action>] = [
    chartBox("chart-track", 0, 120, 1000, 160),
    chartBox("chart-range", from, 120, scale.place(high, of: 1000) - from, 160),
  ]
  if let mark {
    shapes.append(
      element(
        "path", .class("chart-mark"),
        .attribute("d", "M" + String(scale.place(mark, of: 1000)) + " 40V360")))
  }
  let point = min(max(scale.place(value, of: 1000), 6), 994)
  shapes.append(chartBox("chart-fill", point - 6, 60, 12, 280))
  return frame.plot(
    frame.drawing(shapes, names: "chart-drawing low"), scale: [], ends: ends, legend: [],
    rows: { rows })
}
