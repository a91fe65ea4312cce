import Design
import Tracks

/// The route of a recording as it is drawn: it grows, and what was drawn stays.
struct DrawnRoute: Hashable {
  /// A line for each part without a gap.
  private(set) var parts: [RouteLine] = []
  /// The smallest bounds around all of them.
  private(set) var bounds: RouteBounds?
  /// What it is drawn on.
  private(set) var ground: FlatGround?
  /// How many of the run's points were looked at.
  private var seen = 0

  var isEmpty: Bool { parts.isEmpty }
  var last: RoutePoint? { parts.last?.last }
  var first: RoutePoint? { parts.first?.first }

  init() {}

  /// Of points of a track.
  init(_ points: [ChannelPoint]) { take(points) }

  /// Of a line that is kept with a run.
  init(_ lines: [[Geoposition]]) {
    for line in lines {
      for (index, place) in line.enumerated() { add(place, begins: index == 0) }
    }
  }

  /// Takes the points that are new; there are never fewer than before.
  mutating func take(_ points: [ChannelPoint]) {
    while seen < points.count {
      let point = points[seen]
      seen += 1
      guard !point.flags.contains(.rejected), let place = point.place else { continue }
      add(
        Geoposition(latitude: place.latitude / 10, longitude: place.longitude / 10),
        begins: point.flags.contains(.begins))
    }
  }

  private mutating func add(_ place: Geoposition, begins: Bool) {
    let ground = ground ?? FlatGround(around: place)
    self.ground = ground
    let flat = ground.metres(place)
    let point = RoutePoint(right: flat.x, down: -flat.y)
    if begins || parts.isEmpty { parts.append(RouteLine()) }
    if parts[parts.count - 1].last != point { parts[parts.count - 1].append(point) }
    if bounds == nil { bounds = RouteBounds(point) } else { bounds?.take(point) }
  }
}
