import AccountsDomain
import Calendar
import Core
import Store
import Sync

/// Where people's preferences and profiles are kept.
public enum PreferencesTables: EntityTables {
  public typealias Domain = AccountsDomain

  public static var migrations: [MigrationGroup] {
    [
      MigrationGroup(
        "preferences",
        [
          Migration(
            "createPreferences",
            """
            CREATE TABLE preferences (
              user_id BLOB NOT NULL PRIMARY KEY CHECK (length(user_id) = 16),
              display_name TEXT CHECK (length(display_name) <= 80),
              language TEXT CHECK (language IN ('en', 'ko')),
              theme TEXT CHECK (theme IN ('light', 'dark')),
              hour_cycle TEXT,
              revision INTEGER NOT NULL CHECK (revision > 0)
            ) STRICT
            """)
        ]),
      ProfileSchema.migrations,
    ]
  }

  public static func load(
    _ reads: [AccountsDomain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> AccountsReplica {
    var replica = AccountsReplica()
    for read in reads {
      if let entity = try entity(read, session) { replica.set(entity.key, to: entity) }
    }
    return replica
  }

  private static func entity(
    _ read: AccountsDomain.Read, _ session: some Session
  ) throws(StoreFailure) -> AccountsEntity? {
    switch read {
    case .preferences(let user):
      try preferences(of: user, session).map { row in .preferences(row) }
    case .publicProfile(let user):
      try ProfileRows.publicHalf(of: user, session).map { row in .publicProfile(row) }
    case .privateProfile(let user):
      try ProfileRows.privateHalf(of: user, session).map { row in .privateProfile(row) }
    }
  }

  private static func preferences(
    of user: UserID, _ session: some Session
  ) throws(StoreFailure) -> Preferences? {
    let found = try session.first(
      """
      SELECT display_name, language, theme, hour_cycle FROM preferences WHERE user_id = \(user)
      """)
    guard let row = found else { return nil }
    let language: String? = try row[1]
    let theme: String? = try row[2]
    let cycle: String? = try row[3]
    return Preferences(
      user: user, displayName: try row[0],
      language: language.flatMap { word in Language(rawValue: word) },
      theme: theme.flatMap { word in Theme(rawValue: word) },
      hourCycle: cycle.flatMap { word in HourCycle(rawValue: word) })
  }

  public static func put(
    _ entity: AccountsEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    switch entity {
    case .preferences(let row):
      _ = try session.run(
        """
        INSERT INTO preferences (user_id, display_name, language, theme, hour_cycle, revision)
        VALUES (\(row.user), \(row.displayName), \(row.language?.rawValue),
          \(row.theme?.rawValue), \(row.hourCycle?.rawValue), \(revision))
        ON CONFLICT (user_id) DO UPDATE SET display_name = excluded.display_name,
          language = excluded.language, theme = excluded.theme, hour_cycle = excluded.hour_cycle,
          revision = excluded.revision
        """)
    case .publicProfile(let row): try ProfileRows.put(row, revision: revision, session)
    case .privateProfile(let row): try ProfileRows.put(row, revision: revision, session)
    }
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    let user: UserID = key.id.retagged()
    switch key.kind {
    case AccountsEntity.publicProfileKind: try ProfileRows.removePublicHalf(of: user, session)
    case AccountsEntity.privateProfileKind: try ProfileRows.removePrivateHalf(of: user, session)
    default: _ = try session.run("DELETE FROM preferences WHERE user_id = \(user)")
    }
  }
}
