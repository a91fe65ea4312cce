import Coding
import Core
import Wire

/// What a device's two clocks say together.
@Memberwise @Wire public struct ClockReading: Hashable, Sendable {
  /// The wall clock: may jump.
  public let wall: Instant
  /// The monotonic clock, milliseconds within ``boot``; on some systems it pauses during sleep.
  @Field(as: "integer") public let uptime: Int64
  public let boot: BootID
}

extension MatchEvent {
  /// What the writer's clocks said.
  public var reading: ClockReading { ClockReading(wall: at, uptime: uptime, boot: boot) }
}
