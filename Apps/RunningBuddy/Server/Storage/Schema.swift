import Store

/// RunningBuddy's tables. Every row belongs to one person; ids are theirs alone, so a foreign id
/// meets nothing. `body` holds what travels; beside it stands what is asked for. Instants are
/// milliseconds since 1970. What is set apart of parts is the sync engine's.
enum Schema {
  static let migrations = MigrationGroup(
    "run",
    [
      Migration("createRun", run, runDeleted, runStarted, runSharing, runOfFile),
      Migration("createPart", part), Migration("createSettings", settings),
      InboxRows.migration, Migration("createStride", stride), Migration("createShoe", shoe),
      Migration("createPlan", plan), Migration("createMotion", motion),
    ])

  private static let run: SQL = """
    CREATE TABLE run (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      started_at INTEGER NOT NULL,
      shared_track BLOB CHECK (length(shared_track) = 16),
      file TEXT CHECK (length(file) = 64),
      deleted_at INTEGER,
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id)
    ) STRICT
    """

  private static let runDeleted: SQL = """
    CREATE INDEX run_deleted ON run (deleted_at) WHERE deleted_at IS NOT NULL
    """

  private static let runStarted: SQL = """
    CREATE INDEX run_started ON run (owner, started_at)
    """

  private static let runSharing: SQL = """
    CREATE INDEX run_sharing ON run (owner, shared_track) WHERE shared_track IS NOT NULL
    """

  // By the SHA-256 of the file that a run came as.
  private static let runOfFile: SQL = """
    CREATE INDEX run_of_file ON run (owner, file) WHERE file IS NOT NULL
    """

  // No foreign key to the run: what two devices did may arrive in any order.
  private static let part: SQL = """
    CREATE TABLE run_part (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      kind TEXT NOT NULL CHECK (kind IN ('runTrack', 'runFile')),
      run BLOB NOT NULL CHECK (length(run) = 16),
      number INTEGER NOT NULL CHECK (number >= 0),
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id),
      UNIQUE (owner, run, kind, number)
    ) STRICT
    """

  private static let motion: SQL = """
    CREATE TABLE run_motion (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      run BLOB NOT NULL CHECK (length(run) = 16),
      number INTEGER NOT NULL CHECK (number >= 0),
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id),
      UNIQUE (owner, run, number)
    ) STRICT
    """

  private static let settings: SQL = """
    CREATE TABLE run_settings (
      owner BLOB NOT NULL PRIMARY KEY CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (id = owner),
      revision INTEGER NOT NULL CHECK (revision > 0),
      body TEXT NOT NULL
    ) STRICT
    """

  private static let stride = plain("run_stride")
  private static let shoe = plain("run_shoe")
  private static let plan = plain("run_plan")

  /// A table that has nothing beside the body.
  private static func plain(_ name: SQL) -> SQL {
    """
    CREATE TABLE \(name) (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id)
    ) STRICT
    """
  }
}
