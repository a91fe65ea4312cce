import Core

/// A stretch of time: what was covered in it.
public struct TrackStretch: Hashable, Sendable {
  public internal(set) var metres = 0.0
  /// Milliseconds of which the track knows.
  public internal(set) var known: Int64 = 0
  /// Milliseconds it lasts.
  public let length: Int64

  /// Metres per second; `nil` where the track knows nothing.
  public var speed: Double? { known > 0 ? metres * 1_000 / Double(known) : nil }
  /// Whether the track has gaps in it; a single step less is none.
  public var hasGaps: Bool { length - known >= 1_000 }
}

/// Some seconds of running fast.
public struct TrackSprint: Hashable, Sendable {
  /// Metres per second from which somebody is said to sprint. Ours: 19.8 km/h, from where match
  /// analyses call running fast.
  public static let leastSpeed = 5.5
  /// Metres of the shortest sprint. Ours.
  public static let leastLength = 10.0

  public let at: Instant
  public let metres: Double
  /// Milliseconds.
  public let length: Int64
}
