import Calendar
import Core
import Sync
import Wire

/// The account system's rules.
public enum AccountsDomain: SystemDomain {
  public static let system = AccountsCommand.system

  public typealias Command = AccountsCommand
  public typealias Entity = AccountsEntity
  public typealias Rejection = AccountsRejection
  public typealias Replica = AccountsReplica

  public enum Read: Hashable, Sendable {
    case preferences(UserID)
    case publicProfile(UserID)
    case privateProfile(UserID)
  }

  public static func reads(of command: AccountsCommand, by actor: UserID) -> [Read] {
    switch command {
    // The public half shows the name too.
    case .setDisplayName, .setPublic: [.preferences(actor), .publicProfile(actor)]
    case .setLanguage, .setTheme, .setHourCycle: [.preferences(actor)]
    case .setPrivate: [.privateProfile(actor)]
    }
  }

  public static func decide(
    _ command: AccountsCommand, _ context: DecideContext, in replica: AccountsReplica
  ) throws(AccountsRejection) -> [Change<AccountsEntity>] {
    let actor = context.actor
    guard command.user == actor else { throw .notYours }
    let scope = Scope.user(actor)
    var next = replica.preferences[actor] ?? Preferences(user: actor)
    switch command {
    case .setDisplayName(_, let name):
      let limit = Preferences.displayNameLimit
      guard (name ?? "").unicodeScalars.count <= limit else { throw .nameTooLong(limit: limit) }
      next.displayName = name
      guard var shown = replica.publicProfiles[actor] else { break }
      shown.displayName = name
      return [.put(scope, .preferences(next)), .put(scope, .publicProfile(shown))]
    case .setLanguage(_, let language): next.language = language
    case .setTheme(_, let theme): next.theme = theme
    case .setHourCycle(_, let cycle): next.hourCycle = cycle
    case .setPublic(_, let field):
      var shown =
        replica.publicProfiles[actor]
        ?? PublicProfile(user: actor, displayName: next.displayName)
      try shown.set(field)
      return [.put(scope, .publicProfile(shown))]
    case .setPrivate(_, let field):
      var own = replica.privateProfiles[actor] ?? PrivateProfile(user: actor)
      try own.set(field, in: context.at.civil(offset: 0).date.year)
      return [.put(scope, .privateProfile(own))]
    }
    return [.put(scope, .preferences(next))]
  }

  public static func isKnown(_ kind: String) -> Bool {
    AccountsEntity.kinds.contains { own in sameBytes(own, kind) }
  }

  /// Only a name and the words of the public half can be long.
  public static func tooLarge(_ command: AccountsCommand, limit: Int) -> AccountsRejection {
    switch command {
    case .setPublic: .textTooLong(limit: PublicProfile.aboutLimit)
    case .setPrivate: .unknownZone
    case .setDisplayName, .setLanguage, .setTheme, .setHourCycle:
      .nameTooLong(limit: Preferences.displayNameLimit)
    }
  }
}
