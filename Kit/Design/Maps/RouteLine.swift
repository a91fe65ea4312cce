/// A line that grows at its end, in the pieces that are drawn: what is appended touches the last
/// piece alone. A piece begins where the one before ends.
public struct RouteLine: Hashable, Sendable {
  /// At most ``RouteDrawing/pieceLimit`` points each.
  public private(set) var pieces: [[RoutePoint]] = []

  public init() {}

  public init(_ points: some Sequence<RoutePoint>) {
    for point in points { append(point) }
  }

  public var first: RoutePoint? { pieces.first?.first }
  public var last: RoutePoint? { pieces.last?.last }

  public mutating func append(_ point: RoutePoint) {
    guard let last else {
      pieces = [[point]]
      return
    }
    if pieces[pieces.count - 1].count == RouteDrawing.pieceLimit { pieces.append([last]) }
    pieces[pieces.count - 1].append(point)
  }
}

/// The bounding box of points, in decimetres.
public struct RouteBounds: Hashable, Sendable {
  public private(set) var left: Int
  public private(set) var top: Int
  public private(set) var right: Int
  public private(set) var bottom: Int

  public init(_ point: RoutePoint) {
    (left, top, right, bottom) = (point.x, point.y, point.x, point.y)
  }

  /// Grows until the point is inside.
  public mutating func take(_ point: RoutePoint) {
    left = min(left, point.x)
    top = min(top, point.y)
    right = max(right, point.x)
    bottom = max(bottom, point.y)
  }
}
