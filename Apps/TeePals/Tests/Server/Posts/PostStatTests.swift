import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("How often posts were liked and answered")
struct PostStatTests {
  /// One line for each post or author whose kept number is not the number of rows.
  private func differences(_ golf: GolfDatabase) throws -> [String] {
    try golf.engine.readNow { session throws(StoreFailure) in
      let posts = try session.rows(
        """
        SELECT golf_post.id, likes, comments,
          (SELECT count(*) FROM golf_like
            WHERE target_id = golf_post.id AND target_kind = 'post'),
          (SELECT count(*) FROM golf_comment WHERE golf_comment.post = golf_post.id
            AND (json_extract(golf_comment.body, '$.held') IS NULL
              OR json_extract(golf_comment.body, '$.deleted') IS NOT NULL))
        FROM golf_post LEFT JOIN golf_post_stats ON golf_post_stats.post = golf_post.id
        """)
      var different: [String] = []
      for row in posts {
        let (likes, comments): (Int?, Int?) = (try row[1], try row[2])
        let (liked, said): (Int, Int) = (try row[3], try row[4])
        if likes != liked || comments != said { different.append("\(row)") }
      }
      let authors = try session.rows(
        """
        SELECT author, count(*), (SELECT posts FROM golf_author_stats
          WHERE golf_author_stats.author = golf_post.author)
        FROM golf_post WHERE deleted_at IS NULL GROUP BY author
        """)
      for row in authors {
        let counted: Int = try row[1]
        let kept: Int? = try row[2]
        if counted != kept { different.append("\(row)") }
      }
      let left: Int? = try session.value(
        """
        SELECT count(*) FROM golf_author_stats WHERE posts > 0 AND NOT EXISTS (
          SELECT 1 FROM golf_post
          WHERE golf_post.author = golf_author_stats.author AND deleted_at IS NULL)
        """)
      if left != 0 { different.append("authors without posts") }
      if try !areToldExact(session) { different.append("likes that are told of") }
      return different
    }
  }

  /// Whether the likes that authors are told of together are counted as their rows are.
  private func areToldExact(_ session: some Session) throws(StoreFailure) -> Bool {
    let kept: SQL = "SELECT post, since, likes FROM golf_told_likes"
    let counted: SQL = """
      SELECT target_id, told_at, count(*) FROM golf_like
      WHERE target_kind = 'post' AND told_at IS NOT NULL GROUP BY target_id, told_at
      """
    let wrong = try session.rows("\(kept) EXCEPT \(counted)")
    let missing = try session.rows("\(counted) EXCEPT \(kept)")
    return wrong.isEmpty && missing.isEmpty
  }

  /// A comment is held back, or shown again.
  private func judged(_ step: Int, in town: GolfTown) -> [Change<TeePalsEntity>] {
    let comments = town.rows.values.compactMap { entity -> GolfComment? in
      if case .comment(let comment) = entity { comment } else { nil }
    }.sorted { one, other in one.id < other.id }
    guard !comments.isEmpty else { return [] }
    var comment = comments[step % comments.count]
    comment.isHeld.toggle()
    return [.put(.user(comment.author), .comment(comment))]
  }

  @Test("the kept numbers are those of the rows, after any history", arguments: UInt64(31)...34)
  func histories(seed: UInt64) throws {
    var walk = PostWalk(seed: seed)
    let golf = try GolfDatabase()
    try golf.enact(
      walk.town.rows.sorted { one, other in one.key < other.key }.map { key, entity in
        .put(.user(key.id.retagged()), entity)
      })
    for step in 0..<500 {
      if step % 7 == 0 {
        let changes = judged(step, in: walk.town)
        walk.town.write(changes)
        try golf.enact(changes)
      }
      let (user, command) = walk.next()
      let context = walk.town.context(user)
      guard case .success(let changes) = walk.town.decided(command, context) else { continue }
      walk.town.write(changes)
      try golf.enact(changes)
      if step % 50 == 0 { #expect(try differences(golf) == [], "\(step)") }
    }
    #expect(try differences(golf) == [])
    #expect(try golf.count("SELECT sum(likes) FROM golf_post_stats") > 0)
    #expect(try golf.count("SELECT count(*) FROM golf_comment") > 0)
    #expect(
      try golf.count(
        "SELECT count(*) FROM golf_comment WHERE json_extract(body, '$.held') IS NOT NULL") > 0)
    // Somebody goes, with everything of theirs; what others have stays counted.
    let provider = UserDataProvider<SQLiteDatabase>.teePals(now: { GolfTown.start })
    let gone = SampleGolf.user(1)
    var isDone = false
    for _ in 0..<2_000 where !isDone {
      isDone = try golf.engine.writeNow { session throws(StoreFailure) in
        try provider.erase(gone, 3, session)
      }
    }
    #expect(isDone)
    #expect(try differences(golf) == [])
    let own = try golf.engine.readNow { session throws(StoreFailure) -> Int? in
      try session.value("SELECT count(*) FROM golf_author_stats WHERE author = \(gone)")
    }
    #expect(own == 0)
  }

  @Test("only what somebody else adds moves the time at which a post was last talked about")
  func engagement() throws {
    let golf = try GolfDatabase()
    let town = GolfTown(people: 3)
    let (ann, ben) = (SampleGolf.user(0), SampleGolf.user(1))
    let post = town.post(1, by: ann)
    func like(_ user: UserID, after minutes: Int64) -> GolfLike {
      GolfLike(
        user: user, target: .post(post.id),
        createdAt: town.now.advanced(byMilliseconds: minutes * 60_000))
    }
    func engaged() throws -> Int64 {
      let at = try golf.count("SELECT engaged_at FROM golf_post_stats")
      return (Int64(at) - town.now.milliseconds) / 60_000
    }
    try golf.enact([.put(.user(ann), .post(post))])
    #expect(try engaged() == 0)
    try golf.enact([.put(.user(ann), .like(like(ann, after: 1)))])
    #expect(try engaged() == 0)
    let other = like(ben, after: 2)
    try golf.enact([.put(.user(ben), .like(other))])
    #expect(try engaged() == 2)
    try golf.enact([.remove(.user(ben), TeePalsEntity.like(other).key)])
    #expect(try engaged() == 2)
    var held = town.comment(1, by: ben, on: post)
    held.isHeld = true
    try golf.enact([.put(.user(ben), .comment(held))])
    #expect(try engaged() == 2)
    #expect(try golf.count("SELECT comments FROM golf_post_stats") == 0)
    held.isHeld = false
    try golf.enact([.put(.user(ben), .comment(held))])
    #expect(try golf.count("SELECT comments FROM golf_post_stats") == 1)
  }

  @Test("what stood before is counted once, and goes on from there")
  func migration() throws {
    let older = TeePalsTables.migrations.map { group in
      MigrationGroup(
        group.name,
        Array(group.migrations.prefix { migration in migration.name != "countPosts" }))
    }
    let database = try TemporaryDatabase(older)
    let town = GolfTown(people: 3)
    let (ann, ben, cho) = (SampleGolf.user(0), SampleGolf.user(1), SampleGolf.user(2))
    var post = town.post(1, by: ann)
    post.tags = ["links", "dawn"]
    post.city = "seoul_kr"
    post.course = CourseID(high: 5, low: 6)
    post.photos = [try #require(MediaDigest(String(repeating: "b", count: 64)))]
    let (kept, later) = (post, town.now.advanced(byMilliseconds: 9_000))
    try database.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_post (id, revision, author, visibility, held, created_at, body)
        VALUES (\(kept.id), 1, \(ann), 'public', 0, \(kept.createdAt), \(kept.body.text))
        """)
      for (user, time) in [(ann, later.advanced(byMilliseconds: 1)), (ben, later)] {
        let like = GolfLike(user: user, target: .post(kept.id), createdAt: time)
        try session.run(
          """
          INSERT INTO golf_like (id, revision, user_id, target_kind, target_id, created_at, body)
          VALUES (\(like.id), 1, \(user), 'post', \(kept.id), \(time), \(like.json.text))
          """)
      }
      for number in UInt64(1)...2 {
        var comment = town.comment(number, by: cho, on: kept)
        comment.isHeld = number == 2
        try session.run(
          """
          INSERT INTO golf_comment (id, revision, post, author, created_at, body)
          VALUES (\(comment.id), 1, \(kept.id), \(cho), \(comment.createdAt),
            \(comment.body.text))
          """)
      }
    }
    _ = try Migrator([SyncSchema.migrations] + TeePalsTables.migrations)
      .migrate(database.engine)
    func first(_ sql: SQL) throws -> Row {
      try #require(
        try database.engine.readNow { session throws(StoreFailure) -> Row? in
          try session.first(sql)
        })
    }
    let stat = try first("SELECT likes, comments, engaged_at FROM golf_post_stats")
    #expect(stat.values == [.integer(2), .integer(1), later.sqlValue])
    let author = try first("SELECT posts FROM golf_author_stats WHERE author = \(ann)")
    #expect(author.values == [.integer(1)])
    let photo = try first("SELECT digest FROM golf_post_photo")
    #expect(photo.values == [.text(String(repeating: "b", count: 64))])
    let described = try first("SELECT city, course, tags FROM golf_post")
    let course = CourseID(high: 5, low: 6).description
    #expect(described.values.prefix(2) == [.text("seoul_kr"), .text(course)])
    let tags: String = try described["tags"]
    #expect(Set(tags.split(separator: " ")) == ["links", "dawn"])
  }
}
