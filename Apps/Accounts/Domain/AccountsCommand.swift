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
@Wire(casesOf: "rejection", tag: "code")
public enum AccountsRejection: Error, Hashable, Sendable {
  /// Only one's own preferences can be changed.
  case notYours
  @Case(in: 0...1_000_000) case nameTooLong(limit: Int)
  @Case(in: wholes) case textTooLong(limit: Int)
  @Case(in: wholes) case outOfRange(from: Int, to: Int)
  /// The heart cannot beat as fast at rest as at most.
  case restingNotBelowMaximum
  case unknownZone
}
