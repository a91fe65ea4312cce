import Core
import RefWatchDomain
import Suite
import Sync
import Testing
import Wire

/// What somebody is to a match.
enum CrewRelation: String, CaseIterable, Sendable {
  case owner, recorder, observer, removed, left, stranger
}

/// Ana's match, with everybody who may be something to it.
struct CrewWorld: Sendable {
  let client: SuiteClient
  let match: Match
  let people: [CrewRelation: SuitePerson]

  init(_ client: SuiteClient) async throws {
    self.client = client
    let things = RefereeThings(client.clock.moment)
    match = things.match
    var people: [CrewRelation: SuitePerson] = [:]
    for relation in CrewRelation.allCases {
      people[relation] = try await client.person("\(relation.rawValue)@example.com")
    }
    self.people = people
    let owner = try person(.owner)
    for command in things.making { #expect(try await client.push(command, as: owner) == nil) }
    for (relation, role) in [
      (CrewRelation.recorder, CrewRole.recorder), (.observer, .observer), (.removed, .recorder),
      (.left, .recorder),
    ] {
      let token = try await invite(as: role)
      let answer = try await join(token, person(relation), name: relation.rawValue)
      #expect(answer.status == 200, "\(relation.rawValue)")
      #expect(answer.json["match"] == .id(match.id))
    }
    let seat = try await seats(owner).first { seat in seat.name == "removed" }
    let remove = RefWatchCommand.removeSeat(match.id, try #require(seat).id)
    #expect(try await client.push(.referee(remove), as: owner) == nil)
    #expect(
      try await client.push(.referee(.leaveCrew(match.id)), as: person(.left)) == nil)
  }

  func person(_ relation: CrewRelation) throws -> SuitePerson { try #require(people[relation]) }

  // MARK: Invitations

  func invitation(
    as role: CrewRole, by person: SuitePerson, to match: MatchID? = nil
  ) async throws -> SuiteAnswer {
    try await client.ask(
      "POST", "/api/referee/crew/invitations",
      body: .object([
        "match": .id(match ?? self.match.id), "role": .string(role.rawValue),
      ]), cookie: person.cookie)
  }

  /// The secret in the link of a new invitation.
  func invite(as role: CrewRole) async throws -> String {
    let answer = try await invitation(as: role, by: person(.owner))
    #expect(answer.status == 201)
    guard case .string(let link)? = answer.json["link"] else {
      Issue.record("no link")
      return ""
    }
    #expect(link.hasPrefix("/referee/join/"))
    return String(link.dropFirst("/referee/join/".count))
  }

  func join(
    _ token: String, _ person: SuitePerson, name: String = "N"
  ) async throws -> SuiteAnswer {
    try await client.ask(
      "POST", "/api/referee/crew/join",
      body: .object(["token": .string(token), "name": .string(name)]), cookie: person.cookie)
  }

  // MARK: What somebody sees

  func page(_ person: SuitePerson, cursor: String? = nil) async throws -> Page {
    let request = PullRequest(
      device: person.device, cursor: cursor, acknowledged: person.dseq, limit: 1_000)
    let answer = try await client.ask(
      "POST", "/api/sync/pull", body: request.json, cookie: person.cookie)
    return try Page(WireCursor(answer.json))
  }

  func replica(_ person: SuitePerson) async throws -> RefWatchReplica {
    var replica = RefWatchReplica()
    for row in try await page(person).parts.flatMap({ part in part.rows }) {
      guard let body = row.body else { continue }
      let entity = try RefWatchEntity.decode(row.key, WireCursor(JSON.parse(body)))
      if let entity { replica.set(row.key, to: entity) }
    }
    return replica
  }

  func seats(_ person: SuitePerson) async throws -> [CrewSeat] {
    try await replica(person).seats(of: match.id)
  }

  /// One more entry of the match's log.
  func note(_ text: String, _ ordinal: Int64 = 5) -> MatchEvent {
    let moment = client.clock.moment
    return MatchEvent(
      id: moment.id(), match: match.id, ordinal: ordinal, stage: .gap(.beforeMatch), elapsed: 0,
      at: moment.instant, uptime: 0, boot: moment.id(1), quality: .synced, fact: .note(text))
  }
}
