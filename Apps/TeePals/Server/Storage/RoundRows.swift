import Core
import Geography
import Store
import TeePalsDomain
import Wire

/// Statements about rounds.
enum RoundRows {
  /// `rest` is about `golf_round`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [Round] {
    var rounds: [Round] = []
    for case .round(let round) in try GolfRows.all(.round, rest, session) { rounds.append(round) }
    return rounds
  }

  static func put(
    _ round: Round, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let point = round.course.point
    try session.run(
      """
      INSERT INTO golf_round (id, revision, host, status, visibility, start_at, latitude,
        longitude, zcode, taken_count, max_players, created_at, body)
      VALUES (\(round.id), \(revision), \(round.host.user), \(round.status.rawValue),
        \(round.visibility.rawValue), \(round.startTime), \(point.latitude), \(point.longitude),
        \(ZCode(point).value), \(round.takenCount), \(round.maxPlayers), \(round.createdAt),
        \(round.body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, host = excluded.host,
        status = excluded.status, visibility = excluded.visibility, start_at = excluded.start_at,
        latitude = excluded.latitude, longitude = excluded.longitude, zcode = excluded.zcode,
        taken_count = excluded.taken_count, max_players = excluded.max_players,
        created_at = excluded.created_at, body = excluded.body
      """)
  }
}
