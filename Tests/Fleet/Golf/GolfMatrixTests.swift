import Core
import Suite
import Sync
import TeePalsDomain
import Testing
import Wire

/// Every command of TeePals × everything somebody can be to a round.
@Suite struct GolfMatrixTests {
  /// A command that nobody tries would be missing here.
  @Test func everyActIsACommandOfItsOwn() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      var tried: Set<String> = []
      for act in GolfAct.allCases {
        let command = try world.command(act, by: .stranger)
        #expect(GolfAct.trying(command).contains(act), "\(act.rawValue)")
        tried.insert(command.name)
      }
      #expect(Set(TeePalsCommand.names).subtracting(tried) == [])
    }
  }

  @Test(arguments: GolfAct.allCases)
  func inAPublicRound(act: GolfAct) async throws { try await cross(act, .public) }

  @Test(arguments: GolfAct.allCases.filter { act in act.isOfRound })
  func inARoundOfFriends(act: GolfAct) async throws { try await cross(act, .friends) }

  @Test(arguments: GolfAct.allCases.filter { act in act.isOfRound })
  func inARoundByInvitation(act: GolfAct) async throws { try await cross(act, .invite) }

  /// First all who are refused, so that each meets the round as it was made; then all who are not,
  /// who do not stand in each other's way.
  private func cross(_ act: GolfAct, _ visibility: RoundVisibility) async throws {
    let row = try #require(GolfPolicy.row(of: act, in: visibility))
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site, visibility)
      let before = try await holdings(world)
      let refused = GolfRelation.allCases.filter { relation in row[relation] != .done }
      for relation in refused {
        try await expect(row[relation], of: act, by: relation, in: world)
      }
      let after = try await holdings(world)
      for relation in after.keys { #expect(after[relation] == before[relation], "\(relation)") }
      for relation in GolfRelation.allCases where !refused.contains(relation) {
        try await expect(.done, of: act, by: relation, in: world)
      }
      try await GolfVisibility(world).check()
    }
  }

  private func expect(
    _ verdict: GolfVerdict, of act: GolfAct, by relation: GolfRelation, in world: GolfWorld
  ) async throws {
    let command = try world.command(act, by: relation)
    let refusal = try await world.client.refusal(of: command, as: world.person(relation))
    #expect(refusal == verdict.rejection, "\(act.rawValue) by \(relation.rawValue)")
  }

  /// Everything each person's device holds of golf.
  private func holdings(
    _ world: GolfWorld
  ) async throws -> [GolfRelation: Set<TeePalsEntity>] {
    var held: [GolfRelation: Set<TeePalsEntity>] = [:]
    for relation in GolfRelation.allCases where relation != .signedOut {
      let rows = try await world.rows(world.person(relation))
      held[relation] = Set(rows.map { row in row.entity })
    }
    return held
  }

  /// Hidden, blocked and absent: the same words, and the same rows afterwards.
  @Test func whatIsHiddenIsAsIfItWereNotThere() async throws {
    for visibility in [RoundVisibility.public, .invite] {
      let site = try SuiteSite()
      try await site.test { client in
        let world = try await GolfWorld(client, site, visibility)
        var hidden: [GolfRelation] = [.blocked, .blocking]
        if visibility == .invite { hidden += [.stranger, .friend, .tierOne] }
        for relation in hidden {
          let person = try world.person(relation)
          for act in GolfAct.allCases where act.isOfRound {
            let onHidden = try await client.say(
              .golf(world.command(act, by: relation)), as: person)
            let absent: RoundID = client.clock.moment.id(44)
            let onAbsent = try await client.say(
              .golf(world.command(act, by: relation, about: absent)), as: person)
            let place = "\(act.rawValue) by \(relation.rawValue)"
            #expect(onHidden.status == onAbsent.status, "\(place)")
            #expect(onHidden.rejection == onAbsent.rejection, "\(place)")
            #expect(onHidden.rows == onAbsent.rows, "\(place)")
          }
        }
      }
    }
  }

  /// Whoever is not asked changes nothing: what is read and deleted is one's own.
  @Test func nobodyReadsOrDeletesWhatOthersAreTold() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      let host = try world.person(.host)
      let before = try await world.replica(host).notifications(of: host.user)
      #expect(before.contains { row in row.kind == .roundJoinRequest && !row.isRead })
      for act in [GolfAct.readHosts, .deleteHosts] {
        for relation in GolfRelation.allCases where relation != .host {
          _ = try await client.refusal(
            of: world.command(act, by: relation), as: world.person(relation))
        }
      }
      #expect(try await world.replica(host).notifications(of: host.user) == before)
    }
  }

  /// Words that somebody typed while they were offline, and were removed meanwhile, are refused by
  /// name, nobody sees them, and the device lets go of the round.
  @Test func whoWasRemovedIsTold() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      let member = try world.person(.accepted)
      let cursor = try #require(try await world.pages(member).last).cursor
      try await world.done(world.event(.remove(member.user)), .host)
      let late = world.message("typed in a tunnel", by: try world.card(.accepted))
      let rejection = try #require(
        try await client.push(.golf(.sendMessage(late)), as: member))
      #expect(try SuiteClient.code(of: rejection) == "notParticipant")
      let after = try await world.pages(member, cursor: cursor)
      #expect(after.flatMap { page in page.purges } == [.round(world.round)])
      let host = try await world.replica(world.person(.host))
      #expect(!host.messages(of: world.round).contains { message in message.id == late.id })
      #expect(host.member(member.user, in: world.round)?.status == .removed)
      let own = try await world.replica(member)
      #expect(own.messages(of: world.round).isEmpty && own.round(world.round) == nil)
      #expect(own.place(of: member.user, in: world.round)?.status == .removed)
      #expect(own.notifications(of: member.user).contains { row in row.kind == .memberRemoved })
    }
  }
}
