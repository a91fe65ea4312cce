import Calendar

/// A trackpoint as it stands in the file.
struct TCXRawPoint: Sendable {
  /// From 1.
  var line = 1
  /// `nil` where there is no element `Time`.
  var time: TimeText?
  var hasPosition = false
  var latitude: Double?
  var longitude: Double?
  /// Metres above the sea.
  var altitude: Double?
  /// Metres travelled.
  var distance: Double?
  /// Metres per second.
  var speed: Double?
  /// Beats per minute, 0…300.
  var heart: Int?
  /// Of `Cadence`: turns or strides, by the sport.
  var cadence: Double?
  /// Of `RunCadence`: strides.
  var runCadence: Double?
  /// One of its numbers is none, or out of range.
  var isMalformed = false

  /// What an element `Time` says.
  enum TimeText: Hashable, Sendable {
    case known(XMLDateTime)
    case wrong
  }

  /// Steps per minute where the sport has them, else turns.
  func cadence(of sport: RecordedSport) -> Int? {
    if let runCadence { return Int(runCadence * 2 + 0.5) }
    return cadence.map { value in Int((sport.isInStrides ? value * 2 : value) + 0.5) }
  }
}
