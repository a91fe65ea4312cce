import AccountsServer
import Application
import Core
import RefWatchDomain
import Store
import StoreSQLite
import Suite
import Sync
import Testing
import Wire

/// Coming into a crew, being in it, and going.
@Suite struct CrewJoinTests {
  private func site(
    _ body: @escaping @Sendable (CrewWorld, SuiteSite) async throws -> Void
  ) async throws {
    let site = try SuiteSite()
    try await site.test { client in try await body(CrewWorld(client), site) }
  }

  /// Where nobody has said how others reach the server, it is what the person's browser calls it.
  @Test func linksUseTheAddressThatIsBrowsed() async throws {
    try await site { world, _ in
      let answer = try await world.client.ask(
        "GET", "/api/referee/crew/address", cookie: world.person(.owner).cookie)
      guard case .string(let origin)? = answer.json["origin"] else {
        Issue.record("no address")
        return
      }
      #expect(origin.hasPrefix("http://localhost"))
    }
  }

  /// Whatever is wrong with an invitation, nobody learns what.
  @Test func deadInvitationsAreAllAlike() async throws {
    try await site { world, site in
      let stranger = try world.person(.stranger)
      let owner = try world.person(.owner)
      var answers: [SuiteAnswer] = []
      answers.append(try await world.join("nonsense", stranger))
      answers.append(try await world.join(String(repeating: "0", count: 64), stranger))
      // Taken back.
      let made = try await world.invitation(as: .recorder, by: owner)
      guard case .string(let link)? = made.json["link"], case .string(let id)? = made.json["id"]
      else {
        Issue.record("no invitation")
        return
      }
      let revoked = try await world.client.ask(
        "DELETE", "/api/referee/crew/invitations/\(id)", cookie: owner.cookie)
      #expect(revoked.status == 204)
      answers.append(
        try await world.join(String(link.dropFirst("/referee/join/".count)), stranger))
      // Used up.
      let used = try await world.invite(as: .recorder)
      for number in 0..<8 {
        let person = try await world.client.person("p\(number)@example.com")
        #expect(try await world.join(used, person).status == 200)
        // Coming again uses nothing up.
        #expect(try await world.join(used, person).status == 200)
      }
      answers.append(try await world.join(used, stranger))
      // The match is gone.
      let orphan = try await world.invite(as: .recorder)
      // Too old.
      let old = try await world.invite(as: .recorder)
      let seen = try await world.replica(owner).log(of: world.match.id).mark
      _ = try await world.client.push(
        .referee(.editMatch(world.match.id, [.archived(true)])), as: owner)
      site.clock.advance(byDays: 1)
      answers.append(try await world.join(old, stranger))
      _ = try await world.client.push(
        .referee(.discardMatch(world.match.id, seen: seen)), as: owner)
      answers.append(try await world.join(orphan, stranger))
      for answer in answers {
        #expect(answer.status == 410)
        #expect(answer.problem == answers[0].problem)
      }
      let page = try await world.page(stranger)
      #expect(page.parts.allSatisfy { part in part.scope == .user(stranger.user) })
    }
  }

  @Test func namesAreChecked() async throws {
    try await site { world, _ in
      let token = try await world.invite(as: .recorder)
      for name in ["", "  ", String(repeating: "x", count: 101), "a\u{0}"] {
        let answer = try await world.join(token, world.person(.stranger), name: name)
        #expect(answer.status == 400)
        #expect(answer.json["path"] == "/name")
      }
    }
  }

  /// The secret is nowhere in the database.
  @Test func onlyAHashIsKept() async throws {
    try await site { world, site in
      let token = try await world.invite(as: .recorder)
      let bytes = try #require(hexadecimal(token))
      try site.build.engine.readNow { session throws(StoreFailure) in
        let rows = try session.rows("SELECT * FROM crew_invitation")
        #expect(!rows.isEmpty)
        for value in rows.flatMap({ row in row.values }) {
          #expect(value != .blob(bytes))
          #expect(value != .text(token))
        }
      }
    }
  }

  private func hexadecimal(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  @Test func anObserverWhoIsInvitedToRecordRecords() async throws {
    try await site { world, _ in
      let observer = try world.person(.observer)
      let token = try await world.invite(as: .recorder)
      #expect(try await world.join(token, observer).status == 200)
      let seats = try await world.seats(observer).filter { seat in seat.user == observer.user }
      #expect(seats.map { seat in seat.role } == [.recorder])
      let note = RefWatchCommand.recordEvents(world.match.id, [world.note("x")])
      #expect(try await world.client.push(.referee(note), as: observer) == nil)
      // The other way round nothing is taken away.
      let looking = try await world.invite(as: .observer)
      #expect(try await world.join(looking, observer).status == 200)
      #expect(try await world.client.push(.referee(note), as: observer) == nil)
    }
  }

  /// Both logs are whole on both sides, and each entry names who wrote it.
  @Test func twoRecordersLoseNothing() async throws {
    try await site { world, _ in
      let owner = try world.person(.owner)
      let recorder = try world.person(.recorder)
      var wanted: [MatchEventID: UserID] = [:]
      for round in Int64(0)..<6 {
        for person in [owner, recorder] {
          let event = world.note("round \(round)", 2 + round)
          wanted[event.id] = person.user
          let command = RefWatchCommand.recordEvents(world.match.id, [event])
          #expect(try await world.client.push(.referee(command), as: person) == nil)
        }
      }
      for person in [owner, recorder, try world.person(.observer)] {
        let replica = try await world.replica(person)
        let log = replica.events(of: world.match.id)
        for (id, writer) in wanted {
          #expect(log.first { event in event.id == id }?.writer == writer)
        }
        let match = try #require(replica.match(world.match.id))
        #expect(match.owner == owner.user)
        #expect(MatchRecord(match, log).log.count == wanted.count + 1)
      }
    }
  }

  /// What somebody entered without a network, and was removed meanwhile, is refused by name and not
  /// lost without a word; and their device lets go of the match.
  @Test func whoWasRemovedIsTold() async throws {
    try await site { world, _ in
      let owner = try world.person(.owner)
      let recorder = try world.person(.recorder)
      let before = try await world.page(recorder)
      let seat = try #require(
        try await world.seats(owner).first { seat in seat.user == recorder.user })
      let remove = RefWatchCommand.removeSeat(world.match.id, seat.id)
      #expect(try await world.client.push(.referee(remove), as: owner) == nil)
      let late = RefWatchCommand.recordEvents(world.match.id, [world.note("late")])
      let rejection = try await world.client.push(.referee(late), as: recorder)
      #expect(rejection?.text.contains("notFound") == true)
      let after = try await world.page(recorder, cursor: before.cursor)
      #expect(after.purges == [.match(world.match.id)])
      let log = try await world.replica(owner).events(of: world.match.id)
      #expect(!log.contains { event in event.fact == .note("late") })
      // A new invitation lets them in again, and everything is there.
      let token = try await world.invite(as: .recorder)
      #expect(try await world.join(token, recorder).status == 200)
      #expect(try await world.client.push(.referee(late), as: recorder) == nil)
    }
  }

  /// The owner's account goes; the match goes on.
  @Test func aMatchOutlivesItsOwner() async throws {
    try await site { world, site in
      let recorder = try world.person(.recorder)
      let owner = try world.person(.owner)
      try await site.build.accounts.purge(owner.user)
      let replica = try await world.replica(recorder)
      let match = try #require(replica.match(world.match.id))
      #expect(match.isOrphaned)
      #expect(!match.body.text.contains(owner.user.description))
      let events = replica.events(of: world.match.id)
      #expect(!events.isEmpty)
      #expect(events.allSatisfy { event in event.writer != owner.user })
      let note = RefWatchCommand.recordEvents(world.match.id, [world.note("on")])
      #expect(try await world.client.push(.referee(note), as: recorder) == nil)
    }
  }
}
