import AccountsDomain
import Core
import DayBlockDomain
import RefWatchDomain
import RunningBuddyDomain
import SuperFriendDomain
import Sync
import TeePalsDomain
import Wire

/// The whole suite's rules: each command is decided by its own app.
public enum SuiteDomain: SyncDomain {
  public typealias Command = SuiteCommand
  public typealias Entity = SuiteEntity
  public typealias Rejection = SuiteRejection
  public typealias Replica = SuiteReplica

  public enum Read: Hashable, Sendable {
    case accounts(AccountsDomain.Read)
    case friends(FriendsDomain.Read)
    case referee(RefereeDomain.Read)
    case golf(TeePalsDomain.Read)
    case day(DayBlockDomain.Read)
    case run(RunDomain.Read)
  }

  public static func reads(of command: SuiteCommand, by actor: UserID) -> [Read] {
    switch command {
    case .accounts(let command):
      AccountsDomain.reads(of: command, by: actor).map { read in .accounts(read) }
    case .friends(let command):
      FriendsDomain.reads(of: command, by: actor).map { read in .friends(read) }
    case .referee(let command):
      RefereeDomain.reads(of: command, by: actor).map { read in .referee(read) }
    case .golf(let command):
      TeePalsDomain.reads(of: command, by: actor).map { read in .golf(read) }
    case .day(let command):
      DayBlockDomain.reads(of: command, by: actor).map { read in .day(read) }
    case .run(let command):
      RunDomain.reads(of: command, by: actor).map { read in .run(read) }
    }
  }

  public static func decide(
    _ command: SuiteCommand, _ context: DecideContext, in replica: SuiteReplica
  ) throws(SuiteRejection) -> [Change<SuiteEntity>] {
    switch command {
    case .accounts(let command):
      do throws(AccountsRejection) {
        return try AccountsDomain.decide(command, context, in: replica.accounts)
          .map { change in change.map { entity in .accounts(entity) } }
      } catch { throw .accounts(error) }
    case .friends(let command):
      do throws(FriendsRejection) {
        return try FriendsDomain.decide(command, context, in: replica.friends)
          .map { change in change.map { entity in .friends(entity) } }
      } catch { throw .friends(error) }
    case .referee(let command):
      do throws(RefWatchRejection) {
        return try RefereeDomain.decide(command, context, in: replica.referee)
          .map { change in change.map { entity in .referee(entity) } }
      } catch { throw .referee(error) }
    case .golf(let command):
      do throws(TeePalsRejection) {
        return try TeePalsDomain.decide(command, context, in: replica.golf)
          .map { change in change.map { entity in .golf(entity) } }
      } catch { throw .golf(error) }
    case .day(let command):
      do throws(DayBlockRejection) {
        return try DayBlockDomain.decide(command, context, in: replica.day)
          .map { change in change.map { entity in .day(entity) } }
      } catch { throw .day(error) }
    case .run(let command):
      do throws(RunRejection) {
        return try RunDomain.decide(command, context, in: replica.run)
          .map { change in change.map { entity in .run(entity) } }
      } catch { throw .run(error) }
    }
  }

  /// Golfers alone say something that is heard although it comes too late.
  public static func hasRemainder(
    _ command: SuiteCommand, after rejection: SuiteRejection
  ) -> Bool {
    guard case .golf(let command) = command, case .golf(let rejection) = rejection else {
      return false
    }
    return TeePalsDomain.hasRemainder(command, after: rejection)
  }

  public static func remainder(
    of command: SuiteCommand, after rejection: SuiteRejection, _ context: DecideContext,
    in replica: SuiteReplica
  ) -> [Change<SuiteEntity>] {
    guard case .golf(let command) = command, case .golf(let rejection) = rejection else {
      return []
    }
    return TeePalsDomain.remainder(
      of: command, after: rejection, context, in: replica.golf
    ).map { change in change.map { entity in .golf(entity) } }
  }

  public static func tooLarge(_ command: SuiteCommand, limit: Int) -> SuiteRejection {
    switch command {
    case .accounts(let command): .accounts(AccountsDomain.tooLarge(command, limit: limit))
    case .friends(let command): .friends(FriendsDomain.tooLarge(command, limit: limit))
    case .referee(let command): .referee(RefereeDomain.tooLarge(command, limit: limit))
    case .golf(let command): .golf(TeePalsDomain.tooLarge(command, limit: limit))
    case .day(let command): .day(DayBlockDomain.tooLarge(command, limit: limit))
    case .run(let command): .run(RunDomain.tooLarge(command, limit: limit))
    }
  }

  /// Golfers do things in rounds they are not in: TeePals judges all of its commands.
  public static func isJudged(_ command: SuiteCommand) -> Bool {
    if case .golf = command { true } else { false }
  }

  /// Sessions, runs, and what golfers post: the years of them are the most there is on a device.
  public static func isVoluminous(_ kind: String) -> Bool {
    DayBlockDomain.isVoluminous(kind) || RunDomain.isVoluminous(kind)
      || TeePalsDomain.isVoluminous(kind)
  }

  /// Runs alone have something too large to be everywhere: their tracks and files.
  public static func isSetApart(_ kind: String) -> Bool { RunDomain.isSetApart(kind) }

  /// Golfers alone do not all see the same of what they share.
  public static func visibility(of user: UserID) -> [Read] {
    TeePalsDomain.visibility(of: user).map { read in .golf(read) }
  }

  public static func hidden(
    from user: UserID, in replica: SuiteReplica
  ) -> [Scope: Set<UserID>] {
    TeePalsDomain.hidden(from: user, in: replica.golf)
  }

  public static func author(of entity: SuiteEntity) -> UserID? {
    if case .golf(let entity) = entity { TeePalsDomain.author(of: entity) } else { nil }
  }
}

/// Every app's rejections, one case each.
public enum SuiteRejection: Error, Hashable, Sendable, WireCodable {
  case accounts(AccountsRejection)
  case friends(FriendsRejection)
  case referee(RefWatchRejection)
  case golf(TeePalsRejection)
  case day(DayBlockRejection)
  case run(RunRejection)

  public init(_ cursor: WireCursor) throws(WireError) {
    let detail = try cursor.required("detail")
    switch try cursor.required("system").string() {
    case AccountsCommand.system: self = .accounts(try AccountsRejection(detail))
    case FriendsCommand.system: self = .friends(try FriendsRejection(detail))
    case RefWatchCommand.system: self = .referee(try RefWatchRejection(detail))
    case TeePalsCommand.system: self = .golf(try TeePalsRejection(detail))
    case DayBlockCommand.system: self = .day(try DayBlockRejection(detail))
    case RunCommand.system: self = .run(try RunRejection(detail))
    default: throw cursor.error(.expected("a known system"))
    }
  }

  public var json: JSON {
    let (system, detail) =
      switch self {
      case .accounts(let rejection): (AccountsCommand.system, rejection.json)
      case .friends(let rejection): (FriendsCommand.system, rejection.json)
      case .referee(let rejection): (RefWatchCommand.system, rejection.json)
      case .golf(let rejection): (TeePalsCommand.system, rejection.json)
      case .day(let rejection): (DayBlockCommand.system, rejection.json)
      case .run(let rejection): (RunCommand.system, rejection.json)
      }
    return .object(["system": .string(system), "detail": detail])
  }
}
