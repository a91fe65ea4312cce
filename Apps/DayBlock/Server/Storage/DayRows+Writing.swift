import Calendar
import Core
import DayBlockDomain
import Store
import Sync
import Wire

// Writing entities: what travels, and beside it the columns that are asked for.
extension DayRows {
  static func put(
    _ entity: DayBlockEntity, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let body = entity.body.text
    switch entity {
    case .group(let group): try put(group, body, owner, revision, session)
    case .block(let block): try put(block, body, owner, revision, session)
    case .run(let run): try put(run, body, owner, revision, session)
    case .session(let value): try put(value, body, owner, revision, session)
    case .edition(let edition): try put(edition, body, owner, revision, session)
    case .settings(let settings): try put(settings, body, owner, revision, session)
    }
  }

  private static func put(
    _ group: BlockGroup, _ body: String, _ owner: UserID, _ revision: Int64,
    _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO day_group (owner, id, revision, name, created_at, deleted_at, body)
      VALUES (\(owner), \(group.id), \(revision), \(group.name), \(group.createdAt),
        \(group.deletedAt), \(body))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, name = excluded.name,
        created_at = excluded.created_at, deleted_at = excluded.deleted_at, body = excluded.body
      """)
  }

  private static func put(
    _ block: Block, _ body: String, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO day_block (owner, id, revision, group_id, name, golden, created_at, deleted_at,
        body)
      VALUES (\(owner), \(block.id), \(revision), \(block.group), \(block.name),
        \(block.isGolden), \(block.createdAt), \(block.deletedAt), \(body))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision,
        group_id = excluded.group_id, name = excluded.name, golden = excluded.golden,
        created_at = excluded.created_at, deleted_at = excluded.deleted_at, body = excluded.body
      """)
    try PlanRows.note(block, of: owner, in: session)
  }

  private static func put(
    _ run: DayRun, _ body: String, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let (state, at) = run.state.columns
    try session.run(
      """
      INSERT INTO day_run (owner, id, revision, block, state, state_at, started_at, body)
      VALUES (\(owner), \(run.id), \(revision), \(run.block), \(state), \(at), \(run.startedAt),
        \(body))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, block = excluded.block,
        state = excluded.state, state_at = excluded.state_at, started_at = excluded.started_at,
        body = excluded.body
      """)
  }

  private static func put(
    _ value: DaySession, _ body: String, _ owner: UserID, _ revision: Int64,
    _ session: some Session
  ) throws(StoreFailure) {
    // Before the session forgets of which block and day it was.
    try removeHours(of: value.id.retagged(), owner, session)
    try session.run(
      """
      INSERT INTO day_session (owner, id, revision, block, run, day, started_at, ended_at, active,
        half_blocks, origin, source, created_at, deleted_at, body)
      VALUES (\(owner), \(value.id), \(revision), \(value.block), \(value.run),
        \(value.day.dayNumber), \(value.startedAt), \(value.endedAt), \(value.active),
        \(value.halfBlocks), \(value.origin.rawValue), \(value.source), \(value.createdAt),
        \(value.deletedAt), \(body))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, block = excluded.block,
        run = excluded.run, day = excluded.day, started_at = excluded.started_at,
        ended_at = excluded.ended_at, active = excluded.active,
        half_blocks = excluded.half_blocks, origin = excluded.origin, source = excluded.source,
        created_at = excluded.created_at, deleted_at = excluded.deleted_at, body = excluded.body
      """)
    if value.deletedAt == nil, value.counts { try putHours(of: value, owner, session) }
  }

  private static func putHours(
    of value: DaySession, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    let hours = DayHours(value.segments)
    for (hour, active) in hours.active.enumerated() where active > 0 {
      try session.run(
        """
        INSERT INTO day_hour (owner, hour, block, day, session, active, created_at)
        VALUES (\(owner), \(hour), \(value.block), \(value.day.dayNumber), \(value.id), \(active),
          \(value.createdAt))
        """)
    }
  }

  private static func removeHours(
    of id: ID<AnyEntity>, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      DELETE FROM day_hour WHERE owner = \(owner) AND hour IN \(DayHours.all) AND session = \(id)
        AND (block, day) = (
          SELECT block, day FROM day_session WHERE owner = \(owner) AND id = \(id))
      """)
  }

  private static func put(
    _ edition: DayEdition, _ body: String, _ owner: UserID, _ revision: Int64,
    _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO day_edition (owner, id, revision, session, number, body)
      VALUES (\(owner), \(edition.id), \(revision), \(edition.session.id), \(edition.number),
        \(body))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision,
        session = excluded.session, number = excluded.number, body = excluded.body
      """)
  }

  private static func put(
    _ settings: DaySettings, _ body: String, _ owner: UserID, _ revision: Int64,
    _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO day_settings (owner, id, revision, boundary, reset_at, body)
      VALUES (\(owner), \(owner), \(revision), \(settings.boundary), \(settings.resetAt), \(body))
      ON CONFLICT (owner) DO UPDATE SET revision = excluded.revision,
        boundary = excluded.boundary, reset_at = excluded.reset_at, body = excluded.body
      """)
  }

  static func remove(
    _ key: EntityKey, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    guard let kind = DayBlockEntity.Kind(rawValue: key.kind) else { return }
    if kind == .session { try removeHours(of: key.id, owner, session) }
    if kind == .block { try PlanRows.remove(key.id.retagged(), of: owner, in: session) }
    try session.run("DELETE FROM \(kind.table) WHERE owner = \(owner) AND id = \(key.id)")
  }
}

extension DayRun.State {
  /// The word and the instant of the state.
  fileprivate var columns: (word: String, at: Instant) {
    switch self {
    case .running(let since, _): ("running", since)
    case .paused(let at): ("paused", at)
    case .finished(let at): ("finished", at)
    case .discarded(let at): ("discarded", at)
    }
  }
}
