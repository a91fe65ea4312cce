import Coding
import Core
import Sync

/// What decides whether the feed of a scope is compacted, and how far.
@Memberwise public struct FeedSurvey: Hashable, Sendable {
  /// How many rows there are.
  public let rows: Int
  /// Of them, those that show something that is there now.
  public let living: Int
  public let head: Int64
  public let floor: Int64
  /// How far the rows below the floor have been gone through.
  public let swept: Int64
  /// The last row that is older than ``FeedBounds/keptFor``, 0 for none.
  public let aged: Int64
  /// The last row that is older than ``FeedBounds/life``, 0 for none.
  public let old: Int64

  /// Whether everything below the floor that may go is gone.
  public var isSwept: Bool { swept >= floor }

  /// The floor that a swept feed is to have now, `nil` when the present one is right.
  ///
  /// Count again once everything below the next one is gone: only then it shows whether the feed is
  /// still too long.
  public var nextFloor: Int64? {
    let newest = head - FeedBounds.kept
    let gentle = min(newest, aged)
    let isLong = rows > FeedBounds.usual(living: living)
    if isLong || old > floor, gentle > floor { return gentle }
    if rows > FeedBounds.most(living: living), newest > floor { return newest }
    return nil
  }

  /// The head at which counting again is worth it. Until then the feed cannot be longer than usual:
  /// a new row adds itself, and what it removes counted twice.
  public var due: Int64 {
    let room = FeedBounds.usual(living: living) - rows
    return room < 0 ? head : head + Int64(room / 3) + 1
  }
}

extension FeedSurvey {
  /// Scopes after `scope` whose feeds may have something to forget.
  public static func due(
    after scope: Scope?, at now: Instant, limit: Int, in session: some Session
  ) throws(StoreFailure) -> [Scope] {
    let old = now.advanced(byMilliseconds: -FeedBounds.life)
    return try session.rows(
      """
      SELECT scope_kind, scope_id FROM feed_head AS head
      WHERE (scope_kind, scope_id) > (\(scope?.kind ?? ""), \(scope?.id.sqlValue ?? .blob([])))
        AND seq > \(FeedBounds.kept)
        AND (swept < floor
          OR (seq >= due AND seq > \(FeedBounds.usual(living: 0)))
          OR (seq - \(FeedBounds.kept) > floor AND EXISTS (
            SELECT 1 FROM feed_age AS age
            WHERE age.scope_kind = head.scope_kind AND age.scope_id = head.scope_id
              AND age.seq > head.floor AND age.at <= \(old))))
      ORDER BY scope_kind, scope_id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in Scope(kind: try row[0], id: try row[1]) }
  }

  /// Counts, in one snapshot; `nil` for a scope that has no feed.
  public static func read(
    _ scope: Scope, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> FeedSurvey? {
    let aged = now.advanced(byMilliseconds: -FeedBounds.keptFor)
    let old = now.advanced(byMilliseconds: -FeedBounds.life)
    let row = try session.first(
      """
      SELECT
        (SELECT count(*) FROM feed
          WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)),
        (SELECT count(*) FROM feed AS one
          WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND body IS NOT NULL
            AND NOT EXISTS (
              SELECT 1 FROM feed AS later
              WHERE later.scope_kind = one.scope_kind AND later.scope_id = one.scope_id
                AND later.kind = one.kind AND later.id = one.id AND later.seq > one.seq)),
        seq, floor, swept,
        \(FeedAges.last(scope, before: aged)), \(FeedAges.last(scope, before: old))
      FROM feed_head WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """)
    guard let row else { return nil }
    return FeedSurvey(
      rows: try row[0], living: try row[1], head: try row[2], floor: try row[3],
      swept: try row[4], aged: try row[5], old: try row[6])
  }

  /// Notes when it is worth counting again.
  public func note(for scope: Scope, in session: some Session) throws(StoreFailure) {
    try session.run(
      """
      UPDATE feed_head SET due = \(due)
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """)
  }
}
