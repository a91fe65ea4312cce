import Calendar
import Core

extension DayBoard {
  /// The board of `day` with everything the replica holds of it, of all groups.
  public init(
    day: CivilDate, of replica: DayBlockReplica, now: Instant, rules: ZoneRules?, boundary: Int
  ) {
    self.init(
      day: day, sessions: replica.sessions(on: day), runs: replica.runs, now: now, rules: rules,
      boundary: boundary
    ) { block in replica.block(block)?.color ?? Block.defaultColor }
  }

  /// The board of one session alone (§8.4).
  public init(session: DaySession, color: Int, rules: ZoneRules?, boundary: Int) {
    self.init(
      day: session.day, sessions: [session], runs: [], now: session.endedAt, rules: rules,
      boundary: boundary
    ) { _ in color }
  }
}
