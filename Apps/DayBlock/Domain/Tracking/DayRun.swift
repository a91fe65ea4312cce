import Core

/// The id of a run.
public typealias DayRunID = ID<DayRun>

/// Time being tracked, or that was (specification §3.2, `day_live`; §5).
///
/// There is at most one a person has under way, except when two devices began one each without
/// signal: then both go on and the person is asked.
///
/// A run is what happened to it, in the order of the times: `segments` and `state` follow from the
/// marks. So it does not matter in which order the marks of two devices come together.
public struct DayRun: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// `since` when the stretch under way began, with the offset then.
    case running(since: Instant, offset: Int)
    case paused(at: Instant)
    /// Its sessions have been written. The row stays, so that whoever stops it again, later,
    /// changes nothing.
    case finished(at: Instant)
    /// Can be restored for 30 days.
    case discarded(at: Instant)
  }

  public let id: DayRunID
  public internal(set) var block: BlockID
  /// The block's name when it began, for a block that is gone.
  public let blockName: String
  /// IANA name of the zone it began in.
  public let zone: String
  public let startedAt: Instant
  /// Seconds east of UTC at the start.
  public let offset: Int
  /// What the device that began it is called on the others; may be empty.
  public let device: String
  /// Active seconds carried over from an earlier session of the block today, 0…1799 (§4).
  public let carried: Int
  /// What happened since the start, in the order of the times.
  var marks: [DayMark] = []
  /// Changes of the offset that devices have told of, in order.
  var changes: [OffsetChange] = []
  /// Finished stretches, in order, apart from one another.
  public internal(set) var segments: [DaySegment]
  public internal(set) var state: State
  /// The clock went back while it ran, or was seen to be wrong (§6.2).
  public internal(set) var isClockSuspect: Bool

  /// A run that begins.
  public init(
    id: DayRunID, block: BlockID, blockName: String, zone: String, startedAt: Instant, offset: Int,
    device: String, carried: Int = 0
  ) {
    self.id = id
    self.block = block
    self.blockName = blockName
    self.zone = zone
    self.startedAt = startedAt
    self.offset = offset
    self.device = device
    self.carried = carried
    segments = []
    state = .running(since: startedAt, offset: offset)
    isClockSuspect = false
  }

  /// Whether it is running or paused.
  public var isLive: Bool {
    switch state {
    case .running, .paused: true
    case .finished, .discarded: false
    }
  }
}

/// One thing that happened to a run.
struct DayMark: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case pause
    /// The offset from then on.
    case resume(offset: Int)
    case finish
    case discard
    /// What was active from then on was not, up to the other instant.
    case cut(to: Instant)
  }

  let at: Instant
  let kind: Kind
}
