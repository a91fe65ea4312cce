import Store

/// The waiting list of full rounds: two more states of a membership, and the seats that are held.
extension Schema {
  static let waitlist = Migration(
    "addWaitlist",
    "ALTER TABLE golf_round RENAME COLUMN accepted_count TO taken_count",
    "ALTER TABLE golf_member RENAME TO old_golf_member", waitingMember, fillMember,
    "DROP TABLE old_golf_member", membersOfUser, memberRequests, memberInvitations, memberOffers,
    "ALTER TABLE golf_place RENAME TO old_golf_place", waitingPlace, fillPlace,
    "DROP TABLE old_golf_place", placesOfRound)

  private static let waitingMember: SQL = """
    CREATE TABLE golf_member (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      round BLOB NOT NULL REFERENCES golf_round (id),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      role TEXT NOT NULL CHECK (role IN ('host', 'member')),
      status TEXT NOT NULL CHECK (status IN ('requested', 'invited', 'accepted', 'declined',
        'removed', 'left', 'waitlisted', 'offered')),
      invited_by BLOB CHECK (length(invited_by) = 16),
      requested_at INTEGER,
      invited_at INTEGER,
      offered_at INTEGER CHECK ((offered_at IS NOT NULL) = (status = 'offered')),
      created_at INTEGER NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (round, user_id)
    ) STRICT
    """

  private static let fillMember: SQL = """
    INSERT INTO golf_member (id, revision, round, user_id, role, status, invited_by, requested_at,
      invited_at, created_at, body)
    SELECT id, revision, round, user_id, role, status, invited_by, requested_at, invited_at,
      created_at, body
    FROM old_golf_member
    """

  /// Whose answer the clock waits for.
  private static let memberOffers: SQL = """
    CREATE INDEX golf_member_offers ON golf_member (offered_at, round)
      WHERE offered_at IS NOT NULL
    """

  /// Whom a seat that is free may be offered to.
  static let memberWaiting: SQL = """
    CREATE INDEX golf_member_waiting ON golf_member (round) WHERE status = 'waitlisted'
    """

  private static let waitingPlace: SQL = """
    CREATE TABLE golf_place (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      round BLOB NOT NULL CHECK (length(round) = 16),
      host BLOB NOT NULL CHECK (length(host) = 16),
      invited_by BLOB CHECK (length(invited_by) = 16),
      status TEXT NOT NULL CHECK (status IN ('requested', 'invited', 'accepted', 'declined',
        'removed', 'left', 'waitlisted', 'offered')),
      start_at INTEGER NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (user_id, round)
    ) STRICT
    """

  private static let fillPlace: SQL = """
    INSERT INTO golf_place (id, revision, user_id, round, host, invited_by, status, start_at, body)
    SELECT id, revision, user_id, round, host, invited_by, status, start_at, body
    FROM old_golf_place
    """
}
