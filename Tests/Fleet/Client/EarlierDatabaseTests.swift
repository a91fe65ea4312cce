import Core
import DayBlockClient
import Home
import RefWatchClient
import RunningBuddyClient
import Shell
import SuperFriendClient
import Sync
import TeePalsClient
import Testing
import Wire

@Suite("A database of the suite's one module is opened by the client of any app")
struct EarlierDatabaseTests {
  /// An address of each client, and the kinds that it shows.
  struct Opening: Sendable, CustomStringConvertible {
    let address: String
    let kinds: [String]
    var description: String { address }
  }

  static let openings = [
    Opening(address: "/", kinds: ["preferences"]),
    Opening(address: "/friends", kinds: ["preferences", "contact", "friend"]),
    Opening(address: "/referee", kinds: ["preferences", "match"]),
    Opening(address: "/golf", kinds: ["preferences", "golfRound"]),
    Opening(address: "/day", kinds: ["preferences", "dayBlock", "daySession", "contact"]),
    Opening(address: "/run", kinds: ["preferences", "run"]),
  ]

  private static let account = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(EarlierDatabase.user)",\
    "email":"a@b.example"}
    """
  private static let database = "fieldday-" + EarlierDatabase.user
  private static let pull = "/api/sync/pull?for=" + EarlierDatabase.user
  private static let push = "/api/sync/push?for=" + EarlierDatabase.user

  @Test("what waits is sent as it was, in its order, with what it brings", arguments: openings)
  func sent(_ opening: Opening) throws {
    let device = try open(opening)
    let pushed = device.exchanges.filter { exchange in exchange.path == Self.push }
    let body = pushed.compactMap { exchange in exchange.body }.joined(separator: "\n")
    var place = body.startIndex
    for (index, command) in EarlierDatabase.waiting.enumerated() {
      let found = body[place...].firstRange(of: "\"" + command.id + "\"")
      place = try #require(found, "\(command.name) was sent, after the one before").upperBound
      #expect(body.contains(command.args), "\(command.name)")
      #expect(body[place...].contains("\"dseq\":\(index + 1),"), "\(command.name)")
      if let text = command.content { #expect(body.contains("\"" + text + "\"")) }
    }
    let left = device.rows.filter { row in row.table == "outbox" }.map { row in row.key }
    for command in EarlierDatabase.waiting { #expect(!left.contains(command.id)) }
  }

  @Test("rows of every app stay as they were, and its own are shown", arguments: openings)
  func kept(_ opening: Opening) throws {
    let device = try open(opening)
    for row in EarlierDatabase.base + [EarlierDatabase.rejected] {
      #expect(device.rows.contains(row), "\(row.key)")
    }
    for row in EarlierDatabase.base {
      let (kind, id) = try entity(of: row)
      guard opening.kinds.contains(kind) else { continue }
      #expect(device.shows(EntityKey(kind, id)), "\(row.key)")
    }
    #expect(!device.starts, "nothing was asked for anew")
  }

  @Test("a kind that lies in volumes since: its app asks anew, the others leave it alone")
  func moved() throws {
    for opening in Self.openings {
      let device = try open(opening, with: EarlierDatabase.trackInTheBase)
      let isOwn = opening.address == "/run"
      #expect(device.starts == isOwn, "\(opening)")
      #expect(device.rows.contains(EarlierDatabase.trackInTheBase) != isOwn, "\(opening)")
      let body = device.exchanges.filter { exchange in exchange.path == Self.push }
        .compactMap { exchange in exchange.body }.joined()
      for command in EarlierDatabase.waiting { #expect(body.contains(command.args), "\(opening)") }
    }
  }

  @Test("whoever is at work without a network has everything that was done")
  func offline() throws {
    for opening in Self.openings {
      let device = try open(opening, isOnline: false)
      for row in EarlierDatabase.rows where row.table != "meta" {
        #expect(device.rows.contains(row), "\(opening): \(row.table) \(row.key)")
      }
    }
  }

  // MARK: Opening

  /// What became of the database, and what was asked of the server.
  private struct Opened {
    let rows: [StoreRow]
    let exchanges: [HTTPExchange]
    let shows: (EntityKey) -> Bool

    /// Whether the server was asked for everything anew.
    var starts: Bool {
      exchanges.contains { exchange in
        exchange.path == EarlierDatabaseTests.pull
          && exchange.body.map { body in !body.contains("\"cursor\"") } ?? false
      }
    }
  }

  private func open(
    _ opening: Opening, with row: StoreRow? = nil, isOnline: Bool = true
  ) throws -> Opened {
    switch opening.address {
    case "/friends": try open(AppClient<FriendsApp>.self, opening, row, isOnline)
    case "/referee": try open(AppClient<RefWatchApp>.self, opening, row, isOnline)
    case "/golf": try open(AppClient<TeePalsApp>.self, opening, row, isOnline)
    case "/day": try open(AppClient<DayBlockApp>.self, opening, row, isOnline)
    case "/run": try open(AppClient<RunningBuddyApp>.self, opening, row, isOnline)
    default: try open(HomeContent.self, opening, row, isOnline)
    }
  }

  private func open<Content: ShellContent>(
    _: Content.Type, _ opening: Opening, _ row: StoreRow?, _ isOnline: Bool
  ) throws -> Opened {
    var host = ClientHost<AppShell<Content>>(
      remembered: ["session": Self.account], address: opening.address)
    host.databases[Self.database] = EarlierDatabase.rows + (row.map { row in [row] } ?? [])
    if isOnline {
      let last = EarlierDatabase.waiting.count
      host.answers[Self.push] = (200, PushAnswer(mark: Int64(last)).json.text)
      // Nothing has arrived before the push; everything after it.
      let isAsked = row != nil && opening.address == "/run"
      host.queued[Self.pull] = [(200, isAsked ? try anew() : Page.pulled(reset: false))]
      host.answers[Self.pull] = (200, try settled())
    }
    host.run()
    host.run(.signal(isOnline ? .visible : .offline))
    let account = try #require(host.state.account)
    return Opened(
      rows: host.databases[Self.database] ?? [], exchanges: host.exchanges,
      shows: { key in account.core.view.entity(key) != nil })
  }

  /// The page that the commands are done by.
  private func settled() throws -> String {
    let last = try #require(EarlierDatabase.waiting.last)
    let mark = Page.Mark(dseq: Int64(EarlierDatabase.waiting.count), command: CommandID(last.id))
    return Page(
      epoch: try #require(Epoch(EarlierDatabase.epoch)), cursor: "d", reset: false, purges: [],
      parts: [], mark: mark, rejections: [], known: nil, more: false
    ).json.text
  }

  /// Everything once more, as the server has it.
  private func anew() throws -> String {
    let parts = try EarlierDatabase.base.map { row in
      let (kind, id) = try entity(of: row)
      let words = row.key.split(separator: " ")
      let body = String(row.value.dropFirst(2))
      return ScopePart(
        scope: try #require(Scope(String(words[0]))), begins: true,
        rows: [PageRow(key: EntityKey(kind, id), seq: 1, revision: 7, body: body)])
    }
    return Page.pulled(parts)
  }

  private func entity(of row: StoreRow) throws -> (kind: String, id: ID<AnyEntity>) {
    let words = row.key.split(separator: " ").map(String.init)
    return (words[1], try #require(ID<AnyEntity>(words[2])))
  }
}
