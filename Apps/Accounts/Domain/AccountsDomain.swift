import Core
import Sync
import Wire

/// The account system's rules.
public enum AccountsDomain: SyncDomain {
  public typealias Command = AccountsCommand
  public typealias Entity = AccountsEntity
  public typealias Rejection = AccountsRejection
  public typealias Replica = AccountsReplica

  public enum Read: Hashable, Sendable {
    case preferences(UserID)
  }

  public static func reads(of command: AccountsCommand, by actor: UserID) -> [Read] {
    [.preferences(actor)]
  }

  public static func decide(
    _ command: AccountsCommand, _ context: DecideContext, in replica: AccountsReplica
  ) throws(AccountsRejection) -> [Change<AccountsEntity>] {
    guard command.user == context.actor else { throw .notYours }
    var next = replica.preferences[context.actor] ?? Preferences(user: context.actor)
    switch command {
    case .setDisplayName(_, let name):
      let limit = Preferences.displayNameLimit
      guard (name ?? "").unicodeScalars.count <= limit else { throw .nameTooLong(limit: limit) }
      next.displayName = name
    case .setLanguage(_, let language): next.language = language
    case .setTheme(_, let theme): next.theme = theme
    case .setHourCycle(_, let cycle): next.hourCycle = cycle
    }
    return [.put(.user(context.actor), .preferences(next))]
  }

  /// Only a name can be long.
  public static func tooLarge(_ command: AccountsCommand, limit: Int) -> AccountsRejection {
    .nameTooLong(limit: Preferences.displayNameLimit)
  }
}
