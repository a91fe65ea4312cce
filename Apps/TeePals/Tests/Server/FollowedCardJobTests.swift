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

@Suite("A new name of somebody whom many follow", .timeLimit(.minutes(30)))
struct FollowedCardJobTests {
  typealias Writer = GroupCommit<SQLiteDatabase, TeePalsTables>

  private let golf: GolfDatabase
  private let writer: Writer
  private let job: FollowedCardJob<SQLiteDatabase, TeePalsTables>
  private let host = SampleGolf.user(0)
  init() throws {
    golf = try GolfDatabase(onDisk: true)
    writer = Writer(golf.engine, TeePalsTables.self)
    job = FollowedCardJob(engine: golf.engine, writer: writer) { entity in entity }
  }

  /// Answers the card.
  private func name(
    _ name: String, bio: String = "", _ trust: TrustMark? = nil
  ) throws -> GolferCard {
    var profile = GolferProfile(user: host, createdAt: GolfTown.start)
    (profile.firstName, profile.lastName, profile.bio) = ("Ada", name, bio)
    profile.trust = trust
    let named = profile
    try golf.enact([.put(.user(host), .profile(named))])
    return named.card
  }

  private func follow(_ card: GolferCard, _ numbers: Range<UInt64>) throws -> [UserID] {
    let fans = numbers.map { number in SampleGolf.user(number) }
    try golf.enact(
      fans.map { fan in
        .put(.user(fan), .follow(Follow(follower: fan, followee: card, createdAt: GolfTown.start)))
      })
    return fans
  }

  private func due() throws -> Int { try golf.count("SELECT count(*) FROM golf_followed_card") }

  private func cards(_ fans: [UserID]) throws -> Set<GolferCard?> {
    Set(try fans.map { fan in try golf.device(of: fan).follow(fan, host)?.followee })
  }

  @Test("comes to all of them, in parts")
  func followers() async throws {
    let before = try name("Green")
    let fans = try follow(before, 100..<230)
    let after = try name("Sparrow")
    #expect(try due() == 1)
    #expect(try cards(fans) == [before])
    let feed = try golf.count("SELECT count(*) FROM feed")
    let commits = writer.counts.commits
    try await job.show()
    #expect(try cards(fans) == [after])
    #expect(try due() == 0)
    #expect(writer.counts.commits - commits == 3)
    // Once is enough.
    #expect(try golf.count("SELECT count(*) FROM feed") == feed + fans.count)
    try await job.show()
    #expect(try golf.count("SELECT count(*) FROM feed") == feed + fans.count)
    await writer.drain()
  }

  @Test("is noted where a decision does not show it to all, and where it is new")
  func noted() async throws {
    let first = try name("Green")
    _ = try follow(first, 100..<(100 + UInt64(GolfLimits.followers)))
    let second = try name("Sparrow")
    #expect(try due() == 0)
    _ = try follow(second, 300..<301)
    _ = try name("Sparrow", bio: "Out of bounds")
    #expect(try due() == 0)
    _ = try name("Sparrow", TrustMark(tier: .trusted, badges: [.onTime], rounds: 12))
    #expect(try due() == 0)
    _ = try name("Wren")
    _ = try name("Finch")
    #expect(try due() == 1)
    await writer.drain()
  }
}
