import Calendar
import Core
import DayBlockDomain
import RefWatchDomain
import Suite
import SuperFriendDomain
import Sync
import Testing
import Wire

/// Two people of one server who take in the same things: neither is in the other's way, and neither
/// learns of the other.
@Suite("Two people with the same sources")
struct TwoPeopleTests {
  private let now = Instant(milliseconds: 1_790_000_000_000)

  private func moment(_ number: UInt64) -> Moment {
    Moment(instant: now, zone: .utc, entropy: Entropy(high: mixed(number), low: mixed(number + 1)))
  }

  /// Everything that can come from outside, as a person's device sends it.
  private func everything(of user: UserID, _ moment: Moment) throws -> [SuiteCommand] {
    var commands = try contacts(of: user)
    commands += try library(of: user)
    commands += try fixtures(of: user)
    commands += try time(of: user, moment)
    for case .referee(.createMatch(let match)) in commands {
      let track = MatchTrack(
        of: user, match: match.id, name: "Watch", startedAt: now,
        code: RefereeThings(moment).track)
      commands.append(.referee(.attachTrack(user, track)))
    }
    return commands
  }

  /// One card with a UID and one without.
  private func contacts(of user: UserID) throws -> [SuiteCommand] {
    let text = """
      BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Rosa Park\r\nN:Park;Rosa;;;\r\nUID:rosa\r\nEND:VCARD\r
      BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Tom Ek\r\nN:Ek;Tom;;;\r\nEND:VCARD\r\n
      """
    let plan = SuperFriendDomain.ImportPlan(
      try CardFile(Array(text.utf8)), into: FriendsReplica(), of: user, country: nil)
    #expect(plan.counts.added == 2)
    return plan.commands.map { command in .friends(command) }
  }

  private func library(of user: UserID) throws -> [SuiteCommand] {
    let text = """
      {"format":"fieldday-referee-library","version":1,"items":[
      {"kind":"team","name":"FC North","reference":"n1","players":[{"number":9,"name":"Kim"}]},
      {"kind":"venue","name":"Old Park"},
      {"kind":"venue","id":"01900000-0000-7000-8000-0000000000aa","name":"New Park"}]}
      """
    let pack = LibraryPack(Array(text.utf8), at: now)
    #expect(pack.problems.isEmpty)
    let plan = PackPlan(pack, into: Library(), of: user)
    #expect(plan.imported.count == 3)
    return plan.commands.map { command in .referee(command) }
  }

  private func fixtures(of user: UserID) throws -> [SuiteCommand] {
    let text = "Date,Time,Home,Away\n2026-11-28,14:00,North,South\n"
    let zone = try #require(PlanningZone(named: "Europe/London"))
    var options = FixtureOptions(zone: zone)
    options.order = nil
    let plan = FixturePlan(
      try FixtureFile(Array(text.utf8)).reading(options), for: user, known: [], rules: RuleSet(),
      now: now)
    let commands = plan.commands(plan.suggested)
    #expect(commands.count == 1)
    return commands.map { command in .referee(command) }
  }

  private func time(of user: UserID, _ moment: Moment) throws -> [SuiteCommand] {
    let text =
      "Start date,Start time,End date,End time,Project,Description\n"
      + "2026-09-01,10:00:00,2026-09-01,11:30:00,Study,Verbs\n"
    let plan = try ImportFile.read(
      Array(text.utf8),
      ImportOptions(
        zone: "Europe/London", rules: ZoneTable.rules(named: "Europe/London") ?? .utc, now: now,
        named: { name in ZoneTable.rules(named: name) }))
    let steps = plan.steps(into: DayBlockReplica(), of: user, as: moment.id(3))
    #expect(steps.sessions == 1)
    return steps.commands.map { command in .day(command) }
  }

  /// What names what a command makes or changes.
  private func subjects(_ commands: [SuiteCommand]) -> Set<EntityKey> {
    Set(commands.map { command in command.subject })
  }

  @Test("import the same files")
  func importing() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      let ben = try await client.person("ben@example.com")
      let first = try everything(of: ana.user, moment(1))
      let second = try everything(of: ben.user, moment(2))
      #expect(first.count == second.count)
      #expect(subjects(first).isDisjoint(with: subjects(second)))
      for (person, commands) in [(ana, first), (ben, second)] {
        for command in commands {
          let rejection = try await client.push(command, as: person)
          #expect(rejection == nil, "\(command.name)")
        }
      }
    }
  }

  @Test("import them before they have accounts, and claim what they did")
  func claiming() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      for number: UInt64 in 1...2 {
        let local: UserID = moment(number + 10).id(1)
        let person = try await client.person("person\(number)@example.com")
        for command in try everything(of: local, moment(number)) {
          let args = SuiteCommand.claimed(command.args, by: person.user, from: local)
          let claimed = try SuiteCommand.decode(
            system: command.system, name: command.name, version: command.version,
            WireCursor(args))
          let rejection = try await client.push(try #require(claimed), as: person)
          #expect(rejection == nil, "\(command.name)")
        }
      }
    }
  }

  @Test("import a file twice, on two devices: one contact each")
  func twice() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      let once = try everything(of: ana.user, moment(1))
      let again = try everything(of: ana.user, moment(2))
      #expect(subjects(once).count == once.count)
      for command in once + again where command.system != DayBlockCommand.system {
        let rejection = try await client.push(command, as: ana)
        #expect(rejection == nil, "\(command.name)")
        #expect(subjects(once).contains(command.subject), "\(command.name)")
      }
    }
  }
}
