/// Where the device was, as the host tells it to whoever asked with ``HostRequest/watchPosition``:
/// whole numbers, and `nil` for what the receiver did not say.
public struct HostPosition: Hashable, Sendable {
  /// In ten-millionths of a degree, −900 000 000…900 000 000.
  public let latitude: Int
  /// In ten-millionths of a degree, −1 800 000 000…1 800 000 000.
  public let longitude: Int
  /// Centimetres within which the place is right, at most 100 km (also for what is more); 0 where
  /// that is unknown.
  public let accuracy: Int
  /// Decimetres above the ellipsoid or the sea, as the device has it; within ±100 km.
  public let altitude: Int?
  /// Centimetres, at most 100 km.
  public let altitudeAccuracy: Int?
  /// Tenths of a degree clockwise from north, 0…3 599. A device that stands has none.
  public let heading: Int?
  /// Centimetres per second, at most 1 000 m/s.
  public let speed: Int?
  /// When the receiver measured it, by the device's clock.
  public let taken: Instant

  /// Reads the host's text: latitude, longitude, accuracy, altitude, its accuracy, heading, speed
  /// and the milliseconds since 1970, with a space between; in the units and with the meanings of
  /// the W3C's Geolocation (degrees, metres, metres per second). A field is empty where the device
  /// says nothing.
  ///
  /// `nil` for any other number of fields, for a place that is none on Earth, and without a time.
  /// Of the rest, what is no number or out of range is unknown.
  public init?(_ text: String) {
    let fields = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard fields.count == 8 else { return nil }
    let numbers = fields.map { field in DecimalText.value([UInt8](field)) }
    guard let north = whole(numbers[0], times: 10_000_000, within: -900_000_000...900_000_000),
      let east = whole(numbers[1], times: 10_000_000, within: -1_800_000_000...1_800_000_000),
      let time = whole(numbers[7], times: 1, within: 0...8_640_000_000_000_000)
    else { return nil }
    latitude = Int(north)
    longitude = Int(east)
    let metres = numbers[2].map { metres in min(metres, 100_000) }
    // What is more exact than a centimetre is not unknown.
    let error = whole(metres, times: 100, within: 0...10_000_000).map { error in max(1, Int(error))
    }
    accuracy = (metres ?? 0) > 0 ? error ?? 0 : 0
    altitude = whole(numbers[3], times: 10, within: -1_000_000...1_000_000).map { Int($0) }
    altitudeAccuracy = whole(numbers[4], times: 100, within: 0...10_000_000).map { Int($0) }
    heading = whole(numbers[5], times: 10, within: 0...3_600).map { Int($0 % 3_600) }
    speed = whole(numbers[6], times: 100, within: 0...100_000).map { Int($0) }
    taken = Instant(milliseconds: time)
  }
}

/// The nearest whole number, half away from zero; `nil` outside the range.
private func whole(_ value: Double?, times: Double, within range: ClosedRange<Int64>) -> Int64? {
  guard let value else { return nil }
  let product = value * times
  guard product >= Double(range.lowerBound), product <= Double(range.upperBound) else { return nil }
  return Int64(product + (product < 0 ? -0.5 : 0.5))
}
