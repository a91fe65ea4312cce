import Calendar
import Core
import Sync
import Wire

/// Why a change is not accepted. Data for the words of the UI.
public enum FriendsRejection: Error, Hashable, Sendable {
  /// The thing is not there (any more).
  case notFound(FriendsEntity.Kind, ID<AnyEntity>)
  /// Another thing has this id.
  case idTaken(FriendsEntity.Kind, ID<AnyEntity>)
  /// Only one's own settings can be changed.
  case notYours
  /// The contact has a friend: this one.
  case alreadyOnList(FriendID)
  /// The UID belongs to another contact: this one.
  case duplicateCard(ContactID)
  /// None of formatted name, given name, family name, organisation, phone, email says anything.
  case nameMissing
  /// Unicode scalars.
  case tooLong(Field, limit: Int)
  case tooMany(Field, limit: Int)
  /// The text holds a NUL.
  case unusableCharacter(Field)
  /// Bytes of the whole.
  case tooLarge(limit: Int)
  /// `limit` is the last date allowed.
  case futureDate(limit: CivilDate)
  /// `limit` is the first date allowed.
  case tooEarly(limit: CivilDate)
  /// The text names no date.
  case dateNotReal(String)
  case daysOutOfRange(shortest: Int, longest: Int)
  /// Only connections of one type on one date can be merged.
  case notOneMeeting(ConnectionID)

  /// What is too long or too many.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case name, note, value, phones, emails, urls, impps, addresses, categories, friends
    case connections
  }
}

extension FriendsRejection: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let code = try cursor.required("code")
    func limit() throws(WireError) -> Int {
      Int(try cursor.required("limit").integer(in: 0...Int64(Int32.max)))
    }
    switch try code.string(limit: 32) {
    case "notFound":
      self = .notFound(try cursor.required("kind").word(), try cursor.required("id").id())
    case "idTaken":
      self = .idTaken(try cursor.required("kind").word(), try cursor.required("id").id())
    case "notYours": self = .notYours
    case "alreadyOnList": self = .alreadyOnList(try cursor.required("friend").id())
    case "duplicateCard": self = .duplicateCard(try cursor.required("contact").id())
    case "nameMissing": self = .nameMissing
    case "tooLong": self = .tooLong(try cursor.required("field").word(), limit: try limit())
    case "tooMany": self = .tooMany(try cursor.required("field").word(), limit: try limit())
    case "unusableCharacter": self = .unusableCharacter(try cursor.required("field").word())
    case "tooLarge": self = .tooLarge(limit: try limit())
    case "futureDate": self = .futureDate(limit: try cursor.required("limit").date())
    case "tooEarly": self = .tooEarly(limit: try cursor.required("limit").date())
    case "dateNotReal": self = .dateNotReal(try cursor.text("text"))
    case "daysOutOfRange":
      self = .daysOutOfRange(
        shortest: Int(try cursor.required("shortest").integer(in: 0...1_000_000)),
        longest: Int(try cursor.required("longest").integer(in: 0...1_000_000)))
    case "notOneMeeting": self = .notOneMeeting(try cursor.required("connection").id())
    default: throw code.error(.expected("a known rejection"))
    }
  }

  public var json: JSON {
    switch self {
    case .notFound(let kind, let id):
      .object(["code": "notFound", "kind": .string(kind.rawValue), "id": .id(id)])
    case .idTaken(let kind, let id):
      .object(["code": "idTaken", "kind": .string(kind.rawValue), "id": .id(id)])
    case .notYours: .object(["code": "notYours"])
    case .alreadyOnList(let friend): .object(["code": "alreadyOnList", "friend": .id(friend)])
    case .duplicateCard(let contact):
      .object(["code": "duplicateCard", "contact": .id(contact)])
    case .nameMissing: .object(["code": "nameMissing"])
    case .tooLong(let field, let limit):
      .object(["code": "tooLong", "field": .string(field.rawValue), "limit": .int(limit)])
    case .tooMany(let field, let limit):
      .object(["code": "tooMany", "field": .string(field.rawValue), "limit": .int(limit)])
    case .unusableCharacter(let field):
      .object(["code": "unusableCharacter", "field": .string(field.rawValue)])
    case .tooLarge(let limit): .object(["code": "tooLarge", "limit": .int(limit)])
    case .futureDate(let limit): .object(["code": "futureDate", "limit": .date(limit)])
    case .tooEarly(let limit): .object(["code": "tooEarly", "limit": .date(limit)])
    case .dateNotReal(let text): .object(["code": "dateNotReal", "text": .text(text)])
    case .daysOutOfRange(let shortest, let longest):
      .object([
        "code": "daysOutOfRange", "shortest": .int(shortest), "longest": .int(longest),
      ])
    case .notOneMeeting(let connection):
      .object(["code": "notOneMeeting", "connection": .id(connection)])
    }
  }
}
