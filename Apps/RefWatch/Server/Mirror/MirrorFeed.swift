import Core
import RefWatchDomain
import Store
import Sync
import Wire

/// What changed of a match since a place of its feed.
struct MirrorFeed: Sendable {
  enum Change: Sendable {
    case match(Match?)
    case event(MatchEvent)
  }

  /// In order. What a mirror doesn't show is left out.
  var changes: [(seq: Int64, change: Change)] = []
  /// How far this goes.
  var cursor: Int64

  /// Reads a match's feed to its end.
  static func load(
    _ match: MatchID, after cursor: Int64, _ session: some Session
  ) throws(StoreFailure) -> MirrorFeed {
    let storage = SQLStorage<RefWatchTables, _>(session)
    var feed = MirrorFeed(cursor: cursor)
    let page = 500
    while true {
      let rows = try storage.feed(of: .match(match), after: feed.cursor, limit: page)
      for row in rows { try feed.take(row) }
      if rows.count < page { return feed }
    }
  }

  private mutating func take(_ row: FeedRow) throws(StoreFailure) {
    cursor = row.seq
    switch RefWatchEntity.Kind(rawValue: row.key.kind) {
    case .match:
      guard row.body != nil else { return changes.append((row.seq, .match(nil))) }
      if case .match(let match)? = try entity(row) { changes.append((row.seq, .match(match))) }
    case .event where row.body != nil:
      if case .event(let event)? = try entity(row) { changes.append((row.seq, .event(event))) }
    default: break
    }
  }

  private func entity(_ row: FeedRow) throws(StoreFailure) -> RefWatchEntity? {
    do throws(WireError) {
      return try RefWatchEntity.decode(row.key, WireCursor(try JSON.parse(row.body ?? "null")))
    } catch { throw .mismatch(in: "body") }
  }

  /// Whether somebody's match is there.
  static func isOwner(
    _ user: UserID, of match: MatchID, _ session: some Session
  ) throws(StoreFailure) -> Bool {
    let found: Int? = try session.value(
      "SELECT 1 FROM match WHERE id = \(match) AND owner = \(user)")
    return found != nil
  }
}
