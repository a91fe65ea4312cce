/// One number of every point. The order is that of the text, and never changes.
enum Channel: UInt64, CaseIterable {
  case time, latitude, longitude, altitude, path, speed, accuracy, heartRate, cadence, flags

  /// Its place in the set of a text's channels.
  var bit: UInt64 { 1 << rawValue }

  /// Whether it changes evenly, so that the change of its change is smaller than its change.
  var isEven: Bool {
    switch self {
    case .time, .latitude, .longitude, .path: true
    case .altitude, .speed, .accuracy, .heartRate, .cadence, .flags: false
    }
  }

  var range: ClosedRange<Int> {
    switch self {
    case .time: 0...ChannelPoint.timeLimit
    case .latitude: -900_000_000...900_000_000
    case .longitude: -1_800_000_000...1_800_000_000
    case .altitude: -1_000_000...1_000_000
    case .path: 0...100_000_000
    case .speed, .accuracy: 0...100_000
    case .heartRate, .cadence: 0...1_000
    case .flags: 1...ChannelFlags.all
    }
  }

  /// `nil` where it is not known; no flags are none.
  func value(_ point: ChannelPoint) -> Int? {
    switch self {
    case .time: point.time
    case .latitude: point.place?.latitude
    case .longitude: point.place?.longitude
    case .altitude: point.altitude
    case .path: point.path
    case .speed: point.speed
    case .accuracy: point.accuracy
    case .heartRate: point.heartRate
    case .cadence: point.cadence
    case .flags: point.flags.isEmpty ? nil : point.flags.rawValue
    }
  }

  func set(_ value: Int, _ point: inout ChannelPoint) {
    let missing = TrackChannels.missing
    switch self {
    case .time: point.time = value
    case .latitude: point.place = ChannelPlace(latitude: value, longitude: missing)
    case .longitude:
      point.place = ChannelPlace(latitude: point.place?.latitude ?? missing, longitude: value)
    case .altitude: point.altitude = value
    case .path: point.path = value
    case .speed: point.speed = value
    case .accuracy: point.accuracy = value
    case .heartRate: point.heartRate = value
    case .cadence: point.cadence = value
    case .flags: point.flags = ChannelFlags(rawValue: value)
    }
  }
}

/// What is written of a channel's values, one after the other.
struct ChannelChange {
  /// What was read.
  enum Value: Hashable {
    case unknown
    case known(Int)
  }

  private let isEven: Bool
  private var last: Int64 = 0
  private var step: Int64 = 0

  init(of channel: Channel) { isEven = channel.isEven }

  mutating func written(_ value: Int?) -> UInt64 {
    guard let value else { return 0 }
    let expected = last + step
    take(Int64(value))
    return CodeDigits.signed(Int64(value) - expected) + 1
  }

  /// `nil` for what cannot be a value of any channel.
  mutating func read(_ number: UInt64) -> Value? {
    guard number > 0 else { return .unknown }
    let value = last + step + CodeDigits.unsigned(number - 1)
    guard value >= -1_800_000_000, value <= 1_800_000_000 else { return nil }
    take(value)
    return .known(Int(value))
  }

  private mutating func take(_ value: Int64) {
    if isEven { step = value - last }
    last = value
  }
}
