import Core
import DayBlockDomain
import Store
import Sync

/// Reading rows as the entities they are.
enum DayRows {
  /// `condition` is what follows the owner in WHERE, with the order.
  static func load(
    _ kind: DayBlockEntity.Kind, _ condition: SQL, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [DayBlockEntity] {
    try session.rows(statement(kind, condition, owner)) { row throws(StoreFailure) in
      try row.entity(kind.rawValue)
    }
  }

  static func statement(
    _ kind: DayBlockEntity.Kind, _ condition: SQL, _ owner: UserID
  ) -> SQL {
    "SELECT id, body FROM \(kind.table) WHERE owner = \(owner) AND \(condition)"
  }
}

extension DayBlockEntity.Kind {
  /// The table of the entities of this kind.
  var table: SQL {
    switch self {
    case .group: "day_group"
    case .block: "day_block"
    case .run: "day_run"
    case .session: "day_session"
    case .edition: "day_edition"
    case .settings: "day_settings"
    }
  }
}
