import Core

/// What a device's two clocks say together.
public struct ClockReading: Hashable, Sendable {
  /// The wall clock: may jump.
  public let wall: Instant
  /// The monotonic clock, milliseconds within ``boot``; on some systems it pauses during sleep.
  public let uptime: Int64
  public let boot: BootID

  public init(wall: Instant, uptime: Int64, boot: BootID) {
    self.wall = wall
    self.uptime = uptime
    self.boot = boot
  }
}

extension MatchEvent {
  /// What the writer's clocks said.
  public var reading: ClockReading { ClockReading(wall: at, uptime: uptime, boot: boot) }
}
