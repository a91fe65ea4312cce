import AccountsDomain
import Core
import Sync

/// The rules of one app and those of the account, which every client needs.
public enum AccountedDomain<Own: SystemDomain>: SyncDomain {
  public typealias Command = AccountedCommand<Own>
  public typealias Entity = AccountedEntity<Own>
  public typealias Rejection = AccountedRejection<Own>
  public typealias Replica = AccountedReplica<Own>

  /// What a command may look at.
  public enum Read: Hashable, Sendable {
    case accounts(AccountsDomain.Read)
    case own(Own.Read)
  }

  public static func reads(of command: Command, by actor: UserID) -> [Read] {
    switch command {
    case .accounts(let command):
      AccountsDomain.reads(of: command, by: actor).map { read in .accounts(read) }
    case .own(let command): Own.reads(of: command, by: actor).map { read in .own(read) }
    }
  }

  public static func decide(
    _ command: Command, _ context: DecideContext, in replica: Replica
  ) throws(Rejection) -> [Change<Entity>] {
    switch command {
    case .accounts(let command):
      do throws(AccountsRejection) {
        return try AccountsDomain.decide(command, context, in: replica.accounts)
          .map { change in change.map { entity in .accounts(entity) } }
      } catch { throw .accounts(error) }
    case .own(let command):
      do throws(Own.Rejection) {
        return try Own.decide(command, context, in: replica.own)
          .map { change in change.map { entity in .own(entity) } }
      } catch { throw .own(error) }
    }
  }

  public static func tooLarge(_ command: Command, limit: Int) -> Rejection {
    switch command {
    case .accounts(let command): .accounts(AccountsDomain.tooLarge(command, limit: limit))
    case .own(let command): .own(Own.tooLarge(command, limit: limit))
    }
  }

  public static func isJudged(_ command: Command) -> Bool {
    switch command {
    case .accounts(let command): AccountsDomain.isJudged(command)
    case .own(let command): Own.isJudged(command)
    }
  }

  public static func isKnown(_ kind: String) -> Bool {
    Own.isKnown(kind) || AccountsDomain.isKnown(kind)
  }

  public static func isVoluminous(_ kind: String) -> Bool {
    Own.isVoluminous(kind) || AccountsDomain.isVoluminous(kind)
  }

  public static func isSetApart(_ kind: String) -> Bool {
    Own.isSetApart(kind) || AccountsDomain.isSetApart(kind)
  }
}
