import Calendar
import Coding
import Core
import Sync
import Wire

/// What a person may change about their account without a connection. One field each, so that two
/// devices changing different fields both keep what they did.
@Commands("accounts") public enum AccountsCommand: SyncCommand {
  @Case(values: ["user", "value"]) case setDisplayName(UserID, String?)
  @Case(values: ["user", "value"], forms: ["value": "word"]) case setLanguage(UserID, Language?)
  @Case(values: ["user", "value"]) case setTheme(UserID, Theme?)
  @Case(values: ["user", "value"], forms: ["value": "word"]) case setHourCycle(UserID, HourCycle?)
  @Case(step: "user") case setPublic(UserID, PublicField)
  @Case(step: "user") case setPrivate(UserID, PrivateField)

  public var user: UserID {
    switch self {
    case .setDisplayName(let user, _), .setLanguage(let user, _), .setTheme(let user, _),
      .setHourCycle(let user, _), .setPublic(let user, _), .setPrivate(let user, _):
      user
    }
  }

  public var subject: EntityKey {
    switch self {
    case .setDisplayName, .setLanguage, .setTheme, .setHourCycle:
      EntityKey(AccountsEntity.preferencesKind, user)
    case .setPublic: EntityKey(AccountsEntity.publicProfileKind, user)
    case .setPrivate: EntityKey(AccountsEntity.privateProfileKind, user)
    }
  }
}

/// Why a change to the account is not accepted.
public enum AccountsRejection: Error, Hashable, Sendable, WireCodable {
  /// Only one's own preferences can be changed.
  case notYours
  case nameTooLong(limit: Int)
  case textTooLong(limit: Int)
  case outOfRange(from: Int, to: Int)
  /// The heart cannot beat as fast at rest as at most.
  case restingNotBelowMaximum
  case unknownZone

  public init(_ cursor: WireCursor) throws(WireError) {
    switch try cursor.required("code").string() {
    case "notYours": self = .notYours
    case "nameTooLong":
      self = .nameTooLong(limit: Int(try cursor.required("limit").integer(in: 0...1_000_000)))
    case "textTooLong": self = .textTooLong(limit: try cursor.required("limit").whole())
    case "outOfRange":
      self = .outOfRange(
        from: try cursor.required("from").whole(), to: try cursor.required("to").whole())
    case "restingNotBelowMaximum": self = .restingNotBelowMaximum
    case "unknownZone": self = .unknownZone
    default: throw cursor.error(.expected("a known rejection"))
    }
  }

  public var json: JSON {
    switch self {
    case .notYours: .object(["code": "notYours"])
    case .nameTooLong(let limit): .object(["code": "nameTooLong", "limit": .int(limit)])
    case .textTooLong(let limit): .object(["code": "textTooLong", "limit": .int(limit)])
    case .outOfRange(let from, let to):
      .object(["code": "outOfRange", "from": .int(from), "to": .int(to)])
    case .restingNotBelowMaximum: .object(["code": "restingNotBelowMaximum"])
    case .unknownZone: .object(["code": "unknownZone"])
    }
  }
}
