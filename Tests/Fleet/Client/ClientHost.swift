import Core
import DayBlockClient
import DayBlockUI
import Entrance
import Home
import RefWatchClient
import RefWatchUI
import RunningBuddyClient
import RunningBuddyUI
import Shell
import SuperFriendClient
import SuperFriendUI
import TeePalsClient
import TeePalsUI
import View

typealias HomeShell = AppShell<HomeContent>
typealias HomeHost = ClientHost<HomeShell>
typealias EntranceHost = ClientHost<EntrancePage>
typealias FriendsShell = AppShell<AppClient<FriendsApp>>
typealias GolfShell = AppShell<AppClient<TeePalsApp>>
typealias RefereeShell = AppShell<AppClient<RefWatchApp>>
typealias DayShell = AppShell<AppClient<DayBlockApp>>
typealias RunShell = AppShell<AppClient<RunningBuddyApp>>

/// Performs every effect at once: databases that hold what was stored, and what it is said that
/// they hold, and a server that answers what it is told to.
struct ClientHost<Root: RootFeature> {
  var state: Root.State
  /// Status and body by path; everything else is unreachable.
  var answers: [String: (status: Int, body: String)] = [:]
  /// What is answered before that, once each.
  var queued: [String: [(status: Int, body: String)]] = [:]
  /// Paths that are asked for in vain.
  var unanswered: Set<String> = []
  private(set) var exchanges: [HTTPExchange] = []
  private(set) var loaded: [String] = []
  /// Which parts of databases were asked for.
  private(set) var parts: [StorePart] = []
  /// Otherwise older volumes are asked for in vain.
  var readsOlder = true
  /// Otherwise what is to be stored is not, until ``store()``.
  var storesAtOnce = true
  private var unstored: [(HostAnswer) -> Root.Action?] = []
  /// Databases that nothing can be stored in.
  var full: Set<String> = []
  /// Timers that end at once besides the one that sync begins with.
  var firesTimers: Set<String> = []
  /// Otherwise another tab is the one that syncs.
  var isElected = true
  private(set) var erased: [String] = []
  /// The databases that were written to, once for each time.
  private(set) var stores: [String] = []
  /// How many commands each write stored that stored any.
  private(set) var storedCommands: [Int] = []
  /// What was put into databases, each once, in order.
  private(set) var written: [String] = []
  /// Requests without an answer.
  private(set) var told: [HostRequest] = []
  /// How many actions were taken: no two have the same moment.
  private var steps: UInt64 = 0
  /// Which window it is, of several that share databases: no two draw the same random bits.
  var window: UInt64 = 0
  var databases: [String: [StoreRow]] = [:]
  /// What the browser remembered as the page began.
  private let begunWith: [String: String]

  init(remembered: [String: String], address: String = "/") {
    begunWith = remembered
    state = Root.launch(
      Launch(
        address: address, languages: ["en"], textPercent: 100, online: true,
        remembered: remembered))
  }

  mutating func run(_ first: Root.Action = Root.launched) {
    var actions = [first]
    let end = steps + 100
    while let action = actions.first, steps < end {
      actions.removeFirst()
      steps += 1
      let moment = Moment(
        instant: Instant(milliseconds: 1_790_000_000_000 + Int64(steps)), zone: .utc,
        entropy: Entropy(high: mixed(steps), low: mixed(window << 32 + steps + 1)))
      for effect in Root.reduce(&state, action, moment) {
        guard case .ask(let request, let answer) = effect else { continue }
        if case .store = request, !storesAtOnce {
          unstored.append(answer)
          continue
        }
        guard let reply = reply(to: request) else { continue }
        for part in told(reply, to: request) { if let next = answer(part) { actions.append(next) } }
      }
    }
  }

  /// What waits to be stored is.
  mutating func store() {
    storesAtOnce = true
    let answers = unstored
    unstored = []
    for answer in answers { if let next = answer(.done) { run(next) } }
  }

  private mutating func store(_ operation: StoreWrite.Operation, in database: String) {
    var rows = databases[database] ?? []
    switch operation {
    case .put(let table, let key, let value):
      if !written.contains(value) { written.append(value) }
      rows.removeAll { row in row.table == table && row.key == key }
      rows.append(StoreRow(table: table, key: key, value: value))
    case .delete(let table, let key):
      rows.removeAll { row in row.table == table && row.key == key }
    case .clear(let table): rows.removeAll { row in row.table == table }
    }
    databases[database] = rows
  }

  private func read(_ part: StorePart, _ rows: [StoreRow]) -> HostAnswer {
    switch part {
    case .all: return .rows(rows)
    case .content(let table): return .rows(rows.filter { row in row.table == table })
    case .from(let volume):
      let isLater = { (row: StoreRow) in row.table.contains(".") && row.table < volume }
      let later = Set(rows.filter(isLater).map { row in row.table }).sorted()
      let now = rows.filter { row in !isLater(row) }
      return later.isEmpty ? .rows(now) : .part(now, later: later)
    case .volumes(let first, let last):
      return .rows(rows.filter { row in first <= row.table && row.table <= last })
    }
  }

  /// An answer as a browser gives it: many rows come in several parts. Here two are many.
  private func told(_ answer: HostAnswer, to request: HostRequest) -> [HostAnswer] {
    guard case .load(_, .from) = request else { return [answer] }
    switch answer {
    case .rows(let rows):
      let (some, others) = halves(rows)
      return [.some(some), .rows(others)]
    case .part(let rows, let later):
      let (some, others) = halves(rows)
      return [.some(some), .part(others, later: later)]
    default: return [answer]
    }
  }

  private func halves(_ rows: [StoreRow]) -> (some: [StoreRow], others: [StoreRow]) {
    let half = rows.count / 2
    return (Array(rows.prefix(half)), Array(rows.dropFirst(half)))
  }

  private mutating func reply(to request: HostRequest) -> HostAnswer? {
    switch request {
    case .http(let exchange):
      exchanges.append(exchange)
      if unanswered.contains(exchange.path) { return nil }
      let isQueued = queued[exchange.path]?.isEmpty == false
      let known = isQueued ? queued[exchange.path]?.removeFirst() : answers[exchange.path]
      return known.map { found in .http(status: found.status, body: found.body) }
        ?? .failed("offline")
    case .load(let database, let part):
      loaded.append(database)
      parts.append(part)
      if case .volumes = part, !readsOlder { return nil }
      return read(part, databases[database] ?? [])
    case .erase(let database):
      erased.append(database)
      databases[database] = nil
      return .done
    case .store(let write) where full.contains(write.database): return .failed("quota")
    case .store(let write):
      stores.append(write.database)
      let commands = write.operations.count { operation in
        if case .put("outbox", _, _) = operation { true } else { false }
      }
      if commands > 0 { storedCommands.append(commands) }
      for operation in write.operations { store(operation, in: write.database) }
      return .done
    case .elect: return isElected ? .done : nil
    case .timer(let key, _): return key == "sync-start" || firesTimers.contains(key) ? .done : nil
    default:
      told.append(request)
      return nil
    }
  }
}

extension ClientHost {
  /// The page that this one was left for, or the one at an address: later, on the same device.
  func next<Next: RootFeature>(
    _ client: Next.Type, at address: String? = nil
  ) -> ClientHost<Next> {
    var values = begunWith
    for case .remember(let key, let value) in told { values[key] = value }
    var page = ClientHost<Next>(remembered: values, address: address ?? left.last ?? "/")
    page.databases = databases
    page.answers = answers
    page.window = window
    page.steps = steps
    return page
  }

  /// What is on the page.
  var page: String { HTMLRenderer.html(Root.view(state)) }

  /// How often something was written to a database.
  var writes: Int { stores.count }

  /// The addresses the page was left for.
  var left: [String] {
    told.compactMap { request in if case .open(let url) = request { url } else { nil } }
  }

  /// What was said at the foot of the page.
  var said: [String] {
    page.matches(of: #/class="snackbar"><span class="grow">([^<]*)/#)
      .map { match in String(match.1) }
  }

  /// What was remembered last under a key.
  func remembered(_ key: String) -> String? {
    told.compactMap { request in
      if case .remember(key, let value) = request { value } else { nil }
    }.last
  }
}

extension FriendsShell.Action {
  static func friends(_ action: FriendsFeature.Action) -> Self { .content(.app(action)) }
}

extension RefereeShell.Action {
  static func referee(_ action: RefWatchFeature.Action) -> Self { .content(.app(action)) }
}

extension GolfShell.Action {
  static func golf(_ action: TeePalsFeature.Action) -> Self { .content(.app(action)) }
}

extension DayShell.Action {
  static func day(_ action: DayBlockFeature.Action) -> Self { .content(.app(action)) }
}

extension RunShell.Action {
  static func run(_ action: RunFeature.Action) -> Self { .content(.app(action)) }
}
