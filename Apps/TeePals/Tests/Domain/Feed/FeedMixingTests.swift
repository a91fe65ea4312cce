import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("How the feed is mixed (specification §12.2)")
struct FeedMixingTests {
  /// The rule as it is written, slowly and separately: marks are taken out of three bags.
  private static func slowly(_ counts: [Int], _ seed: UInt32) -> String {
    var bags: [Character: Int] = ["R": counts[0], "T": counts[1], "N": counts[2]]
    let pattern = Array("RRRTRRNRTN")
    var at = Int(seed % 10)
    var counter = 0
    var list = ""
    func take(_ mark: Character) {
      bags[mark]! -= 1
      list.append(mark)
    }
    while bags["R"]! > 0 || bags["T"]! > 0 || bags["N"]! > 0 {
      counter += 1
      if counter >= 5, bags["N"]! > 0 {
        take("N")
        counter = 0
        continue
      }
      let wanted = pattern[at]
      at += 1
      if at == 10 { at = 0 }
      if bags[wanted]! > 0 {
        take(wanted)
      } else {
        for other in "RTN" where bags[other]! > 0 {
          take(other)
          break
        }
      }
    }
    return list
  }

  private static func mark(_ bucket: FeedBucket) -> Character {
    switch bucket {
    case .recent: "R"
    case .trending: "T"
    case .fresh: "N"
    }
  }

  private static func quickly(_ bags: [Int], _ seed: UInt32) -> String {
    let slots = FeedMixing.slots(recent: bags[0], trending: bags[1], fresh: bags[2], seed: seed)
    return String(slots.map(mark))
  }

  @Test("the pattern, a new author at the fifth place, and what an empty bucket gives way to")
  func patterns() {
    #expect(Self.quickly([20, 9, 0], 0).hasPrefix("RRRTRRRRTRRRRTRRRRTR"))
    // The fifth place is a new author's, and the pattern waits for it.
    #expect(Self.quickly([20, 9, 9], 0).hasPrefix("RRRTNRRNRNTNRRNRTRRN"))
    #expect(Self.quickly([2, 2, 2], 8) == "TNRRNT")
    #expect(Self.quickly([0, 0, 3], 5) == "NNN")
    #expect(Self.quickly([0, 3, 0], 5) == "TTT")
    #expect(Self.quickly([0, 0, 0], 5).isEmpty)
  }

  @Test("10,000 buckets are mixed as the slow way mixes them", arguments: UInt64(1)...10)
  func reference(seed: UInt64) {
    var lots = Lots(seed)
    for _ in 0..<1_000 {
      let bags = [
        lots.below(lots.pick([1, 10, 101])), lots.below(lots.pick([1, 5, 21])),
        lots.below(lots.pick([1, 5, 21])),
      ]
      let seed = UInt32(truncatingIfNeeded: lots.next())
      let mixed = Self.quickly(bags, seed)
      #expect(mixed == Self.slowly(bags, seed), "\(bags) \(seed)")
      #expect(mixed.count == bags.reduce(0, +))
    }
  }

  // MARK: Authors

  private static func item(_ number: UInt64, by author: UInt64) -> FeedItem {
    let post = FeedPost(
      id: PostID(high: 1, low: number), author: SampleGolf.user(author),
      createdAt: GolfTown.start)
    return FeedItem(
      post: post, score: FeedScore(post, for: FeedReader(), at: GolfTown.start))
  }

  private static func authors(_ items: [FeedItem]) -> [UInt64] {
    items.map { item in item.post.author.low & 0xFFFF }
  }

  private static func items(_ authors: [UInt64]) -> [FeedItem] {
    authors.enumerated().map { index, author in item(UInt64(index), by: author) }
  }

  @Test("the first that is not one too many comes, and where there is none, the first")
  func spreading() {
    func spread(_ authors: [UInt64], after shown: [UInt64] = []) -> [UInt64] {
      let above = shown.map { author in SampleGolf.user(author) }
      return Self.authors(FeedVariety.spread(Self.items(authors), after: above))
    }
    #expect(spread([1, 1, 1, 2, 3]) == [1, 1, 2, 1, 3])
    #expect(spread([1, 1, 1, 1]) == [1, 1, 1, 1])
    #expect(spread([1, 1, 1, 1, 2]) == [1, 1, 2, 1, 1])
    #expect(spread([1, 2, 1], after: [1, 1]) == [2, 1, 1])
    #expect(spread([1, 2, 1], after: [1, 1, 2]) == [1, 2, 1])
    #expect(spread([]) == [])
  }

  @Test("no more than two in a row, unless nothing else is left", arguments: UInt64(1)...20)
  func variety(seed: UInt64) {
    var lots = Lots(seed)
    for _ in 0..<200 {
      let count = lots.below(70)
      let people = 1 + lots.below(6)
      let items = Self.items((0..<count).map { _ in UInt64(lots.below(people)) })
      let spread = FeedVariety.spread(items)
      #expect(Set(spread) == Set(items) && spread.count == items.count)
      let authors = Self.authors(spread)
      for index in authors.indices.dropFirst(2)
      where authors[index] == authors[index - 1] && authors[index] == authors[index - 2] {
        let rest = Set(authors[index...])
        #expect(rest == [authors[index]], "\(authors)")
      }
    }
  }

  // MARK: The whole

  private static func post(
    _ number: UInt64, by author: UInt64, hours: Int64, likes: Int = 0
  ) -> FeedPost {
    FeedPost(
      id: PostID(high: 1, low: number), author: SampleGolf.user(author),
      createdAt: GolfTown.start.advanced(byMilliseconds: -hours * GolfTown.hour), likes: likes)
  }

  private func numbers(_ items: [FeedItem]) -> [UInt64] {
    items.map { item in item.post.id.low }
  }

  private func order(_ filter: FeedFilter, _ ranking: FeedRanking) -> FeedOrder {
    FeedOrder(filter, ranking, for: FeedReader(), at: GolfTown.start)
  }

  @Test("the best first, of equals the newer, then the greater id")
  func ties() {
    let posts = [
      Self.post(1, by: 1, hours: 30), Self.post(2, by: 2, hours: 5),
      Self.post(3, by: 3, hours: 5), Self.post(4, by: 4, hours: 20, likes: 500),
    ]
    #expect(numbers(order(.friends, .decayed).friends(posts)) == [4, 3, 2, 1])
    #expect(numbers(order(.friends, .newest).friends(posts)) == [3, 2, 4, 1])
  }

  @Test("a post is there once, with where it comes from")
  func buckets() {
    let recent = (1...6).map { number in
      Self.post(UInt64(number), by: UInt64(number), hours: Int64(number))
    }
    let trending = [Self.post(3, by: 3, hours: 3), Self.post(7, by: 7, hours: 40, likes: 9)]
    let fresh = [Self.post(7, by: 7, hours: 40, likes: 9), Self.post(8, by: 8, hours: 50)]
    let buckets = FeedBuckets(recent: recent, trending: trending, fresh: fresh)
    let mixed = order(.all, .decayed).all(buckets, seed: 0)
    #expect(numbers(mixed) == [1, 2, 3, 7, 8, 4, 5, 6])
    #expect(mixed[3].bucket == .trending && mixed[4].bucket == .fresh)
    #expect(numbers(order(.all, .newest).all(buckets, seed: 0)) == [1, 2, 3, 4, 5, 6])
  }

  @Test("over the ends of what is made at a time there are no three in a row either")
  func batches() {
    let recent = (0..<FeedBuckets.mostRecent).map { number in
      Self.post(UInt64(number), by: UInt64(number / 4), hours: Int64(number))
    }
    let feed = order(.all, .decayed).all(FeedBuckets(recent: recent), seed: 3)
    #expect(feed.count == recent.count && Set(feed).count == recent.count)
    let authors = Self.authors(feed)
    for index in authors.indices.dropFirst(2) {
      let isThird = authors[index] == authors[index - 1] && authors[index] == authors[index - 2]
      #expect(!isThird || Set(authors[index...]) == [authors[index]])
    }
  }
}
