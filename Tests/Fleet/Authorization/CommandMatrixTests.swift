import AccountsDomain
import Application
import Calendar
import Core
import DayBlockDomain
import RefWatchDomain
import RunningBuddyDomain
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
  /// Gives a person a contact, a friend, a connection and a match, through commands.
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
    let own = things.refereed.making + things.refereed.sharing + things.day.making
    for command in own + things.run.making + things.run.keeping {
      let content = things.run.content(of: command)
      let rejection = try await client.push(command, bringing: content, as: person)
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
    return Belongings(
      contact: contact, friend: friend, connection: connection, user: user,
      refereed: RefereeThings(moment), day: DayThings(moment),
      run: RunThings(moment))
  }

  /// A command that is declared and not sampled would be tried by nobody. Those of golf have their
  /// own samples: `GolfMatrixTests`.
  @Test func everyDeclaredCommandHasASample() {
    let moment = Moment(
      instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
      entropy: Entropy(high: 1, low: 2))
    let user = UserID(high: 1, low: 1)
    let things = belongings(of: user, moment)
    let samples = CommandSamples(moment: moment, settings: FriendsSettings(user: user))
    let all = samples.all(about: things) + samples.creating(things)
    let declared = [
      AccountsCommand.system: AccountsCommand.names, FriendsCommand.system: FriendsCommand.names,
      RefWatchCommand.system: RefWatchCommand.names, DayBlockCommand.system: DayBlockCommand.names,
      RunCommand.system: RunCommand.names,
    ]
    #expect(Set(all.map(\.system)) == Set(declared.keys))
    for (system, names) in declared {
      let sampled = Set(all.filter { command in command.system == system }.map(\.name))
      #expect(Set(names).subtracting(sampled) == [], "\(system)")
    }
  }

  @Test func ownersMay() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      let things = try await settle(ana, client)
      for command in samples(client, ana).all(about: things) {
        if case .friends(.mergeConnections) = command { continue }
        // The owner has no seat to give up.
        if case .referee(.leaveCrew) = command { continue }
        let content = things.run.content(of: command)
        let rejection = try await client.push(command, bringing: content, as: ana)
        #expect(rejection == nil, "\(command.name)")
      }
    }
  }

  @Test func strangersMayNot() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      // Two strangers alike: one asks about what is Ana's, one about what is nobody's.
      let ben = try await client.person("ben@example.com")
      let cas = try await client.person("cas@example.com")
      let foreign = try await settle(ana, client)
      let absent = belongings(of: UserID(high: 1, low: 1), client.clock.moment)
      let same = substitutions(foreign, absent) + [(ben.user.description, cas.user.description)]
      let before = try rows(of: ana.user, foreign, site)
      let samples = samples(client, ben)
      var kinds: [CommandSamples.Kind] = []
      for (onForeign, onAbsent) in zip(samples.all(about: foreign), samples.all(about: absent)) {
        let refused = try await client.say(
          onForeign, bringing: foreign.run.content(of: onForeign), as: ben)
        let missing = try await client.say(
          onAbsent, bringing: absent.run.content(of: onAbsent), as: cas)
        let kind = CommandSamples.kind(of: onForeign)
        kinds.append(kind)
        #expect(refused.status == 200)
        #expect((refused.rejection != nil) == (kind == .changing), "\(onForeign.name)")
        #expect(replaced(refused, same) == missing, "\(onForeign.name)")
      }
      #expect(kinds.filter { kind in kind == .removing }.count == 20)
      #expect(!kinds.contains(.creating))
      for command in samples.creating(foreign) {
        #expect(CommandSamples.kind(of: command) == .creating)
        _ = try await client.push(command, as: ben)
      }
      // Whatever was answered: nothing of Ana's is different, and nothing of hers reached Ben.
      #expect(try rows(of: ana.user, foreign, site) == before)
      let page = try await pull(ben, client)
      #expect(page.parts.allSatisfy { part in part.scope == .user(ben.user) })
    }
  }

  private func samples(_ client: SuiteClient, _ person: SuitePerson) -> CommandSamples {
    CommandSamples(moment: client.clock.moment, settings: FriendsSettings(user: person.user))
  }

  /// The ids that are asked about, and those that stand in their place.
  private func substitutions(_ a: Belongings, _ b: Belongings) -> [(String, String)] {
    Array(zip(a.day.ids + a.run.ids, b.day.ids + b.run.ids)) + [
      (a.contact.id.description, b.contact.id.description),
      (a.friend.id.description, b.friend.id.description),
      (a.connection.id.description, b.connection.id.description),
      (a.refereed.id, b.refereed.id),
      (a.refereed.venueID, b.refereed.venueID),
      (a.refereed.journal.id.description, b.refereed.journal.id.description),
      (a.refereed.share.description, b.refereed.share.description),
      (a.user.description, b.user.description),
    ]
  }

  private func replaced(_ said: Said, _ pairs: [(String, String)]) -> Said {
    func other(_ text: String) -> String {
      pairs.reduce(text) { text, pair in text.replacing(pair.0, with: pair.1) }
    }
    return Said(
      status: said.status, push: other(said.push), rejection: said.rejection.map(other),
      rows: other(said.rows))
  }

  private func rows(
    of user: UserID, _ things: Belongings, _ site: SuiteSite
  ) throws -> [FeedRow] {
    try site.build.engine.readNow { session throws(StoreFailure) in
      let storage = SQLStorage<SuiteTables, SQLiteSession>(session)
      let shared = Scope.match(things.refereed.match.id)
      return try storage.feed(of: .user(user), after: 0, limit: 10_000)
        + storage.feed(of: shared, after: 0, limit: 10_000)
        + storage.feed(
          of: .sharedJournal(things.refereed.share), after: 0, limit: 10_000)
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
