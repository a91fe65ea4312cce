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

/// What is kept of posts for all readers is no other than what is read for each of them.
@Suite("What feeds keep for all readers", .timeLimit(.minutes(30)))
struct KnownPostsTests {
  /// Readers and writers who do anything they can, and a crowd with more posts than are kept.
  private struct World {
    var walk: PostWalk
    var lots: Lots
    let golf: GolfDatabase
    let kept: FeedReading<SQLiteDatabase>
    let read: FeedReading<SQLiteDatabase>
    var blocks: [Block] = []

    static let readers = (0..<PostWalk.people).map { number in SampleGolf.user(UInt64(number)) }
    static let crowd = (20..<30).map { number in SampleGolf.user(UInt64(number)) }
    static let posts: UInt64 = 170

    init(seed: UInt64, onDisk: Bool) throws {
      walk = PostWalk(seed: seed)
      lots = Lots(seed &+ 1_000)
      for (place, user) in Self.crowd.enumerated() {
        // Some came lately.
        walk.town.settle(user, age: Int64(25 + place) * GolfTown.day)
      }
      golf = try GolfDatabase(onDisk: onDisk)
      kept = FeedReading(engine: golf.engine)
      read = FeedReading(engine: golf.engine, isKept: false)
      try golf.enact(
        walk.town.rows.sorted { one, other in one.key < other.key }.map { key, entity in
          .put(.user(key.id.retagged()), entity)
        })
      for number in 0..<Self.posts { try put(post(number)) }
    }

    /// Of the crowd: half of them older than the first time that is looked at.
    func post(_ number: UInt64, _ change: (inout GolfPost) -> Void = { _ in }) -> GolfPost {
      let author = Self.crowd[Int(number) % Self.crowd.count]
      let age = Int64(number) * 9 * GolfTown.hour
      var post = GolfPost(
        id: PostID(high: 75, low: number), author: author, title: "Post \(number)",
        text: "Words", tags: number % 3 == 0 ? ["links"] : [],
        createdAt: GolfTown.start.advanced(byMilliseconds: -age))
      change(&post)
      return post
    }

    func put(_ post: GolfPost) throws { try golf.enact([.put(.user(post.author), .post(post))]) }

    /// A command of somebody's, as the server does it.
    mutating func command() throws {
      let (user, command) = walk.next()
      let context = walk.town.context(user)
      guard case .success(let changes) = walk.town.decided(command, context) else { return }
      walk.town.write(changes)
      try golf.enact(changes)
    }

    /// What nobody commands.
    mutating func event(_ step: Int64) throws {
      let (number, reader) = (UInt64(lots.below(Int(Self.posts))), lots.pick(Self.readers))
      let somebody = lots.pick(Self.crowd + Self.readers)
      let (now, hides) = (walk.town.now, lots.pick(["nothing", "posts", "all"]))
      let visibility: PostVisibility = lots.pick([.public, .friends])
      switch lots.below(9) {
      case 0: try put(post(number) { post in post.visibility = visibility })
      case 1: try put(post(number) { post in post.isHeld = true })
      case 2: try put(post(number) { post in post.deletedAt = now })
      case 3:
        let gone = post(number)
        let key = TeePalsEntity.Kind.post.key(gone.id)
        if try golf.count("SELECT count(*) FROM golf_post WHERE id = \(gone.id)") > 0 {
          try golf.enact([.remove(.user(gone.author), key)])
        }
      case 4:
        let like = GolfLike(user: reader, target: .post(post(number).id), createdAt: now)
        try golf.enact([.put(.user(reader), .like(like))])
      case 5:
        var profile = GolferProfile(
          user: lots.pick(Self.crowd),
          createdAt: GolfTown.start.advanced(byMilliseconds: -Int64(lots.below(40)) * GolfTown.day))
        profile.firstName = lots.pick(["Ada", "Ben", "지수"])
        try golf.enact([.put(.user(profile.user), .profile(profile))])
      case 6:
        try golf.engine.writeNow { session throws(StoreFailure) in
          _ = try session.run(
            """
            INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, told)
            VALUES (\(step), \(somebody), 'suspension', 'other', \(hides), \(now), 1)
            """)
        }
      case 7:
        try golf.engine.writeNow { session throws(StoreFailure) in
          _ = try session.run("UPDATE golf_sanction SET ended_at = \(now) WHERE entry % 3 = 0")
        }
      default: try turnAway(reader, lots.pick(Self.crowd))
      }
    }

    /// The reader blocks somebody, or does not any more.
    private mutating func turnAway(_ reader: UserID, _ other: UserID) throws {
      let block = Block(
        owner: reader, blocked: GolferCard(user: other, name: "Somebody"),
        blockedAt: GolfTown.start)
      if let place = blocks.firstIndex(of: block) {
        blocks.remove(at: place)
        try golf.enact([.remove(.user(reader), TeePalsEntity.Kind.block.key(block.id))])
      } else {
        blocks.append(block)
        try golf.enact([.put(.user(reader), .block(block))])
      }
    }

    /// The first pages of everybody are the same either way. Answers how many posts are on them.
    func compare(_ step: Int64) async throws -> Int {
      var count = 0
      for reader in Self.readers {
        var cursor: String?
        for page in 0..<2 {
          let (now, after) = (walk.town.now, cursor)
          let one = try await kept.page(.all, for: reader, after: after, limit: 20, at: now)
          let other = try await read.page(.all, for: reader, after: after, limit: 20, at: now)
          #expect(one == other, "page \(page) of \(reader) at step \(step)")
          count += one.posts.count
          cursor = one.next
          if cursor == nil { break }
        }
      }
      return count
    }
  }

  @Test(
    "pages are what they are without it, after any history",
    arguments: [(UInt64(61), false), (62, false), (63, true)])
  func histories(seed: UInt64, onDisk: Bool) async throws {
    var world = try World(seed: seed, onDisk: onDisk)
    var count = 0
    for step in Int64(1)...40 {
      for _ in 0..<4 { try world.command() }
      try world.event(step)
      count += try await world.compare(step)
      guard step % 10 == 0 else { continue }
      // What is looked up once in a while is looked up.
      let now = world.walk.town.now
      world.walk.town.now = now.advanced(byMilliseconds: GolfTown.hour)
    }
    #expect(count > 2_000)
  }

  @Test("who turns most of the writers away reads the older posts of others")
  func mostAreHidden() async throws {
    var world = try World(seed: 64, onDisk: false)
    let reader = World.readers[0]
    #expect(try await world.compare(0) > 0)
    for other in World.crowd.dropFirst() {
      let block = Block(
        owner: reader, blocked: GolferCard(user: other, name: "Somebody"),
        blockedAt: GolfTown.start)
      try world.golf.enact([.put(.user(reader), .block(block))])
    }
    try world.command()
    #expect(try await world.compare(1) > 0)
    let page = try await world.kept.page(
      .all, for: reader, after: nil, limit: 50, at: world.walk.town.now)
    let apart = Set(World.crowd.dropFirst())
    #expect(!page.posts.isEmpty)
    #expect(page.posts.allSatisfy { shown in !apart.contains(shown.post.author) })
  }

  @Test("what is written is seen at the next reading")
  func atOnce() async throws {
    let world = try World(seed: 65, onDisk: true)
    let reader = World.readers[0]
    func shown(_ number: UInt64) async throws -> ShownPost? {
      let page = try await world.kept.page(
        .all, for: reader, after: nil, limit: 50, at: world.walk.town.now)
      return page.posts.first { shown in shown.post.id == world.post(number).id }
    }
    let first = try #require(try await shown(0))
    #expect(first.likes == 0)
    let like = GolfLike(user: reader, target: .post(first.post.id), createdAt: GolfTown.start)
    try world.golf.enact([.put(.user(reader), .like(like))])
    let liked = try #require(try await shown(0))
    #expect(liked.likes == 1 && liked.isLiked)
    var profile = GolferProfile(user: first.post.author, createdAt: GolfTown.start)
    profile.firstName = "Grace"
    try world.golf.enact([.put(.user(profile.user), .profile(profile))])
    #expect(try await shown(0)?.author.name == "Grace")
    try world.put(world.post(0) { post in post.title = "Birdie" })
    #expect(try await shown(0)?.post.title == "Birdie")
    try world.put(world.post(0) { post in post.deletedAt = GolfTown.start })
    #expect(try await shown(0) == nil)
    #expect(try await shown(1) != nil)
    let author = world.post(1).author
    try world.golf.engine.writeNow { session throws(StoreFailure) in
      _ = try session.run(
        """
        INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, told)
        VALUES (1, \(author), 'shadow', 'spam', 'all', \(GolfTown.start), 1)
        """)
    }
    #expect(try await shown(1) == nil)
    // To whoever is banned nothing is there, until it ends.
    try world.golf.engine.writeNow { session throws(StoreFailure) in
      _ = try session.run(
        """
        INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, told)
        VALUES (2, \(reader), 'ban', 'other', 'nothing', \(GolfTown.start), 1)
        """)
    }
    await #expect(throws: Problem.self) { _ = try await shown(2) }
    try world.golf.engine.writeNow { session throws(StoreFailure) in
      _ = try session.run("UPDATE golf_sanction SET ended_at = \(GolfTown.start) WHERE entry = 2")
    }
    #expect(try await shown(2) != nil)
  }
}
