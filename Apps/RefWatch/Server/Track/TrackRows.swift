import Core
import RefWatchDomain
import Store
import Wire

enum TrackRows {
  static func load(
    _ match: MatchID, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> MatchTrack? {
    let id = MatchTrack.id(of: owner, match: match)
    guard
      let row = try session.first(
        "SELECT body FROM match_track WHERE owner = \(owner) AND id = \(id)")
    else { return nil }
    return try row.decoded("body") { body throws(WireError) in try MatchTrack(id: id, body) }
  }

  static func put(
    _ track: MatchTrack, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO match_track (owner, id, revision, match, body)
      VALUES (\(owner), \(track.id), \(revision), \(track.match), \(track.body.text))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }
}
