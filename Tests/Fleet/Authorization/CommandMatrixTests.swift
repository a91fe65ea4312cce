import Application
import Calendar
import Core
import Store
import StoreSQLite
import Suite
import SuperFriendDomain
import Sync
import Testing
import Wire

/// Every command × {own, foreign, absent}: what is another's cannot be changed, seen, or told from
/// what is not there.
@Suite struct CommandMatrixTests {
  /// Gives a person a contact, a friend and a connection, through commands.
  private func settle(
    _ person: SuitePerson, _ client: SuiteClient
  ) async throws -> Belongings {
    let things = belongings(of: person.user, client.clock.moment)
    let settings = FriendsSettings(user: person.user)
    let moment = client.clock.moment
    let record = try #require(
      FriendsCommand.record(
        .call, on: settings.startOfDay.today(moment), with: [things.friend], settings, moment))
    let commands: [FriendsCommand] = [
      .addContact(things.contact), .restoreFriend(things.friend, [things.connection]), record,
    ]
    for command in commands {
      let rejection = try await client.push(.friends(command), as: person)
      #expect(rejection == nil)
    }
    return things
  }

  private func belongings(of user: UserID, _ moment: Moment) -> Belongings {
    let settings = FriendsSettings(user: user)
    let today = settings.startOfDay.today(moment)
    let contact = Contact(id: moment.id(60), card: Card(given: "Mira"))
    let friend = Friend(
      id: moment.id(61), contact: contact.id, period: .monthly, createdAt: moment.instant,
      createdOn: today, createdZone: "UTC", nameCache: "Mira")
    let connection = Connection(
      id: moment.id(62), type: .call, occurredOn: today, tookPlaceAt: moment.instant, zone: .utc,
      friends: Participants(friend.id), createdAt: moment.instant)
    return Belongings(contact: contact, friend: friend, connection: connection, user: user)
  }

  @Test func ownersMay() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      let things = try await settle(ana, client)
      for command in samples(client, ana).all(about: things) {
        if case .friends(.mergeConnections) = command { continue }
        let rejection = try await client.push(command, as: ana)
        #expect(rejection == nil, "\(command.name)")
      }
    }
  }

  @Test func strangersMayNot() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      let ben = try await client.person("ben@example.com")
      let foreign = try await settle(ana, client)
      let absent = belongings(of: UserID(high: 1, low: 1), client.clock.moment)
      let before = try rows(of: ana.user, site)
      let samples = samples(client, ben)
      let pairs = zip(samples.all(about: foreign), samples.all(about: absent))
      for (onForeign, onAbsent) in pairs {
        let refused = try await client.push(onForeign, as: ben)
        let missing = try await client.push(onAbsent, as: ben)
        switch CommandSamples.kind(of: onForeign) {
        case .changing:
          #expect(refused != nil, "\(onForeign.name)")
          #expect(shape(refused) == shape(missing), "\(onForeign.name)")
        case .removing: break
        case .creating: Issue.record("a creating command among the others: \(onForeign.name)")
        }
      }
      for command in samples.creating(foreign) {
        #expect(CommandSamples.kind(of: command) == .creating)
        _ = try await client.push(command, as: ben)
      }
      // Whatever was answered: nothing of Ana's is different, and nothing of hers reached Ben.
      #expect(try rows(of: ana.user, site) == before)
      let page = try await pull(ben, client)
      #expect(page.parts.allSatisfy { part in part.scope == .user(ben.user) })
    }
  }

  private func samples(_ client: SuiteClient, _ person: SuitePerson) -> CommandSamples {
    CommandSamples(moment: client.clock.moment, settings: FriendsSettings(user: person.user))
  }

  /// The kinds of a rejection without the ids it names.
  private func shape(_ rejection: JSON?) -> String {
    func bare(_ json: JSON) -> JSON {
      switch json {
      case .object(let members):
        .object(members.map { member in .init(member.name, bare(member.value)) })
      case .array(let elements): .array(elements.map(bare))
      case .string(let text): .string(ID<Scope>(text) == nil ? text : "id")
      default: json
      }
    }
    return rejection.map { json in bare(json).text } ?? "accepted"
  }

  private func rows(of user: UserID, _ site: SuiteSite) throws -> [FeedRow] {
    try site.build.engine.readNow { session throws(StoreFailure) in
      try SQLStorage<SuiteTables, SQLiteSession>(session)
        .feed(of: .user(user), after: 0, limit: 10_000)
    }
  }

  private func pull(_ person: SuitePerson, _ client: SuiteClient) async throws -> Page {
    let request = PullRequest(
      device: person.device, cursor: nil, acknowledged: person.dseq, limit: 1_000)
    let answer = try await client.ask(
      "POST", "/api/sync/pull", body: request.json, cookie: person.cookie)
    return try Page(WireCursor(answer.json))
  }
}
