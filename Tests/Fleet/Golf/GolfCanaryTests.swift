import Application
import Core
import Server
import Store
import StoreSQLite
import Suite
import Sync
import TeePalsDomain
import Testing
import Wire

/// What a host says and does that is not for everybody.
enum GolfSecret: String, CaseIterable, Sendable {
  case bio, occupation, lastName, birthDate, settings
  /// Who asked to be let in, and who was not wanted.
  case asked, refused
  case chat
  /// Whom the host has blocked.
  case block
}

/// Where somebody reads.
enum GolfPage: String, CaseIterable, Sendable {
  /// What their device gets.
  case feed
  /// What they take with them.
  case export
  /// The host's profile.
  case profile
  /// Everything else that is answered over HTTP: searches, the round, its calendar and its landing
  /// page, lists of people, the secret calendar.
  case elsewhere
}

/// Strings found nowhere else: each is read where it may be, and nowhere else.
@Suite struct GolfCanaryTests {
  /// The one table of who reads what where.
  private static func isTold(
    _ secret: GolfSecret, to relation: GolfRelation, at page: GolfPage
  ) -> Bool {
    switch (secret, page) {
    // The profile is for golfers to read whom the host has not blocked, and who have not blocked
    // the host.
    case (.bio, .profile), (.occupation, .profile):
      !relation.isApart && relation != .signedOut
    // The round's page tells the host about those who ask.
    case (.asked, .elsewhere): relation == .host
    case (_, .profile), (_, .elsewhere): false
    // Nor does who plays with somebody apart hear them.
    case (.chat, .feed): relation.plays && !relation.isApart
    // The words of others are theirs to take: what is told in the preview is one's own.
    case (.chat, .export): relation.plays && !relation.isApart
    case (_, .feed): relation == .host
    // Who has asked is the host's to see, not to take along.
    case (.asked, .export): relation == .host
    case (.refused, .export): false
    case (_, .export): relation == .host
    }
  }

  private static func words(of secret: GolfSecret, in world: GolfWorld) throws -> String {
    switch secret {
    case .bio: "canary-of-the-bio-19d0"
    case .occupation: "canary-of-the-work-4fe1"
    case .lastName: "Kanarienvogel"
    case .birthDate: GolfWorld.hostsBirthDate
    case .settings: ":47113"
    case .asked: try world.person(.requested).user.description
    case .refused: try world.person(.declined).user.description
    case .chat: GolfWorld.chat
    case .block: try world.person(.blocked).user.description
    }
  }

  private func settle(_ world: GolfWorld) async throws {
    let host = try world.person(.host).user
    let edits: [ProfileEdit] = [
      .bio(try Self.words(of: .bio, in: world)),
      .occupation(try Self.words(of: .occupation, in: world)),
      .lastName(try Self.words(of: .lastName, in: world)),
    ]
    try await world.done(.editProfile(host, edits), .host)
    let settings = JSON.object([
      "field": "quietHours", "value": .object(["from": .int(47_113), "to": .int(50_000)]),
    ])
    let change = try GolfSetting(WireCursor(settings))
    try await world.done(.setSetting(host, change), .host)
  }

  @Test(arguments: [RoundVisibility.public, .invite])
  func isReadWhereItMayBe(visibility: RoundVisibility) async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site, visibility)
      try await settle(world)
      for relation in GolfRelation.allCases {
        for page in GolfPage.allCases {
          let text = try await read(page, as: relation, world)
          for secret in GolfSecret.allCases where !isOwn(secret, of: relation) {
            let words = try Self.words(of: secret, in: world)
            let wanted = Self.isTold(secret, to: relation, at: page)
            #expect(
              text.contains(words) == wanted,
              "\(secret.rawValue) to \(relation.rawValue) in \(page.rawValue)")
          }
        }
      }
    }
  }

  /// Whom a secret is about knows themselves.
  private func isOwn(_ secret: GolfSecret, of relation: GolfRelation) -> Bool {
    switch secret {
    case .asked: relation == .requested
    case .refused: relation == .declined
    case .block: relation == .blocked
    case .bio, .occupation, .lastName, .birthDate, .settings, .chat: false
    }
  }

  private func read(
    _ page: GolfPage, as relation: GolfRelation, _ world: GolfWorld
  ) async throws -> String {
    let person = try world.person(relation)
    let host = try world.person(.host).user
    switch page {
    case .feed:
      guard relation != .signedOut else { return "" }
      return try await world.rows(person).map { row in row.entity.body.text + row.entity.key.kind }
        .joined(separator: "\n")
    case .export: return try export(of: person.user, world.site)
    case .profile:
      return try await world.client.ask(
        "GET", "/api/golf/golfers/\(host)", cookie: person.cookie
      ).text
    case .elsewhere:
      var text = ""
      for path in try await paths(world) {
        text += try await world.client.ask("GET", path, cookie: person.cookie).text
      }
      return text
    }
  }

  private func paths(_ world: GolfWorld) async throws -> [String] {
    let host = try world.person(.host).user
    return [
      "/api/golf/rounds?radius=anywhere&explain=1",
      "/api/golf/rounds?radius=anywhere&host=following",
      "/api/golf/rounds/\(world.round)", "/api/golf/rounds/\(world.round)/calendar.ics",
      "/api/golf/golfers/\(host)/followers", "/api/golf/golfers/\(host)/following",
      "/api/golf/courses?q=half", "/api/golf/cities?q=half", "/r/\(world.round)", "/r/\(host)",
      "/api/push/key",
    ]
  }

  private func export(of user: UserID, _ site: SuiteSite) throws -> String {
    try site.build.engine.readNow { session throws(StoreFailure) in
      var text = ""
      for provider in SuiteSite.ServerBuild.userDataProviders(site.clock.environment) {
        for entry in try provider.entries(user, session) {
          text += String(decoding: entry.bytes, as: UTF8.self)
        }
      }
      return text
    }
  }
}
