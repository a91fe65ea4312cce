import Core
import Sync
import TeePalsDomain
import Testing
import Wire

/// What lands on the devices of everybody who may be something to a round.
@Suite struct GolfVisibilityTests {
  private func world(
    _ visibility: RoundVisibility = .public,
    _ body: @escaping @Sendable (GolfWorld) async throws -> Void
  ) async throws {
    let site = try SuiteSite()
    try await site.test { client in
      try await body(try await GolfWorld(client, site, visibility))
    }
  }

  private static func scopes(of relation: GolfRelation, _ world: GolfWorld) throws -> Set<Scope> {
    let own = Scope.user(try world.person(relation).user)
    return switch relation {
    case .host: [own, .round(world.round), .memberList(of: world.round)]
    case .accepted, .shunned: [own, .round(world.round)]
    case .requested, .invited, .declined, .removed, .left, .stranger, .friend, .blocked,
      .blocking, .tierOne, .signedOut:
      [own]
    }
  }

  @Test(arguments: RoundVisibility.allCases)
  func onlyWhoPlaysHasTheRound(visibility: RoundVisibility) async throws {
    try await world(visibility) { world in
      try await GolfVisibility(world).check()
      for relation in GolfRelation.allCases where relation != .signedOut {
        let parts = try await world.pages(world.person(relation)).flatMap { page in page.parts }
        let scopes = Set(parts.map { part in part.scope })
        #expect(scopes == (try Self.scopes(of: relation, world)), "\(relation.rawValue)")
        let text = parts.flatMap { part in part.rows }.compactMap { row in row.body }
          .joined(separator: "\n")
        let hears = relation.plays && !relation.isApart
        #expect(text.contains(GolfWorld.chat) == hears, "\(relation.rawValue)")
        #expect(text.contains(GolfWorld.reply) == relation.plays, "\(relation.rawValue)")
        #expect(text.contains(GolfWorld.words) == relation.hasRow, "\(relation.rawValue)")
      }
    }
  }

  /// A seat is for those who play; the member list is for the host.
  @Test func rowsAreWhereTheyBelong() async throws {
    try await world { world in
      for relation in GolfRelation.allCases where relation != .signedOut {
        let replica = try await world.replica(world.person(relation))
        #expect(replica.seats(of: world.round).count == (relation.plays ? 3 : 0))
        let members = replica.members(of: world.round)
        #expect(members.isEmpty == (relation != .host))
      }
      let host = try await world.replica(world.person(.host))
      let wanted: [GolfRelation: MemberStatus] = [
        .host: .accepted, .accepted: .accepted, .shunned: .accepted, .requested: .requested,
        .invited: .invited, .declined: .declined, .removed: .removed, .left: .left,
      ]
      for relation in GolfRelation.allCases {
        let user = try world.person(relation).user
        #expect(host.member(user, in: world.round)?.status == wanted[relation])
      }
    }
  }

  /// The copy of whoever has nothing more to do with the round stays as it was.
  @Test func copiesFollowAsLongAsTheyConcern() async throws {
    try await world { world in
      let words = "canary-of-the-edit-77aa"
      try await world.done(.editRound(world.round, [.message(words)]), .host)
      for relation in GolfRelation.allCases where relation != .signedOut {
        let person = try world.person(relation)
        let place = try await world.replica(person).place(of: person.user, in: world.round)
        #expect((place != nil) == relation.hasRow, "\(relation.rawValue)")
        #expect((place?.round.message == words) == relation.follows, "\(relation.rawValue)")
      }
    }
  }

  /// Who blocks whom is told to nobody, not even by what is missing from a page.
  @Test func blocksAreTheBlockersOwn() async throws {
    try await world { world in
      for relation in GolfRelation.allCases where relation != .signedOut {
        let person = try world.person(relation)
        let blocks = try await world.rows(person).filter { row in
          row.entity.key.kind == TeePalsEntity.Kind.block.rawValue
        }
        let wanted: [GolfRelation: Int] = [.host: 2, .blocking: 1]
        #expect(blocks.count == wanted[relation, default: 0], "\(relation.rawValue)")
      }
      // Whoever is blocked in the middle of asking is not told why there is no answer.
      let requested = try world.person(.requested)
      try await world.done(.block(try world.person(.host).user, try world.card(.requested)), .host)
      let replica = try await world.replica(requested)
      #expect(replica.place(of: requested.user, in: world.round)?.status == .left)
      #expect(
        !replica.notifications(of: requested.user).contains { row in
          row.kind == .roundJoinDeclined
        })
      try await GolfVisibility(world).check()
    }
  }
}
