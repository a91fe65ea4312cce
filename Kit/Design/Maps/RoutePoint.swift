/// A point of a drawing, in decimetres to the right of its origin and down from it.
public struct RoutePoint: Hashable, Sendable {
  public let x: Int
  public let y: Int

  /// Metres right and down; what is further than 10 000 km away is held there.
  public init(right: Double, down: Double) {
    x = RoutePoint.decimetres(right)
    y = RoutePoint.decimetres(down)
  }

  /// Metres as whole decimetres, half away from zero, within ±10 000 km.
  static func decimetres(_ metres: Double) -> Int {
    let value = min(max(metres * 10, -100_000_000), 100_000_000)
    return Int(value + (value < 0 ? -0.5 : 0.5))
  }
}

/// What of the ground a drawing shows, in decimetres.
public struct RouteView: Hashable, Sendable {
  public let left: Int
  public let top: Int
  /// At least 1.
  public let width: Int
  public let height: Int

  public init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// A view with the proportions of `shape` that shows bounds in its middle, with a tenth of their
  /// length around them.
  ///
  /// - Parameter least: The shortest side in decimetres, so that somebody who stands is not drawn
  ///   as large as a town.
  public init(around bounds: RouteBounds, shape: (width: Int, height: Int), least: Int = 2_000) {
    let (wide, high) = (max(1, shape.width), max(1, shape.height))
    let width = max(least, bounds.right - bounds.left)
    let height = max(least, bounds.bottom - bounds.top)
    // The longer of the two by the shape: the other one gets more room than it needs.
    let side = max(Int64(width) * Int64(high), Int64(height) * Int64(wide))
    let whole = (
      width: Int(side / Int64(high)) * 6 / 5, height: Int(side / Int64(wide)) * 6 / 5
    )
    self.init(
      left: (bounds.left + bounds.right - whole.width) / 2,
      top: (bounds.top + bounds.bottom - whole.height) / 2,
      width: whole.width, height: whole.height)
  }

  /// The same shape around a point, `width` decimetres wide.
  public func moved(to middle: RoutePoint, width: Int) -> RouteView {
    let wide = max(1, width)
    let high = max(1, Int(Int64(wide) * Int64(height) / Int64(self.width)))
    return RouteView(
      left: middle.x - wide / 2, top: middle.y - high / 2, width: wide, height: high)
  }

  /// The same with more ground at its lower end, as a share of its height (%).
  public func extended(below share: Int) -> RouteView {
    RouteView(
      left: left, top: top, width: width,
      height: Int(Int64(height) * Int64(100 + max(0, share)) / 100))
  }

  /// The attribute `viewBox`.
  public var box: String {
    [left, top, width, height].map { side in String(side) }.joined(separator: " ")
  }
}
