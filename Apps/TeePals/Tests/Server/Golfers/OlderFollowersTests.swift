import Core
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

@Suite("Followers from before they were counted")
struct OlderFollowersTests {
  private var olderMigrations: [MigrationGroup] {
    TeePalsTables.migrations.map { group in
      MigrationGroup(
        group.name,
        Array(group.migrations.prefix { migration in migration.name != "countFollowers" }))
    }
  }

  @Test("are counted once, and go on from there")
  func migration() throws {
    let database = try TemporaryDatabase(olderMigrations)
    let (maya, ben, cho) = (PebbleBeach.maya, PebbleBeach.ben, PebbleBeach.cho)
    func follow(_ one: UserID, _ other: UserID) -> Follow {
      Follow(follower: one, followee: PebbleBeach.card(other), createdAt: PebbleBeach.now)
    }
    try database.engine.writeNow { session throws(StoreFailure) in
      for old in [follow(ben, maya), follow(cho, maya), follow(maya, ben)] {
        try session.run(
          """
          INSERT INTO golf_follow (id, revision, follower, followee, created_at, body)
          VALUES (\(old.id), 1, \(old.follower), \(old.followee.user), \(old.createdAt),
            \(old.json.text))
          """)
      }
    }
    _ = try Migrator([SyncSchema.migrations] + TeePalsTables.migrations)
      .migrate(database.engine)
    func count(_ user: UserID) throws -> Int? {
      try database.engine.readNow { session throws(StoreFailure) -> Int? in
        try session.value("SELECT followers FROM golf_follower_count WHERE user_id = \(user)")
      }
    }
    #expect(try count(maya) == 2 && count(ben) == 1 && count(cho) == nil)
    try database.engine.writeNow { session throws(StoreFailure) in
      try TeePalsTables.put(.follow(follow(ben, cho)), in: .user(ben), revision: 2, session)
      try TeePalsTables.put(.follow(follow(ben, maya)), in: .user(ben), revision: 3, session)
      let gone = TeePalsEntity.Kind.follow.key(Follow.id(cho, maya))
      try TeePalsTables.remove(gone, in: .user(cho), session)
    }
    #expect(try count(maya) == 1 && count(ben) == 1 && count(cho) == 1)
  }
}
