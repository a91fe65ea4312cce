import Core
import RefWatchDomain
import Store

enum SeatRows {
  /// The seats of a match, if `reader` may see them.
  static func load(
    _ match: MatchID, _ reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> [CrewSeat] {
    try all("match = \(match) AND \(MatchRows.isOpen(to: reader, "match"))", session)
  }

  /// `condition` is about `crew_seat`.
  static func all(_ condition: SQL, _ session: some Session) throws(StoreFailure) -> [CrewSeat] {
    try session.rows(
      """
      SELECT id, match, user_id, name, role, joined_at FROM crew_seat
      WHERE \(condition) ORDER BY joined_at, id
      """
    ) { row throws(StoreFailure) in
      CrewSeat(
        id: try row["id"], match: try row["match"], user: try row["user_id"],
        name: try row["name"], role: try row.word("role"), joinedAt: try row["joined_at"])
    }
  }

  static func put(
    _ seat: CrewSeat, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO crew_seat (id, revision, match, user_id, name, role, joined_at)
      VALUES (\(seat.id), \(revision), \(seat.match), \(seat.user), \(seat.name),
        \(seat.role.rawValue), \(seat.joinedAt))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, user_id = excluded.user_id,
        name = excluded.name, role = excluded.role
      """)
  }
}
