import Core
import RunningBuddyDomain
import Store
import Sync
import Wire

/// Statements about RunningBuddy's entities.
enum RunRows {
  /// `condition` is what follows the owner in WHERE, with the order.
  static func load(
    _ kind: RunEntity.Kind, _ condition: SQL, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [RunEntity] {
    try session.rows(statement(kind, condition, owner)) { row throws(StoreFailure) in
      try row.entity(kind.rawValue)
    }
  }

  static func statement(_ kind: RunEntity.Kind, _ condition: SQL, _ owner: UserID) -> SQL {
    switch kind {
    case .run: "SELECT id, body FROM run WHERE owner = \(owner) AND \(condition)"
    case .track, .file:
      """
      SELECT id, body FROM run_part
      WHERE owner = \(owner) AND kind = \(kind.rawValue) AND \(condition)
      """
    case .settings: "SELECT id, body FROM run_settings WHERE owner = \(owner) AND \(condition)"
    case .stride: "SELECT id, body FROM run_stride WHERE owner = \(owner) AND \(condition)"
    case .shoe: "SELECT id, body FROM run_shoe WHERE owner = \(owner) AND \(condition)"
    case .plan: "SELECT id, body FROM run_plan WHERE owner = \(owner) AND \(condition)"
    case .motion: "SELECT id, body FROM run_motion WHERE owner = \(owner) AND \(condition)"
    }
  }

  static func put(
    _ entity: RunEntity, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let body = entity.body.text
    switch entity {
    case .run(let run):
      try session.run(
        """
        INSERT INTO run (owner, id, revision, started_at, shared_track, file, deleted_at, body)
        VALUES (\(owner), \(run.id), \(revision), \(run.startedAt), \(run.sharedTrack),
          \(run.source.file?.digest.text), \(run.deletedAt), \(body))
        ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision,
          started_at = excluded.started_at, shared_track = excluded.shared_track,
          file = excluded.file, deleted_at = excluded.deleted_at, body = excluded.body
        """)
    case .part(let part):
      try session.run(
        """
        INSERT INTO run_part (owner, id, revision, kind, run, number, body)
        VALUES (\(owner), \(part.id), \(revision), \(part.key.kind), \(part.run), \(part.index),
          \(body))
        ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, body = excluded.body
        """)
    case .settings:
      try session.run(
        """
        INSERT INTO run_settings (owner, id, revision, body)
        VALUES (\(owner), \(owner), \(revision), \(body))
        ON CONFLICT (owner) DO UPDATE SET revision = excluded.revision, body = excluded.body
        """)
    case .stride(let record):
      try put("run_stride", record.id, body, owner, revision, session)
    case .shoe(let shoe): try put("run_shoe", shoe.id, body, owner, revision, session)
    case .plan(let plan): try put("run_plan", plan.id, body, owner, revision, session)
    case .motion(let part):
      try session.run(
        """
        INSERT INTO run_motion (owner, id, revision, run, number, body)
        VALUES (\(owner), \(part.id), \(revision), \(part.run), \(part.index), \(body))
        ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, body = excluded.body
        """)
    }
  }

  /// A row of a table that has nothing beside the body.
  private static func put<Tag>(
    _ table: SQL, _ id: ID<Tag>, _ body: String, _ owner: UserID, _ revision: Int64,
    _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO \(table) (owner, id, revision, body)
      VALUES (\(owner), \(id), \(revision), \(body))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }

  static func remove(
    _ key: EntityKey, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    let table: SQL
    switch RunEntity.Kind(rawValue: key.kind) {
    case .run: table = "run"
    case .track, .file: table = "run_part"
    case .settings: table = "run_settings"
    case .stride: table = "run_stride"
    case .shoe: table = "run_shoe"
    case .plan: table = "run_plan"
    case .motion: table = "run_motion"
    case nil: return
    }
    try session.run("DELETE FROM \(table) WHERE owner = \(owner) AND id = \(key.id)")
  }
}
