import AccountsDomain
import AccountsUI
import Calendar
import Core
import DayBlockClient
import DayBlockDomain
import Home
import RefWatchClient
import RefWatchDomain
import RunningBuddyClient
import RunningBuddyDomain
import Shell
import Suite
import SuperFriendClient
import SuperFriendDomain
import SuperFriendUI
import Sync
import Testing
import View
import Wire

/// A change that was shown as saved and is refused is told, whatever the reason, by the app that it
/// was made in; and nothing is counted that is not shown.
@Suite("Whatever the server did not accept is shown")
struct RefusedTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let account = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private let moment = Moment(
    instant: Instant(milliseconds: 1_789_990_000_000), zone: .utc,
    entropy: Entropy(high: 1, low: 2))

  /// Every kind of reason, and one within another.
  static let reasons: [String: JSON] = [
    "domain": .object([
      "kind": "domain", "rejection": SuiteRejection.friends(.nameMissing).json,
    ]),
    "unknownCommand": .object(["kind": "unknownCommand"]),
    "malformed": .object(["kind": "malformed", "path": "/args/x", "fault": "missing"]),
    "forbidden": .object(["kind": "forbidden"]),
    "dependsOnRejected": .object([
      "kind": "dependsOnRejected", "cause": .string(user), "reason": .object(["kind": "forbidden"]),
    ]),
    "later": .object(["kind": "invented in a later version"]),
  ]

  /// Where each app shows what was refused. TeePals shows nobody anything before they have a
  /// profile: its own tests look at its list.
  private static let places = [
    "friends": "/friends/not-accepted", "referee": "/referee", "day": "/day/refused",
    "run": "/run/refused",
    "accounts": "/account",
  ]

  private func samples() -> [SuiteCommand] {
    let user = UserID(Self.user) ?? UserID(high: 0, low: 0)
    let settings = FriendsSettings(user: user)
    let today = settings.startOfDay.today(moment)
    let contact = Contact(id: moment.id(60), card: Card(given: "Mira"))
    let friend = Friend(
      id: moment.id(61), contact: contact.id, period: .monthly, createdAt: moment.instant,
      createdOn: today, createdZone: "UTC", nameCache: "Mira")
    let connection = Connection(
      id: moment.id(62), type: .call, occurredOn: today, tookPlaceAt: moment.instant, zone: .utc,
      friends: Participants(friend.id), createdAt: moment.instant)
    let things = Belongings(
      contact: contact, friend: friend, connection: connection, user: user,
      refereed: RefereeThings(moment), day: DayThings(moment),
      run: RunThings(moment))
    let samples = CommandSamples(moment: moment, settings: settings)
    return samples.all(about: things) + samples.creating(things)
  }

  private func row(_ id: CommandID, _ command: SuiteCommand, _ reason: JSON) -> StoreRow {
    StoreRow(
      table: "rejected", key: id.description,
      value: JSON.object([
        "system": .string(command.system), "name": .string(command.name),
        "version": .int(command.version), "at": .instant(moment.instant),
        "learned": .instant(moment.instant), "args": command.args, "reason": reason,
      ]).text)
  }

  /// A device that has heard the server, and holds these.
  private func host<Content: ShellContent>(
    _ rows: [StoreRow], at address: String, _ content: Content.Type
  ) -> ClientHost<AppShell<Content>> {
    var host = ClientHost<AppShell<Content>>(
      remembered: ["session": Self.account], address: address)
    let record = JSON.object([
      "device": .id(moment.id(5) as DeviceID), "issued": .integer(0), "acknowledged": .integer(0),
      "current": .bool(true), "bootstrapped": .bool(true), "version": .integer(1),
    ])
    host.databases["fieldday-" + Self.user] =
      rows + [StoreRow(table: "meta", key: "book", value: record.text)]
    host.run()
    return host
  }

  private func friends(_ rows: [StoreRow], at address: String) -> ClientHost<FriendsShell> {
    host(rows, at: address, AppClient<FriendsApp>.self)
  }

  private func home(_ rows: [StoreRow], at address: String) -> HomeHost {
    host(rows, at: address, HomeContent.self)
  }

  private func day(_ rows: [StoreRow], at address: String) -> ClientHost<DayShell> {
    var host = host(rows, at: address, AppClient<DayBlockApp>.self)
    let user = UserID(Self.user) ?? UserID(high: 0, low: 0)
    host.run(.core(.submit(.own(.own(.setSetting(user, .welcomed(true)))))))
    return host
  }

  private func count(_ text: String, in html: String) -> Int {
    html.split(separator: text, omittingEmptySubsequences: false).count - 1
  }

  @Test(arguments: reasons.keys.sorted()) func eachByItsApp(kind: String) throws {
    let reason = try #require(Self.reasons[kind])
    for (system, place) in Self.places {
      let commands = samples().filter { command in command.system == system }
      #expect(!commands.isEmpty, "\(system)")
      let rows = commands.enumerated().map { index, command in
        row(CommandID(high: 9, low: UInt64(index)), command, reason)
      }
      let screen =
        switch system {
        case FriendsCommand.system: friends(rows, at: place).page
        case RefWatchCommand.system: host(rows, at: place, AppClient<RefWatchApp>.self).page
        case DayBlockCommand.system: day(rows, at: place).page
        case RunCommand.system: host(rows, at: place, AppClient<RunningBuddyApp>.self).page
        default: home(rows, at: place).page
        }
      #expect(count(">Discard<", in: screen) == rows.count, "\(system), \(kind)")
    }
  }

  @Test func theAccountSaysWhy() throws {
    let user = UserID(Self.user) ?? UserID(high: 0, low: 0)
    let rejection = SuiteRejection.accounts(.notYours)
    let reason = JSON.object(["kind": "domain", "rejection": rejection.json])
    let command = SuiteCommand.accounts(.setDisplayName(user, "Ana"))
    let screen = home([row(CommandID(high: 9, low: 1), command, reason)], at: "/account").page
    #expect(screen.contains(AccountsRejection.notYours.text(in: .english)))
  }

  @Test func anotherVersionsToo() {
    let strange = StoreRow(
      table: "rejected", key: CommandID(high: 9, low: 1).description,
      value: JSON.object([
        "system": .string("day"), "name": .string("fromALaterVersion"), "version": .int(1),
        "at": .instant(moment.instant),
        "learned": .instant(moment.instant), "args": .object([]),
        "reason": .object(["kind": "forbidden"]),
      ]).text)
    #expect(!home([strange], at: "/account").page.contains(">Discard<"))
    var host = day([strange], at: "/day")
    #expect(host.page.contains("A change made with another version of the app"))
    host.run(.core(.discardRejected(CommandID(high: 9, low: 1))))
    #expect(!host.page.contains("another version of the app"))
  }

  /// Seven contacts that nobody was told of were counted on every app's page, and only while the
  /// server was away.
  @Test func eachAppCountsItsOwn() throws {
    let contact = try #require(
      samples().first { command in command.name == "addContact" })
    let rows = (1...7).map { number in
      row(CommandID(high: 9, low: number), contact, .object(["kind": "forbidden"]))
    }
    var device = friends(rows, at: "/friends")
    #expect(device.page.contains("7 changes not accepted"))
    device.run(.signal(.offline))
    #expect(device.page.contains("7 changes not accepted"))
    #expect(!home(rows, at: "/").page.contains("not accepted"))
    #expect(!day(rows, at: "/day").page.contains("not accepted"))
    let runs = host(rows, at: "/run", AppClient<RunningBuddyApp>.self)
    #expect(!runs.page.contains("not accepted"))
  }

  @Test func aTakenContactIsAddedAgain() throws {
    let contact = Contact(
      id: moment.id(60), uid: "urn:uuid:mira", card: Card(given: "Mira"), source: .vcf)
    let id = CommandID(high: 9, low: 1)
    var device = friends(
      [row(id, .friends(.addContact(contact)), .object(["kind": "forbidden"]))],
      at: "/friends/not-accepted")
    #expect(device.page.contains("Add again"))
    device.run(.friends(.view(.contactsRepeated([id]))))
    #expect(!device.page.contains("Add again"))
    let added = device.written.filter { row in row.contains("\"addContact\"") }
    #expect(added.count == 1)
    #expect(
      added.allSatisfy { row in
        row.contains("urn:uuid:mira") && !row.contains(contact.id.description)
      })
  }
}
