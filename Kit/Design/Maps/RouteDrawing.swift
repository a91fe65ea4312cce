import Core
import View

/// A route as a drawing of our own: no map of anybody's is asked for. One unit is a decimetre.
public enum RouteDrawing {
  /// The most points of one path: a route that grows changes its last path and no other.
  public static let pieceLimit = 256

  /// Metres as whole decimetres.
  public static func units(_ metres: Double) -> String { String(RoutePoint.decimetres(metres)) }

  /// The text of a path through points.
  public static func path(_ points: some Sequence<RoutePoint>) -> String {
    // In bytes: a recording draws its last piece every second, and a list of runs has thousands of
    // points.
    var path: [UInt8] = []
    for point in points {
      path.append(path.isEmpty ? UInt8(ascii: "M") : UInt8(ascii: "L"))
      DecimalText.append(point.x, to: &path)
      path.append(UInt8(ascii: " "))
      DecimalText.append(point.y, to: &path)
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// A route as paths of at most ``pieceLimit`` points, each made again only when one of its points
  /// is another. Of a single point there is no path.
  ///
  /// - Parameters:
  ///   - key: Unique among the siblings; the pieces are numbered after it.
  ///   - names: Classes of the paths.
  public static func line<Action>(
    _ route: RouteLine, key: String, names: String
  ) -> [Node<Action>] {
    route.pieces.enumerated().filter { _, piece in piece.count > 1 }.map { number, piece in
      .kept(Piece(points: piece, names: names), tag: "path", key: key + "-" + String(number)) {
        piece in
        element("path", .class(piece.names), .attribute("d", path(piece.points)))
      }
    }
  }

  /// What a path is made from.
  private struct Piece: Equatable {
    let points: [RoutePoint]
    let names: String
  }
}
