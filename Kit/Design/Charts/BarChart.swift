import View

/// One line of a bar chart: what, how much, and what a tap on it does.
public struct ChartBar<Action> {
  public let title: String
  /// The amount in words.
  public let text: String
  /// What the bar is made of, from its beginning; mostly one.
  public let parts: [Double]
  public var action: Action?

  public init(_ title: String, _ parts: [Double], text: String, action: Action? = nil) {
    self.title = title
    self.parts = parts
    self.text = text
    self.action = action
  }
}

/// Lying bars under each other, each with its name and its amount in text: readable from the
/// narrowest screen on, and by a screen reader without anything else.
///
/// - Parameters:
///   - label: What the list is of.
///   - most: What a full bar stands for; the largest bar when not given.
///   - legend: What the parts of stacked bars are, in their order.
public func barChart<Action>(
  _ label: String, _ bars: [ChartBar<Action>], most: Double? = nil, legend: [ChartKey] = []
) -> Node<Action> {
  var largest = most ?? 0
  if most == nil {
    for bar in bars { largest = max(largest, bar.parts.reduce(0, +)) }
  }
  let scale = ChartScale(0, largest)
  return element("div", .class("chart")) {
    if !legend.isEmpty { chartLegend(legend) }
    element("ul", .class("chart-bars"), .attribute("role", "list"), .aria("label", label)) {
      for bar in bars {
        element("li") { chartRow(bar, scale, legend) }
      }
    }
  }
}

private func chartRow<Action>(
  _ bar: ChartBar<Action>, _ scale: ChartScale, _ legend: [ChartKey]
) -> Node<Action> {
  let parts: [Node<Action>] = [
    element("span", .class("chart-name")) { bar.title }, chartStrip(bar.parts, scale, legend),
    element("span", .class("chart-value figures")) { bar.text },
  ]
  guard let action = bar.action else { return makeElement("div", [.class("chart-row")], parts) }
  return makeElement(
    "button", [.class("chart-row"), .attribute("type", "button"), .onClick(action)], parts)
}

private func chartStrip<Action>(
  _ parts: [Double], _ scale: ChartScale, _ legend: [ChartKey]
) -> Node<Action> {
  var shapes: [Node<Action>] = [chartBox("chart-track", 0, 0, 1000, 10)]
  var sum = 0.0
  for (index, part) in parts.enumerated() {
    let start = scale.place(sum, of: 1000)
    sum += part
    let step = legend.indices.contains(index) ? legend[index].step : nil
    shapes.append(chartBox(chartFill(step), start, 0, scale.place(sum, of: 1000) - start, 10))
  }
  return makeElement(
    "svg",
    [
      .class("chart-strip"), .attribute("viewBox", "0 0 1000 10"),
      .attribute("preserveAspectRatio", "none"), .aria("hidden", "true"),
      .attribute("focusable", "false"),
    ], shapes)
}

func chartBox<Action>(
  _ names: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int
) -> Node<Action> {
  element(
    "rect", .class(names), .attribute("x", String(x)), .attribute("y", String(y)),
    .attribute("width", String(width)), .attribute("height", String(height)))
}
