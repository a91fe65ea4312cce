import Core
import RefWatchDomain
import Suite
import Sync
import Testing
import Wire

/// Every command and endpoint about a match × what somebody is to it.
@Suite struct CrewMatrixTests {
  /// The word of the rejection; `nil` when accepted.
  private typealias Row = (RefWatchCommand, [CrewRelation: String])

  /// Who is no member finds no match; what is gone for them needs no removing.
  private func rows(_ world: CrewWorld) -> [Row] {
    let id = world.match.id
    let absent: [CrewRelation: String] = [
      .removed: "notFound", .left: "notFound", .stranger: "notFound",
    ]
    let ownersOnly = absent.merging([.recorder: "notYours", .observer: "notYours"]) { a, _ in a }
    return [
      (
        .recordEvents(id, [world.note("x")]),
        absent.merging([.observer: "notOfTheCrew"]) { a, _ in a }
      ),
      (.editMatch(id, [.venue("y")]), ownersOnly),
      (.removeSeat(id, CrewSeatID(high: 1, low: 1)), ownersOnly),
      (.leaveCrew(id), [.owner: "notYours"]),
      (
        .answerClock(id, UserID(high: 1, low: 1), ClockAskID(high: 6, low: 1), .declined),
        absent.merging([.observer: "notOfTheCrew"]) { a, _ in a }
      ),
      (.discardMatch(id, seen: .empty), [.recorder: "notYours", .observer: "notYours"]),
      // Nobody makes themselves at home under an id that is taken.
      (
        .createMatch(world.match),
        [.removed: "forbidden", .left: "forbidden", .stranger: "forbidden"]
      ),
      (
        .recordEvents(id, [world.note("z")], setUp: world.match),
        [
          .observer: "notOfTheCrew", .removed: "forbidden", .left: "forbidden",
          .stranger: "forbidden",
        ]
      ),
    ]
  }

  @Test(arguments: 0..<8)
  func commands(_ number: Int) async throws {
    for relation in CrewRelation.allCases {
      let site = try SuiteSite()
      try await site.test { client in
        let world = try await CrewWorld(client)
        let (command, refusals) = rows(world)[number]
        let rejection = try await client.push(.referee(command), as: world.person(relation))
        let place = "\(command.name) by \(relation.rawValue)"
        if let wanted = refusals[relation] {
          #expect(rejection?.text.contains("\"" + wanted + "\"") == true, "\(place)")
        } else {
          #expect(rejection == nil, "\(place)")
        }
      }
    }
  }

  @Test func onlyMembersSeeTheMatch() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await CrewWorld(client)
      for relation in CrewRelation.allCases {
        let isMember = [.owner, .recorder, .observer].contains(relation)
        let page = try await world.page(world.person(relation))
        #expect(
          page.parts.contains { part in part.scope == .match(world.match.id) } == isMember,
          "\(relation.rawValue)")
      }
    }
  }

  @Test func onlyTheOwnerInvites() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await CrewWorld(client)
      let list = "/api/referee/crew/matches/\(world.match.id)/invitations"
      let made = try await world.invitation(as: .observer, by: world.person(.owner))
      guard case .string(let id)? = made.json["id"] else {
        Issue.record("no id")
        return
      }
      for relation in CrewRelation.allCases where relation != .owner {
        let person = try world.person(relation)
        let invited = try await world.invitation(as: .recorder, by: person)
        let absent = try await world.invitation(
          as: .recorder, by: person, to: MatchID(high: 1, low: 1))
        #expect(invited.status == 404)
        #expect(invited.problem == absent.problem)
        #expect(try await client.ask("GET", list, cookie: person.cookie).status == 404)
        let revoked = try await client.ask(
          "DELETE", "/api/referee/crew/invitations/\(id)", cookie: person.cookie)
        #expect(revoked.status == 404)
      }
      for path in [list, "/api/referee/crew/invitations/\(id)"] {
        let method = path == list ? "GET" : "DELETE"
        #expect(try await client.ask(method, path).status == 401)
      }
      let answer = try await client.ask("GET", list, cookie: world.person(.owner).cookie)
      guard case .array(let open)? = answer.json["invitations"] else {
        Issue.record("no list")
        return
      }
      #expect(open.count == 5)
      #expect(!answer.text.contains("/join/"), "a link is told once")
    }
  }
}
