import Store

/// RefWatch's tables. Who may see a match is a member of its scope; settings are a person's own.
enum Schema {
  static let migrations = MigrationGroup(
    "referee",
    [
      Migration("createMatch", match),
      Migration("createMatchEvent", event, eventOrder),
      Migration("createSettings", settings),
      crewScopes,
      Schema.journal,
      library,
      addFixture,
      MirrorRows.migration,
      PackRows.migration,
      PeerRows.migration,
      clockRequests,
      addConditions,
      addCarrier,
      mentor,
      createTrack,
      addAddition,
    ])

  private static let match: SQL = """
    CREATE TABLE match (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      home TEXT NOT NULL,
      away TEXT NOT NULL,
      competition TEXT NOT NULL CHECK (length(competition) <= 100),
      venue TEXT NOT NULL CHECK (length(venue) <= 100),
      own_role TEXT NOT NULL,
      crew TEXT NOT NULL,
      rules TEXT NOT NULL,
      home_sheet TEXT,
      away_sheet TEXT,
      scheduled_kick_off INTEGER,
      first_leg_home INTEGER CHECK (first_leg_home BETWEEN 0 AND 999),
      first_leg_away INTEGER CHECK (first_leg_away BETWEEN 0 AND 999),
      created_at INTEGER NOT NULL,
      archived_at INTEGER,
      PRIMARY KEY (owner, id),
      CHECK ((first_leg_home IS NULL) = (first_leg_away IS NULL))
    ) STRICT
    """

  // Rows are inserted and, with their match, deleted; no statement updates one.
  private static let event: SQL = """
    CREATE TABLE match_event (
      owner BLOB NOT NULL,
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      match BLOB NOT NULL,
      ordinal INTEGER NOT NULL CHECK (ordinal BETWEEN 1 AND 1000000),
      stage TEXT NOT NULL CHECK (stage IN ('PRE', 'R1', 'I1', 'R2', 'I2', 'R3', 'I3', 'R4', 'IE',
        'E1', 'IE2', 'E2', 'IPSO', 'PSO', 'POST')),
      elapsed INTEGER NOT NULL CHECK (elapsed >= 0),
      at INTEGER NOT NULL,
      uptime INTEGER NOT NULL CHECK (uptime >= 0),
      boot BLOB NOT NULL CHECK (length(boot) = 16),
      quality TEXT NOT NULL CHECK (quality IN ('synced', 'assumed', 'stepped', 'manual')),
      batch BLOB CHECK (length(batch) = 16),
      kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
      payload TEXT,
      PRIMARY KEY (owner, id),
      FOREIGN KEY (owner, match) REFERENCES match (owner, id)
    ) STRICT
    """

  private static let eventOrder: SQL = """
    CREATE INDEX match_event_order ON match_event (owner, match, ordinal, id)
    """

  private static let settings: SQL = """
    CREATE TABLE referee_settings (
      owner BLOB NOT NULL PRIMARY KEY CHECK (length(owner) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      body TEXT NOT NULL
    ) STRICT
    """
}
