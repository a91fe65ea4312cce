import Core
import Tracks

/// One answer of the receiver, in whole numbers: what is journalled reads back as the very same
/// fix, so a replay computes what was computed live. What the receiver did not say is `nil`.
public struct Fix: Hashable, Sendable {
  /// When the receiver measured it, by the device's own clock; held within a row's range.
  public let taken: Instant
  /// In ten-millionths of a degree.
  public let place: ChannelPlace
  /// The same place in degrees.
  public let point: GlobePoint
  /// Centimetres within which the place is right with a chance of 68 %; 0 where that is unknown.
  public let accuracy: Int
  /// Decimetres above the sea.
  public let altitude: Int?
  /// Centimetres.
  public let altitudeAccuracy: Int?
  /// Tenths of a degree clockwise from north, 0…3 599.
  public let heading: Int?
  /// Centimetres per second, measured by the receiver (Doppler).
  public let speed: Int?

  static let latitudes = -900_000_000...900_000_000
  static let longitudes = -1_800_000_000...1_800_000_000
  static let accuracies = 0...10_000_000
  static let altitudes = -1_000_000...1_000_000
  static let headings = 0...3_599
  static let speeds = 0...100_000

  /// `nil` where a number is out of its range.
  public init?(
    taken: Instant, place: ChannelPlace, accuracy: Int, altitude: Int? = nil,
    altitudeAccuracy: Int? = nil, heading: Int? = nil, speed: Int? = nil
  ) {
    guard Fix.latitudes.contains(place.latitude), Fix.longitudes.contains(place.longitude),
      Fix.accuracies.contains(accuracy), Fix.altitudes.contains(altitude ?? 0),
      Fix.accuracies.contains(altitudeAccuracy ?? 0), Fix.headings.contains(heading ?? 0),
      Fix.speeds.contains(speed ?? 0),
      let point = GlobePoint(
        latitude: Double(place.latitude) / 10_000_000,
        longitude: Double(place.longitude) / 10_000_000)
    else { return nil }
    self.taken = RecorderRow.held(taken)
    self.place = place
    self.point = point
    self.accuracy = accuracy
    self.altitude = altitude
    self.altitudeAccuracy = altitudeAccuracy
    self.heading = heading
    self.speed = speed
  }
}

extension Fix {
  /// From the numbers of a position API: metres, degrees, metres per second. Negative or
  /// impossible numbers mean that the receiver does not know (CLLocation, W3C Geolocation); a
  /// place out of range gives `nil`.
  public init?(
    taken: Instant, latitude: Double, longitude: Double, accuracy: Double?,
    altitude: Double? = nil, altitudeAccuracy: Double? = nil, heading: Double? = nil,
    speed: Double? = nil
  ) {
    guard let north = Fix.whole(latitude, times: 10_000_000, in: Fix.latitudes),
      let east = Fix.whole(longitude, times: 10_000_000, in: Fix.longitudes)
    else { return nil }
    let tenths = Fix.whole(heading, times: 10, in: 0...3_600)
    self.init(
      taken: taken, place: ChannelPlace(latitude: north, longitude: east),
      accuracy: Fix.accuracy(accuracy),
      altitude: Fix.whole(altitude, times: 10, in: Fix.altitudes),
      altitudeAccuracy: Fix.whole(altitudeAccuracy, times: 100, in: Fix.accuracies),
      heading: tenths.map { tenths in tenths % 3_600 },
      speed: Fix.whole(speed, times: 100, in: Fix.speeds))
  }

  /// Metres within which the place is right.
  public var accuracyMetres: Double { Double(accuracy) / 100 }
  /// Metres per second.
  public var metresPerSecond: Double? { speed.map { speed in Double(speed) / 100 } }

  /// 0 for what is no accuracy; what is above the range is its end, so that it stays a bad one.
  private static func accuracy(_ metres: Double?) -> Int {
    guard let metres, metres > 0 else { return 0 }
    let end = Double(accuracies.upperBound) / 100
    return max(1, whole(min(metres, end), times: 100, in: accuracies) ?? 0)
  }

  /// The nearest whole number; `nil` outside the range, and for what is no number.
  private static func whole(_ value: Double?, times: Double, in range: ClosedRange<Int>) -> Int? {
    guard let value else { return nil }
    let product = value * times
    guard product >= Double(range.lowerBound), product <= Double(range.upperBound) else {
      return nil
    }
    return Int(product + (product < 0 ? -0.5 : 0.5))
  }
}
