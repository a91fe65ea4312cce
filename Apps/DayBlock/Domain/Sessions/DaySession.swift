import Calendar
import Coding
import Core
import Wire

/// The id of a session.
public typealias DaySessionID = ID<DaySession>
/// The tag of an import's id.
public enum DayImportTag {}
/// The id of one import, for its undoing.
public typealias DayImportID = ID<DayImportTag>
/// The tag of a friend's id: of who they are, another app knows.
public enum DayFriendTag {}
/// The id of a friend who was there (specification §3.2, `session_friend`).
public typealias DayFriendID = ID<DayFriendTag>

/// One finished run of one block on one day (specification §3.2, `day_session`).
public struct DaySession: Hashable, Sendable {
  /// How it came about.
  @Wire public enum Origin: String, Hashable, Sendable, CaseIterable {
    case timer, manual, tutorial, golf, run, match
    case imported = "import"
  }

  public let id: DaySessionID
  public var block: BlockID
  /// The run it was part of; a run over midnight makes one session for each day.
  public let run: DayRunID?
  /// The local day, in the zone and with the day's boundary of then; it stays for ever.
  public var day: CivilDate
  /// IANA name of the zone it was in.
  public let zone: String
  /// Active stretches, in order, all of this day. Never empty.
  public var segments: [DaySegment]
  /// The half-blocks that began on this day, in order.
  public var units: [DayUnit]
  /// Active seconds left over after the last unit, 0…1799; on the run's last session only.
  public var remainder: Int
  /// Seconds of an earlier session that count in the first unit, 0…1799.
  public var carried: Int
  /// ≤ 10 000 Unicode scalars.
  public var memo: String
  /// Who was there: at most ``DayLimits/friends``, nobody twice, in ascending order.
  public var friends: [DayFriendID]
  public let origin: Origin
  /// What it was made from in another app or file: made once.
  public let source: String?
  public let batch: DayImportID?
  public var isEdited: Bool
  public var isClockSuspect: Bool
  public let createdAt: Instant
  /// When it was deleted; it can be restored for 30 days.
  public var deletedAt: Instant?

  public init(
    id: DaySessionID, block: BlockID, run: DayRunID? = nil, day: CivilDate, zone: String,
    segments: [DaySegment], units: [DayUnit], remainder: Int, carried: Int = 0, memo: String = "",
    origin: Origin, source: String? = nil, batch: DayImportID? = nil, createdAt: Instant
  ) {
    self.id = id
    self.block = block
    self.run = run
    self.day = day
    self.zone = zone
    self.segments = segments
    self.units = units
    self.remainder = remainder
    self.carried = carried
    self.memo = memo
    self.origin = origin
    self.source = source
    self.batch = batch
    self.createdAt = createdAt
    friends = []
    isEdited = false
    isClockSuspect = false
  }

  /// When its first active second began.
  public var startedAt: Instant { segments.first?.start ?? createdAt }
  /// Seconds east of UTC then.
  public var startOffset: Int { segments.first?.offset ?? 0 }
  /// When its last active second was over.
  public var endedAt: Instant { segments.last?.end ?? createdAt }
  /// Produced half-blocks.
  public var halfBlocks: Int { units.count }
  /// In milliseconds.
  public var active: Int64 { segments.reduce(0) { sum, segment in sum + segment.length } }
  /// Whether its half-blocks are others than its own minutes come to: one of the run lies over the
  /// day's begin or end, and counts for the day it began in (§6.1).
  public var isCut: Bool {
    let counted = Int64(halfBlocks) * DayUnit.length + Int64(remainder) * 1_000
    // What is left over is kept in whole seconds.
    return abs(active + Int64(carried) * 1_000 - counted) >= 1_000
  }
  /// Counts in streaks and statistics (§14: the tutorial's does not).
  public var counts: Bool { origin != .tutorial }

  /// The same people, nobody twice, in ascending order.
  static func inOrder(_ friends: [DayFriendID]) -> [DayFriendID] {
    var list: [DayFriendID] = []
    for friend in friends.sorted() where friend != list.last { list.append(friend) }
    return list
  }
}

/// What a session was before it was edited, by whom and when.
public struct DayEdition: Hashable, Sendable {
  public let id: ID<DayEdition>
  /// From 1.
  public let number: Int
  /// When the edit was made, by the device's clock.
  public let at: Instant
  /// The session as it was.
  public let session: DaySession

  public init(number: Int, at: Instant, session: DaySession) {
    id = ID(of: .words(["dayEdition", session.id.description, String(number)]))
    self.number = number
    self.at = at
    self.session = session
  }
}
