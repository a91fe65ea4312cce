import Core
import Sync
import Wire

/// RefWatch's rules about what may be written. What it means is the fold's business.
public enum RefereeDomain: SyncDomain {
  public typealias Command = RefWatchCommand
  public typealias Entity = RefWatchEntity
  public typealias Rejection = RefWatchRejection
  public typealias Replica = RefWatchReplica

  public enum Read: Hashable, Sendable {
    case match(MatchID)
    case event(MatchEventID)
    /// How many entries the match's log has, without the entries.
    case logLength(MatchID)
    /// All entries of the match's log.
    case log(MatchID)
    case settings(UserID)
    /// Who is in the match's crew besides its owner.
    case seats(MatchID)
  }

  public static func reads(of command: RefWatchCommand, by actor: UserID) -> [Read] {
    switch command {
    case .createMatch(let match): [.match(match.id)]
    case .editMatch(let id, _): [.match(id)]
    case .recordEvents(let id, let events, _):
      [.match(id), .seats(id)]
        + events.prefix(RefWatchLimits.events).map { event in .event(event.id) }
        + [.logLength(id)]
    case .discardMatch(let id, _), .leaveCrew(let id): [.match(id), .seats(id), .log(id)]
    case .removeSeat(let id, _): [.match(id), .seats(id)]
    case .setSetting: [.settings(actor)]
    }
  }

  public static func decide(
    _ command: RefWatchCommand, _ context: DecideContext, in replica: RefWatchReplica
  ) throws(RefWatchRejection) -> [Change<RefWatchEntity>] {
    var decision = Decision(context, replica)
    switch command {
    case .createMatch(let match): try decision.create(match)
    case .editMatch(let id, let edits): try decision.edit(id, edits)
    case .recordEvents(let id, let events, let setUp): try decision.record(events, of: id, setUp)
    case .discardMatch(let id, let seen): try decision.discard(id, seen)
    case .setSetting(let user, let change): try decision.setSetting(user, change)
    case .leaveCrew(let id): try decision.leave(id)
    case .removeSeat(let id, let seat): try decision.removeSeat(seat, of: id)
    }
    return decision.changes
  }

  public static func tooLarge(_ command: RefWatchCommand, limit: Int) -> RefWatchRejection {
    .tooLarge(limit: limit)
  }
}
