import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@Suite("What a search shows to whom", .timeLimit(.minutes(30)))
struct SearchPolicyTests {
  let site: GolfSite
  private let reader = GolfSite.user(1)
  private let base = "lat=37.25&lng=-122.5&radius=50&limit=50"

  init() throws {
    site = try GolfSite()
    try site.settle([reader], days: 100)
  }

  private func found(_ query: String = "") async throws -> Set<UInt64> {
    try await found(asking: base + query)
  }

  private func found(asking query: String) async throws -> Set<UInt64> {
    let walk = try await site.test { client in
      try await SearchWalk(site, client, query, as: reader)
    }
    return Set(walk.rounds.map { round in round.low })
  }

  @Test("only what can be joined from now on")
  func joinable() async throws {
    let host = GolfSite.user(2)
    var rounds: [Round] = []
    for number in UInt64(1)...8 { rounds.append(try site.round(number, host: host)) }
    rounds[1].status = .closed
    rounds[2].status = .canceled
    rounds[3].status = .completed
    rounds[4].acceptedCount = 4
    rounds[5].startTime = site.clock.now.advanced(byMilliseconds: -1)
    rounds[6].startTime = site.clock.now.advanced(byMilliseconds: 40 * GolfSite.day)
    rounds[7].acceptedCount = 3
    try site.put(rounds)
    #expect(try await found() == [1, 8])
  }

  @Test("the days that are asked for, their end left out")
  func window() async throws {
    let host = GolfSite.user(2)
    for number in UInt64(1)...5 {
      try site.put([try site.round(number, host: host, in: Int64(number) * 24)])
    }
    let from = site.clock.now.advanced(byMilliseconds: 2 * GolfSite.day).milliseconds
    let to = site.clock.now.advanced(byMilliseconds: 4 * GolfSite.day).milliseconds
    #expect(try await found("&from=\(from)&to=\(to)") == [2, 3])
    #expect(try await found("&to=\(to)") == [1, 2, 3])
    #expect(try await found("&from=\(from)") == [2, 3, 4, 5])
  }

  @Test("only rounds that are like what is looked for, in each order")
  func traits() async throws {
    let host = GolfSite.user(2)
    var rounds: [Round] = []
    for number in UInt64(1)...5 { rounds.append(try site.round(number, host: host)) }
    rounds[0].price = .estimate(Money(minor: 4_500))
    rounds[1].price = .estimate(Money(minor: 9_500))
    rounds[2].requirements.skills = [.expert]
    rounds[3].acceptedCount = 3
    rounds[4].startTime = rounds[4].startTime.advanced(byMilliseconds: 12 * GolfSite.hour)
    try site.put(rounds)
    for order in ["&sort=date", "&sort=distance", "&sort=newest"] {
      #expect(try await found(order + "&price=low") == [1])
      #expect(try await found(order + "&price=middle") == [1, 2])
      #expect(try await found(order + "&skill=beginner") == [1, 2, 4, 5])
      #expect(try await found(order + "&seats=3") == [1, 2, 3, 5])
      var all: Set<UInt64> = []
      for part in DayPart.allCases {
        let some = try await found(order + "&time=" + part.rawValue)
        #expect(all.isDisjoint(with: some))
        all.formUnion(some)
      }
      #expect(all == [1, 2, 3, 4, 5])
    }
  }

  @Test("a search that is explained finds what it finds unexplained")
  func explained() async throws {
    let host = GolfSite.user(2)
    for number in UInt64(1)...90 {
      try site.put([try site.round(number, host: host, in: Int64(number))])
    }
    try site.put([try site.round(100, host: reader, in: 2, .invite)])
    let site = site
    let reader = reader
    let base = base
    try await site.test { client in
      let to = site.clock.now.advanced(byMilliseconds: GolfSite.day).milliseconds
      for query in ["", "&to=\(to)", "&sort=distance", "&radius=anywhere"] {
        let path = "/api/golf/rounds?" + (query.hasPrefix("&radius") ? "limit=50" : base) + query
        let plain = try await site.ask(client, path, as: reader)
        let explained = try await site.ask(client, path + "&explain=1", as: reader)
        for name in ["rounds", "next", "isTruncated"] {
          #expect(plain.json[name] == explained.json[name], "\(name) of \(query)")
        }
        #expect(plain.json["explain"] == nil && explained.json["explain"] != nil)
      }
    }
  }

  @Test("friends' rounds to friends, invitations to those invited, and nothing to those blocked")
  func relations() async throws {
    let hosts = (2...9).map { number in GolfSite.user(UInt64(number)) }
    try site.befriend(reader, hosts[0])
    try site.follow(reader, hosts[1])
    try site.follow(hosts[2], reader)
    try site.block(reader, hosts[3])
    try site.block(hosts[4], reader)
    try site.befriend(reader, hosts[3])
    var rounds: [Round] = []
    for (index, host) in hosts.enumerated() {
      for (offset, visibility) in RoundVisibility.allCases.enumerated() {
        rounds.append(
          try site.round(UInt64(index * 10 + offset + 1), host: host, in: 24, visibility))
      }
    }
    try site.put(rounds)
    // Whoever has to do with a round sees it; with a host who has blocked them, not even then.
    try site.put(reader, .invited, in: try #require(rounds.first { round in round.id.low == 53 }))
    try site.put(reader, .accepted, in: try #require(rounds.first { round in round.id.low == 62 }))
    try site.put(reader, .invited, in: try #require(rounds.first { round in round.id.low == 43 }))
    #expect(try await found() == [1, 2, 11, 21, 51, 53, 61, 62, 71])
    #expect(try await found("&host=following") == [1, 2, 11])
    #expect(
      try await found(asking: "radius=anywhere&host=following&limit=50") == [1, 2, 11])
  }

  @Test("one's own rounds and those one is in stay")
  func own() async throws {
    let hidden = try site.round(1, host: reader, in: 24, .invite)
    let shown = try site.round(2, host: GolfSite.user(2))
    try site.put([hidden, shown, try site.round(3, host: reader)])
    try site.put(reader, .accepted, in: shown)
    #expect(try await found() == [1, 2, 3])
  }

  @Test(
    "what is wrong with a question is said",
    arguments: [
      ("lat=91&lng=0", "invalidCoordinates"), ("lat=x&lng=0", "invalidCoordinates"),
      ("lat=1", "invalidCoordinates"), ("lat=nan&lng=0", "invalidCoordinates"),
      ("lat=0&lng=-180.1", "invalidCoordinates"), ("radius=101", "radiusTooLarge"),
      ("radius=0", "validation"), ("radius=far", "validation"), ("radius=-5", "validation"),
      ("from=2000&to=2000", "dateWindowInvalid"), ("from=3000&to=2000", "dateWindowInvalid"),
      ("from=0&to=2700000000", "dateWindowTooLarge"), ("from=x", "validation"),
      // A question that says the end alone is one from now on: 115 days, and one long ago.
      ("to=1800000000000", "dateWindowTooLarge"), ("to=2000", "dateWindowInvalid"),
      ("to=1800000000000&explain=1", "dateWindowTooLarge"),
      ("sort=best", "validation"), ("sort=distance&radius=anywhere", "validation"),
      ("host=friends", "validation"), ("limit=0", "validation"), ("limit=x", "validation"),
    ])
  func faults(query: String, code: String) async throws {
    try await site.test { client in
      let answer = try await site.ask(client, "/api/golf/rounds?" + query, as: reader)
      #expect(answer.status == 422)
      #expect(answer.code == code)
    }
  }

  @Test("who has not said who they are finds nothing, and learns what is missing")
  func gate() async throws {
    let fresh = GolfSite.user(3)
    let begun = GolfSite.user(4)
    try site.golf.enact([
      .put(.user(begun), .profile(site.profile(begun, gaps: [.photo, .city])))
    ])
    try await site.test { client in
      #expect(try await site.ask(client, "/api/golf/rounds").status == 401)
      for (user, missing) in [
        (fresh, ["name", "birthDate", "city", "gender", "photo", "skill"]),
        (begun, ["birthDate", "city", "photo", "skill"]),
      ] {
        let answer = try await site.ask(client, "/api/golf/rounds", as: user)
        #expect(answer.status == 403)
        #expect(answer.code == "profileIncomplete")
        #expect(answer.json["missing"] == .array(missing.map { word in .string(word) }))
      }
      // Without a place it is around home.
      #expect(try await site.ask(client, "/api/golf/rounds", as: reader).status == 200)
    }
  }
}
