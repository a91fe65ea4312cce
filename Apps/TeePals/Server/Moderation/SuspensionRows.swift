import Core
import Store
import TeePalsDomain

/// A golfer whom limits refused too often, or whom a moderator has suspended.
public struct Suspension: Hashable, Sendable {
  public let user: UserID
  public let since: Instant
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
    try session.rows("SELECT user_id FROM golf_suspension WHERE user_id IN \(people)") {
      row throws(StoreFailure) in try row[0]
    }
  }

  /// Who has not been told yet that they are suspended.
  static func untold(limit: Int, _ session: some Session) throws(StoreFailure) -> [UserID] {
    try session.rows(
      "SELECT user_id FROM golf_suspension WHERE told = 0 ORDER BY since, user_id LIMIT \(limit)"
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// Answers whether they were not told before.
  static func noteTold(_ user: UserID, _ session: some Session) throws(StoreFailure) -> Bool {
    try session.run(
      "UPDATE golf_suspension SET told = 1 WHERE user_id = \(user) AND told = 0") > 0
  }

  /// Notes a refusal, once for each command. With enough of them about its own time the golfer is
  /// suspended.
  static func note(
    _ command: ID<some Any>, of user: UserID, at time: Instant, _ session: some Session
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
    if Violations.suspend(near) { _ = try suspend(user, since: time, session) }
  }

  /// Answers whether they were not suspended before.
  static func suspend(
    _ user: UserID, since time: Instant, _ session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      """
      INSERT INTO golf_suspension (user_id, since) VALUES (\(user), \(time))
      ON CONFLICT (user_id) DO NOTHING
      """) > 0
  }

  /// The longest suspended first.
  static func all(_ session: some Session) throws(StoreFailure) -> [Suspension] {
    let found = try session.rows(
      "SELECT user_id, since FROM golf_suspension ORDER BY since, user_id"
    ) { row throws(StoreFailure) -> (UserID, Instant) in (try row[0], try row[1]) }
    var all: [Suspension] = []
    for (user, since) in found {
      let name = try ProfileRows.all("id = \(user)", session).first?.displayName ?? ""
      all.append(Suspension(user: user, since: since, name: name))
    }
    return all
  }

  /// Ends a suspension, with what led to it: it would come again with the next refusal. Answers
  /// whether there was one.
  static func lift(_ user: UserID, _ session: some Session) throws(StoreFailure) -> Bool {
    guard try session.run("DELETE FROM golf_suspension WHERE user_id = \(user)") > 0 else {
      return false
    }
    try session.run("DELETE FROM golf_violation WHERE user_id = \(user)")
    return true
  }

  /// Forgets refusals that are too old to be counted with anything.
  static func prune(at now: Instant, _ session: some Session) throws(StoreFailure) {
    let reach = 2 * Violations.window + GolfAction.belief
    try session.run("DELETE FROM golf_violation WHERE happened_at < \(now.earlier(by: reach))")
  }
}
