/// A moment of a recorded track, in the whole numbers in which it is kept. What is not known is
/// `nil`.
public struct ChannelPoint: Hashable, Sendable {
  /// Tenths of a second since the track began, 0…``timeLimit``.
  public var time: Int
  public var place: ChannelPlace?
  /// Decimetres above the sea, ±1 000 000.
  public var altitude: Int?
  /// Decimetres travelled since the track began, 0…100 000 000.
  public var path: Int?
  /// Centimetres per second, 0…100 000.
  public var speed: Int?
  /// Metres within which the place is right, with a chance of 68 %: 0…100 000.
  public var accuracy: Int?
  /// Beats per minute, 0…1 000.
  public var heartRate: Int?
  /// Steps per minute, 0…1 000.
  public var cadence: Int?
  public var flags: ChannelFlags

  /// A hundred days, in tenths of a second.
  public static let timeLimit = 86_400_000

  public init(time: Int, flags: ChannelFlags = []) {
    self.time = time
    self.flags = flags
  }
}

/// A place on the globe in ten-millionths of a degree: about a centimetre.
public struct ChannelPlace: Hashable, Sendable {
  /// North of the equator, ±900 000 000.
  public var latitude: Int
  /// East of Greenwich, ±1 800 000 000.
  public var longitude: Int

  public init(latitude: Int, longitude: Int) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// What is special about a point.
public struct ChannelFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing is known of how it was reached.
  public static let begins = ChannelFlags(rawValue: 1)
  /// The way to it was put in, along a straight line.
  public static let estimated = ChannelFlags(rawValue: 2)
  /// The receiver was wrong there: it counts for nothing.
  public static let rejected = ChannelFlags(rawValue: 4)
  /// All that there are.
  static let all = 7
}
