import Application
import Core
import DayBlockServer
import Server
import StoreSQLite
import Sync
import Testing
import Wire

/// Every endpoint of the catalogue × who asks × whose thing.
@Suite struct AuthorizationMatrixTests {
  private static var catalogue: [Endpoint] { Build<SQLiteDatabase, SuiteTables>.catalogue }

  @Test func everyEndpointHasARowAndEveryRowAnEndpoint() {
    let keys = Self.catalogue.map { endpoint in AuthorizationPolicy.key(endpoint) }
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys) == Set(AuthorizationPolicy.rows.keys))
  }

  @Test(arguments: catalogue)
  func isAsThePolicySays(endpoint: Endpoint) async throws {
    let row = try #require(AuthorizationPolicy.rows[AuthorizationPolicy.key(endpoint)])
    let targets = endpoint.path.contains(":") ? Target.allCases : [.own]
    let site = try SuiteSite(limits: .unlimited)
    try await site.test { client in
      for actor in Actor.allCases {
        for target in targets {
          // People of their own for each cell: what is asked for may end a session.
          let answer = try await ask(endpoint, actor, target, client, site)
          let cell = "\(actor.rawValue) × \(target.rawValue)"
          #expect(answer.status != 429, "\(cell) was held back, not judged")
          #expect(verdict(of: answer) == row(actor, target), "\(cell)")
        }
      }
    }
  }

  /// A foreign thing and an absent one cannot be told apart, not even by the words, unless it is
  /// everybody's.
  @Test func foreignAndAbsentAnswersAreIdentical() async throws {
    let owned = Self.catalogue.filter { endpoint in
      guard let row = AuthorizationPolicy.rows[AuthorizationPolicy.key(endpoint)] else {
        return false
      }
      return endpoint.path.contains(":") && row(.owner, .foreign) == row(.owner, .absent)
    }
    #expect(owned.count > 30)
    let site = try SuiteSite(limits: .unlimited)
    try await site.test { client in
      for endpoint in owned {
        let foreign = try await ask(endpoint, .owner, .foreign, client, site)
        let absent = try await ask(endpoint, .owner, .absent, client, site)
        #expect(foreign.status == absent.status)
        #expect(foreign.problem == absent.problem)
      }
    }
  }

  private func ask(
    _ endpoint: Endpoint, _ actor: Actor, _ target: Target, _ client: SuiteClient,
    _ site: SuiteSite
  ) async throws -> SuiteAnswer {
    let number = site.clock.moment.entropy.low
    let owner = try await client.person("owner\(number)@example.com")
    let stranger = try await client.person("stranger\(number)@example.com")
    let third = try await client.person("third\(number)@example.com")
    let id =
      switch target {
      case .own: owner.session
      case .foreign: third.session
      case .absent: UserSessionID(high: 1, low: 1)
      }
    try settle([owner, third], for: endpoint, site)
    let isGolf = Self.isGolf(endpoint)
    // Who asks may look around: otherwise nobody would be told what is there.
    if isGolf { try site.addGolfer(stranger.user) }
    let cookie: String?
    switch actor {
    case .anonymous: cookie = nil
    case .owner: cookie = owner.cookie
    case .stranger: cookie = stranger.cookie
    case .moderator, .admin:
      let person = try await site.promoted(to: actor == .admin ? .admin : .moderator, client)
      if isGolf { try site.addGolfer(person.user) }
      cookie = person.cookie
    case .expired:
      site.clock.advance(byDays: 31)
      cookie = owner.cookie
    case .signedOut:
      _ = try await client.ask(
        "POST", "/api/account/sign-out", body: .object([]), cookie: owner.cookie)
      cookie = owner.cookie
    }
    if actor.isSignedIn {
      // A stream that is open answers nothing more: end it as soon as it is there.
      if endpoint.path == "/api/sync/pokes" { site.build.hub.closeAll() }
      if endpoint.path == "/api/day/live/stream" { site.build.listeners.hub.closeAll() }
    }
    // Where people are looked after or looked up, the thing is the person.
    let people = [owner.session: owner.user, third.session: third.user]
    let isPerson =
      endpoint.path.hasPrefix("/api/admin/people") || endpoint.path.hasPrefix("/api/golf/golfers")
    let name = isPerson ? people[id]?.description ?? id.description : id.description
    let path = endpoint.path.replacing(":id", with: name)
      .replacing(":digest", with: SuiteSite.digest(like: id).text)
    let body: JSON? = endpoint.method == .post ? .object([]) : nil
    return try await client.ask(endpoint.method.rawValue, path, body: body, cookie: cookie)
  }

  private static func isGolf(_ endpoint: Endpoint) -> Bool {
    endpoint.path.hasPrefix("/api/golf/") || endpoint.path.hasPrefix("/r/")
  }

  /// Gives each of these what the endpoint is about, under the id of their session.
  private func settle(
    _ people: [SuitePerson], for endpoint: Endpoint, _ site: SuiteSite
  ) throws {
    if endpoint.path.contains("/passkeys/:id") {
      for person in people { try site.addPasskey(like: person.session, of: person.user) }
    }
    if endpoint.path.contains("/provider-links/:id") {
      for person in people { try site.addLink(like: person.session, of: person.user) }
    }
    if endpoint.path.contains(":digest") {
      for person in people { try site.addFile(like: person.session, of: person.user) }
    }
    if endpoint.path.contains("/exports/:id") {
      for person in people { try site.addExport(like: person.session, of: person.user) }
    }
    try site.addThings(like: people.map { person in person.session }, for: endpoint)
    if endpoint.path.hasPrefix("/api/referee/m") {
      for person in people { try site.addMirror(like: person.session, of: person.user) }
    }
    if endpoint.path.hasPrefix("/api/referee/packs/") {
      for person in people { try site.addPack(like: person.session) }
    }
    if endpoint.path.hasPrefix("/api/referee/crew/") {
      for person in people { try site.addCrew(like: person.session, of: person.user) }
    }
    if endpoint.path.hasPrefix("/api/day/import/") {
      for person in people { try site.addDayImport(like: person.session, of: person.user) }
    }
    if Self.isGolf(endpoint) {
      for person in people { try site.addGolf(like: person.session, of: person.user) }
    }
  }

  private func verdict(of answer: SuiteAnswer) -> Verdict {
    switch (answer.status, answer.json["code"]) {
    case (401, .string("notSignedIn")): .notSignedIn
    case (404, _): .notFound
    default: .served
    }
  }
}
