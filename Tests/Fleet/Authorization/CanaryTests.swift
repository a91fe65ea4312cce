import AccountsDomain
import Application
import Core
import Server
import StoreSQLite
import Suite
import SuperFriendDomain
import Sync
import TeePalsDomain
import Testing
import Wire

/// Two people whose data holds strings found nowhere else; whatever is asked, nobody receives the
/// other's.
@Suite struct CanaryTests {
  private func canary(_ name: String) -> String { "canary-of-\(name)-5f2c" }

  private func write(_ person: SuitePerson, _ name: String, _ client: SuiteClient) async throws {
    var card = Card(given: canary(name), family: canary(name))
    card.note = canary(name)
    let contact = Contact(id: client.clock.moment.id(60), card: card)
    let settings = FriendsSettings(user: person.user)
    let commands: [FriendsCommand] = [
      .addContact(contact),
      .add(contact, .monthly, lastContact: nil, settings, client.clock.moment),
    ]
    let profile: [AccountsCommand] = [
      .setPublic(person.user, .about(canary(name))), .setPublic(person.user, .area(canary(name))),
    ]
    for command in profile {
      let rejection = try await client.push(.accounts(command), as: person)
      #expect(rejection == nil)
    }
    let refereed = RefereeSamples.traces(
      of: person.user, saying: canary(name), client.clock.moment)
    let tracked = DaySamples.traces(of: person.user, saying: canary(name), client.clock.moment)
    for command in refereed + tracked {
      let rejection = try await client.push(command, as: person)
      #expect(rejection == nil)
    }
    let ran = RunThings(client.clock.moment, saying: canary(name))
    for command in ran.making + ran.keeping {
      let content = ran.content(of: command)
      #expect(try await client.push(command, bringing: content, as: person) == nil)
    }
    for command in commands {
      let rejection = try await client.push(.friends(command), as: person)
      #expect(rejection == nil)
    }
  }

  /// A round by invitation with words in it and in its chat. What of a golfer others may see is
  /// tried by itself in `Tests/Fleet/Golf`.
  private func golf(
    _ person: SuitePerson, _ name: String, _ client: SuiteClient, _ site: SuiteSite
  ) async throws {
    try site.addRound(like: person.session, of: person.user, saying: canary(name))
    let moment = client.clock.moment
    let message = ChatMessage(
      id: moment.id(47), round: person.session.retagged(),
      sender: GolferCard(user: person.user, name: "Gale G."), content: .text(canary(name)),
      writtenAt: moment.instant)
    #expect(try await client.push(.golf(.sendMessage(message)), as: person) == nil)
  }

  @Test func nobodyReceivesWhatIsAnothers() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      var people: [(name: String, person: SuitePerson)] = []
      for name in ["ana", "ben"] {
        let person = try await client.person(
          "\(canary(name))@example.com", name: canary(name))
        try await write(person, name, client)
        try site.addFile(like: person.session, of: person.user, saying: canary(name))
        try await golf(person, name, client, site)
        people.append((name, person))
      }
      for (name, person) in people {
        let others = people.map { other in other.name }.filter { other in other != name }
        var received = ""
        for answer in try await crawl(as: person, ids: people.map { $0.person }, client) {
          received += answer.headers + answer.text
          for other in others {
            #expect(!answer.text.contains(canary(other)))
            #expect(!answer.headers.contains(canary(other)))
          }
        }
        // The crawl does find the canary where it belongs.
        #expect(received.contains(canary(name)))
      }
      for answer in try await crawl(as: nil, ids: people.map { $0.person }, client) {
        #expect(!answer.text.contains("canary"))
        #expect(!answer.headers.contains("canary"))
      }
    }
  }

  /// Everything of the catalogue that ends nothing, with every id there is, and pulls for every
  /// device there is.
  private func crawl(
    as person: SuitePerson?, ids: [SuitePerson], _ client: SuiteClient
  ) async throws -> [SuiteAnswer] {
    var answers: [SuiteAnswer] = []
    for endpoint in Build<SQLiteDatabase, SuiteTables>.catalogue {
      let skipped = [
        "/api/sync/pokes", "/api/day/live/stream", "/api/account/sign-out",
        "/api/account/sign-out-everywhere",
      ]
      if skipped.contains(endpoint.path) { continue }
      for other in ids where endpoint.method != .delete || other.user != person?.user {
        let isGolfer = endpoint.path.hasPrefix("/api/golf/golfers/")
        let id = isGolfer ? other.user.description : other.session.description
        let path = endpoint.path.replacing(":id", with: id)
          .replacing(":digest", with: SuiteSite.digest(like: other.session).text)
        for body in bodies(endpoint, other) {
          answers.append(
            try await client.ask(
              endpoint.method.rawValue, path, body: body, cookie: person?.cookie))
        }
      }
    }
    return answers
  }

  private func bodies(_ endpoint: Endpoint, _ other: SuitePerson) -> [JSON?] {
    guard endpoint.method == .post else { return [nil] }
    let devices = [other.device, DeviceID(high: 0x0190_0000_0000_7000, low: other.device.low)]
    let pulls = devices.map { device in
      PullRequest(device: device, cursor: nil, acknowledged: 0, limit: 1_000).json
    }
    return pulls + [.object(["email": .string("nobody@example.com"), "password": "guess-guess"])]
  }
}
