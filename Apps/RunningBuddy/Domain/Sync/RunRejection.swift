import Core
import Sync
import Wire

/// Why a change is not accepted. Data for the words of the UI.
public enum RunRejection: Error, Hashable, Sendable {
  /// The run is not there (any more), or is another person's.
  case notFound(RunID)
  /// Only one's own settings can be changed.
  case notYours
  /// Another run was saved under this id, by another device: it stays.
  case savedOtherwise(RunID)
  /// The run has no such part.
  case notAnnounced(RunID, part: Int)
  /// The part has another content than the run announced.
  case otherContent(RunID, part: Int)
  /// Unicode scalars of a title, name or word, bytes of everything else.
  case tooLong(Field, limit: Int)
  case tooMany(Field, limit: Int)
  /// The text holds what cannot be kept.
  case unusableCharacter(Field)
  case outOfRange(Field, shortest: Int64, longest: Int64)
  /// Times run backwards, overlap, or lie outside the track; or parts are longer than the whole.
  case badTimes(Field)
  /// The run has no points to cut.
  case noTrack(RunID)
  /// The runs are not of one track.
  case otherTrack(RunID)
  /// Bytes of the whole.
  case tooLarge(limit: Int)

  /// What it is about.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case title, notes, zone, sport, fileName, start, offset, effort, feeling, distance, duration
    case splits, laps, efforts, windows, trackParts, fileParts, file, runs, edits
    case cueMinutes, goal
  }
}

extension RunRejection: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let code = try cursor.required("code")
    func run() throws(WireError) -> RunID { try cursor.required("run").id() }
    func field() throws(WireError) -> Field { try cursor.required("field").word() }
    func int(_ name: String) throws(WireError) -> Int {
      try cursor.required(name).int(in: 0...Int64(Int32.max))
    }
    switch try code.string(limit: 32) {
    case "notFound": self = .notFound(try run())
    case "notYours": self = .notYours
    case "savedOtherwise": self = .savedOtherwise(try run())
    case "notAnnounced": self = .notAnnounced(try run(), part: try int("part"))
    case "otherContent": self = .otherContent(try run(), part: try int("part"))
    case "tooLong": self = .tooLong(try field(), limit: try int("limit"))
    case "tooMany": self = .tooMany(try field(), limit: try int("limit"))
    case "unusableCharacter": self = .unusableCharacter(try field())
    case "outOfRange":
      self = .outOfRange(
        try field(), shortest: try cursor.required("shortest").integer(),
        longest: try cursor.required("longest").integer())
    case "badTimes": self = .badTimes(try field())
    case "noTrack": self = .noTrack(try run())
    case "otherTrack": self = .otherTrack(try run())
    case "tooLarge": self = .tooLarge(limit: try int("limit"))
    default: throw code.error(.expected("a known rejection"))
    }
  }

  public var json: JSON {
    func about(_ code: String, _ run: RunID, part: Int? = nil) -> JSON {
      .object([
        "code": .string(code), "run": .id(run), "part": part.map { part in .int(part) },
      ])
    }
    func about(_ code: String, _ field: Field, limit: Int? = nil) -> JSON {
      .object([
        "code": .string(code), "field": .word(field), "limit": limit.map { limit in .int(limit) },
      ])
    }
    return switch self {
    case .notFound(let run): about("notFound", run)
    case .notYours: .object(["code": "notYours"])
    case .savedOtherwise(let run): about("savedOtherwise", run)
    case .notAnnounced(let run, let part): about("notAnnounced", run, part: part)
    case .otherContent(let run, let part): about("otherContent", run, part: part)
    case .tooLong(let field, let limit): about("tooLong", field, limit: limit)
    case .tooMany(let field, let limit): about("tooMany", field, limit: limit)
    case .unusableCharacter(let field): about("unusableCharacter", field)
    case .outOfRange(let field, let shortest, let longest):
      .object([
        "code": "outOfRange", "field": .word(field), "shortest": .integer(shortest),
        "longest": .integer(longest),
      ])
    case .badTimes(let field): about("badTimes", field)
    case .noTrack(let run): about("noTrack", run)
    case .otherTrack(let run): about("otherTrack", run)
    case .tooLarge(let limit): .object(["code": "tooLarge", "limit": .int(limit)])
    }
  }
}
