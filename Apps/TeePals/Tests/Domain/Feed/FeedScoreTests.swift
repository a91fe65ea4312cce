import Calendar
import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What a post is worth (specification §§12, 21)")
struct FeedScoreTests {
  private static let now = GolfTown.start
  private static let course = CourseID(high: 1, low: 1)
  private static let reader = FeedReader(
    city: "san_jose_ca", course: course, tags: ["links", "walking", "dawn", "wind"])

  private static func post(
    _ hours: Double, _ likes: Int = 0, _ comments: Int = 0, _ number: UInt64 = 1
  ) -> FeedPost {
    FeedPost(
      id: PostID(high: 1, low: number), author: SampleGolf.user(number),
      createdAt: now.advanced(byMilliseconds: -Int64(hours * 3_600_000)), likes: likes,
      comments: comments)
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.000_000_6 }

  private func total(
    _ post: FeedPost, _ ranking: FeedRanking = .classic, _ filter: FeedFilter = .all
  ) -> Double {
    FeedScore(post, for: Self.reader, at: Self.now).total(ranking, filter)
  }

  @Test("the classic score has the values of the specification")
  func classic() {
    #expect(isNear(total(Self.post(0)), 1.0))
    #expect(isNear(total(Self.post(18)), 0.367879))
    var post = Self.post(2, 10, 5)
    post.isByNewAuthor = true
    post.city = "san_jose_ca"
    post.course = Self.course
    post.tags = ["links", "walking", "other"]
    #expect(isNear(total(post), 4.508196))
    #expect(isNear(total(Self.post(48, 100, 50)), 1.660475))
    #expect(isNear(total(Self.post(0, 1_000)), 3.0))
    #expect(isNear(total(Self.post(1, 3, 1), .classic, .friends), 1.496717))
  }

  @Test("decayed, everything about a post is worth half as much after a time of its own")
  func decayed() {
    #expect(isNear(total(Self.post(0), .decayed), 1))
    #expect(isNear(total(Self.post(18), .decayed), 0.5))
    #expect(isNear(total(Self.post(24), .decayed, .friends), 0.5))
    #expect(isNear(total(Self.post(36, 1_000), .decayed), 0.75))
    // A new post is above one of a month ago, whatever was made of that.
    let old = Self.post(25 * 24, 28)
    #expect(total(old) > total(Self.post(0)))
    #expect(total(old, .decayed) < total(Self.post(0), .decayed))
    // A clock that is wrong makes nothing better.
    #expect(isNear(total(Self.post(-5), .decayed), 1))
  }

  @Test("each part has its weight and its most")
  func parts() {
    var post = Self.post(0)
    func score() -> FeedScore { FeedScore(post, for: Self.reader, at: Self.now) }
    post.tags = ["links", "links", "wind"]
    #expect(isNear(score().tags, 0.4))
    post.tags = ["links", "walking", "dawn", "wind"]
    #expect(isNear(score().tags, 0.6))
    post.city = "seoul"
    #expect(score().city == 0 && score().course == 0 && score().newAuthor == 0)
    post.city = "san_jose_ca"
    #expect(score().city == 0.5)
    // Nothing is as near as nothing.
    post.city = ""
    post.course = nil
    let nowhere = FeedScore(post, for: FeedReader(), at: Self.now)
    #expect(nowhere.city == 0 && nowhere.course == 0)
  }

  @Test("the hot score has the values of the specification, and none after seven days")
  func hot() {
    #expect(isNear(FeedHeat.score(likes: 0, comments: 0, hours: 0), 5.0))
    #expect(isNear(FeedHeat.score(likes: 10, comments: 5, hours: 12), 7.544522))
    #expect(isNear(FeedHeat.score(likes: 3, comments: 0, hours: 120), 1.386294))
    #expect(isNear(FeedHeat.score(likes: 50, comments: 25, hours: 160), 4.615121))
    #expect(FeedHeat.score(likes: 50, comments: 25, hours: 168.1) == 0)
  }

  @Test("within five days the order of the hot score can be kept", arguments: UInt64(1)...10)
  func hotKey(seed: UInt64) {
    var lots = Lots(seed)
    for _ in 0..<500 {
      let posts = (0..<2).map { _ in
        (likes: lots.below(50), comments: lots.below(20), minutes: lots.below(5 * 24 * 60))
      }
      let scores = posts.map { post in
        FeedHeat.score(
          likes: post.likes, comments: post.comments, hours: Double(post.minutes) / 60)
      }
      let keys = posts.map { post in
        FeedHeat.key(
          likes: post.likes, comments: post.comments,
          engagedAt: Self.now.advanced(byMilliseconds: -Int64(post.minutes) * 60_000))
      }
      // What differs by less than a second's worth may fall either way.
      guard abs(scores[0] - scores[1]) > 0.000_01 else { continue }
      #expect((scores[0] > scores[1]) == (keys[0] > keys[1]))
    }
  }

  @Test("the seed is the same for a viewer all day")
  func seed() throws {
    let first = try #require(CivilDate("2026-01-15"))
    let second = try #require(CivilDate("2026-01-16"))
    #expect(FeedSeed.of("u1", on: first) == 4_061_193_658)
    #expect(FeedSeed.of("u1", on: second) == 1_574_181_301)
    let user = SampleGolf.user(1)
    let morning = Instant(milliseconds: 20_468 * GolfTown.day)
    let evening = morning.advanced(byMilliseconds: GolfTown.day - 1)
    #expect(FeedSeed.of(user, at: morning) == FeedSeed.of(user, at: evening))
    #expect(
      FeedSeed.of(user, at: morning)
        != FeedSeed.of(user, at: morning.advanced(byMilliseconds: -1)))
  }

  @Test("an author is new by age or by posts, when it is read")
  func newAuthors() {
    func isNew(_ days: Int64, _ posts: Int) -> Bool {
      NewAuthor.isNew(
        since: Self.now.advanced(byMilliseconds: -days * GolfTown.day), posts: posts, at: Self.now)
    }
    #expect(isNew(29, 100) && isNew(400, 4))
    #expect(!isNew(30, 5))
    #expect(!NewAuthor.isNew(since: nil, posts: 0, at: Self.now), "nothing is known of them")
  }

  @Test("a feed looks further back where there is too little")
  func windows() {
    func days(_ filter: FeedFilter) -> [Int64?] {
      FeedWindow.starts(filter, at: Self.now).map { start in
        start.map { time in (Self.now.milliseconds - time.milliseconds) / GolfTown.day }
      }
    }
    #expect(days(.friends) == [7, 30, 180, nil])
    #expect(days(.all) == [30, 180, nil])
  }
}
