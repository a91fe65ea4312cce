import Core
import Sync
import Wire

/// Why a change is not accepted. Data for the words of the UI. The Laws are never a reason: the
/// referee is the authority.
public enum RefWatchRejection: Error, Hashable, Sendable {
  /// The thing is not there (any more).
  case notFound(RefWatchEntity.Kind, ID<AnyEntity>)
  /// Another thing has this id.
  case idTaken(RefWatchEntity.Kind, ID<AnyEntity>)
  /// Only one's own settings can be changed, and only the owner changes a match.
  case notYours
  /// Only who records the match adds to its log.
  case notOfTheCrew
  /// The team of this side has no name.
  case nameMissing(Side)
  /// Unicode scalars; of a team's name and abbreviation, characters.
  case tooLong(Field, limit: Int)
  case tooMany(Field, limit: Int)
  /// The text holds a NUL.
  case unusableCharacter(Field)
  /// Bytes of the whole.
  case tooLarge(limit: Int)
  /// A value that cannot be, at this place of the event, match or edit (a JSON Pointer).
  case outOfRange(path: String)
  /// Two entries of a match sheet have this id.
  case entryTwice(EntryID)
  /// The entry is of another match.
  case ofAnotherMatch(MatchEventID)
  /// Somebody is of the other side than what they did asks for.
  case wrongSide(MatchEventID)
  /// A substitution of nobody by nobody.
  case nobody(MatchEventID)
  /// The log holds no more than `limit` entries.
  case logFull(limit: Int)
  /// A match that has begun is archived before it is discarded.
  case hasBegun(MatchID)
  /// Something or somebody of the library has no name.
  case nameless
  /// What is in use is taken out of use before it is dropped.
  case inUse(RefWatchEntity.Kind, ID<AnyEntity>)

  /// The entry is shared no longer.
  case sharingEnded
  /// Nothing of the match's course or clock is added later.
  case notToAdd(MatchEventID)
  /// The match was not at this stage so far.
  case notPlayed(MatchEventID, Stage)
  /// The stage was over by then: `limit` milliseconds on its clock.
  case beyondStage(MatchEventID, Stage, limit: Int64)

  /// What is too long or too many.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case team, short, competition, venue, name, role, position, reason, text, catalog, code, title
    case notes, zone, source
    case signature, kind, payload, crew, starters, substitutes, staff, events, edits
    case shares, comments
    case journal, library, reference, detail, tags, players, contact
    case weather, pitch, lateStart
    case track
  }
}

extension RefWatchRejection: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let code = try cursor.required("code")
    func limit() throws(WireError) -> Int {
      try cursor.required("limit").int(in: 0...Int64(Int32.max))
    }
    switch try code.string(limit: 32) {
    case "notFound":
      self = .notFound(try cursor.required("kind").word(), try cursor.required("id").id())
    case "idTaken":
      self = .idTaken(try cursor.required("kind").word(), try cursor.required("id").id())
    case "notYours": self = .notYours
    case "notOfTheCrew": self = .notOfTheCrew
    case "nameMissing": self = .nameMissing(try cursor.required("side").word())
    case "tooLong": self = .tooLong(try cursor.required("field").word(), limit: try limit())
    case "tooMany": self = .tooMany(try cursor.required("field").word(), limit: try limit())
    case "unusableCharacter": self = .unusableCharacter(try cursor.required("field").word())
    case "tooLarge": self = .tooLarge(limit: try limit())
    case "outOfRange": self = .outOfRange(path: try cursor.text("path"))
    case "entryTwice": self = .entryTwice(try cursor.required("entry").id())
    case "ofAnotherMatch": self = .ofAnotherMatch(try cursor.required("event").id())
    case "wrongSide": self = .wrongSide(try cursor.required("event").id())
    case "nobody": self = .nobody(try cursor.required("event").id())
    case "logFull": self = .logFull(limit: try limit())
    case "hasBegun": self = .hasBegun(try cursor.required("match").id())
    case "nameless": self = .nameless
    case "sharingEnded": self = .sharingEnded
    case "notToAdd": self = .notToAdd(try cursor.required("event").id())
    case "notPlayed":
      self = .notPlayed(try cursor.required("event").id(), try cursor.required("stage").stage())
    case "beyondStage":
      self = .beyondStage(
        try cursor.required("event").id(), try cursor.required("stage").stage(),
        limit: try cursor.required("limit").duration())
    case "inUse":
      self = .inUse(try cursor.required("kind").word(), try cursor.required("id").id())
    default: throw code.error(.expected("a known rejection"))
    }
  }

  public var json: JSON {
    switch self {
    case .notFound(let kind, let id):
      .object(["code": "notFound", "kind": .word(kind), "id": .id(id)])
    case .idTaken(let kind, let id):
      .object(["code": "idTaken", "kind": .word(kind), "id": .id(id)])
    case .notYours: .object(["code": "notYours"])
    case .notOfTheCrew: .object(["code": "notOfTheCrew"])
    case .nameMissing(let side): .object(["code": "nameMissing", "side": .word(side)])
    case .tooLong(let field, let limit):
      .object(["code": "tooLong", "field": .word(field), "limit": .int(limit)])
    case .tooMany(let field, let limit):
      .object(["code": "tooMany", "field": .word(field), "limit": .int(limit)])
    case .unusableCharacter(let field):
      .object(["code": "unusableCharacter", "field": .word(field)])
    case .tooLarge(let limit): .object(["code": "tooLarge", "limit": .int(limit)])
    case .outOfRange(let path): .object(["code": "outOfRange", "path": .text(path)])
    case .entryTwice(let entry): .object(["code": "entryTwice", "entry": .id(entry)])
    case .ofAnotherMatch(let event): .object(["code": "ofAnotherMatch", "event": .id(event)])
    case .wrongSide(let event): .object(["code": "wrongSide", "event": .id(event)])
    case .nobody(let event): .object(["code": "nobody", "event": .id(event)])
    case .logFull(let limit): .object(["code": "logFull", "limit": .int(limit)])
    case .hasBegun(let match): .object(["code": "hasBegun", "match": .id(match)])
    case .nameless: .object(["code": "nameless"])
    case .sharingEnded: .object(["code": "sharingEnded"])
    case .notToAdd(let event): .object(["code": "notToAdd", "event": .id(event)])
    case .notPlayed(let event, let stage):
      .object(["code": "notPlayed", "event": .id(event), "stage": .stage(stage)])
    case .beyondStage(let event, let stage, let limit):
      .object([
        "code": "beyondStage", "event": .id(event), "stage": .stage(stage),
        "limit": .integer(limit),
      ])
    case .inUse(let kind, let id):
      .object(["code": "inUse", "kind": .word(kind), "id": .id(id)])
    }
  }
}
