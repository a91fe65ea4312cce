import Core

/// The tag of a page's life: its monotonic clock counts only within it.
public enum BootTag {}
public typealias BootID = ID<BootTag>

public typealias MatchEventID = ID<MatchEvent>

/// The tag of what was recorded in one go, such as several substitutions.
public enum BatchTag {}
public typealias BatchID = ID<BatchTag>

/// One entry of a match's log. The log only grows: what was wrong is corrected by a further entry.
///
/// When something *happened* (`stage`, `elapsed`, `at`) is captured as the referee begins to enter
/// it, however long that takes.
public struct MatchEvent: Hashable, Sendable {
  public let id: MatchEventID
  public let match: MatchID
  /// Who recorded it: set by `decide`, so `nil` on its way there, and in rows that are older than
  /// crews. When that person is gone from here, an id of nobody's.
  public var writer: UserID?
  /// Who brought it as they took the clock over without a network: then ``writer`` is what they
  /// say. `nil` once the writer's own device has sent it, and for what everybody sends themselves.
  public var carrier: UserID?
  /// One more than the largest the writer's device knew in this match: what somebody saw comes
  /// before what they did. Clocks play no part in that order.
  public let ordinal: Int64
  public let stage: Stage
  /// Milliseconds on the match clock since the stage began, 0 or more.
  public let elapsed: Int64
  /// What the device's clock said.
  public let at: Instant
  /// The device's monotonic clock, milliseconds within `boot`.
  public let uptime: Int64
  public let boot: BootID
  public let quality: ClockQuality
  public let batch: BatchID?
  public let fact: Fact
  /// It was written later than it happened: then `stage` and `elapsed` say where it belongs, and
  /// `at` when it was written.
  public let addition: Addition?

  public init(
    id: MatchEventID, match: MatchID, ordinal: Int64, stage: Stage, elapsed: Int64, at: Instant,
    uptime: Int64, boot: BootID, quality: ClockQuality, batch: BatchID? = nil, fact: Fact,
    writer: UserID? = nil, carrier: UserID? = nil, addition: Addition? = nil
  ) {
    self.id = id
    self.match = match
    self.ordinal = ordinal
    self.stage = stage
    self.elapsed = elapsed
    self.at = at
    self.uptime = uptime
    self.boot = boot
    self.quality = quality
    self.batch = batch
    self.fact = fact
    self.writer = writer
    self.carrier = carrier
    self.addition = addition
  }

  /// The order of what was written: the same on every device.
  public func wasWrittenBefore(_ other: MatchEvent) -> Bool {
    ordinal != other.ordinal ? ordinal < other.ordinal : id < other.id
  }
}

/// How far the time of an event can be trusted.
public enum ClockQuality: String, Hashable, Sendable, CaseIterable {
  /// Measured by a clock that ran without a break.
  case synced
  /// The device slept or began anew; its wall clock was believed.
  case assumed
  /// The wall clock jumped; the monotonic one was believed.
  case stepped
  /// The referee said so.
  case manual
}
