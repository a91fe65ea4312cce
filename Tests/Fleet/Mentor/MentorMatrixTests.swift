import AccountsServer
import Application
import Core
import RefWatchDomain
import Suite
import Sync
import Testing
import Wire

/// What somebody is to a shared journal entry.
enum MentorRelation: String, CaseIterable, Sendable {
  case owner, mentor, revoked, expired, left, stranger
  /// Records the match, and has nothing to do with its journal.
  case crew
}

/// Ana's journal entry, with everybody who may be something to it.
struct MentorWorld: Sendable {
  static let words = "canary-of-the-journal-7c1e"

  let crew: CrewWorld
  let entry: JournalEntry
  /// By who was let into it.
  private(set) var shares: [MentorRelation: JournalShareID] = [:]

  private var client: SuiteClient { crew.client }

  init(_ client: SuiteClient, _ site: SuiteSite) async throws {
    crew = try await CrewWorld(client)
    let moment = client.clock.moment
    var entry = JournalEntry(id: moment.id(80), match: crew.match.id, createdAt: moment.instant)
    entry.overall = Self.words
    self.entry = entry
    let owner = try crew.person(.owner)
    #expect(try await client.push(.referee(.createJournal(entry)), as: owner) == nil)
    for (relation, days) in [
      (MentorRelation.mentor, nil), (.revoked, nil), (.expired, 7), (.left, nil),
    ] as [(MentorRelation, Int64?)] {
      let share = try await share(days: days)
      shares[relation] = share
      let answer = try await join(try await link(share), try person(relation, client))
      #expect(answer.status == 200 && answer.json["share"] == .id(share))
    }
    let revoked = try #require(shares[.revoked])
    #expect(try await client.push(.referee(.endSharing(revoked)), as: owner) == nil)
    let left = try #require(shares[.left])
    #expect(
      try await client.push(.referee(.endSharing(left)), as: try person(.left, client)) == nil)
    site.clock.advance(byDays: 8)
    await site.doJobs()
  }

  /// Each relation is somebody of the match's world, who is nothing else to the journal.
  func person(_ relation: MentorRelation, _ client: SuiteClient? = nil) throws -> SuitePerson {
    switch relation {
    case .owner: try crew.person(.owner)
    case .mentor: try crew.person(.stranger)
    case .revoked: try crew.person(.removed)
    case .expired: try crew.person(.left)
    case .left: try crew.person(.observer)
    case .stranger: try #require(others)
    case .crew: try crew.person(.recorder)
    }
  }

  /// Somebody who is nothing to anything.
  var others: SuitePerson?

  func share(days: Int64?) async throws -> JournalShareID {
    let moment = client.clock.moment
    let id: JournalShareID = moment.id(81)
    let terms = SharingTerms(
      name: "Ana", showsNames: false,
      expiresAt: days.map { days in
        moment.instant.advanced(byMilliseconds: days * 86_400_000)
      })
    let command = RefWatchCommand.shareJournal(id, entry.id, terms)
    #expect(try await client.push(.referee(command), as: try crew.person(.owner)) == nil)
    return id
  }

  func invite(_ share: JournalShareID, by person: SuitePerson) async throws -> SuiteAnswer {
    try await client.ask(
      "POST", "/api/referee/mentors/invitations", body: .object(["share": .id(share)]),
      cookie: person.cookie)
  }

  /// The secret in a new link.
  func link(_ share: JournalShareID) async throws -> String {
    let answer = try await invite(share, by: try crew.person(.owner))
    #expect(answer.status == 201)
    guard case .string(let link)? = answer.json["link"] else {
      Issue.record("no link")
      return ""
    }
    #expect(link.hasPrefix("/referee/mentor/"))
    return String(link.dropFirst("/referee/mentor/".count))
  }

  func join(_ token: String, _ person: SuitePerson) async throws -> SuiteAnswer {
    try await client.ask(
      "POST", "/api/referee/mentors/join",
      body: .object(["token": .string(token), "name": .string("Mina")]), cookie: person.cookie)
  }

  /// Everything a device of the person gets, as text.
  func everything(_ person: SuitePerson) async throws -> String {
    try await crew.page(person).json.text
  }
}

/// Every command about a shared entry × what somebody is to it.
@Suite struct MentorMatrixTests {
  private func world(
    _ body: @escaping @Sendable (MentorWorld, SuiteClient, SuiteSite) async throws -> Void
  ) async throws {
    let site = try SuiteSite()
    try await site.test { client in
      var world = try await MentorWorld(client, site)
      world.others = try await client.person("nobody-at-all@example.com")
      try await body(world, client, site)
    }
  }

  @Test func onlyTheOwnerAndTheMentorReadTheEntry() async throws {
    try await world { world, _, _ in
      for relation in MentorRelation.allCases {
        let text = try await world.everything(try world.person(relation))
        let reads = relation == .owner || relation == .mentor
        #expect(text.contains(MentorWorld.words) == reads, "\(relation.rawValue)")
      }
    }
  }

  @Test func whoIsNotInItFindsNothing() async throws {
    try await world { world, client, _ in
      for relation in MentorRelation.allCases {
        let person = try world.person(relation)
        let share = try #require(world.shares[relation] ?? world.shares[.mentor])
        let isIn = relation == .owner || relation == .mentor
        let moment = client.clock.moment
        let comment = JournalComment(
          id: moment.id(82), share: share, writtenAt: moment.instant, text: "Why?")
        let refusal = try await client.push(.referee(.comment(comment)), as: person)
        #expect((refusal == nil) == isIn, "\(relation.rawValue)")
        if let refusal { #expect(refusal.text.contains("\"notFound\"")) }
        // Sharing it on is the owner's alone.
        let sharing = RefWatchCommand.shareJournal(
          moment.id(83), world.entry.id,
          SharingTerms(name: "X", showsNames: true, expiresAt: nil))
        let shared = try await client.push(.referee(sharing), as: person)
        #expect((shared == nil) == (relation == .owner), "\(relation.rawValue)")
        if relation != .owner {
          let answer = try await world.invite(share, by: person)
          #expect(answer.status == 404, "\(relation.rawValue)")
        }
      }
      let thread = try await world.crew.replica(try world.person(.owner))
        .thread(of: try #require(world.shares[.mentor]))
      #expect(thread.count == 2)
    }
  }

  @Test func aMentorIsTakenInOnceAndNobodyElseIs() async throws {
    try await world { world, client, _ in
      let share = try await world.share(days: nil)
      let old = try await world.link(share)
      let token = try await world.link(share)
      let stranger = try world.person(.stranger)
      // A new link ends the one before; the owner is let in by none.
      #expect(try await world.join(old, stranger).status == 410)
      #expect(try await world.join(token, try world.person(.owner)).status == 410)
      #expect(try await world.join("nonsense", stranger).status == 410)
      #expect(try await world.join(token, stranger).status == 200)
      #expect(try await world.join(token, try world.person(.crew)).status == 410)
      let owner = try world.person(.owner)
      #expect(try await world.invite(share, by: owner).status == 404)
      // What is over lets nobody in.
      let ended = try await world.share(days: nil)
      let dead = try await world.link(ended)
      #expect(try await client.push(.referee(.endSharing(ended)), as: owner) == nil)
      #expect(try await world.join(dead, stranger).status == 410)
    }
  }

  @Test func editsShowAndRevokingTakesTheEntryAway() async throws {
    try await world { world, client, _ in
      let owner = try world.person(.owner)
      let mentor = try world.person(.mentor)
      let before = try await world.crew.page(mentor)
      let edit = RefWatchCommand.editJournal(world.entry.id, [.text(.wentWell, "seen-by-mentor")])
      #expect(try await client.push(.referee(edit), as: owner) == nil)
      #expect(try await world.everything(mentor).contains("seen-by-mentor"))
      #expect(try await !world.everything(try world.person(.revoked)).contains("seen-by-mentor"))
      let share = try #require(world.shares[.mentor])
      #expect(try await client.push(.referee(.endSharing(share)), as: owner) == nil)
      let after = try await world.crew.page(mentor, cursor: before.cursor)
      #expect(after.purges.contains(.sharedJournal(share)))
      #expect(try await !world.everything(mentor).contains(MentorWorld.words))
    }
  }

  @Test func whoGoesTakesTheirWordsAndLeavesNoName() async throws {
    try await world { world, client, site in
      let owner = try world.person(.owner)
      let mentor = try world.person(.mentor)
      let share = try #require(world.shares[.mentor])
      let moment = client.clock.moment
      let comment = JournalComment(
        id: moment.id(82), share: share, writtenAt: moment.instant, text: "mentor-said-this")
      #expect(try await client.push(.referee(.comment(comment)), as: mentor) == nil)
      try await site.build.accounts.purge(mentor.user)
      let left = try await world.everything(owner)
      #expect(!left.contains("mentor-said-this"))
      #expect(!left.contains(mentor.user.description))
      let seen = try await world.crew.replica(owner).share(share)
      #expect(seen?.mentorName == "" && seen?.end == .left)
      // The owner goes: what was shared goes with them, from everybody.
      let again = try await world.share(days: nil)
      let stranger = try world.person(.stranger)
      #expect(try await world.join(try await world.link(again), stranger).status == 200)
      #expect(try await world.everything(stranger).contains(MentorWorld.words))
      try await site.build.accounts.purge(owner.user)
      #expect(try await !world.everything(stranger).contains(MentorWorld.words))
    }
  }
}
