import Core
import Foundation
import Geography

/// Places by chance, the same for the same seed.
struct Wanderer {
  private var state: UInt64

  init(seed: UInt64) { state = mixed(seed) }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state = mixed(state &+ 0x9E37_79B9_7F4A_7C15)
    let share = Double(state >> 11) / Double(1 << 53)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  mutating func place(
    _ latitudes: ClosedRange<Double> = -90...90, _ longitudes: ClosedRange<Double> = -180...180
  ) -> GlobePoint {
    spot(next(latitudes), next(longitudes))
  }

  /// A place within `metres` of another, evenly spread but for the curvature.
  mutating func place(within metres: Double, of center: GlobePoint) -> GlobePoint {
    let radians = Double.pi / 180
    let angle = metres / Globe.radius * next(0...1).squareRoot()
    let bearing = next(0...360) * radians
    let latitude = center.latitude * radians
    let sine =
      sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing)
    let across = atan2(
      sin(bearing) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sine)
    var longitude = center.longitude + across / radians
    if longitude > 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    return spot(asin(min(max(sine, -1), 1)) / radians, longitude)
  }
}

/// A place; what is beyond the earth is its nearest rim.
func spot(_ latitude: Double, _ longitude: Double) -> GlobePoint {
  let latitude = min(max(latitude, -90), 90)
  let longitude = min(max(longitude, -180), 180)
  guard let point = GlobePoint(latitude: latitude, longitude: longitude) else {
    preconditionFailure("no number")
  }
  return point
}
