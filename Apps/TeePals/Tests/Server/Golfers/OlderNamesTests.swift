import Core
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

@Suite("Names from before golfers could be found by them")
struct OlderNamesTests {
  private static let last = "addNames"

  private var olderMigrations: [MigrationGroup] {
    TeePalsTables.migrations.map { group in
      MigrationGroup(
        group.name, Array(group.migrations.prefix { migration in migration.name != Self.last }))
    }
  }

  @Test("each profile that has a first name is found by it")
  func migration() throws {
    let database = try TemporaryDatabase(olderMigrations)
    var profile = GolferProfile(
      user: PebbleBeach.maya, createdAt: Instant(milliseconds: 1_790_000_000_000))
    profile.firstName = "Maya"
    let nobody = GolferProfile(user: PebbleBeach.ben, createdAt: profile.createdAt)
    try database.engine.writeNow { session throws(StoreFailure) in
      for one in [profile, nobody] {
        try session.run(
          """
          INSERT INTO golf_profile (id, revision, photo, created_at, body)
          VALUES (\(one.user), 1, NULL, \(one.createdAt),
            \(TeePalsEntity.profile(one).body.text))
          """)
      }
    }
    _ = try Migrator([SyncSchema.migrations] + TeePalsTables.migrations)
      .migrate(database.engine)
    let found = try database.engine.readNow { session throws(StoreFailure) -> Int in
      try session.value(
        "SELECT count(*) FROM golf_name WHERE word = 'maya' AND user_id = \(profile.user)") ?? 0
    }
    let all = try database.engine.readNow { session throws(StoreFailure) -> Int in
      try session.value("SELECT count(*) FROM golf_name") ?? 0
    }
    #expect(found == 1 && all == 1)
  }
}
