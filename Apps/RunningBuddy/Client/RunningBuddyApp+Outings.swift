import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Shell

extension RunningBuddyApp {
  public static let tellsOutings = true

  /// Runs from start to end, by the clock.
  public static func outings(
    in replica: RunReplica, of user: UserID, _ language: Language, _ zone: Zone
  ) -> [Outing] {
    replica.runs.compactMap { run in
      Outing(
        Rules.system, object: run.id.description, title: RunFeature.name(of: run, in: language),
        start: run.startedAt,
        end: run.startedAt.advanced(byMilliseconds: run.record.whole.elapsed),
        zone: run.zone.isEmpty ? zone.name : run.zone)
    }
  }
}
