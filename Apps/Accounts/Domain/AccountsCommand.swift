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

  public static let system = "accounts"

  public var system: String { Self.system }
  public var version: Int { 1 }

  public var name: String {
    switch self {
    case .setDisplayName: "setDisplayName"
    case .setLanguage: "setLanguage"
    case .setTheme: "setTheme"
    case .setHourCycle: "setHourCycle"
    }
  }

  public var user: UserID {
    switch self {
    case .setDisplayName(let user, _), .setLanguage(let user, _), .setTheme(let user, _),
      .setHourCycle(let user, _):
      user
    }
  }

  public var subject: EntityKey { EntityKey(AccountsEntity.preferencesKind, user) }

  public var args: JSON {
    let value: String? =
      switch self {
      case .setDisplayName(_, let name): name
      case .setLanguage(_, let language): language?.rawValue
      case .setTheme(_, let theme): theme?.rawValue
      case .setHourCycle(_, let cycle): cycle?.rawValue
      }
    return .object(["user": .id(user), "value": value.map { value in .string(value) }])
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

  public init(_ cursor: WireCursor) throws(WireError) {
    switch try cursor.required("code").string() {
    case "notYours": self = .notYours
    case "nameTooLong":
      self = .nameTooLong(limit: Int(try cursor.required("limit").integer(in: 0...1_000_000)))
    default: throw cursor.error(.expected("a known rejection"))
    }
  }

  public var json: JSON {
    switch self {
    case .notYours: .object(["code": "notYours"])
    case .nameTooLong(let limit): .object(["code": "nameTooLong", "limit": .int(limit)])
    }
  }
}
