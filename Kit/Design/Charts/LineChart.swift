import View

/// One value of a chart over time; `nil` is a gap.
public struct ChartValue: Hashable, Sendable {
  public let title: String
  public let value: Double?
  /// The value, or its absence, in words.
  public let text: String

  public init(_ title: String, _ value: Double?, text: String) {
    self.title = title
    self.value = value
    self.text = text
  }
}

/// A line through values at equal distances, interrupted where there is none. A value between two
/// gaps is a dot.
///
/// - Parameter marks: Values at which a dashed line lies across, where they are within the scale;
///   what they are is said beside the chart.
public func lineChart<Action>(
  _ frame: ChartFrame, _ values: [ChartValue], scale: ChartScale, marks: [Double] = [],
  scaleText words: (Double) -> String
) -> Node<Action> {
  var line = ""
  var dots = ""
  var isGap = true
  for (index, value) in values.enumerated() {
    guard let number = value.value else {
      isGap = true
      continue
    }
    let x = values.count == 1 ? 500 : 12 + index * 976 / (values.count - 1)
    let point = String(x) + " " + String(388 - scale.place(number, of: 376))
    line += (isGap ? "M" : "L") + point
    dots += chartDot(point)
    isGap = false
  }
  var across = ""
  for mark in marks where scale.low < mark && mark < scale.high {
    across += "M0 " + String(388 - scale.place(mark, of: 376)) + "H1000"
  }
  var shapes: [Node<Action>] = [chartGrid()]
  if !across.isEmpty {
    shapes.append(element("path", .class("chart-mark"), .attribute("d", across)))
  }
  shapes += [
    element("path", .class("chart-line"), .attribute("d", line)),
    element("path", .class("chart-dots"), .attribute("d", dots)),
  ]
  return frame.plot(
    frame.drawing(shapes), scale: [words(scale.high), words(scale.low)],
    ends: chartEnds(values.map { value in value.title }), legend: [],
    rows: { values.map { value in [value.title, value.text] } })
}

/// A point without length: its stroke's round ends are the dot, which no stretching can distort.
func chartDot(_ point: String) -> String { "M" + point + "h.01" }
