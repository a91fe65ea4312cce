import Calendar
import Core
import DayBlockDomain
import Sync

extension DayBlockReplica {
  /// Finishes the runs that have been paused for 12 hours, as the next order will write it (§5.2):
  /// whoever looks sees what they have come to.
  ///
  /// - Returns: Those runs as they were. One that the rules do not let end is not among them.
  mutating func finishOver(of user: UserID, at now: Instant) -> [DayRun] {
    var over: [DayRun] = []
    for run in runs {
      guard let end = run.autoStop(at: now) else { continue }
      let context = DecideContext(actor: user, command: run.id.retagged(), at: now)
      let changes: [Change<DayBlockEntity>]
      do throws(DayBlockRejection) {
        changes = try DayBlockDomain.decide(
          .takeStep(run.id, .finish(at: end, changes: [], memo: "")), context, in: self)
      } catch { continue }
      for case .put(_, let entity) in changes { set(entity.key, to: entity) }
      over.append(run)
    }
    return over
  }
}

extension DayRun {
  /// The changes of the offset, in the run's zone, since the stretch under way began.
  func changes(until now: Instant) -> [OffsetChange] {
    guard let since, let rules = SystemZones.rules(named: zone) else { return [] }
    return DayClock.changes(in: rules, from: since.at, to: now)
  }
}
