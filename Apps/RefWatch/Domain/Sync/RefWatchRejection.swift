import Coding
import Core
import Sync
import Wire

/// Why a change is not accepted. Data for the words of the UI. The Laws are never a reason: the
/// referee is the authority.
@Wire(casesOf: "rejection", tag: "code")
public enum RefWatchRejection: Error, Hashable, Sendable {
  /// The thing is not there (any more).
  @Case(values: ["kind", "id"], forms: ["kind": "word"])
  case notFound(RefWatchEntity.Kind, ID<AnyEntity>)
  /// Another thing has this id.
  @Case(values: ["kind", "id"], forms: ["kind": "word"])
  case idTaken(RefWatchEntity.Kind, ID<AnyEntity>)
  /// Only one's own settings can be changed, and only the owner changes a match.
  case notYours
  /// Only who records the match adds to its log.
  case notOfTheCrew
  /// The team of this side has no name.
  @Case(values: ["side"]) case nameMissing(Side)
  /// Unicode scalars; of a team's name and abbreviation, characters.
  @Case(values: ["field"], in: counts) case tooLong(Field, limit: Int)
  @Case(values: ["field"], in: counts) case tooMany(Field, limit: Int)
  /// The text holds a NUL.
  @Case(values: ["field"]) case unusableCharacter(Field)
  /// Bytes of the whole.
  @Case(in: counts) case tooLarge(limit: Int)
  /// A value that cannot be, at this place of the event, match or edit (a JSON Pointer).
  @Case(absent: "") case outOfRange(path: String)
  /// Two entries of a match sheet have this id.
  @Case(values: ["entry"]) case entryTwice(EntryID)
  /// The entry is of another match.
  @Case(values: ["event"]) case ofAnotherMatch(MatchEventID)
  /// Somebody is of the other side than what they did asks for.
  @Case(values: ["event"]) case wrongSide(MatchEventID)
  /// A substitution of nobody by nobody.
  @Case(values: ["event"]) case nobody(MatchEventID)
  /// The log holds no more than `limit` entries.
  @Case(in: counts) case logFull(limit: Int)
  /// A match that has begun is archived before it is discarded.
  @Case(values: ["match"]) case hasBegun(MatchID)
  /// Something or somebody of the library has no name.
  case nameless
  /// What is in use is taken out of use before it is dropped.
  @Case(values: ["kind", "id"], forms: ["kind": "word"])
  case inUse(RefWatchEntity.Kind, ID<AnyEntity>)

  /// The entry is shared no longer.
  case sharingEnded
  /// Nothing of the match's course or clock is added later.
  @Case(values: ["event"]) case notToAdd(MatchEventID)
  /// The match was not at this stage so far.
  @Case(values: ["event", "stage"], forms: ["stage": "stage"])
  case notPlayed(MatchEventID, Stage)
  /// The stage was over by then: `limit` milliseconds on its clock.
  @Case(values: ["event", "stage"], forms: ["stage": "stage"], in: durations)
  case beyondStage(MatchEventID, Stage, limit: Int64)

  /// What is too long or too many.
  @Wire public enum Field: String, Hashable, Sendable, CaseIterable {
    case team, short, competition, venue, name, role, position, reason, text, catalog, code, title
    case notes, zone, source
    case signature, kind, payload, crew, starters, substitutes, staff, events, edits
    case shares, comments
    case journal, library, reference, detail, tags, players, contact
    case weather, pitch, lateStart
    case track
  }
}

/// What a limit may be.
private let counts: ClosedRange<Int64> = 0...Int64(Int32.max)
