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

/// Many at once: whatever the writer puts together, seats are given once.
@Suite struct GolfRaceTests {
  private static let host = UserID(high: 7, low: 1)
  private static let round = RoundID(high: 7, low: 7)

  private static func racer(_ number: Int) -> UserID { UserID(high: 7, low: UInt64(100 + number)) }

  /// A round with one seat left, and so many golfers.
  private func site(_ policy: JoinPolicy, racers: Int) throws -> SuiteSite {
    let site = try SuiteSite()
    try site.addGolfer(Self.host, "Hana")
    let host = GolferCard(user: Self.host, name: "Hana G.")
    try site.enact(
      .createRound(site.round(Self.round, host: host, .public, policy, players: 2)), as: Self.host)
    let edits = SuiteSite.introduction("Racer", "Green", photo: SuiteSite.photo(9))
    let (clock, users) = (site.clock, (0..<racers).map(Self.racer))
    _ = try site.build.engine.writeNow { session throws(StoreFailure) in
      typealias Storage = SQLStorage<SuiteTables, SQLiteSession>
      var storage = Storage(session)
      for user in users {
        var profile = GolferProfile(user: user, createdAt: clock.now)
        var secret = PrivateGolferProfile(user: user)
        for edit in edits {
          profile.apply(edit)
          if case .birthDate(let day) = edit { secret.birthDate = day }
        }
        _ = try ServerRules<Storage>().enact(
          [
            .put(.user(user), .golf(.profile(profile))),
            .put(.user(user), .golf(.secret(secret))),
          ], in: &storage)
      }
    }
    return site
  }

  /// What the push route does with one command, of a new device.
  private func push(
    _ command: TeePalsCommand, as user: UserID, to site: SuiteSite
  ) async throws -> String? {
    let moment = site.clock.moment
    let device: DeviceID = moment.id(1)
    let golf = SuiteCommand.golf(command)
    let envelope = CommandEnvelope(
      id: moment.id(2), device: device, dseq: 1, system: golf.system, name: golf.name,
      version: golf.version, at: moment.instant, args: golf.args, known: 0)
    let request = PushRequest(
      device: device, epoch: site.epoch, predecessor: nil, commands: [PushedCommand(envelope)])
    typealias Storage = SQLStorage<SuiteTables, SQLiteSession>
    let outcome = await site.build.writer.submit(for: user) {
      storage throws(StoreFailure) -> JSON? in
      let rules = ServerRules<Storage>()
      switch try rules.admit(request, from: user, in: storage) {
      case .failure: return .string("notAdmitted")
      case .success:
        return try rules.apply(
          request.commands[0], by: user, receivedAt: moment.instant, in: &storage
        ).rejection
      }
    }
    guard let rejection = try outcome.committed() else { return nil }
    return try SuiteClient.code(of: rejection)
  }

  /// How often each answer was given: `nil` for accepted.
  private func race(
    _ runners: [(TeePalsCommand, UserID)], _ site: SuiteSite
  ) async throws -> [String?: Int] {
    try await withThrowingTaskGroup(of: String?.self) { group in
      for (command, user) in runners {
        group.addTask { try await push(command, as: user, to: site) }
      }
      var counts: [String?: Int] = [:]
      for try await answer in group { counts[answer, default: 0] += 1 }
      return counts
    }
  }

  private func replica(_ site: SuiteSite) throws -> TeePalsReplica {
    try site.build.engine.readNow { session throws(StoreFailure) in
      let command = SuiteCommand.golf(.cancelRound(Self.round))
      return try SuiteTables.load(
        SuiteDomain.reads(of: command, by: Self.host), for: Self.host, session
      ).golf
    }
  }

  private func members(of scope: Scope, _ site: SuiteSite) throws -> Int {
    try site.build.engine.readNow { session throws(StoreFailure) in
      try session.value(
        """
        SELECT count(*) FROM scope_member
        WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
        """) ?? 0
    }
  }

  @Test func fiveHundredRaceForTheLastSeat() async throws {
    let site = try site(.instant, racers: 500)
    let runners = (0..<500).map { number in
      (TeePalsCommand.changeMembership(Self.round, .join, seen: nil), Self.racer(number))
    }
    let counts = try await race(runners, site)
    #expect(counts == [nil: 1, "roundFull": 499])
    let replica = try replica(site)
    #expect(replica.round(Self.round)?.acceptedCount == 2)
    #expect(replica.seats(of: Self.round).count == 2)
    #expect(replica.members(of: Self.round).count == 2)
    #expect(try members(of: .round(Self.round), site) == 2)
    await site.build.writer.drain()
  }

  /// Those for whom there is no more room in the list are told so; nobody is forgotten.
  @Test func moreAskThanThereIsRoomFor() async throws {
    let site = try site(.request, racers: 250)
    let runners = (0..<250).map { number in
      (TeePalsCommand.changeMembership(Self.round, .request, seen: nil), Self.racer(number))
    }
    let counts = try await race(runners, site)
    let room = GolfLimits.members - 1
    #expect(counts == [nil: room, "invalid": 250 - room])
    let replica = try replica(site)
    #expect(replica.round(Self.round)?.requestCount == room)
    #expect(replica.round(Self.round)?.acceptedCount == 1)
    // The host lets all of them in at once, on as many devices.
    let asking = replica.members(of: Self.round).filter { member in member.status == .requested }
    let accepting = asking.map { member in
      (TeePalsCommand.changeMembership(Self.round, .accept(member.user), seen: nil), Self.host)
    }
    #expect(try await race(accepting, site) == [nil: 1, "roundFull": room - 1])
    let after = try self.replica(site)
    #expect(after.round(Self.round)?.acceptedCount == 2)
    #expect(after.round(Self.round)?.requestCount == room - 1)
    #expect(try members(of: .round(Self.round), site) == 2)
    await site.build.writer.drain()
  }

  /// A seat that is held is nobody else's, and is taken once, however many wait and come.
  @Test func aHeldSeatIsForWhoWaited() async throws {
    let site = try site(.instant, racers: 60)
    func change(_ event: MembershipEvent, _ numbers: Range<Int>) -> [(TeePalsCommand, UserID)] {
      numbers.map { number in
        (.changeMembership(Self.round, event, seen: nil), Self.racer(number))
      }
    }
    try site.enact(.changeMembership(Self.round, .join, seen: nil), as: Self.racer(0))
    #expect(try await race(change(.joinWaitlist, 1..<21), site) == [nil: 20])
    var runners = change(.join, 21..<60)
    runners.insert(contentsOf: change(.leave, 0..<1), at: 20)
    #expect(try await race(runners, site) == [nil: 1, "roundFull": 39])
    #expect(try replica(site).waiting(in: Self.round).count == 19)
    let answers = try await race(change(.acceptOffer, 1..<21), site)
    #expect(answers == [nil: 1, "offerEnded": 19])
    let round = try #require(try replica(site).round(Self.round))
    #expect(round.acceptedCount == 2 && round.heldCount == 0)
    #expect(try members(of: .round(Self.round), site) == 2)
    await site.build.writer.drain()
  }

  /// Leaving and coming at the same time: there are never more than there is room for.
  @Test func aSeatThatIsGivenUpIsGivenOnce() async throws {
    let site = try site(.instant, racers: 60)
    try site.enact(
      .changeMembership(Self.round, .join, seen: nil), as: Self.racer(0))
    var runners = (1..<60).map { number in
      (TeePalsCommand.changeMembership(Self.round, .join, seen: nil), Self.racer(number))
    }
    runners.insert(
      (.changeMembership(Self.round, .leave, seen: nil), Self.racer(0)), at: 30)
    let counts = try await race(runners, site)
    let joined = (counts[nil] ?? 0) - 1
    #expect(joined == 0 || joined == 1)
    #expect(counts["roundFull"] == 59 - joined)
    #expect(try replica(site).round(Self.round)?.acceptedCount == 1 + joined)
    #expect(try members(of: .round(Self.round), site) == 1 + joined)
    await site.build.writer.drain()
  }
}
