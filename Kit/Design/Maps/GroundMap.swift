import Core

/// Places on the ground around them as a drawing of our own, north up. One unit is a metre along
/// every meridian and along the parallel in the middle.
public struct GroundMap: Hashable, Sendable {
  /// What of the ground is shown, in metres.
  public let view: RouteView
  /// Degrees north and east of what is in the middle of the places; the longitude may be beyond
  /// ±180.
  private let latitude: Double
  private let longitude: Double
  /// Metres of a degree of longitude there.
  private let across: Double

  /// The shortest side of the ground (m): a single place is drawn with a town around it, and a
  /// kilometre or a mile fits into the bar.
  public static let least = 6_000
  /// More ground at the lower end, as a share of the height (%): no place is under the bar.
  public static let foot = 15
  /// The narrowest that a drawing is shown (px): a phone of 320 less what is beside it.
  public static let narrowest = 288

  /// The map that has all places in it; `nil` without any.
  ///
  /// - Parameter shape: The proportions, without ``foot``.
  public init?(around places: [GlobePoint], shape: (width: Int, height: Int) = (4, 3)) {
    guard let first = places.first else { return nil }
    var (south, north, west, east) = (first.latitude, first.latitude, 0.0, 0.0)
    for place in places {
      south = min(south, place.latitude)
      north = max(north, place.latitude)
      let turn = GroundMap.turn(from: first.longitude, to: place.longitude)
      west = min(west, turn)
      east = max(east, turn)
    }
    latitude = (south + north) / 2
    longitude = first.longitude + (west + east) / 2
    // A meridian is never further than the fiftieth part from the next: nobody golfs at a pole.
    across =
      Globe.metresPerDegree * max(0.02, Trigonometry.cosine(latitude * Double.pi / 180))
    let right = (east - west) / 2 * across
    let down = (north - south) / 2 * Globe.metresPerDegree
    var bounds = RouteBounds(GroundMap.point(right: -right, down: -down))
    bounds.take(GroundMap.point(right: right, down: down))
    view = RouteView(around: bounds, shape: shape, least: GroundMap.least)
      .extended(below: GroundMap.foot)
  }

  /// Where a place is drawn.
  public func point(_ place: GlobePoint) -> RoutePoint {
    GroundMap.point(
      right: GroundMap.turn(from: longitude, to: place.longitude) * across,
      down: (latitude - place.latitude) * Globe.metresPerDegree)
  }

  /// The bar of the map; `metres` are those of the unit that is counted in.
  public func scale(unit metres: Double) -> RouteScale {
    RouteScale(of: view, unit: metres / GroundMap.metresOfPoint)
  }

  /// Where an element over the drawing has its corner to be at a point, as the text of its style.
  public func style(at point: RoutePoint) -> String {
    "left:" + share(point.x - view.left, of: view.width) + ";top:"
      + share(point.y - view.top, of: view.height)
  }

  /// A route's point counts in decimetres, and holds no more than half the equator of them.
  private static let metresOfPoint = 10.0

  private static func point(right: Double, down: Double) -> RoutePoint {
    RoutePoint(right: right / metresOfPoint, down: down / metresOfPoint)
  }

  /// Degrees to the east of a meridian, ±180.
  private static func turn(from one: Double, to other: Double) -> Double {
    var turn = other - one
    while turn > 180 { turn -= 360 }
    while turn < -180 { turn += 360 }
    return turn
  }

  /// A share in tenths of a per cent. An `Int` of the browser has 32 bits.
  private func share(_ part: Int, of whole: Int) -> String {
    let tenths = (Int64(part) * 1_000 + Int64(whole / 2)) / Int64(whole)
    return String(tenths / 10) + "." + String(tenths % 10) + "%"
  }
}

// MARK: Pins

/// What is marked at a point of a map: one thing, or several that would lie over each other.
public struct GroundPin: Hashable, Sendable {
  /// Where the first of them is.
  public let point: RoutePoint
  /// Their indices among the places, ascending.
  public fileprivate(set) var members: [Int]
}

extension GroundMap {
  /// The pins of places, in their order. Each place belongs to the first pin that it would touch,
  /// so that no two pins have a point in common, however narrow the drawing is.
  public func pins(_ places: [GlobePoint]) -> [GroundPin] {
    var pins: [GroundPin] = []
    for (index, place) in places.enumerated() {
      let point = point(place)
      let known = pins.firstIndex { pin in
        abs(pin.point.x - point.x) < reach && abs(pin.point.y - point.y) < reach
      }
      if let known {
        pins[known].members.append(index)
      } else {
        pins.append(GroundPin(point: point, members: [index]))
      }
    }
    return pins
  }

  /// The side of a pin in metres where the drawing is narrowest, and a little more: its place is
  /// rounded.
  private var reach: Int {
    Int(Int64(view.width) * Int64(ControlHeight.normal + 2) / Int64(GroundMap.narrowest))
  }
}
