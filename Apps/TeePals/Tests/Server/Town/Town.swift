import Calendar
import Core
import ServerTestKit
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit

/// Golfers who play, write, like, report and are reported, with two moderators, day after day, over
/// a real server: everything follows from the seed. What comes of it is checked against what was
/// done, and the first broken promise ends it.
struct Town {
  static let players = (UInt64(1)...6).map { number in GolfSite.user(number) }
  static let moderators = [GolfSite.user(7), GolfSite.user(8)]
  static let days: Int64 = 16
  /// Devices are looked at every so many days.
  private static let looks: Int64 = 4
  private static let acts = 14

  /// What must happen now and then, or a town says little.
  static let tallied = [
    "posted", "edited", "deleted", "commented", "answered", "tombstone", "hidden", "liked",
    "unliked", "followed", "joined", "refused", "reported", "played", "rated", "flagged",
    "counted", "badge", "decided", "removed", "suspended", "ended", "appealed", "granted",
    "denied", "own appeal", "page",
  ]

  let site: GolfSite
  let client: TestClient
  let mistake: TownMistake?
  var dice: TestKit.Dice
  var record = TownRecord()
  private(set) var violation: String?
  private(set) var tally: [String: Int] = [:]
  /// How many posts, comments and rounds there were: each has a number, and words of its own.
  var made: UInt64 = 0
  private var commands: UInt64 = 0
  private let start: Instant

  private init(_ site: GolfSite, _ client: TestClient, _ seed: UInt64, _ mistake: TownMistake?) {
    self.site = site
    self.client = client
    self.mistake = mistake
    dice = TestKit.Dice(seed: seed)
    start = site.clock.now
  }

  /// Lives through a town, and says what came of it.
  static func run(
    seed: UInt64, _ mistake: TownMistake? = nil
  ) async throws -> (violation: String?, tally: [String: Int]) {
    let site = try GolfSite(people: 8, moderators: [7, 8])
    return try await site.test { client in
      var town = Town(site, client, seed, mistake)
      try town.settle()
      for day in 0..<Town.days where town.violation == nil { try await town.live(day) }
      return (town.violation, town.tally)
    }
  }

  mutating func violate(_ text: String) { if violation == nil { violation = text } }
  mutating func count(_ name: String) { tally[name, default: 0] += 1 }

  mutating func someone() -> UserID { dice.pick(Town.players) ?? Town.players[0] }

  mutating func someone(but user: UserID) -> UserID {
    dice.pick(Town.players.filter { other in other != user }) ?? user
  }

  private func settle() throws {
    var changes: [Change<TeePalsEntity>] = []
    for user in Town.players {
      var profile = site.profile(user, gaps: [], days: 100)
      profile.photo = MediaDigest(String(repeating: "a", count: 64))
      profile.skill = .intermediate
      let secret = PrivateGolferProfile(user: user, birthDate: CivilDate("1990-02-28"))
      changes += [.put(.user(user), .profile(profile)), .put(.user(user), .secret(secret))]
    }
    try site.golf.enact(changes)
  }

  // MARK: A day

  private mutating func live(_ day: Int64) async throws {
    try play(day)
    for _ in 0..<Town.acts where violation == nil {
      site.clock.advance(by: (1 + Int64(dice.below(4))) * 60_000)
      try act()
    }
    if violation == nil { try await moderate() }
    if violation == nil { try await read() }
    if violation == nil, day % Town.looks == Town.looks - 1 { try checkDevices() }
    if violation == nil { try checkCounted() }
    let morning = start.milliseconds + (day + 1) * GolfSite.day
    site.clock.advance(by: morning - site.clock.now.milliseconds)
    if violation == nil { try await doJobs() }
  }

  // MARK: The server

  /// What the server makes of a command. Answers whether it was taken.
  @discardableResult
  mutating func submit(_ command: TeePalsCommand, by user: UserID) throws -> Bool {
    commands += 1
    site.clock.advance(by: 1_000)
    let context = DecideContext(
      actor: user, command: CommandID(high: 9, low: commands), at: site.clock.now,
      received: site.clock.now)
    let replica = try site.golf.load(TeePalsReads.of(command, user), for: user)
    guard let changes = decided(command, context, replica) else {
      count("refused")
      return false
    }
    try site.golf.enact(changes)
    if mistake == .likeCountsTwice { try countAgain(changes) }
    if let wrong = record.take(command, by: user, changes: !changes.isEmpty) { violate(wrong) }
    return true
  }

  private func decided(
    _ command: TeePalsCommand, _ context: DecideContext, _ replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>]? {
    do throws(TeePalsRejection) {
      guard let mistake else {
        return try TeePalsDomain.decide(command, context, in: replica)
      }
      return try mistake.decide(command, context, in: replica)
    } catch {
      return nil
    }
  }

  /// The planted mistake ``TownMistake/likeCountsTwice``.
  private func countAgain(_ changes: [Change<TeePalsEntity>]) throws {
    for case .put(_, .like(let like)) in changes {
      guard case .post(let post) = like.target else { continue }
      _ = try site.golf.engine.writeNow { session throws(StoreFailure) in
        try session.run("UPDATE golf_post_stats SET likes = likes + 1 WHERE post = \(post)")
      }
    }
  }
}
