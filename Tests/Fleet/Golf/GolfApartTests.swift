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

/// Two who play together and do not want to hear of each other, through the whole server.
@Suite struct GolfApartTests {
  private func world(
    _ body: @escaping @Sendable (GolfWorld) async throws -> Void
  ) async throws {
    let site = try SuiteSite()
    try await site.test { client in try await body(try await GolfWorld(client, site)) }
  }

  private func say(_ text: String, _ relation: GolfRelation, _ world: GolfWorld) async throws {
    let message = world.message(text, by: try world.card(relation))
    try await world.done(.sendMessage(message), relation)
  }

  /// Everything that is sent to a device, from nothing or from where it was.
  private func sent(
    to relation: GolfRelation, after cursor: String? = nil, _ world: GolfWorld
  ) async throws -> String {
    try await world.pages(world.person(relation), cursor: cursor)
      .map { page in page.json.text }.joined(separator: "\n")
  }

  private func cursor(of relation: GolfRelation, _ world: GolfWorld) async throws -> String {
    try #require(try await world.pages(world.person(relation)).last).cursor
  }

  /// A player blocks the host in the middle of the talk: both devices know what was said before.
  @Test func neitherHearsTheOtherFromThenOn() async throws {
    try await world { world in
      try await say("canary-before-of-the-host", .host, world)
      try await say("canary-before-of-the-player", .accepted, world)
      let (hosts, players) = (
        try await cursor(of: .host, world), try await cursor(of: .accepted, world)
      )
      try await say("canary-late-of-the-player", .accepted, world)
      try await say("canary-late-of-the-host", .host, world)
      try await world.done(
        .block(try world.person(.accepted).user, try world.card(.host)), .accepted)
      try await say("canary-after-of-the-host", .host, world)
      try await say("canary-after-of-the-player", .accepted, world)
      let block = Block.id(try world.person(.accepted).user, try world.person(.host).user)
      for cursor in [nil, players] {
        let text = try await sent(to: .accepted, after: cursor, world)
        #expect(!text.contains("of-the-host") && !text.contains(GolfWorld.chat))
        #expect(text.contains("canary-after-of-the-player"))
        #expect(text.contains("canary-before-of-the-player"), "the chat begins again")
      }
      for cursor in [nil, hosts] {
        let text = try await sent(to: .host, after: cursor, world)
        #expect(!text.contains("of-the-player") && !text.contains(GolfWorld.reply))
        #expect(text.contains("canary-after-of-the-host"))
        // Nothing says why.
        #expect(!text.contains(block.description))
      }
      try await GolfVisibility(world).check()
    }
  }

  /// Nothing is lost, and nobody else misses anything.
  @Test func othersHearAllAndAnEndBringsItBack() async throws {
    try await world { world in
      try await say("canary-of-the-host", .host, world)
      try await say("canary-of-the-shunned", .shunned, world)
      let between = [
        "canary-of-the-host", "canary-of-the-shunned", GolfWorld.chat, GolfWorld.reply,
      ]
      let all = try await sent(to: .accepted, world)
      for words in between { #expect(all.contains(words), "\(words)") }
      #expect(try await !sent(to: .host, world).contains("canary-of-the-shunned"))
      let shunned = try await cursor(of: .shunned, world)
      let hosts = try await cursor(of: .host, world)
      try await world.done(
        .unblock(try world.person(.host).user, try world.person(.shunned).user), .host)
      for (relation, cursor) in [
        (GolfRelation.shunned, shunned), (.shunned, nil), (.host, hosts), (.host, nil),
      ] {
        let text = try await sent(to: relation, after: cursor, world)
        for words in between { #expect(text.contains(words), "\(words) to \(relation.rawValue)") }
      }
      try await GolfVisibility(world).check()
    }
  }

  /// Not in what they are told, not in what is counted, not in what they take with them.
  @Test func nothingIsToldOrCounted() async throws {
    try await world { world in
      try await say("canary-told-to-all", .host, world)
      let player = try world.person(.accepted)
      let heard = try await world.replica(player).notifications(of: player.user)
      #expect(heard.contains { row in row.text == "canary-told-to-all" })
      #expect(try await world.replica(player).unread(in: world.round, for: player.user) == 1)
      try await world.done(.block(player.user, try world.card(.host)), .accepted)
      try await say("canary-told-to-others", .host, world)
      let replica = try await world.replica(player)
      #expect(
        !replica.notifications(of: player.user).contains { row in
          row.kind == .roundChatMessage
        })
      #expect(replica.unread(in: world.round, for: player.user) == 0)
      #expect(try !export(of: player.user, world.site).contains("canary-told"))
      try await say("canary-of-the-player", .accepted, world)
      let shunned = try world.person(.shunned)
      let theirs = try await world.replica(shunned)
      #expect(theirs.unread(in: world.round, for: shunned.user) == 1, "not the host's")
      #expect(try !export(of: shunned.user, world.site).contains("canary-told"))
    }
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
