import Core
import RefWatchDomain
import Store
import Wire

/// What people of crews asked for: one row for each person in each match.
enum RequestRows {
  static func load(
    _ match: MatchID, _ reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> [ClockRequest] {
    try all("match = \(match) AND \(MatchRows.isOpen(to: reader, "match"))", session)
  }

  /// `condition` is about `clock_request`.
  static func all(
    _ condition: SQL, _ session: some Session
  ) throws(StoreFailure) -> [ClockRequest] {
    try session.rows("SELECT body FROM clock_request WHERE \(condition) ORDER BY id") {
      row throws(StoreFailure) in
      try row.decoded("body")
    }
  }

  static func put(
    _ request: ClockRequest, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO clock_request (id, revision, match, asker, body)
      VALUES (\(request.id), \(revision), \(request.match), \(request.asker),
        \(request.json.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }
}

extension Schema {
  static let clockRequests = Migration(
    "createClockRequest",
    """
    CREATE TABLE clock_request (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      match BLOB NOT NULL REFERENCES match (id),
      asker BLOB NOT NULL CHECK (length(asker) = 16),
      body TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX clock_request_of_match ON clock_request (match)",
    "CREATE INDEX clock_request_of_asker ON clock_request (asker)")
}
