import Core
import Store
import TeePalsDomain

/// Until when the server has looked after a round, or whether after somebody's profile: in one
/// transaction with what came of it, so that nothing happens twice.
enum GolfClockRows {
  /// Milliseconds.
  static let day: Int64 = 86_400_000
  /// How long a waiting list that nobody on could take a seat from is left alone, in milliseconds.
  static let rest: Int64 = 600_000

  static func note<Tag>(
    _ subject: ID<Tag>, at now: Instant, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_clock (subject, clocked_at) VALUES (\(subject), \(now))
      ON CONFLICT (subject) DO UPDATE SET clocked_at = excluded.clocked_at
      """)
  }

  static func last<Tag>(
    of subject: ID<Tag>, _ session: some Session
  ) throws(StoreFailure) -> Instant? {
    try session.value("SELECT clocked_at FROM golf_clock WHERE subject = \(subject)")
  }

  /// Rounds that are not over and with which something is due that was not seen to: a day before
  /// the start, when the waiting list ends, at the start, a day after it. The soonest come first.
  static func dueRounds<Tag>(
    at now: Instant, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [ID<Tag>] {
    let since: SQL = "coalesce(golf_clock.clocked_at, golf_round.created_at)"
    let instants: [SQL] = [-day, -WaitlistRules.cutOff, 0, day].map { offset in
      """
      (golf_round.start_at + \(offset) > \(since) AND golf_round.start_at + \(offset) <= \(now))
      """
    }
    return try session.rows(
      """
      SELECT golf_round.id FROM golf_round
      LEFT JOIN golf_clock ON golf_clock.subject = golf_round.id
      WHERE golf_round.status IN ('open', 'closed')
        AND golf_round.start_at <= \(now.advanced(byMilliseconds: day))
        AND (\(SQL.joined(instants, by: " OR ")))
      ORDER BY golf_round.start_at, golf_round.id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// Rounds in which somebody has not answered in time whether they want a seat. Who has waited
  /// longest comes first.
  static func lateOffers<Tag>(
    at now: Instant, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [ID<Tag>] {
    try session.rows(
      """
      SELECT round FROM golf_member
      WHERE offered_at <= \(now.advanced(byMilliseconds: -WaitlistRules.answer))
      GROUP BY round ORDER BY min(offered_at), round LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// Rounds with a free seat and people who wait, that were not looked after for a while: whoever
  /// could not take it may be able to now.
  static func restingLists<Tag>(
    at now: Instant, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [ID<Tag>] {
    try session.rows(
      """
      SELECT DISTINCT golf_round.id
      FROM golf_member JOIN golf_round ON golf_round.id = golf_member.round
      LEFT JOIN golf_clock ON golf_clock.subject = golf_round.id
      WHERE golf_member.status = 'waitlisted' AND golf_round.status = 'open'
        AND golf_round.taken_count < golf_round.max_players
        AND golf_round.start_at > \(now.advanced(byMilliseconds: WaitlistRules.cutOff))
        AND coalesce(golf_clock.clocked_at, golf_round.created_at)
          <= \(now.advanced(byMilliseconds: -rest))
      ORDER BY golf_round.id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// People who have had a profile for two days, still without a photo or a skill level, and were
  /// not looked at. Each half has an index of its own.
  static func dueProfiles<Tag>(
    at now: Instant, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [ID<Tag>] {
    try session.rows(
      """
      SELECT id FROM (
        SELECT id, created_at FROM golf_profile WHERE photo IS NULL
        UNION
        SELECT id, created_at FROM golf_profile WHERE skill IS NULL
      )
      WHERE created_at <= \(now.advanced(byMilliseconds: -2 * day))
        AND NOT EXISTS (SELECT 1 FROM golf_clock WHERE golf_clock.subject = id)
      ORDER BY created_at, id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }
}
