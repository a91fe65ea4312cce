import Core
import Sync
import Tracks
import Wire

/// The id of a run.
public typealias RunID = ID<Run>
/// The tag of an import's id.
public enum RunBatchTag {}
/// The id of one import, for its undoing.
public typealias RunBatchID = ID<RunBatchTag>

/// A run that is kept: what is known of it without its points.
///
/// Its points and the file it came as are kept apart, in parts that never change
/// (`docs/decisions/0026-a-run-is-its-track-and-its-windows.md`).
public struct Run: Hashable, Sendable {
  public let id: RunID
  /// When its track began; see ``startedAt``.
  public var start: Instant
  /// IANA name of the zone it took place in; empty where that is not known.
  public var zone: String
  /// Seconds east of UTC there and then.
  public var offset: Int
  public var sport: RecordedSport
  /// At most ``RunLimits/title`` Unicode scalars; empty for none.
  public var title = ""
  /// At most ``RunLimits/notes`` bytes.
  public var notes = ""
  /// How hard it was, 1…10 (Borg's CR10 as sRPE takes it).
  public var effort: Int?
  /// How it felt, 1 (bad) … 5 (very good).
  public var feeling: Int?
  /// What the person said of its best: predictions come from nothing else.
  public var mark: MarkedBest.Mark?
  public var record: RunRecord
  public var outline: RunOutline
  /// What of the track is the run.
  public var windows = RunWindows.whole
  public var source: RunSource
  /// Whose track it is a part of, where it was split off; `nil` for its own.
  public var sharedTrack: RunID?
  /// The parts of its track, in their order; none for a run without points.
  public var trackParts: [ContentStub] = []
  /// The parts of the file it came as, in their order; with the first run of a file only.
  public var fileParts: [ContentStub] = []
  public var batch: RunBatchID?
  /// What it was run in; a pair that is not there (any more) counts for none.
  public var shoe: ShoeID?
  /// What of another device is merged onto its track, or was until it was taken back.
  public var merge: RunMerge?
  /// Whether anything of it was changed since it was saved.
  public var isEdited = false
  /// When it was saved, by the device's clock.
  public var createdAt: Instant
  /// When it was deleted; it can be restored for 30 days.
  public var deletedAt: Instant?
  /// What a later version wrote, as it came.
  public var rest: [JSON.Member] = []

  public init(
    id: RunID, start: Instant, zone: String = "", offset: Int, sport: RecordedSport,
    record: RunRecord, outline: RunOutline, source: RunSource,
    createdAt: Instant = Instant(milliseconds: 0)
  ) {
    self.id = id
    self.start = start
    self.zone = zone
    self.offset = offset
    self.sport = sport
    self.record = record
    self.outline = outline
    self.source = source
    self.createdAt = createdAt
  }

  /// The run whose track parts are this one's.
  public var trackOwner: RunID { sharedTrack ?? id }

  /// When it began: its first window.
  public var startedAt: Instant {
    start.advanced(byMilliseconds: Int64(windows.spans.first?.from ?? 0) * 100)
  }
}
