import Core
import Sync
import Wire

/// Why a change is not accepted. Data for the words of the UI.
public enum DayBlockRejection: Error, Hashable, Sendable {
  /// The thing is not there (any more).
  case notFound(DayBlockEntity.Kind, ID<AnyEntity>)
  /// Another thing has this id.
  case idTaken(DayBlockEntity.Kind, ID<AnyEntity>)
  /// Only one's own settings can be changed.
  case notYours
  /// The name says nothing.
  case nameMissing
  /// Another block of the group has the name: this one. The server never says so: there the name
  /// gets a number (§3.3).
  case blockNameTaken(BlockID)
  /// Another group has the name: this one.
  case groupNameTaken(BlockGroupID)
  /// The group everybody has cannot be deleted.
  case defaultGroup
  /// Grapheme clusters of a name, Unicode scalars of a memo, bytes of everything else.
  case tooLong(Field, limit: Int)
  case tooMany(Field, limit: Int)
  /// The text holds what cannot be kept, or is none of those that are understood.
  case unusableCharacter(Field)
  case outOfRange(Field, shortest: Int, longest: Int)
  /// Stretches of time are in order, apart from one another, and longer than nothing.
  case badSegments
  /// Bytes of the whole.
  case tooLarge(limit: Int)

  /// What is too long, too many or out of range.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case name, memo, icon, color, goal, plans, planMinutes, maxRun, zone, device, source, carried
    case groups, blocks, segments, sessions, friends, boundary, overlays, tips
    /// Days from the first second to the last.
    case days
  }
}

extension DayBlockRejection: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let code = try cursor.required("code")
    func int(_ name: String) throws(WireError) -> Int {
      try cursor.required(name).int(in: 0...Int64(Int32.max))
    }
    func field() throws(WireError) -> Field { try cursor.required("field").word() }
    func kind() throws(WireError) -> DayBlockEntity.Kind { try cursor.required("kind").word() }
    switch try code.string(limit: 32) {
    case "notFound": self = .notFound(try kind(), try cursor.required("id").id())
    case "idTaken": self = .idTaken(try kind(), try cursor.required("id").id())
    case "notYours": self = .notYours
    case "nameMissing": self = .nameMissing
    case "blockNameTaken": self = .blockNameTaken(try cursor.required("block").id())
    case "groupNameTaken": self = .groupNameTaken(try cursor.required("group").id())
    case "defaultGroup": self = .defaultGroup
    case "tooLong": self = .tooLong(try field(), limit: try int("limit"))
    case "tooMany": self = .tooMany(try field(), limit: try int("limit"))
    case "unusableCharacter": self = .unusableCharacter(try field())
    case "outOfRange":
      self = .outOfRange(try field(), shortest: try int("shortest"), longest: try int("longest"))
    case "badSegments": self = .badSegments
    case "tooLarge": self = .tooLarge(limit: try int("limit"))
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
    case .nameMissing: .object(["code": "nameMissing"])
    case .blockNameTaken(let block): .object(["code": "blockNameTaken", "block": .id(block)])
    case .groupNameTaken(let group): .object(["code": "groupNameTaken", "group": .id(group)])
    case .defaultGroup: .object(["code": "defaultGroup"])
    case .tooLong(let field, let limit):
      .object(["code": "tooLong", "field": .word(field), "limit": .int(limit)])
    case .tooMany(let field, let limit):
      .object(["code": "tooMany", "field": .word(field), "limit": .int(limit)])
    case .unusableCharacter(let field):
      .object(["code": "unusableCharacter", "field": .word(field)])
    case .outOfRange(let field, let shortest, let longest):
      .object([
        "code": "outOfRange", "field": .word(field), "shortest": .int(shortest),
        "longest": .int(longest),
      ])
    case .badSegments: .object(["code": "badSegments"])
    case .tooLarge(let limit): .object(["code": "tooLarge", "limit": .int(limit)])
    }
  }
}
