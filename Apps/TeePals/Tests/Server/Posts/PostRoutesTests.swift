import Core
import HTTPTypes
import Server
import ServerTestKit
import Store
import Sync
import TeePalsDomain
import TestKit
import Testing
import Wire

/// Posts, and what is said under them, as they are asked for.
@Suite("Posts that are asked for", .timeLimit(.minutes(10)))
struct PostRoutesTests {
  private let world: FeedWorld
  private var site: GolfSite { world.site }
  private let me = GolfSite.user(1)
  private let ann = GolfSite.user(2)
  private let ben = GolfSite.user(3)
  private let cho = GolfSite.user(4)

  init() throws { world = try FeedWorld() }

  private func path(_ post: GolfPost, _ rest: String = "") -> String {
    "/api/golf/posts/\(post.id)" + rest
  }

  private func comments(
    _ client: TestClient, on post: GolfPost, as reader: UserID, next: String? = nil
  ) async throws -> CommentPage {
    let cursor = next.map { next in "?cursor=" + next } ?? ""
    let answer = try await site.ask(client, path(post, "/comments" + cursor), as: reader)
    #expect(answer.status == 200, "\(answer.text)")
    return try CommentPage(WireCursor(answer.json))
  }

  @Test("what one may not read and what is not there are the same, at every address")
  func hidden() async throws {
    let open = world.post(1, by: ann)
    let friendly = world.post(2, by: ann, .friends)
    let held = world.post(3, by: ann) { post in post.isHeld = true }
    let deleted = world.post(4, by: ann) { post in post.deletedAt = site.clock.now }
    try world.put([open, friendly, held, deleted])
    try site.follow(me, ann)
    let absent = world.post(99, by: ann)
    try await site.test { client in
      for rest in ["", "/comments", "/likes"] {
        #expect(try await site.ask(client, path(open, rest), as: me).status == 200)
        let nothing = try await site.ask(client, path(absent, rest), as: me)
        #expect(nothing.status == 404)
        for post in [friendly, held, deleted] {
          let answer = try await site.ask(client, path(post, rest), as: me)
          #expect(answer.status == 404 && answer.problem == nothing.problem)
        }
        #expect(try await site.ask(client, path(held, rest), as: ann).status == 200)
        #expect(try await site.ask(client, path(deleted, rest), as: ann).status == 404)
        #expect(try await site.ask(client, path(open, rest)).status == 401)
      }
      // From one reading to the next.
      try site.follow(ann, me)
      #expect(try await site.ask(client, path(friendly), as: me).status == 200)
      try site.block(ann, me)
      #expect(try await site.ask(client, path(open), as: me).status == 404)
    }
  }

  @Test("comments are the oldest first, with their replies")
  func threads() async throws {
    let post = world.post(1, by: ann)
    let first = world.comment(1, by: ben, on: post)
    let reply = world.comment(3, by: cho, on: post, under: first.id)
    var answer = world.comment(4, by: ben, on: post, under: first.id)
    answer.replyTo = cho
    try world.put([post])
    try world.put([first, world.comment(2, by: me, on: post), reply, answer])
    try world.like(me, .comment(reply.id))
    try world.like(ann, .comment(reply.id))
    try await site.test { client in
      let page = try await comments(client, on: post, as: me)
      #expect(page.comments.map { comment in comment.id.low } == [1, 2] && page.next == nil)
      let replies = page.comments[0].replies
      #expect(replies.map { comment in comment.id.low } == [3, 4])
      #expect(replies[0].likes == 2 && replies[0].isLiked && replies[0].replyTo == nil)
      #expect(replies[1].replyTo?.user == cho && replies[1].likes == 0)
      #expect(page.comments[0].author?.name == GolfSite.card(ben).name)
      #expect(try await !comments(client, on: post, as: cho).comments[0].replies[0].isLiked)
    }
  }

  @Test("the newest replies come with a comment, and those before them are asked for")
  func earlierReplies() async throws {
    let post = world.post(1, by: ann)
    let first = world.comment(1, by: ben, on: post)
    let count = UInt64(CommentPage.replies + 3)
    let replies = (0..<count).map { number in
      world.comment(10 + number, by: cho, on: post, under: first.id)
    }
    let ids = replies.map { reply in reply.id }
    let other = world.post(2, by: ann)
    try world.put([post, other])
    try world.put([first] + replies)
    try await site.test { client in
      let newest = try #require(try await comments(client, on: post, as: me).comments.first)
      #expect(newest.replies.map { reply in reply.id } == Array(ids.dropFirst(3)))
      #expect(newest.earlier == 3)
      let rest = "/comments?cursor=\(try #require(newest.next))&under="
      let answer = try await site.ask(client, path(post, rest + "\(first.id)"), as: me)
      let page = try CommentPage(WireCursor(answer.json))
      let before = try #require(page.comments.first)
      #expect(page.comments.count == 1 && before.id == first.id)
      #expect(before.replies.map { reply in reply.id } == Array(ids.prefix(3)))
      #expect(before.earlier == 0 && before.next == nil)
      let elsewhere = try await site.ask(client, path(other, rest + "\(first.id)"), as: me)
      #expect(try CommentPage(WireCursor(elsewhere.json)).comments.isEmpty)
      #expect(try await site.ask(client, path(post, rest + "x"), as: me).status == 400)
    }
  }

  @Test("a reply does not say whom it answers where the two are apart")
  func answersToSomebodyApart() async throws {
    let post = world.post(1, by: ann)
    let first = world.comment(1, by: ann, on: post)
    var answer = world.comment(3, by: ben, on: post, under: first.id)
    answer.replyTo = cho
    try world.put([post])
    try world.put([first, world.comment(2, by: cho, on: post, under: first.id), answer])
    try site.block(cho, me)
    try await site.test { client in
      let seen = try await comments(client, on: post, as: me).comments[0].replies
      #expect(seen.map { comment in comment.id.low } == [3])
      #expect(seen.first?.replyTo == nil)
      let others = try await comments(client, on: post, as: ann).comments[0].replies
      #expect(others.map { comment in comment.replyTo?.user } == [nil, cho])
    }
  }

  @Test("a comment that is held is one of those that its author counts, and nobody else")
  func heldComments() async throws {
    let (post, other) = (world.post(1, by: ann), world.post(2, by: ann))
    var held = world.comment(1, by: ben, on: post)
    held.isHeld = true
    try world.put([post, other])
    try world.put([held, world.comment(2, by: ben, on: post), world.comment(3, by: ben, on: other)])
    try await site.test { client in
      func counts(_ reader: UserID) async throws -> [Int] {
        let answer = try await site.ask(client, "/api/golf/golfers/\(ann)/posts", as: reader)
        return try FeedPage(WireCursor(answer.json)).posts.map { post in post.comments }.sorted()
      }
      for (reader, wanted) in [(ben, 2), (me, 1), (ann, 1)] {
        let counts = try await counts(reader)
        #expect(counts == [1, wanted])
        let page = try await comments(client, on: post, as: reader)
        #expect(page.comments.count == wanted)
      }
    }
  }

  @Test("what is held, hidden, deleted or of somebody apart is not shown to whom it is not for")
  func hiddenComments() async throws {
    let post = world.post(1, by: ann)
    var held = world.comment(1, by: ben, on: post, text: "held")
    held.isHeld = true
    var hidden = world.comment(2, by: ben, on: post, text: "hidden")
    hidden.isHidden = true
    var gone = world.comment(3, by: ben, on: post, text: "")
    gone.isDeleted = true
    var alone = world.comment(4, by: ben, on: post, text: "")
    alone.isDeleted = true
    let left = world.comment(5, by: me, on: post, under: gone.id)
    let apart = world.comment(6, by: cho, on: post)
    try world.put([post])
    try world.put([held, hidden, gone, alone, left, apart])
    try site.block(me, cho)
    try await site.test { client in
      func ids(_ reader: UserID) async throws -> [UInt64] {
        try await comments(client, on: post, as: reader).comments.map { comment in comment.id.low }
      }
      #expect(try await ids(me) == [3])
      #expect(try await ids(ann) == [2, 3, 6])
      #expect(try await ids(ben) == [1, 2, 3, 6])
      let deleted = try #require(try await comments(client, on: post, as: me).comments.first)
      #expect(deleted.isDeleted && deleted.text.isEmpty && deleted.replies.count == 1)
      let seen = try await comments(client, on: post, as: ann).comments[0]
      #expect(seen.isHidden && seen.text == "hidden")
      // Whoever wrote it is not told.
      #expect(
        try await comments(client, on: post, as: ben).comments.allSatisfy { comment in
          !comment.isHidden
        })
    }
  }

  @Test("fifty comments are a page, and fifty likes")
  func pages() async throws {
    let post = world.post(1, by: ann)
    try world.put([post])
    try world.put((1...120).map { number in world.comment(number, by: ben, on: post) })
    let people = (10..<70).map { number in GolfSite.user(number) }
    try site.settle(people)
    for user in people {
      site.clock.advance(by: 1)
      try world.like(user, .post(post.id))
    }
    try site.block(people[59], me)
    try await site.test { client in
      var page = try await comments(client, on: post, as: me)
      var seen = page.comments.map { comment in comment.id.low }
      while let next = page.next {
        page = try await comments(client, on: post, as: me, next: next)
        seen += page.comments.map { comment in comment.id.low }
      }
      #expect(seen == Array(1...120))
      func likes(_ rest: String = "") async throws -> LikePage {
        let answer = try await site.ask(client, path(post, "/likes" + rest), as: me)
        return try LikePage(WireCursor(answer.json))
      }
      let first = try await likes()
      let second = try await likes("?cursor=" + (try #require(first.next)))
      #expect(first.golfers.count == 50 && second.golfers.count == 9 && second.next == nil)
      let found = (first.golfers + second.golfers).map { golfer in golfer.user }
      #expect(found == Array(people.dropLast().reversed()))
    }
  }

  @Test("a golfer's posts are the newest first, as far as the reader may read them")
  func byOne() async throws {
    try world.put((1...45).map { number in world.post(number, by: ann) })
    try world.put([world.post(46, by: ann, .friends)])
    try await site.test { client in
      func posts(_ reader: UserID, _ rest: String = "") async throws -> FeedPage {
        let answer = try await site.ask(
          client, "/api/golf/golfers/\(ann)/posts" + rest, as: reader)
        return try FeedPage(WireCursor(answer.json))
      }
      var page = try await posts(me)
      var seen = page.posts
      while let next = page.next {
        page = try await posts(me, "?cursor=" + next)
        seen += page.posts
      }
      #expect(seen.map { post in post.number } == (1...45).reversed())
      #expect(seen.allSatisfy { post in post.reason == nil })
      #expect(try await posts(ann).posts.first?.number == 46)
      try site.befriend(me, ann)
      #expect(try await posts(me).posts.first?.number == 46)
      try site.block(me, ann)
      let path = "/api/golf/golfers/\(ann)/posts"
      #expect(try await site.ask(client, path, as: me).status == 404)
    }
  }

  // MARK: Going

  @Test("a deleted post goes after 30 days, with its comments and likes")
  func purge() async throws {
    let post = world.post(1, by: ann)
    var gone = post
    gone.deletedAt = site.clock.now
    let kept = world.post(2, by: ann)
    try world.put([post, kept])
    let first = world.comment(1, by: ben, on: post)
    try world.put([
      first, world.comment(2, by: cho, on: post, under: first.id),
      world.comment(3, by: me, on: kept),
    ])
    for target in [LikeTarget.post(post.id), .comment(first.id), .post(kept.id)] {
      try world.like(me, target)
    }
    try world.put([gone])
    try await site.test { _ in
      func counts() throws -> [Int] {
        [
          try site.golf.count("SELECT count(*) FROM golf_post"),
          try site.golf.count("SELECT count(*) FROM golf_comment"),
          try site.golf.count("SELECT count(*) FROM golf_like"),
          try site.golf.count("SELECT count(*) FROM golf_post_stats"),
        ]
      }
      site.clock.advance(by: 30 * GolfSite.day - 1)
      await site.jobs.pass()
      let before = try counts()
      #expect(before == [2, 3, 3, 2])
      site.clock.advance(by: GolfSite.hour)
      await site.jobs.pass()
      let after = try counts()
      #expect(after == [1, 1, 1, 1])
    }
    #expect(try site.golf.device(of: ben).comment(first.id) == nil)
    #expect(try site.golf.device(of: ann).post(post.id) == nil)
  }
}
