import Store

/// What moderators look at.
extension Schema {
  // The reporter is missing where the server found it by itself, and after they are gone.
  static let report: SQL = """
    CREATE TABLE golf_report (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      reporter BLOB CHECK (length(reporter) = 16),
      reported BLOB NOT NULL CHECK (length(reported) = 16),
      target_kind TEXT NOT NULL CHECK (target_kind IN ('round', 'message', 'golfer')),
      target_id BLOB NOT NULL CHECK (length(target_id) = 16),
      priority TEXT NOT NULL CHECK (priority IN ('high', 'medium')),
      status TEXT NOT NULL CHECK (status IN ('pending', 'resolved', 'dismissed')),
      created_at INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
    """

  /// Posts and comments are reported too.
  static let reportsOfPosts = Migration(
    "admitReportsOfPosts",
    "ALTER TABLE golf_report RENAME TO old_golf_report", reportOfAnything, fillReport,
    "DROP TABLE old_golf_report", reportQueue, reportsOfTarget, reportsOfReporter,
    reportsOfReported)

  private static let reportOfAnything: SQL = """
    CREATE TABLE golf_report (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      reporter BLOB CHECK (length(reporter) = 16),
      reported BLOB NOT NULL CHECK (length(reported) = 16),
      target_kind TEXT NOT NULL
        CHECK (target_kind IN ('round', 'message', 'golfer', 'post', 'comment', 'feedback')),
      target_id BLOB NOT NULL CHECK (length(target_id) = 16),
      priority TEXT NOT NULL CHECK (priority IN ('high', 'medium')),
      status TEXT NOT NULL CHECK (status IN ('pending', 'resolved', 'dismissed')),
      created_at INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
    """

  private static let fillReport: SQL = """
    INSERT INTO golf_report (id, revision, reporter, reported, target_kind, target_id, priority,
      status, created_at, body)
    SELECT id, revision, reporter, reported, target_kind, target_id, priority, status, created_at,
      body FROM old_golf_report
    """

  /// "high" comes before "medium".
  static let reportQueue: SQL = """
    CREATE INDEX golf_report_queue ON golf_report (priority, created_at, id)
      WHERE status = 'pending'
    """

  static let reportsOfTarget: SQL = """
    CREATE INDEX golf_report_of_target ON golf_report (target_id, target_kind)
    """

  static let reportsOfReporter: SQL = """
    CREATE INDEX golf_report_of_reporter ON golf_report (reporter, created_at)
      WHERE reporter IS NOT NULL
    """

  static let reportsOfReported: SQL = """
    CREATE INDEX golf_report_of_reported ON golf_report (reported)
    """

  /// Each command that a limit refused, with when its device made it.
  static let violation: SQL = """
    CREATE TABLE golf_violation (
      command BLOB NOT NULL PRIMARY KEY CHECK (length(command) = 16),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      happened_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """

  static let violationTimes: SQL = """
    CREATE INDEX golf_violation_times ON golf_violation (user_id, happened_at)
    """

  static let suspension: SQL = """
    CREATE TABLE golf_suspension (
      user_id BLOB NOT NULL PRIMARY KEY CHECK (length(user_id) = 16),
      since INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """

  /// Whether they know.
  static let suspensionTold: SQL = """
    ALTER TABLE golf_suspension
      ADD COLUMN told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
    """

  /// What the server is called, for telling links to itself from others.
  static let site: SQL = """
    CREATE TABLE golf_site (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      authority TEXT NOT NULL
    ) STRICT
    """
}
