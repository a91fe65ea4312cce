import Calendar
import Core
import Server
import Store
import SuperFriendDomain

/// Statements about when people are to be reminded: one row for each who wants it, so that only
/// those are looked at whose time has come.
enum ReminderRows {
  static let migration = Migration(
    "createReminder",
    """
    CREATE TABLE friends_reminder (
      owner BLOB NOT NULL PRIMARY KEY CHECK (length(owner) = 16),
      next_at INTEGER,
      looked_at INTEGER,
      last_day INTEGER
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE INDEX friends_reminder_next ON friends_reminder (next_at, owner)
      WHERE next_at IS NOT NULL
    """,
    """
    CREATE TABLE friends_reminded (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      friend BLOB NOT NULL CHECK (length(friend) = 16),
      due_on TEXT NOT NULL CHECK (length(due_on) = 10),
      level INTEGER NOT NULL CHECK (level IN (1, 2)),
      told_at INTEGER NOT NULL,
      PRIMARY KEY (owner, friend, due_on, level)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX friends_reminded_at ON friends_reminded (told_at)")

  /// Settings that were written since are looked at at once: what the row says may hold no more.
  static let atOnce = Instant(milliseconds: 0)
  /// Milliseconds for which it is known of whom a person was reminded: longer than anything stays
  /// due to be told.
  private static let memory: Int64 = 400 * 86_400_000
  /// How many are forgotten in one transaction, so that nobody waits for it.
  private static let slice = 500

  /// A person who is to be looked at.
  struct Waiting: Hashable, Sendable {
    let owner: UserID
    let nextAt: Instant
    /// When they were looked at before; what was to come until then has come, or is not to.
    let lookedAt: Instant?
    /// The person's day for which they were reminded.
    let lastDay: CivilDate?
  }

  /// Notes that settings were written. The row stays for what was told: who changes their mind
  /// twice in a day is not reminded twice.
  static func note(_ settings: FriendsSettings, in session: some Session) throws(StoreFailure) {
    guard settings.reminders != .off else {
      try session.run(
        "UPDATE friends_reminder SET next_at = NULL WHERE owner = \(settings.user)")
      return
    }
    try session.run(
      """
      INSERT INTO friends_reminder (owner, next_at) VALUES (\(settings.user), \(atOnce))
      ON CONFLICT (owner) DO UPDATE SET next_at = excluded.next_at,
        looked_at = CASE WHEN next_at IS NULL THEN NULL ELSE looked_at END
      """)
  }

  static func stop(_ owner: UserID, in session: some Session) throws(StoreFailure) {
    try session.run("UPDATE friends_reminder SET next_at = NULL WHERE owner = \(owner)")
  }

  /// The next whose time has come, by when it came and by person.
  static func due(
    at now: Instant, after last: Waiting?, limit: Int, in session: some Session
  ) throws(StoreFailure) -> [Waiting] {
    let rest: SQL =
      last.map { last in "AND (next_at, owner) > (\(last.nextAt), \(last.owner))" } ?? ""
    return try session.rows(
      """
      SELECT owner, next_at, looked_at, last_day FROM friends_reminder
      WHERE next_at <= \(now) \(rest) ORDER BY next_at, owner LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in try self.row(row) }
  }

  /// A person's row as it is now.
  static func find(_ owner: UserID, in session: some Session) throws(StoreFailure) -> Waiting? {
    try session.rows(
      """
      SELECT owner, next_at, looked_at, last_day FROM friends_reminder
      WHERE owner = \(owner) AND next_at IS NOT NULL
      """
    ) { row throws(StoreFailure) in try self.row(row) }.first
  }

  private static func row(_ row: Row) throws(StoreFailure) -> Waiting {
    let day: Int? = try row["last_day"]
    return Waiting(
      owner: try row["owner"], nextAt: try row["next_at"], lookedAt: try row["looked_at"],
      lastDay: day.map { day in CivilDate(dayNumber: day) })
  }

  /// Notes that a person has been looked at, and for which day they are reminded.
  static func mark(
    _ row: Waiting, next: Instant, reminded day: CivilDate?, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) {
    let last = day ?? row.lastDay
    try session.run(
      """
      UPDATE friends_reminder SET next_at = \(next), looked_at = \(now),
        last_day = \(last?.dayNumber)
      WHERE owner = \(row.owner)
      """)
  }

  /// Notes that a person is reminded of a friend; `false` where they were.
  static func take(
    _ reminder: FriendReminder, of owner: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      """
      INSERT INTO friends_reminded (owner, friend, due_on, level, told_at)
      VALUES (\(owner), \(reminder.friend), \(reminder.dueOn.description),
        \(reminder.level.rawValue), \(now))
      ON CONFLICT (owner, friend, due_on, level) DO NOTHING
      """) > 0
  }

  /// Forgets some of what is old; whether there may be more.
  static func forget(at now: Instant, in session: some Session) throws(StoreFailure) -> Bool {
    let limit = now.advanced(byMilliseconds: -memory)
    return try session.run(
      """
      DELETE FROM friends_reminded WHERE (owner, friend, due_on, level) IN (
        SELECT owner, friend, due_on, level FROM friends_reminded
        WHERE told_at < \(limit) LIMIT \(slice))
      """) == slice
  }
}
