import Core
import Sync

/// DayBlock's rules.
public enum DayBlockDomain: SystemDomain {
  public static let system = DayBlockCommand.system

  public typealias Command = DayBlockCommand
  public typealias Entity = DayBlockEntity
  public typealias Rejection = DayBlockRejection
  public typealias Replica = DayBlockReplica
  public typealias Read = DayBlockRead

  /// What the app is called in addresses, and where it is one of several.
  public static var app: String { "day" }

  public static func isKnown(_ kind: String) -> Bool { DayBlockEntity.Kind(rawValue: kind) != nil }

  public static func decide(
    _ command: DayBlockCommand, _ context: DecideContext, in replica: DayBlockReplica
  ) throws(DayBlockRejection) -> [Change<DayBlockEntity>] {
    var decision = DayDecision(context, replica)
    switch command {
    case .addGroup(let new): try decision.addGroup(new)
    case .editGroup(let id, let edits): try decision.editGroup(id, edits)
    case .deleteGroup(let id): try decision.deleteGroup(id)
    case .restoreGroup(let id): try decision.restoreGroup(id)
    case .addBlock(let new): try decision.addBlock(new)
    case .editBlock(let id, let edits): try decision.editBlock(id, edits)
    case .deleteBlock(let id): decision.deleteBlock(id)
    case .restoreBlock(let id): try decision.restoreBlock(id)
    case .startRun(let run): try decision.start(run)
    case .takeStep(let id, let step): try decision.take(step, id)
    case .addSession(let new): try decision.addSession(new)
    case .editSession(let id, let edits): try decision.editSession(id, edits)
    case .splitSession(let id, let at, let into): try decision.splitSession(id, at, into)
    case .deleteSession(let id): decision.deleteSession(id)
    case .restoreSession(let id): try decision.restoreSession(id)
    case .importSessions(let batch, let news): try decision.importSessions(batch, news)
    case .undoImport(let batch, let ids): try decision.undoImport(batch, ids)
    case .setSetting(let user, let change): try decision.setSetting(user, change)
    }
    return decision.changes
  }

  /// Twenty sessions a day are 7,300 in a year.
  public static func isVoluminous(_ kind: String) -> Bool {
    sameBytes(kind, DayBlockEntity.Kind.session.rawValue)
  }

  public static func tooLarge(_ command: DayBlockCommand, limit: Int) -> DayBlockRejection {
    .tooLarge(limit: limit)
  }
}
