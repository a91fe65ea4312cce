import AccountsServer
import Application
import Core
import Suite
import Sync
import TeePalsDomain
import Testing

/// A world whose round is full: a seat is held for one, and another waits.
private struct FullWorld: Sendable {
  enum Waiter: String, CaseIterable, Sendable {
    case offered, waitlisted

    /// What has to come of an act. They are as far from the round as whoever has asked for a seat.
    func verdict(of act: GolfAct, in visibility: RoundVisibility) -> GolfVerdict? {
      switch act {
      case .request, .join: self == .offered ? .done : .roundFull
      case .cancelRequest: .notParticipant
      case .joinWaitlist, .leaveWaitlist: .done
      case .acceptOffer: self == .offered ? .done : .offerEnded
      default: GolfPolicy.row(of: act, in: visibility)?[.requested]
      }
    }
  }

  let world: GolfWorld
  let waiters: [Waiter: SuitePerson]

  init(
    _ client: SuiteClient, _ site: SuiteSite, _ visibility: RoundVisibility
  ) async throws {
    world = try await GolfWorld(client, site)
    var waiters: [Waiter: SuitePerson] = [:]
    for waiter in Waiter.allCases {
      let person = try await client.person("\(waiter.rawValue)@example.com")
      let photo = try #require(SuiteSite.photo(13))
      try site.lend(photo, to: person.user)
      let edits = SuiteSite.introduction(waiter.rawValue, "Green", photo: photo)
      try await world.done(.editProfile(person.user, edits), person)
      waiters[waiter] = person
    }
    self.waiters = waiters
    // There is no place besides those of the host, the accepted and the shunned; then there is one.
    try await world.done(.editRound(world.round, [.maxPlayers(3)]), .host)
    for waiter in Waiter.allCases {
      try await world.done(world.event(.joinWaitlist), try person(waiter))
    }
    try await world.done(
      .editRound(world.round, [.maxPlayers(4), .visibility(visibility)]), .host)
  }

  func person(_ waiter: Waiter) throws -> SuitePerson { try #require(waiters[waiter]) }

  /// The world in which who waits stands where the stranger does.
  func world(of waiter: Waiter) throws -> GolfWorld {
    world.with(try person(waiter), as: .stranger)
  }

  /// Everything the host's and a waiting person's device hold of golf.
  func holdings(_ waiter: Waiter) async throws -> Set<TeePalsEntity> {
    let rows =
      try await world.rows(world.person(.host)) + world.rows(try person(waiter))
    return Set(rows.map { row in row.entity })
  }

  func status(_ waiter: Waiter) async throws -> MemberStatus? {
    try await world.replica(world.person(.host)).member(person(waiter).user, in: world.round)?
      .status
  }
}

/// Waiting lists × everything somebody can be to a round.
@Suite struct GolfWaitTests {
  private func full(
    _ visibility: RoundVisibility = .public,
    _ body: @escaping @Sendable (FullWorld) async throws -> Void
  ) async throws {
    let site = try SuiteSite()
    try await site.test { client in
      try await body(try await FullWorld(client, site, visibility))
    }
  }

  private func expect(
    _ verdict: GolfVerdict, of act: GolfAct, by relation: GolfRelation, in world: GolfWorld,
    _ name: String
  ) async throws {
    let command = try world.command(act, by: relation)
    let refusal = try await world.client.refusal(of: command, as: world.person(relation))
    #expect(refusal == verdict.rejection, "\(act.rawValue) by \(name)")
  }

  /// Who waits sees no chat and no member list, and does nothing to the round but go, or take the
  /// seat.
  @Test(arguments: RoundVisibility.allCases)
  func whoWaitsHasNoPartInTheRound(visibility: RoundVisibility) async throws {
    try await full(visibility) { full in
      #expect(try await full.status(.offered) == .offered)
      #expect(try await full.status(.waitlisted) == .waitlisted)
      for waiter in FullWorld.Waiter.allCases {
        let world = try full.world(of: waiter)
        let before = try await full.holdings(waiter)
        for act in GolfAct.allCases {
          let verdict = try #require(waiter.verdict(of: act, in: visibility))
          guard verdict != .done else { continue }
          try await expect(verdict, of: act, by: .stranger, in: world, waiter.rawValue)
        }
        #expect(try await full.holdings(waiter) == before, "\(waiter.rawValue)")
        try await GolfVisibility(world).check()
        // Waiting once more is nothing.
        try await expect(.done, of: .joinWaitlist, by: .stranger, in: world, waiter.rawValue)
        #expect(try await full.holdings(waiter) == before, "\(waiter.rawValue)")
      }
    }
  }

  @Test(arguments: [GolfAct.joinWaitlist, .leaveWaitlist, .acceptOffer])
  func onAFullRound(act: GolfAct) async throws {
    for visibility in RoundVisibility.allCases {
      try await full(visibility) { full in
        let row = try #require(GolfPolicy.row(of: act, in: visibility))
        let world = full.world
        let refused = GolfRelation.allCases.filter { relation in row[relation] != .done }
        let taken = GolfRelation.allCases.filter { relation in row[relation] == .done }
        for relation in refused + taken {
          try await expect(row[relation], of: act, by: relation, in: world, relation.rawValue)
        }
        let memberList = try await world.replica(world.person(.host))
        let round = try #require(memberList.round(world.round))
        #expect(round.acceptedCount == 3 && round.heldCount == 1)
        guard act == .joinWaitlist else { return }
        // Whoever has asked the host goes on asking; all others wait in the order of their coming.
        let came = try taken.filter { relation in relation != .requested }
          .map { relation in try world.person(relation).user }
        let line = memberList.waiting(in: world.round).map { member in member.user }
        #expect(line == [try full.person(.waitlisted).user] + came)
        try await GolfVisibility(world).check()
      }
    }
  }

  /// Declining passes the seat on; who takes it is in the round, and its chat comes with it.
  @Test func theSeatGoesDownTheLine() async throws {
    try await full { full in
      let world = full.world
      let (first, second) = (try full.person(.offered), try full.person(.waitlisted))
      func told(_ person: SuitePerson) async throws -> [NotificationKind] {
        try await world.replica(person).notifications(of: person.user).map { row in row.kind }
      }
      #expect(try await told(first).contains(.roundSpotOffered))
      #expect(try await !told(second).contains(.roundSpotOffered))
      try await world.done(world.event(.leaveWaitlist), first)
      #expect(try await told(second).contains(.roundSpotOffered))
      try await world.done(world.event(.acceptOffer), second)
      let replica = try await world.replica(second)
      #expect(replica.seats(of: world.round).count == 4)
      #expect(!replica.messages(of: world.round).isEmpty)
      #expect(try await full.status(.offered) == .left)
      try await GolfVisibility(try full.world(of: .waitlisted)).check()
    }
  }

  /// Whoever is erased gives up their seat as if they had left.
  @Test func theSeatOfSomebodyWhoIsGoneIsOffered() async throws {
    try await full { full in
      let world = full.world
      try await world.done(world.event(.acceptOffer), full.person(.offered))
      try await world.site.build.accounts.purge(world.person(.accepted).user)
      #expect(try await full.status(.waitlisted) == .offered)
    }
  }
}
