import Store

extension Schema {
  /// Matches get scopes of their own: before, each was in the scope of the person who made it, and
  /// its rows were found by that person.
  ///
  /// What is live goes on in the scope of its match, numbered anew; what was removed is forgotten.
  /// A new epoch begins, so that devices start again from a snapshot; they keep what they have not
  /// sent yet.
  static let crewScopes = Migration(
    "moveMatchesIntoScopes",
    "ALTER TABLE match RENAME TO old_match",
    "ALTER TABLE match_event RENAME TO old_match_event",
    scopedMatch, fillMatch, scopedEvent, fillEvent,
    "DROP TABLE old_match_event",
    "DROP TABLE old_match",
    "CREATE INDEX match_event_order ON match_event (match, ordinal, id)",
    "CREATE INDEX match_of_owner ON match (owner)",
    seat,
    "CREATE INDEX crew_seat_of_match ON crew_seat (match)",
    "CREATE INDEX crew_seat_of_user ON crew_seat (user_id)",
    invitation,
    "CREATE INDEX crew_invitation_of_match ON crew_invitation (match)",
    beginEpoch,
    homesOfMatches, homesOfEvents,
    """
    DELETE FROM entity_home WHERE kind IN ('match', 'matchEvent') AND scope_kind = 'user'
    """,
    """
    INSERT INTO scope_member (scope_kind, scope_id, user_id) SELECT 'match', id, owner FROM match
    """,
    """
    INSERT INTO feed_head (scope_kind, scope_id, seq, floor)
    SELECT 'match', id, 1 + (SELECT count(*) FROM match_event WHERE match = one.id), 0
    FROM match AS one
    """,
    feedOfMatches, feedOfEvents,
    "DELETE FROM feed WHERE scope_kind = 'user' AND kind IN ('match', 'matchEvent')",
    feedOfMembers, headsOfPeople)

  private static let scopedMatch: SQL = """
    CREATE TABLE match (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      owner BLOB NOT NULL CHECK (length(owner) = 16),
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
      CHECK ((first_leg_home IS NULL) = (first_leg_away IS NULL))
    ) STRICT
    """

  private static let fillMatch: SQL = """
    INSERT INTO match (id, owner, revision, home, away, competition, venue, own_role, crew, rules,
      home_sheet, away_sheet, scheduled_kick_off, first_leg_home, first_leg_away, created_at,
      archived_at)
    SELECT id, owner, revision, home, away, competition, venue, own_role, crew, rules,
      home_sheet, away_sheet, scheduled_kick_off, first_leg_home, first_leg_away, created_at,
      archived_at
    FROM old_match
    """

  // Rows are inserted and, with their match, deleted. Only the name of somebody who is gone from
  // here is ever taken out of one.
  private static let scopedEvent: SQL = """
    CREATE TABLE match_event (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      match BLOB NOT NULL REFERENCES match (id),
      writer BLOB CHECK (length(writer) = 16),
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
      payload TEXT
    ) STRICT
    """

  private static let fillEvent: SQL = """
    INSERT INTO match_event (id, revision, match, ordinal, stage, elapsed, at, uptime, boot,
      quality, batch, kind, payload)
    SELECT id, revision, match, ordinal, stage, elapsed, at, uptime, boot, quality, batch, kind,
      payload
    FROM old_match_event
    """

  private static let seat: SQL = """
    CREATE TABLE crew_seat (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      match BLOB NOT NULL REFERENCES match (id),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      name TEXT NOT NULL CHECK (length(name) <= 100),
      role TEXT NOT NULL CHECK (role IN ('recorder', 'observer')),
      joined_at INTEGER NOT NULL
    ) STRICT
    """

  private static let invitation: SQL = """
    CREATE TABLE crew_invitation (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      match BLOB NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      role TEXT NOT NULL CHECK (role IN ('recorder', 'observer')),
      uses_left INTEGER NOT NULL CHECK (uses_left >= 0),
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT
    """

  // MARK: The feed

  private static let beginEpoch: SQL = """
    INSERT INTO epoch (number, id)
    SELECT max(number) + 1, randomblob(16) FROM epoch
    WHERE EXISTS (SELECT 1 FROM feed WHERE kind IN ('match', 'matchEvent'))
    HAVING max(number) IS NOT NULL
    """

  private static let homesOfMatches: SQL = """
    UPDATE entity_home SET scope_kind = 'match', scope_id = id
    WHERE kind = 'match' AND id IN (SELECT id FROM match)
    """

  private static let homesOfEvents: SQL = """
    UPDATE entity_home SET scope_kind = 'match',
      scope_id = (SELECT match FROM match_event WHERE id = entity_home.id)
    WHERE kind = 'matchEvent' AND id IN (SELECT id FROM match_event)
    """

  /// A match comes first in its scope, and names its owner from now on.
  private static let feedOfMatches: SQL = """
    INSERT INTO feed (scope_kind, scope_id, seq, kind, id, revision, body, last_of_command)
    SELECT 'match', m.id, 1, 'match', m.id, f.revision,
      substr(f.body, 1, length(f.body) - 1) || ',"owner":"' || lower(
        substr(hex(m.owner), 1, 8) || '-' || substr(hex(m.owner), 9, 4) || '-'
        || substr(hex(m.owner), 13, 4) || '-' || substr(hex(m.owner), 17, 4) || '-'
        || substr(hex(m.owner), 21)) || '"}', 1
    FROM match AS m JOIN feed AS f
      ON f.scope_kind = 'user' AND f.scope_id = m.owner AND f.kind = 'match' AND f.id = m.id
    WHERE f.seq = (
      SELECT max(seq) FROM feed
      WHERE scope_kind = 'user' AND scope_id = m.owner AND kind = 'match' AND id = m.id)
    """

  /// Its log follows in the order of writing.
  private static let feedOfEvents: SQL = """
    INSERT INTO feed (scope_kind, scope_id, seq, kind, id, revision, body, last_of_command)
    SELECT 'match', match, place, 'matchEvent', id, revision, body, place
    FROM (
      SELECT e.match AS match, e.id AS id, f.revision AS revision, f.body AS body,
        1 + row_number() OVER (PARTITION BY e.match ORDER BY e.ordinal, e.id) AS place
      FROM match_event AS e JOIN match AS m ON m.id = e.match JOIN feed AS f
        ON f.scope_kind = 'user' AND f.scope_id = m.owner AND f.kind = 'matchEvent'
          AND f.id = e.id
      WHERE f.body IS NOT NULL AND f.seq = (
        SELECT max(seq) FROM feed
        WHERE scope_kind = 'user' AND scope_id = m.owner AND kind = 'matchEvent' AND id = e.id))
    """

  /// How a device learns that it may read the scope.
  private static let feedOfMembers: SQL = """
    INSERT INTO feed (scope_kind, scope_id, seq, kind, id, revision, body, last_of_command)
    SELECT 'user', owner, seq, 'membership:match', id, seq, '{"scope":"match:' || lower(
        substr(hex(id), 1, 8) || '-' || substr(hex(id), 9, 4) || '-' || substr(hex(id), 13, 4)
        || '-' || substr(hex(id), 17, 4) || '-' || substr(hex(id), 21)) || '"}', seq
    FROM (
      SELECT m.id AS id, m.owner AS owner,
        h.seq + row_number() OVER (PARTITION BY m.owner ORDER BY m.id) AS seq
      FROM match AS m JOIN feed_head AS h ON h.scope_kind = 'user' AND h.scope_id = m.owner)
    """

  /// Where rows went there are gaps now, as after a compaction: no cursor of old is good any more.
  private static let headsOfPeople: SQL = """
    UPDATE feed_head
    SET seq = seq + (SELECT count(*) FROM match WHERE owner = scope_id),
      floor = seq + (SELECT count(*) FROM match WHERE owner = scope_id)
    WHERE scope_kind = 'user' AND scope_id IN (SELECT owner FROM match)
    """
}
