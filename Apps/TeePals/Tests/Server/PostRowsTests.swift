import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

@testable import TeePalsTestKit

/// A town in memory and in a database, doing the same with posts.
@Suite("The rows of posts, comments and likes")
struct PostRowsTests {
  private let ann = SampleGolf.user(0)
  private let ben = SampleGolf.user(1)
  private let cho = SampleGolf.user(2)

  @Test("a database loads of posts what a town in memory loads, and decides alike")
  func loading() throws {
    var town = GolfTown(people: 3)
    let golf = try GolfDatabase()
    try golf.enact(
      town.rows.sorted { one, other in one.key < other.key }.map { key, entity in
        .put(.user(key.id.retagged()), entity)
      })
    let (open, friendly) = (town.post(1, by: ann), town.post(2, by: ann, .friends))
    let first = town.comment(1, by: ben, on: open)
    let reply = town.comment(2, by: cho, on: open, under: first.id)
    let answer = town.comment(3, by: ann, on: open, under: reply.id)
    let odd = town.post(3, by: ben, text: "Buy now https://example.com")
    let acts: [(UserID, TeePalsCommand)] = [
      (ann, .publishPost(open)), (ann, .publishPost(friendly)), (ben, .comment(first)),
      (cho, .comment(reply)), (ann, .comment(answer)), (ben, .like(ben, .post(open.id))),
      (cho, .like(cho, .comment(first.id))), (ben, .like(ben, .post(friendly.id))),
      (ben, .follow(ben, town.card(ann))), (ann, .follow(ann, town.card(ben))),
      (ben, .like(ben, .post(friendly.id))), (ben, .deleteComment(first.id)),
      (cho, .deleteComment(reply.id)), (ann, .hideComment(answer.id)),
      (ben, .publishPost(odd)), (cho, .like(cho, .post(odd.id))),
      (cho, .report(.post(open.id), .spam)), (ann, .editPost(open.id, [.title("Later")])),
      (cho, .block(cho, town.card(ann))), (cho, .comment(town.comment(4, by: cho, on: open))),
      (ben, .unlike(ben, .post(open.id))), (ann, .deletePost(open.id)),
      (ben, .publishPost(town.post(4, by: ben))),
    ]
    var refused = 0
    for (actor, command) in acts {
      town.now = town.now.advanced(byMilliseconds: 60_000)
      let context = town.context(actor)
      let reads = TeePalsDomain.reads(of: command, by: actor)
      let memory = town.loaded(reads, for: actor)
      let rows = try golf.load(reads, for: actor)
      let differing = town.rows.keys.filter { key in rows.entity(key) != memory.entity(key) }
      #expect(differing == [], "\(command.name)")
      #expect(rows.postCounts == memory.postCounts, "\(command.name)")
      #expect(rows.upvotes == memory.upvotes, "\(command.name)")
      #expect(rows.voices == memory.voices, "\(command.name)")
      let outcome = GolfTown.decide(command, context, rows)
      #expect(outcome == GolfTown.decide(command, context, memory), "\(command.name)")
      guard case .success(let changes) = outcome else {
        refused += 1
        continue
      }
      town.write(changes)
      try golf.enact(changes)
    }
    #expect(refused == 3, "friends-only, held, blocked")
    #expect(try golf.count("SELECT count(*) FROM golf_like") == 2)
    #expect(try golf.count("SELECT count(*) FROM golf_comment") == 2)
    #expect(try golf.count("SELECT count(*) FROM golf_post WHERE deleted_at IS NOT NULL") == 1)
    #expect(try golf.count("SELECT count(*) FROM golf_post WHERE held = 1") == 1)
    #expect(try golf.count("SELECT count(*) FROM golf_report WHERE target_kind = 'post'") == 2)
    for user in [ann, ben, cho] {
      let device = try golf.device(of: user)
      #expect(device.posts(of: user) == town.replica.posts(of: user))
      #expect(device.likes(of: user) == town.replica.likes(of: user))
      for other in [ann, ben, cho] where other != user {
        #expect(device.posts(of: other).isEmpty && device.likes(of: other).isEmpty)
      }
    }
  }

  @Test("an author's suspension is loaded with the post")
  func suspension() throws {
    let golf = try GolfDatabase()
    let town = GolfTown(people: 1)
    let post = town.post(1, by: ann)
    try golf.enact([.put(.user(ann), .post(post))])
    _ = try golf.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, told)
        VALUES (1, \(ann), 'suspension', 'other', 'nothing', \(town.now), 1)
        """)
    }
    #expect(try golf.load([.post(post.id)], for: ben).suspended == [ann])
  }

  @Test("who was answered and goes is not named by the answer any more")
  func erasing() throws {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    let provider = UserDataProvider<SQLiteDatabase>.teePals(now: { PebbleBeach.now })
    var isDone = false
    for _ in 0..<200 where !isDone {
      isDone = try golf.engine.writeNow { session throws(StoreFailure) in
        try provider.erase(PebbleBeach.cho, 3, session)
      }
    }
    #expect(isDone)
    let ben = try golf.device(of: PebbleBeach.ben)
    let comment = try #require(ben.comment(CommentID(high: 7, low: 2)))
    #expect(comment.replyTo == nil && comment.text == "See you there")
    #expect(try golf.count("SELECT count(*) FROM golf_like") == 0)
  }
}
