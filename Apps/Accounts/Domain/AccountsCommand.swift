import Calendar
import Core
import Sync
import Wire

/// What a person may change about their account without a connection. One field each, so that two
/// devices changing different fields both keep what they did.
public enum AccountsCommand: SyncCommand {
  case setDisplayName(UserID, String?)
  case setLanguage(UserID, Language?)
  case setTheme(UserID, Theme?)
  case setHourCycle(UserID, HourCycle?)
  case setPublic(UserID, PublicField)
  case setPrivate(UserID, PrivateField)

  public static let system = "accounts"

  public var system: String { Self.system }
  public var version: Int { 1 }

  public var name: String {
    switch self {
    case .setDisplayName: "setDisplayName"
    case .setLanguage: "setLanguage"
    case .setTheme: "setTheme"
    case .setHourCycle: "setHourCycle"
    case .setPublic(_, let field): field.name
    case .setPrivate(_, let field): field.name
    }
  }

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

  public var args: JSON {
    let value: JSON? =
      switch self {
      case .setDisplayName(_, let name): name.map { name in .string(name) }
      case .setLanguage(_, let language): language.map { word in .string(word.rawValue) }
      case .setTheme(_, let theme): theme.map { word in .string(word.rawValue) }
      case .setHourCycle(_, let cycle): cycle.map { word in .string(word.rawValue) }
      case .setPublic(_, let field): field.value
      case .setPrivate(_, let field): field.value
      }
    return .object(["user": .id(user), "value": value])
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> AccountsCommand? {
    guard system == Self.system, version == 1 else { return nil }
    let value = try args.optional("value")
    switch name {
    case "setDisplayName":
      return .setDisplayName(try user(args), try value?.string())
    case "setLanguage":
      return .setLanguage(try user(args), try value?.word(Language.init(rawValue:)))
    case "setTheme":
      return .setTheme(try user(args), try value?.word(Theme.init(rawValue:)))
    case "setHourCycle":
      return .setHourCycle(try user(args), try value?.word(HourCycle.init(rawValue:)))
    default:
      if let field = try PublicField.decode(name, value) {
        return .setPublic(try user(args), field)
      }
      if let field = try PrivateField.decode(name, value) {
        return .setPrivate(try user(args), field)
      }
      return nil
    }
  }

  private static func user(_ args: WireCursor) throws(WireError) -> UserID {
    try args.required("user").id()
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
