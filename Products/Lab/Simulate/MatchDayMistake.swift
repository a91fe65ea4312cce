import Core
import RefWatchDomain
import Sync

/// Mistakes in RefWatch's rules that are made on purpose: the simulator has to find each.
public enum MatchDayMistake: String, CaseIterable, Sendable {
  case entriesGoWithTheSeat
  case writerFromTheCommand
  case sameOrdinalIsSame
  case unseenIsDiscarded
  case onlookersRecord
  case othersAreMadeKeeper
  case seatOutsideScope
  case journalIsShared
  case kickOffForgetsOthers

  /// What the mistaken rules look at besides.
  func reads(of command: RefWatchCommand) -> [RefereeDomain.Read] {
    switch (self, command) {
    case (.entriesGoWithTheSeat, .removeSeat(let id, _)): [.log(id)]
    case (.sameOrdinalIsSame, .recordEvents(let id, _, _)): [.log(id)]
    case (.kickOffForgetsOthers, .recordEvents(let id, _, _)): [.log(id)]
    default: []
    }
  }

  func decide(
    _ command: RefWatchCommand, _ context: DecideContext, in replica: RefWatchReplica
  ) throws(RefWatchRejection) -> [Change<RefWatchEntity>] {
    var changes: [Change<RefWatchEntity>]
    do throws(RefWatchRejection) {
      changes = try RefereeDomain.decide(altered(command, replica), context, in: replica)
    } catch {
      guard let allowed = forgiven(error, command, context, in: replica) else { throw error }
      changes = allowed
    }
    switch (self, command) {
    case (.entriesGoWithTheSeat, .removeSeat(let match, let seat)):
      let user = replica.seat(seat)?.user
      changes += replica.events(of: match).filter { event in event.writer == user }
        .map { event in .remove(.match(match), RefWatchEntity.Kind.event.key(event.id)) }
    case (.kickOffForgetsOthers, .recordEvents(let match, let events, _))
    where events.contains(where: { event in event.fact == .kickOff(.home) }):
      changes += replica.events(of: match).filter { event in event.writer != context.actor }
        .map { event in .remove(.match(match), RefWatchEntity.Kind.event.key(event.id)) }
    default: changes = changes.compactMap { change in altered(change, command, replica) }
    }
    return changes
  }

  private func altered(_ command: RefWatchCommand, _ replica: RefWatchReplica) -> RefWatchCommand {
    guard self == .unseenIsDiscarded, case .discardMatch(let id, _) = command else {
      return command
    }
    return .discardMatch(id, seen: replica.log(of: id).mark)
  }

  /// `nil` for a change that is forgotten.
  private func altered(
    _ change: Change<RefWatchEntity>, _ command: RefWatchCommand, _ replica: RefWatchReplica
  ) -> Change<RefWatchEntity>? {
    guard case .put(let scope, let entity) = change else { return change }
    switch (self, entity) {
    case (.writerFromTheCommand, .event(var event)):
      guard case .recordEvents(_, let events, _) = command,
        let sent = events.first(where: { sent in sent.id == event.id })
      else { return change }
      event.writer = sent.writer ?? event.writer
      event.carrier = nil
      return .put(scope, .event(event))
    case (.sameOrdinalIsSame, .event(let event)):
      let isTaken = replica.events(of: event.match).contains { other in
        other.ordinal == event.ordinal && other.id != event.id
      }
      return isTaken ? nil : change
    case (.journalIsShared, .journal(let entry)):
      return .put(.match(entry.match), entity)
    default: return change
    }
  }

  /// What is written all the same.
  private func forgiven(
    _ rejection: RefWatchRejection, _ command: RefWatchCommand, _ context: DecideContext,
    in replica: RefWatchReplica
  ) -> [Change<RefWatchEntity>]? {
    guard case .recordEvents(let id, let events, _) = command, replica.match(id) != nil else {
      return nil
    }
    switch (self, rejection) {
    case (.onlookersRecord, .notOfTheCrew), (.othersAreMadeKeeper, .notYours):
      return events.filter { event in replica.event(event.id) == nil }.map { event in
        var event = event
        event.writer = context.actor
        return .put(.match(id), .event(event))
      }
    default: return nil
    }
  }
}
