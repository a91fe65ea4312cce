import View

/// The bar that says how long a drawing's distances are.
public struct RouteScale: Hashable, Sendable {
  /// The length of the bar in the unit of whoever looks: 1, 2 or 5 times a power of ten.
  public let count: Int
  /// The same in decimetres.
  public let length: Int

  /// The longest bar that takes at most a third of a view's width.
  ///
  /// - Parameter metres: Of the unit that is counted in, at least a decimetre.
  public init(of view: RouteView, unit metres: Double) {
    let unit = max(0.1, metres)
    let room = Double(view.width) / 30
    var (count, step) = (1, 0)
    let factors = [2, 5, 10]
    var power = 1
    while power <= 100_000_000 {
      let next = power * factors[step]
      if Double(next) * unit > room { break }
      count = next
      step = (step + 1) % 3
      if step == 0 { power *= 10 }
    }
    self.count = count
    length = RoutePoint.decimetres(Double(count) * unit)
  }

  /// The longest bar in metres; in `large` of them, such as kilometres, where there is one as long
  /// as that.
  public static func fitting(
    _ view: RouteView, small: Double, large: Double
  ) -> (scale: RouteScale, isLarge: Bool) {
    let scale = RouteScale(of: view, unit: large)
    return Double(view.width) / 30 >= large
      ? (scale, true) : (RouteScale(of: view, unit: small), false)
  }
}

extension RouteDrawing {
  /// The attribute `transform` of what is turned counterclockwise, in degrees, around a point.
  public static func turn(by degrees: Int, around point: (x: Int, y: Int)) -> String {
    // What is not turned stays the same wherever the point is.
    degrees == 0
      ? "rotate(0)"
      : "rotate(" + String(-degrees) + " " + String(point.x) + " " + String(point.y) + ")"
  }

  /// The bar at the bottom left of a view with its length in words, and an arrow to the north at
  /// the top right. Their sizes go with the view's.
  ///
  /// - Parameter turn: Degrees that the ground is turned counterclockwise, and the arrow with it.
  public static func legend<Action>(
    _ view: RouteView, _ scale: RouteScale, text: String, turn: Int = 0
  ) -> Node<Action> {
    let unit = max(1, view.width / 100)
    let (left, bottom) = (view.left + 3 * unit, view.top + view.height - 3 * unit)
    let (right, top) = (view.left + view.width - 5 * unit, view.top + 3 * unit)
    let turned = RouteDrawing.turn(by: turn, around: (right, top + 3 * unit))
    return element("g", .class("route-legend"), .aria("hidden", "true"), .key("route-legend")) {
      element(
        "path", .class("route-bar"),
        .attribute(
          "d",
          "M" + String(left) + " " + String(bottom - unit) + "v" + String(unit) + "h"
            + String(scale.length) + "v-" + String(unit)))
      element(
        "text", .class("route-length"), .attribute("x", String(left)),
        .attribute("y", String(bottom - 2 * unit)), .attribute("font-size", String(4 * unit))
      ) { text }
      element(
        "path", .class("route-north"), .attribute("transform", turned),
        .attribute(
          "d",
          "M" + String(right) + " " + String(top) + "l" + String(2 * unit) + " "
            + String(6 * unit) + "l-" + String(2 * unit) + "-" + String(unit) + "l-"
            + String(2 * unit) + " " + String(unit) + "z"))
    }
  }
}
