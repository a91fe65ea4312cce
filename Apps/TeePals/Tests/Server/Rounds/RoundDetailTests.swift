import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@Suite("Who may see a round", .timeLimit(.minutes(30)))
struct RoundDetailTests {
  /// What somebody is to the host and to the round.
  enum Relation: String, CaseIterable, Sendable {
    case stranger, follower, followed, friend
    case requested, invited, accepted, declined, removed, left
    case blocking, blocked, blockingFriend, acceptedAndBlocked

    /// Specification §6: hidden and absent are the same.
    func sees(_ visibility: RoundVisibility) -> Bool {
      switch self {
      case .stranger, .follower, .followed: visibility == .public
      case .friend: visibility != .invite
      case .requested, .invited, .accepted, .declined, .removed, .left: true
      case .blocking, .blocked, .blockingFriend, .acceptedAndBlocked: false
      }
    }
  }

  let site: GolfSite
  private let reader = GolfSite.user(1)
  private let host = GolfSite.user(2)
  private let player = GolfSite.user(3)

  init() throws {
    site = try GolfSite()
    try site.settle([reader, host, player])
  }

  private func set(_ relation: Relation, in rounds: [Round]) throws {
    switch relation {
    case .stranger: break
    case .follower: try site.follow(reader, host)
    case .followed: try site.follow(host, reader)
    case .friend: try site.befriend(reader, host)
    case .requested, .invited, .accepted, .declined, .removed, .left:
      let status = try #require(MemberStatus(rawValue: relation.rawValue))
      for round in rounds { try site.put(reader, status, in: round) }
    case .blocking: try site.block(reader, host)
    case .blocked: try site.block(host, reader)
    case .blockingFriend:
      try site.befriend(reader, host)
      try site.block(reader, host)
    case .acceptedAndBlocked:
      for round in rounds { try site.put(reader, .accepted, in: round) }
      try site.block(host, reader)
    }
  }

  @Test("each relation, each visibility, and absent is like hidden", arguments: Relation.allCases)
  func relations(_ relation: Relation) async throws {
    var rounds: [Round] = []
    for (index, visibility) in RoundVisibility.allCases.enumerated() {
      rounds.append(try site.round(UInt64(index + 1), host: host, in: 24, visibility))
    }
    try site.put(rounds)
    try set(relation, in: rounds)
    let all = rounds
    try await site.test { client in
      let absent = try await site.ask(
        client, "/api/golf/rounds/\(RoundID(high: 9, low: 99))", as: reader)
      #expect(absent.status == 404)
      for round in all {
        let path = "/api/golf/rounds/\(round.id)"
        let answer = try await site.ask(client, path, as: reader)
        let calendar = try await site.ask(client, path + "/calendar.ics", as: reader)
        let sees = relation.sees(round.visibility)
        #expect(answer.status == (sees ? 200 : 404), "\(round.visibility)")
        #expect(calendar.status == answer.status)
        if !sees {
          #expect(answer.problem == absent.problem)
          #expect(calendar.problem == absent.problem)
        }
        #expect(try await site.ask(client, path, as: host).status == 200)
        #expect(try await site.ask(client, path).status == 401)
      }
    }
  }

  @Test("it says who plays and what one is to it")
  func detail() async throws {
    let round = try site.round(1, host: host)
    try site.put([round])
    try site.golf.enact([site.seat(host, .host, in: round)])
    try site.put(player, .accepted, in: round)
    try site.put(reader, .invited, in: round)
    try await site.test { client in
      let answer = try await site.ask(client, "/api/golf/rounds/\(round.id)", as: reader)
      let body = WireCursor(answer.json)
      #expect(try Round(id: round.id, body.required("round")) == round)
      let seats = try body.required("seats").elements()
      #expect(try seats.map { seat in try seat.required("role").string() } == ["host", "member"])
      let place = try body.required("place")
      #expect(try place.required("status").string() == "invited")
      #expect(try place.required("role").string() == "member")
      #expect(answer.word("link") == "https://golf.example/r/\(round.id)")
      // Requests and what is in the host's member list stay there.
      #expect(!answer.text.contains("requestedAt"))
    }
  }

  @Test("the host is told of who asks: skill, age by the date and profile; nobody else is")
  func requests() async throws {
    let round = try site.round(1, host: host)
    try site.put([round])
    try site.golf.enact([site.seat(host, .host, in: round)])
    try site.put(player, .requested, in: round)
    var profile = site.profile(player)
    profile.skill = .expert
    try site.golf.enact([.put(.user(player), .profile(profile))])
    try await site.test { client in
      let path = "/api/golf/rounds/\(round.id)"
      let told = try await site.ask(client, path, as: host)
      let asking = try WireCursor(told.json).required("requests").elements()
      #expect(asking.count == 1)
      let asker = try #require(asking.first)
      #expect(try asker.required("user").string() == player.description)
      #expect(try asker.required("age").integer() == 36)
      #expect(try asker.required("skill").string() == "expert")
      #expect(try asker.required("level").string() == "tier1")
      #expect(!told.text.contains("1990") && !told.text.contains("02-28"))
      #expect(try await !site.ask(client, path, as: reader).text.contains("requests"))
    }
  }

  @Test("somebody who is blocked is not among those who play, unless one plays with them")
  func blockedPlayers() async throws {
    let round = try site.round(1, host: host)
    let other = try site.round(2, host: host)
    try site.put([round, other])
    for entry in [round, other] { try site.put(player, .accepted, in: entry) }
    try site.put(reader, .accepted, in: other)
    try site.block(player, reader)
    try await site.test { client in
      let apart = try await site.ask(client, "/api/golf/rounds/\(round.id)", as: reader)
      #expect(!apart.text.contains(player.description))
      let together = try await site.ask(client, "/api/golf/rounds/\(other.id)", as: reader)
      #expect(together.text.contains(player.description))
    }
  }

  @Test("nothing without a profile, whether the round is there or not")
  func gate() async throws {
    let round = try site.round(1, host: host)
    try site.put([round])
    try await site.test { client in
      let fresh = GolfSite.user(9)
      let there = try await site.ask(client, "/api/golf/rounds/\(round.id)", as: fresh)
      let absent = try await site.ask(
        client, "/api/golf/rounds/\(RoundID(high: 1, low: 1))", as: fresh)
      #expect(there.status == 403)
      #expect(there.problem == absent.problem)
    }
  }
}
