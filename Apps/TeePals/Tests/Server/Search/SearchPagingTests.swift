import Core
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("Pages of a search", .timeLimit(.minutes(30)))
struct SearchPagingTests {
  let site: GolfSite
  private let reader = GolfSite.user(1)
  private let host = GolfSite.user(2)
  private let base = "lat=37.25&lng=-122.5&radius=50"

  init() throws {
    site = try GolfSite()
    try site.settle([reader], days: 100)
  }

  /// Rounds of which many begin at the same time, in the same place, and were made at once.
  private func crowd(_ count: Int) throws -> [Round] {
    var lots = Lots(5)
    var rounds: [Round] = []
    for number in 1...count {
      let point = GlobePoint(
        latitude: 37.25 + Double(lots.below(5)) / 20, longitude: -122.5)
      let round = try site.round(
        lots.next() >> 1, host: host, at: point?.snapped, in: Int64(1 + number % 7))
      rounds.append(
        Round(
          id: round.id, host: round.host, course: round.course, startTime: round.startTime,
          zone: round.zone,
          createdAt: site.clock.now.advanced(byMilliseconds: Int64(-lots.below(6)))))
    }
    try site.put(rounds)
    return rounds
  }

  @Test(
    "no gap and nothing twice in any order",
    arguments: ["date", "distance", "newest"], [1, 7, 50])
  func pages(sort: String, limit: Int) async throws {
    let rounds = try crowd(61)
    let centre = try #require(GolfSite.home)
    let expected = rounds.sorted { a, b in
      let (one, other) =
        switch sort {
        case "date": (a.startTime.milliseconds, b.startTime.milliseconds)
        case "distance":
          (
            Int64(Globe.metres(centre, a.course.point) + 0.5),
            Int64(Globe.metres(centre, b.course.point) + 0.5)
          )
        default: (-a.createdAt.milliseconds, -b.createdAt.milliseconds)
        }
      if one != other { return one < other }
      return sort == "newest" ? b.id < a.id : a.id < b.id
    }
    try await site.test { client in
      let walk = try await SearchWalk(
        site, client, base + "&sort=\(sort)&limit=\(limit)", as: reader)
      #expect(walk.rounds == expected.map { round in round.id })
      #expect(walk.pages == (61 + limit - 1) / limit)
      let metres = expected.map { round in Int(Globe.metres(centre, round.course.point) + 0.5) }
      #expect(walk.distances == metres)
    }
  }

  @Test("what comes anew is only found ahead of the cursor, and what goes leaves no gap")
  func changing() async throws {
    let rounds = try crowd(30)
    try await site.test { client in
      let path = "/api/golf/rounds?" + base + "&limit=10"
      let first = try await site.ask(client, path, as: reader)
      let cursor = try WireCursor(first.json).required("next").string()
      let page = try WireCursor(first.json).required("rounds").elements()
      let shown = try page.map { entry in try entry.required("id").id(Round.self) }
      var gone = try #require(rounds.first { round in shown.contains(round.id) })
      gone.status = .canceled
      try site.put([gone, try site.round(1, host: host, in: 1)])
      let rest = try await SearchWalk(
        site, client, base + "&limit=10", as: reader, from: cursor)
      #expect(Set(rest.rounds).isDisjoint(with: shown))
      #expect(rest.rounds.count == 20)
    }
  }

  @Test("a cursor is only good for its own question")
  func misuse() async throws {
    _ = try crowd(20)
    try await site.test { client in
      let first = try await site.ask(
        client, "/api/golf/rounds?" + base + "&limit=5", as: reader)
      let cursor = try #require(first.word("next"))
      let good = try await site.ask(
        client, "/api/golf/rounds?" + base + "&limit=9&cursor=" + cursor, as: reader)
      #expect(good.status == 200)
      for other in [
        base + "&sort=newest", base + "&host=following", base + "&to=1792000000000",
        "lat=37.26&lng=-122.5&radius=50", "lat=37.25&lng=-122.5&radius=25",
        "lat=37.25&lng=-122.5&radius=anywhere",
      ] {
        let answer = try await site.ask(
          client, "/api/golf/rounds?" + other + "&cursor=" + cursor, as: reader)
        #expect(answer.status == 422, "\(other)")
        #expect(answer.code == "validation")
        #expect(answer.word("field") == "cursor")
      }
      for text in ["x", "1.2.3", cursor + "0", "..", cursor.replacing(".", with: "-")] {
        let answer = try await site.ask(
          client, "/api/golf/rounds?" + base + "&cursor=" + text, as: reader)
        #expect(answer.code == "validation", "\(text)")
      }
    }
  }

  @Test("what lies just outside of the circle, however much it is, hides nothing within")
  func corners() async throws {
    // 81.2 km to the north; fifty miles are 80.5.
    let outside = try #require(GlobePoint(latitude: 37.98, longitude: -122.5))
    var rounds: [Round] = []
    for number in UInt64(1)...200 {
      rounds.append(try site.round(number, host: host, at: outside, in: 1))
    }
    for number in UInt64(201)...203 {
      rounds.append(try site.round(number, host: host, at: GolfSite.home, in: 5))
    }
    try site.put(rounds)
    try await site.test { client in
      let walk = try await SearchWalk(site, client, base + "&limit=1", as: reader)
      #expect(walk.rounds.map { round in round.low } == [201, 202, 203])
      #expect(walk.pages == 3)
      #expect(!walk.isTruncated)
      let answer = try await site.ask(
        client, "/api/golf/rounds?explain=1&" + base, as: reader)
      let explain = try WireCursor(answer.json).required("explain")
      #expect(try explain.required("candidates").integer() == 203)
      #expect(try explain.required("afterDistance").integer() == 3)
    }
  }

  @Test("who asks faster than a person is told to wait")
  func limit() async throws {
    try await site.test { client in
      for _ in 0..<120 {
        #expect(
          try await site.ask(client, "/api/golf/rounds?limit=1", as: reader).status == 200)
      }
      let answer = try await site.ask(client, "/api/golf/rounds?limit=1", as: reader)
      #expect(answer.status == 429)
      #expect(answer.code == "tooManyRequests")
      // In no minute more, however the searches lie.
      site.clock.advance(by: 59_999)
      #expect(try await site.ask(client, "/api/golf/rounds?limit=1", as: reader).status == 429)
      site.clock.advance(by: 1)
      #expect(try await site.ask(client, "/api/golf/rounds?limit=1", as: reader).status == 200)
    }
  }

  @Test("whoever is new here may ask less often", arguments: [(0, 36), (7, 72), (30, 120)])
  func newcomers(days: Int64, limit: Int) async throws {
    let newcomer = GolfSite.user(3)
    try site.settle([newcomer], days: days)
    try await site.test { client in
      for number in 0...limit {
        let answer = try await site.ask(client, "/api/golf/rounds?limit=1", as: newcomer)
        #expect(answer.status == (number < limit ? 200 : 429), "\(number)")
        // Spread over less than a minute it is no other.
        site.clock.advance(by: 400)
      }
      #expect(try await site.ask(client, "/api/golf/rounds?limit=1", as: reader).status == 200)
    }
  }

  @Test("of too many the soonest are looked at, and the answer says so")
  func truncated() async throws {
    var rounds: [Round] = []
    for number in 0..<2_050 {
      rounds.append(try site.round(UInt64(number + 1), host: host, in: Int64(1 + number % 500)))
    }
    try site.put(rounds)
    try await site.test { client in
      let path = "/api/golf/rounds?explain=1&sort=newest&" + base
      let answer = try await site.ask(client, path, as: reader)
      let explain = try WireCursor(answer.json).required("explain")
      #expect(answer.json["isTruncated"] == .bool(true))
      #expect(try explain.required("candidates").integer() == 2_000)
      #expect(try explain.required("afterDistance").integer() == 2_000)
      #expect(try explain.required("returned").integer() == 30)
      #expect(try explain.required("ranges").integer() > 0)
      let anywhere = try await site.ask(
        client, "/api/golf/rounds?radius=anywhere", as: reader)
      #expect(anywhere.json["isTruncated"] == .bool(true))
      #expect(anywhere.json["explain"] == nil)
    }
  }
}
