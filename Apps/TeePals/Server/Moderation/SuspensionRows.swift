import Core
import Store
import TeePalsDomain

/// A golfer whom limits refused too often, or whom a moderator has suspended.
public struct Suspension: Hashable, Sendable {
  public let user: UserID
  public let since: Instant
  /// `nil` without end.
  public let until: Instant?
  /// What the profile calls them; empty where there is none.
  public let name: String
}

/// Statements about refusals by limits, and who is suspended for them.
enum SuspensionRows {
  /// Who of some people is suspended.
  ///
  /// - Parameter people: In brackets, their ids or a statement for them.
  static func suspended(
    among people: SQL, _ session: some Session
  ) throws(StoreFailure) -> [UserID] {
    try session.rows(
      """
      SELECT DISTINCT golfer FROM golf_sanction
      WHERE ended_at IS NULL AND kind IN ('suspension', 'ban') AND golfer IN \(people)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// Notes a refusal, once for each command. With enough of them about its own time the golfer is
  /// suspended: for a day, and where that happened lately, for a week. What a granted appeal undid
  /// did not happen.
  static func note(
    _ command: ID<some Any>, of user: UserID, at time: Instant, received: Instant,
    _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_violation (command, user_id, happened_at)
      VALUES (\(command), \(user), \(time)) ON CONFLICT (command) DO NOTHING
      """)
    let window = Violations.window
    let near: [Instant] = try session.rows(
      """
      SELECT happened_at FROM golf_violation
      WHERE user_id = \(user) AND happened_at > \(time.earlier(by: window))
        AND happened_at < \(time.advanced(byMilliseconds: window))
      """
    ) { row throws(StoreFailure) in try row[0] }
    guard Violations.suspend(near), try suspended(among: "(\(user))", session).isEmpty else {
      return
    }
    try suspend(user, since: time, received: received, session)
  }

  private static func suspend(
    _ user: UserID, since time: Instant, received: Instant, _ session: some Session
  ) throws(StoreFailure) {
    let days = Int64(ModerationLimits.repeatedDays) * ModerationLimits.day
    let isRepeated =
      try session.first(
        """
        SELECT 1 FROM golf_sanction
        WHERE golfer = \(user) AND kind = 'suspension' AND rule = 'limits'
          AND since > \(time.earlier(by: days)) AND NOT EXISTS (SELECT 1 FROM golf_appeal
            WHERE golf_appeal.entry = golf_sanction.entry AND granted = 1)
        """) != nil
    let span = ModerationLimits.automaticSuspension(isRepeated: isRepeated)
    let until = received.advanced(byMilliseconds: span)
    var note = ModerationLogRows.Note(.suspend(days: nil))
    (note.golfer, note.rule, note.until) = (user, .limits, until)
    let entry = try ModerationLogRows.add(note, by: .server, at: received, session)
    try SanctionRows.add(
      Sanction(
        entry: entry, user: user, kind: .suspension, rule: .limits, hiding: .nothing, since: time,
        until: until), session)
  }

  /// The longest suspended first.
  static func all(_ session: some Session) throws(StoreFailure) -> [Suspension] {
    let found = try SanctionRows.all(
      "ended_at IS NULL AND kind IN ('suspension', 'ban') ORDER BY since, golfer", session)
    var all: [Suspension] = []
    for sanction in found {
      let name = try ProfileRows.all("id = \(sanction.user)", session).first?.displayName ?? ""
      all.append(
        Suspension(
          user: sanction.user, since: sanction.since, until: sanction.until, name: name))
    }
    return all
  }

  /// Forgets what led to a suspension: it would come again with the next refusal.
  static func forgive(_ user: UserID, _ session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM golf_violation WHERE user_id = \(user)")
  }

  /// Forgets refusals that are too old to be counted with anything.
  static func prune(at now: Instant, _ session: some Session) throws(StoreFailure) {
    let reach = 2 * Violations.window + GolfAction.belief
    try session.run("DELETE FROM golf_violation WHERE happened_at < \(now.earlier(by: reach))")
  }
}
