import Store

/// Rounds and who belongs to them.
extension Schema {
  static let round: SQL = """
    CREATE TABLE golf_round (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      host BLOB NOT NULL CHECK (length(host) = 16),
      status TEXT NOT NULL CHECK (status IN ('open', 'closed', 'canceled', 'completed')),
      visibility TEXT NOT NULL CHECK (visibility IN ('public', 'friends', 'invite')),
      start_at INTEGER NOT NULL,
      latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
      longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
      zcode INTEGER NOT NULL CHECK (zcode >= 0),
      accepted_count INTEGER NOT NULL CHECK (accepted_count BETWEEN 0 AND max_players),
      max_players INTEGER NOT NULL CHECK (max_players BETWEEN 2 AND 8),
      created_at INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
    """

  /// The search (specification §11.4): only what can be found is in it, and with what the statement
  /// says of it besides, so that no row is read for what is too far away.
  static let roundSearch: SQL = """
    CREATE INDEX golf_round_search ON golf_round (zcode, start_at, latitude, longitude, id, host,
        created_at, status, visibility, accepted_count, max_players)
      WHERE status = 'open' AND visibility = 'public' AND accepted_count < max_players
    """

  /// The same wherever they are, the soonest first.
  static let soonestRounds: SQL = """
    CREATE INDEX golf_round_soonest ON golf_round (start_at, id, host, latitude, longitude,
        created_at, status, visibility, accepted_count, max_players)
      WHERE status = 'open' AND visibility = 'public' AND accepted_count < max_players
    """

  /// The search's second half: what a host's friends can find.
  static let roundsForFriends: SQL = """
    CREATE INDEX golf_round_for_friends ON golf_round (host, start_at)
      WHERE status = 'open' AND visibility = 'friends'
    """

  static let roundsOfHost: SQL = """
    CREATE INDEX golf_round_of_host ON golf_round (host, created_at)
    """

  static let roundClock: SQL = """
    CREATE INDEX golf_round_clock ON golf_round (start_at) WHERE status IN ('open', 'closed')
    """

  static let member: SQL = """
    CREATE TABLE golf_member (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      round BLOB NOT NULL REFERENCES golf_round (id),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      role TEXT NOT NULL CHECK (role IN ('host', 'member')),
      status TEXT NOT NULL CHECK (status IN ('requested', 'invited', 'accepted', 'declined',
        'removed', 'left')),
      invited_by BLOB CHECK (length(invited_by) = 16),
      requested_at INTEGER,
      invited_at INTEGER,
      created_at INTEGER NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (round, user_id)
    ) STRICT
    """

  static let membersOfUser: SQL = """
    CREATE INDEX golf_member_of_user ON golf_member (user_id, status, round)
    """

  static let memberRequests: SQL = """
    CREATE INDEX golf_member_requests ON golf_member (user_id, requested_at)
      WHERE requested_at IS NOT NULL
    """

  static let memberInvitations: SQL = """
    CREATE INDEX golf_member_invitations ON golf_member (invited_by, invited_at)
      WHERE invited_by IS NOT NULL
    """

  static let seat: SQL = """
    CREATE TABLE golf_seat (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      round BLOB NOT NULL REFERENCES golf_round (id),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      role TEXT NOT NULL CHECK (role IN ('host', 'member')),
      joined_at INTEGER NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (round, user_id)
    ) STRICT
    """

  static let seatsOfUser: SQL = """
    CREATE INDEX golf_seat_of_user ON golf_seat (user_id)
    """

  // A copy of the round, which stays with the person when the round itself is gone: no foreign key.
  static let place: SQL = """
    CREATE TABLE golf_place (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      round BLOB NOT NULL CHECK (length(round) = 16),
      host BLOB NOT NULL CHECK (length(host) = 16),
      invited_by BLOB CHECK (length(invited_by) = 16),
      status TEXT NOT NULL CHECK (status IN ('requested', 'invited', 'accepted', 'declined',
        'removed', 'left')),
      start_at INTEGER NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (user_id, round)
    ) STRICT
    """

  static let placesOfRound: SQL = """
    CREATE INDEX golf_place_of_round ON golf_place (round)
    """
}
