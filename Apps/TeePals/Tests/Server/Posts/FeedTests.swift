import Core
import HTTPTypes
import ServerTestKit
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TestKit
import Testing
import Wire

/// Feeds, as they are asked for (specification §12).
@Suite("The feed", .timeLimit(.minutes(10)))
struct FeedTests {
  private let world: FeedWorld
  private var site: GolfSite { world.site }
  private let me = GolfSite.user(1)
  private let ann = GolfSite.user(2)
  private let ben = GolfSite.user(3)

  init() throws { world = try FeedWorld() }

  // MARK: What it has

  @Test("a post has its author's card, counts, the reader's like and why it is there")
  func shown() async throws {
    let post = world.post(1, by: ann, minutesAgo: 60)
    try world.put([post])
    try world.like(me, .post(post.id))
    try world.like(ben, .post(post.id))
    try world.put([world.comment(1, by: ben, on: post)])
    try await site.test { client in
      let page = try await world.page(client, as: me)
      let shown = try #require(page.posts.first)
      #expect(page.posts.count == 1 && page.next == nil && page.at == site.clock.now)
      #expect(shown.post == post && shown.author.name == GolfSite.card(ann).name)
      #expect(shown.likes == 2 && shown.comments == 1 && shown.isLiked && !shown.isClosed)
      let reason = try #require(shown.reason)
      #expect(reason.bucket == .recent && abs(reason.age - 1) < 1e-9 && reason.newAuthor == 1)
      #expect(reason.engagement > 0.4 && reason.engagement < 0.5)
      #expect(try await !world.page(client, as: ann).posts[0].isLiked)
    }
  }

  @Test("all is what is public, friends whom one follows and oneself")
  func filters() async throws {
    try site.befriend(me, ann)
    try site.follow(me, ben)
    let other = GolfSite.user(4)
    let apart = GolfSite.user(5)
    try site.block(apart, me)
    let held = world.post(7, by: ann) { post in post.isHeld = true }
    let deleted = world.post(8, by: ann) { post in post.deletedAt = site.clock.now }
    try world.put([
      world.post(1, by: ann), world.post(2, by: ann, .friends), world.post(3, by: ben),
      world.post(4, by: ben, .friends), world.post(5, by: other), world.post(6, by: me, .friends),
      held, deleted, world.post(9, by: apart), world.post(10, by: other, .friends),
    ])
    try await site.test { client in
      for ranking in FeedRanking.allCases {
        let query = "ranking=" + ranking.rawValue
        let all = try await world.all(client, query, as: me)
        #expect(Set(all.map { post in post.number }) == [1, 3, 5])
        let friends = try await world.all(client, query + "&filter=friends", as: me)
        #expect(Set(friends.map { post in post.number }) == [1, 2, 3, 6])
      }
      let newest = try await world.all(client, "ranking=newest&filter=friends", as: me)
      #expect(newest.map { post in post.number } == [6, 3, 2, 1])
    }
  }

  @Test("a round is shown to whoever may read it, and of others there is no word")
  func linkedRounds() async throws {
    let round = try site.round(1, host: ann, .invite)
    try site.put([round])
    try site.put(ben, .accepted, in: round)
    try world.put([world.post(1, by: ann) { post in post.round = round.id }])
    try await site.test { client in
      let seen = try #require(try await world.page(client, as: ben).posts.first)
      #expect(seen.round == LinkedRound(round) && seen.post.round == round.id)
      let unseen = try #require(try await world.page(client, as: me).posts.first)
      #expect(unseen.round == nil && unseen.post.round == nil)
    }
  }

  @Test("who cannot answer has posts that are closed")
  func closed() async throws {
    try world.put([world.post(1, by: ann)])
    try await site.test { client in
      #expect(try await world.page(client, as: me).posts.first?.isClosed == false)
      let (author, now) = (ann, site.clock.now)
      _ = try site.golf.engine.writeNow { session throws(StoreFailure) in
        try session.run(
          """
          INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, told)
          VALUES (1, \(author), 'suspension', 'other', 'nothing', \(now), 1)
          """)
      }
      #expect(try await world.page(client, as: me).posts.first?.isClosed == true)
      // The decision may take them along.
      _ = try site.golf.engine.writeNow { session throws(StoreFailure) in
        try session.run("UPDATE golf_sanction SET hides = 'posts'")
      }
      #expect(try await world.page(client, as: me).posts.isEmpty)
    }
  }

  // MARK: Bad input

  @Test("what is unknown is refused by its name")
  func refused() async throws {
    try world.put((1...30).map { number in world.post(number, by: ann) })
    try await site.test { client in
      let mine = try #require(try await world.page(client, "filter=all", as: me).next)
      let theirs = try #require(try await world.page(client, as: ben).next)
      let cases: [(String, String)] = [
        ("feed?filter=near", "filter"), ("feed?ranking=hot", "ranking"),
        ("feed?cursor=x", "cursor"), ("feed?cursor=" + theirs, "cursor"),
        ("feed?filter=friends&cursor=" + mine, "cursor"),
        ("feed?ranking=newest&cursor=" + mine, "cursor"),
        ("feed?cursor=" + mine + "0000", "cursor"), ("feed?limit=0", "limit"),
        ("feed/new", "since"), ("feed/new?since=now", "since"),
        ("feed/new?since=0&filter=x", "filter"),
        ("golfers/\(ann)/posts?cursor=x", "cursor"),
        ("posts/\(PostID(high: 70, low: 1))/comments?cursor=1", "cursor"),
        ("posts/\(PostID(high: 70, low: 1))/likes?cursor=..", "cursor"),
      ]
      for (path, field) in cases {
        let answer = try await site.ask(client, "/api/golf/" + path, as: me)
        #expect(answer.status == 400 && answer.word("field") == field, "\(path)")
      }
      #expect(try await world.page(client, "limit=500", as: me).posts.count == 30)
    }
  }

  // MARK: Lists

  private func author(_ number: UInt64) -> UserID { GolfSite.user(2 + number % 5) }

  @Test("20 pages while 1,000 posts arrive and 200 are deleted", arguments: FeedRanking.allCases)
  func pages(ranking: FeedRanking) async throws {
    try world.put((1...600).map { number in world.post(number, by: author(number)) })
    try await site.test { client in
      let query = "ranking=" + ranking.rawValue
      var page = try await world.page(client, query, as: me)
      var seen = page.posts.map { post in post.number }
      var deleted: Set<UInt64> = []
      for step in UInt64(0)..<19 {
        let new = (0..<53).map { count in 1_000 + step * 53 + UInt64(count) }
        try world.put(new.map { number in world.post(number, by: author(number), minutesAgo: 0) })
        // Here and there, each another.
        for number in (0..<11).map({ count in 1 + (step * 11 + UInt64(count)) * 7_919 % 600 }) {
          let now = site.clock.now
          try world.put([
            world.post(number, by: author(number)) { post in post.deletedAt = now }
          ])
          deleted.insert(number)
        }
        let next = try #require(page.next, "\(step)")
        page = try await world.page(client, query, as: me, next: next)
        let shown = page.posts.map { post in post.number }
        #expect(deleted.isDisjoint(with: shown))
        seen += shown
      }
      #expect(Set(seen).count == seen.count, "none twice")
      #expect(seen.allSatisfy { number in number <= 600 }, "none that came later")
      while let next = page.next {
        page = try await world.page(client, query, as: me, next: next)
        seen += page.posts.map { post in post.number }
      }
      let missing = Set(1...600).subtracting(seen).subtracting(deleted)
      #expect(Set(seen).count == seen.count && missing.isEmpty, "\(missing.sorted())")
    }
  }

  @Test("what can be read no more is left out of the next page, which is full all the same")
  func hiddenMeanwhile() async throws {
    try world.put((1...60).map { number in world.post(number, by: number % 2 == 0 ? ann : ben) })
    try await site.test { client in
      let first = try await world.page(client, "ranking=newest", as: me)
      try site.block(ben, me)
      let second = try await world.page(client, "ranking=newest", as: me, next: first.next)
      #expect(first.posts.count == 20 && second.posts.count == 20)
      // Whether anything is left that can be read is found out where it is asked for.
      if let next = second.next {
        let rest = try await world.page(client, "ranking=newest", as: me, next: next)
        #expect(rest.posts.isEmpty && rest.next == nil)
      }
      #expect(second.posts.allSatisfy { post in post.post.author == ann })
    }
  }

  @Test("after half an hour a list is forgotten, and its cursor begins a new one")
  func forgotten() async throws {
    try world.put((1...45).map { number in world.post(number, by: ann) })
    try await site.test { client in
      let first = try await world.page(client, "ranking=newest", as: me)
      site.clock.advance(by: 29 * 60_000)
      let kept = try await world.page(client, "ranking=newest", as: me, next: first.next)
      #expect(kept.at == first.at && kept.posts.first?.number == 25)
      site.clock.advance(by: 60_000)
      let fresh = try await world.page(client, "ranking=newest", as: me, next: kept.next)
      #expect(fresh.at == site.clock.now && fresh.posts.first?.number == 45)
    }
  }

  @Test("600 posts are one list, and no more than two in a row are one golfer's")
  func longLists() async throws {
    let people = (2...4).map { number in GolfSite.user(number) }
    try world.put(
      (1...700).map { number in
        world.post(number, by: number % 7 == 0 ? people[1] : number % 3 == 0 ? people[2] : ann)
      })
    try await site.test { client in
      let posts = try await world.all(client, "limit=50", as: me)
      #expect(posts.count == 600 && Set(posts.map { post in post.number }).count == 600)
      for place in 2..<100 {
        let authors = Set(posts[(place - 2)...place].map { post in post.post.author })
        #expect(authors.count > 1, "\(place)")
      }
    }
  }

  @Test("everything that somebody ever wrote is at the end of their friends' feed, in its order")
  func years() async throws {
    try site.follow(me, ann)
    try world.put(
      (1...120).map { number in
        world.post(number, by: ann, minutesAgo: Int64(121 - number) * 6 * 1_440)
      })
    try await site.test { client in
      let posts = try await world.all(client, "filter=friends&ranking=newest", as: me)
      #expect(posts.map { post in post.number } == (1...120).reversed())
    }
  }

  @Test("newer posts of others are counted, up to twenty")
  func news() async throws {
    try world.put([world.post(1, by: ann)])
    try await site.test { client in
      let since = try await world.page(client, as: me).at.milliseconds
      func count(_ filter: String = "") async throws -> Int {
        let path = "/api/golf/feed/new?since=\(since)" + filter
        return try FeedNews(WireCursor(try await site.ask(client, path, as: me).json)).count
      }
      #expect(try await count() == 0)
      site.clock.advance(by: 60_000)
      try world.put([
        world.post(2, by: ann, minutesAgo: 0), world.post(3, by: me, minutesAgo: 0),
        world.post(4, by: ben, .friends, minutesAgo: 0),
      ])
      #expect(try await count() == 1)
      #expect(try await count("&filter=friends") == 0)
      try world.put((10...40).map { number in world.post(number, by: ben, minutesAgo: 0) })
      #expect(try await count() == FeedNews.most)
    }
  }
}
