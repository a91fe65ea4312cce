import View

/// Two values that belong together.
public struct ChartPair: Hashable, Sendable {
  public let x: Double
  public let y: Double
  /// Both in words, with whose they are in front: a row of the table.
  public let texts: [String]

  public init(_ x: Double, _ y: Double, texts: [String]) {
    self.x = x
    self.y = y
    self.texts = texts
  }
}

/// A dot for each pair. Where several fall together the dot is larger.
public func scatterChart<Action>(
  _ frame: ChartFrame, _ pairs: [ChartPair], x across: ChartScale, y up: ChartScale,
  xText: (Double) -> String, yText: (Double) -> String
) -> Node<Action> {
  var places: [(point: String, count: Int)] = []
  for pair in pairs {
    let point =
      String(20 + across.place(pair.x, of: 960)) + " " + String(384 - up.place(pair.y, of: 368))
    if let index = places.firstIndex(where: { place in place.point == point }) {
      places[index].count += 1
    } else {
      places.append((point, 1))
    }
  }
  var shapes: [Node<Action>] = [chartGrid()]
  for (names, range) in [
    ("chart-dots", 1...1), ("chart-dots several", 2...3), ("chart-dots many", 4...Int.max),
  ] {
    var dots = ""
    for place in places where range.contains(place.count) { dots += chartDot(place.point) }
    if !dots.isEmpty {
      shapes.append(element("path", .class(names), .attribute("d", dots)))
    }
  }
  return frame.plot(
    frame.drawing(shapes), scale: [yText(up.high), yText(up.low)],
    ends: [xText(across.low), xText(across.high)], legend: [],
    rows: { pairs.map { pair in pair.texts } })
}
