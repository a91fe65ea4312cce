import Core
import HTTPTypes
import ServerTestKit
import Sync
import TeePalsDomain
import TestKit
import Testing
import Wire

/// From where the posts of the feed of everybody are taken (specification §12.2).
@Suite("Where the posts of a feed come from", .timeLimit(.minutes(10)))
struct FeedBucketTests {
  private let world: FeedWorld
  private var site: GolfSite { world.site }
  private let me = GolfSite.user(1)
  private let writers = [GolfSite.user(2), GolfSite.user(3), GolfSite.user(4)]
  private let new = GolfSite.user(30)

  init() throws {
    world = try FeedWorld()
    try site.settle([new], days: 2)
    let (world, writers) = (world, writers)
    try world.put(
      (1...150).map { number in
        world.post(number, by: writers[Int(number) % writers.count])
      })
    try world.put([world.post(200, by: new, minutesAgo: 9_995)])
  }

  private func buckets(_ client: TestClient) async throws -> [UInt64: FeedBucket] {
    let page = try await world.page(client, as: me)
    #expect(page.posts.count == FeedPage.usual)
    var buckets: [UInt64: FeedBucket] = [:]
    for post in page.posts { buckets[post.number] = post.reason?.bucket }
    return buckets
  }

  @Test("the newest, what most is made of, and what new golfers wrote")
  func kinds() async throws {
    for writer in writers { try world.like(writer, .post(PostID(high: 70, low: 10))) }
    try await site.test { client in
      let buckets = try await buckets(client)
      #expect(buckets[10] == .trending && buckets[200] == .fresh)
      let others = buckets.filter { entry in entry.key != 10 && entry.key != 200 }
      #expect(others.values.allSatisfy { bucket in bucket == .recent })
      #expect(others.keys.allSatisfy { number in (51...150).contains(number) })
    }
  }

  @Test("what most is made of is found behind what is not for the reader")
  func hidden() async throws {
    try world.put(
      (1_001...1_150).map { number in
        world.post(number, by: writers[Int(number) % writers.count])
      })
    try site.block(me, writers[0])
    for number in UInt64(1)...150 where Int(number) % writers.count == 0 {
      for writer in writers.dropFirst() {
        try world.like(writer, .post(PostID(high: 70, low: number)))
      }
    }
    try world.like(writers[2], .post(PostID(high: 70, low: 10)))
    try await site.test { client in
      let found = try await buckets(client)
      #expect(found[10] == .trending)
    }
  }

  @Test("the order of what most is made of is never more than 15 minutes old")
  func age() async throws {
    try await site.test { client in
      #expect(try await buckets(client)[10] == nil)
      for writer in writers { try world.like(writer, .post(PostID(high: 70, low: 10))) }
      site.clock.advance(by: 15 * 60_000)
      #expect(try await buckets(client)[10] == .trending)
    }
  }

  @Test("nobody is new who has been here for a month and has five posts")
  func settled() async throws {
    try world.put(
      (201...204).map { number in world.post(number, by: new, minutesAgo: 9_995) })
    site.clock.advance(by: 29 * GolfSite.day)
    try world.put(
      (301...400).map { number in
        world.post(number, by: writers[Int(number) % writers.count], minutesAgo: 60)
      })
    try await site.test { client in
      let page = try await world.page(client, as: me)
      #expect(page.posts.allSatisfy { post in post.reason?.bucket != .fresh })
      #expect(page.posts.allSatisfy { post in post.reason?.newAuthor == 0 })
    }
  }
}
