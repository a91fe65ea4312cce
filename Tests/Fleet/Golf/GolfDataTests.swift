import AccountsServer
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

/// What a golfer takes with them, and what is left with the others when they go.
@Suite struct GolfDataTests {
  /// Everything that is theirs is in the file, each under its name.
  @Test func everyTraceIsInTheExport() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person("canary@example.com", name: "Canary")
      try await site.golf(ana, saying: "Canary", client)
      let provider = try #require(
        SuiteSite.ServerBuild.userDataProviders(site.clock.environment).first { provider in
          provider.name == "TeePals"
        })
      let entries = try site.build.engine.readNow { session throws(StoreFailure) in
        try provider.entries(ana.user, session)
      }
      let file = try #require(entries.first)
      #expect(file.path == "teepals/teepals.json")
      let json = try JSON.parse(String(decoding: file.bytes, as: UTF8.self))
      for name in [
        "profile", "private", "settings", "rounds", "chats", "following", "blocked",
        "notifications", "hosted", "memberships", "messages",
      ] {
        guard case .array(let rows)? = json[name] else {
          Issue.record("nothing under \(name)")
          continue
        }
        #expect(!rows.isEmpty, "\(name)")
      }
      #expect(json.text.contains("1987-03-09"))
    }
  }

  private func world(
    _ body: @escaping @Sendable (GolfWorld) async throws -> Void
  ) async throws {
    let site = try SuiteSite()
    try await site.test { client in try await body(try await GolfWorld(client, site)) }
  }

  /// A host goes: the round is cancelled for the others, who keep that they were in it, and nothing
  /// that the host was or said.
  @Test func aRoundOutlivesItsHost() async throws {
    try await world { world in
      let host = try world.person(.host)
      try await world.site.build.accounts.purge(host.user)
      for relation in GolfRelation.allCases where relation != .host && relation != .signedOut {
        let person = try world.person(relation)
        let text = try await world.rows(person).map { row in row.entity.body.text }
          .joined(separator: "\n")
        #expect(!text.contains(host.user.description), "\(relation.rawValue)")
        #expect(!text.contains(GolfWorld.words), "\(relation.rawValue)")
        #expect(!text.contains("\"host G.\""), "\(relation.rawValue)")
      }
      let member = try world.person(.accepted)
      let replica = try await world.replica(member)
      #expect(replica.round(world.round)?.status == .canceled)
      #expect(replica.place(of: member.user, in: world.round)?.round.status == .canceled)
      #expect(
        replica.notifications(of: member.user).contains { row in
          row.kind == .roundCancelled
        })
      let answer = try await world.client.ask(
        "GET", "/api/golf/golfers/\(host.user)", cookie: member.cookie)
      #expect(answer.status == 404)
    }
  }

  /// A member goes: as if they had left, and their words with them.
  @Test func aMemberLeavesNoName() async throws {
    try await world { world in
      let member = try world.person(.accepted)
      let words = "canary-of-the-member-1c1c"
      let message = world.message(words, by: try world.card(.accepted))
      try await world.done(.sendMessage(message), .accepted)
      try await world.site.build.accounts.purge(member.user)
      let host = try world.person(.host)
      let replica = try await world.replica(host)
      #expect(replica.round(world.round)?.acceptedCount == 2)
      #expect(replica.seats(of: world.round).count == 2)
      #expect(replica.message(message.id).map { row in row.content } ?? .redacted == .redacted)
      for person in [host, world.guest, try world.person(.friend)] {
        let text = try await world.rows(person).map { row in row.entity.body.text }
          .joined(separator: "\n")
        #expect(!text.contains(member.user.description))
        #expect(!text.contains(words))
        #expect(!text.contains("\"accepted G.\""))
      }
    }
  }
}
