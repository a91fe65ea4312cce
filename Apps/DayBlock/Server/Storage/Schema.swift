import Store

/// DayBlock's tables. Every row belongs to one person; ids are theirs alone, so a foreign id meets
/// nothing. `body` holds what travels; beside it stands what is asked for. Instants are
/// milliseconds since 1970, days are numbered from 1970-01-01.
enum Schema {
  static let migrations = MigrationGroup(
    "day",
    [
      Migration("createGroup", group),
      Migration("createBlock", block, blockOfGroup),
      Migration("createRun", run, runState),
      Migration(
        "createSession", session, sessionOnDay, sessionOfBlock, sessionOfSource, sessionOfRun,
        sessionDeleted, hour),
      Migration("createEdition", edition),
      Migration("createSettings", settings),
      DayLinkRows.migration, DayPushRows.migration, PlanRows.migration,
      Migration("indexRunsUnderWay", runUnderWay),
      Migration(
        "orderHoursByBlock", "ALTER TABLE day_hour RENAME TO old_day_hour", hourOfBlock,
        fillHourOfBlock, "DROP TABLE old_day_hour"),
    ])

  private static let group: SQL = """
    CREATE TABLE day_group (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      name TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      deleted_at INTEGER,
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id)
    ) STRICT
    """

  // No foreign key to the group: what two devices did may arrive in any order, and a group that is
  // gone leaves its blocks to the default one.
  private static let block: SQL = """
    CREATE TABLE day_block (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      group_id BLOB NOT NULL CHECK (length(group_id) = 16),
      name TEXT NOT NULL CHECK (name <> ''),
      golden INTEGER NOT NULL CHECK (golden IN (0, 1)),
      created_at INTEGER NOT NULL,
      deleted_at INTEGER,
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id)
    ) STRICT
    """

  private static let blockOfGroup: SQL = """
    CREATE INDEX day_block_of_group ON day_block (owner, group_id)
    """

  private static let run: SQL = """
    CREATE TABLE day_run (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      block BLOB NOT NULL CHECK (length(block) = 16),
      state TEXT NOT NULL CHECK (state IN ('running', 'paused', 'finished', 'discarded')),
      state_at INTEGER NOT NULL,
      started_at INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id)
    ) STRICT
    """

  private static let runState: SQL = """
    CREATE INDEX day_run_state ON day_run (state, state_at)
    """

  // Of the hundreds that a person finishes in the days before they are purged, none.
  private static let runUnderWay: SQL = """
    CREATE INDEX day_run_under_way ON day_run (owner, id) WHERE state IN ('running', 'paused')
    """

  private static let session: SQL = """
    CREATE TABLE day_session (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      block BLOB NOT NULL CHECK (length(block) = 16),
      run BLOB CHECK (length(run) = 16),
      day INTEGER NOT NULL,
      started_at INTEGER NOT NULL,
      ended_at INTEGER NOT NULL,
      active INTEGER NOT NULL CHECK (active > 0),
      half_blocks INTEGER NOT NULL CHECK (half_blocks >= 0),
      origin TEXT NOT NULL CHECK (origin IN ('timer', 'manual', 'tutorial', 'golf', 'run',
        'match', 'import')),
      source TEXT,
      created_at INTEGER NOT NULL,
      deleted_at INTEGER,
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id),
      CHECK (started_at < ended_at)
    ) STRICT
    """

  // This one and that of the blocks have all that sums are made of, in the order of the sums: ten
  // years are added up in the index alone.
  private static let sessionOnDay: SQL = """
    CREATE INDEX day_session_on_day ON day_session (owner, day, block, half_blocks, active,
      created_at, deleted_at, origin)
    """

  private static let sessionOfBlock: SQL = """
    CREATE INDEX day_session_of_block ON day_session (owner, block, day, half_blocks, active,
      created_at, deleted_at, origin)
    """

  private static let sessionOfSource: SQL = """
    CREATE INDEX day_session_of_source ON day_session (owner, source) WHERE source IS NOT NULL
    """

  private static let sessionOfRun: SQL = """
    CREATE INDEX day_session_of_run ON day_session (owner, run) WHERE run IS NOT NULL
    """

  private static let sessionDeleted: SQL = """
    CREATE INDEX day_session_deleted ON day_session (deleted_at) WHERE deleted_at IS NOT NULL
    """

  // The active time of the sessions that count, by the hour that clocks showed: adding up hundreds
  // of thousands of stretches for a question would take most of a second. No foreign key: looking
  // for the rows of a session that goes would take an index of its own.
  private static let hour: SQL = """
    CREATE TABLE day_hour (
      owner BLOB NOT NULL,
      hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
      day INTEGER NOT NULL,
      session BLOB NOT NULL,
      block BLOB NOT NULL,
      active INTEGER NOT NULL CHECK (active > 0),
      created_at INTEGER NOT NULL,
      PRIMARY KEY (owner, hour, day, session)
    ) STRICT, WITHOUT ROWID
    """

  // By block before the days: which blocks count is asked once for each of them, not for each row.
  private static let hourOfBlock: SQL = """
    CREATE TABLE day_hour (
      owner BLOB NOT NULL,
      hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
      block BLOB NOT NULL,
      day INTEGER NOT NULL,
      session BLOB NOT NULL,
      active INTEGER NOT NULL CHECK (active > 0),
      created_at INTEGER NOT NULL,
      PRIMARY KEY (owner, hour, block, day, session)
    ) STRICT, WITHOUT ROWID
    """

  private static let fillHourOfBlock: SQL = """
    INSERT INTO day_hour (owner, hour, block, day, session, active, created_at)
    SELECT owner, hour, block, day, session, active, created_at FROM old_day_hour
    ORDER BY owner, hour, block, day, session
    """

  private static let edition: SQL = """
    CREATE TABLE day_edition (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      session BLOB NOT NULL CHECK (length(session) = 16),
      number INTEGER NOT NULL CHECK (number > 0),
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id),
      UNIQUE (owner, session, number)
    ) STRICT
    """

  private static let settings: SQL = """
    CREATE TABLE day_settings (
      owner BLOB NOT NULL PRIMARY KEY CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (id = owner),
      revision INTEGER NOT NULL CHECK (revision > 0),
      boundary INTEGER NOT NULL CHECK (boundary BETWEEN 0 AND 360),
      reset_at INTEGER,
      body TEXT NOT NULL
    ) STRICT
    """
}
