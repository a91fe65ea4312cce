import Core
import Shell
import Suite
import Testing
import View

@Suite("The client as a whole, against a host that answers at once")
struct SuiteFeatureTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """

  @Test(
    "every address is printed as it was read",
    arguments: [
      "/", "/friends", "/friends/add", "/friends/settings", "/friends/\(user)", "/account",
      "/account/sign-in", "/account/sign-up", "/account/sign-up/review", "/account/sessions",
      "/account/people", "/referee", "/referee/new", "/referee/m/\(user)/log", "/nowhere/at/all",
    ])
  func addresses(_ address: String) {
    #expect(SuiteRoute(address: address).address == address)
  }

  @Test("a device that knows nobody asks the server who is signed in")
  func nobody() {
    var host = ScriptedHost(remembered: [:])
    host.run()
    #expect(
      host.exchanges.map(\.path) == [
        "/api/account/providers", "/api/account/session", "/api/account/registration",
      ])
  }

  @Test("whoever comes back from a provider with nothing is told why where they can sign in")
  func arrivedWithNothing() {
    var host = ScriptedHost(remembered: [:], address: "/account/arrived#providerDenied")
    host.run()
    #expect(SuiteFeature.address(host.state) == "/account/sign-in")
    // Whoever is signed in sees it beside their linked accounts.
    var member = ScriptedHost(
      remembered: ["session": Self.session], address: "/account/arrived#providerTaken")
    member.run()
    #expect(SuiteFeature.address(member.state) == "/account/security")
  }

  @Test("whoever comes back signed in is let in, and the word does not stay in the address")
  func arrived() {
    var host = ScriptedHost(remembered: [:], address: "/account/arrived#in")
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(SuiteFeature.address(host.state) == "/")
    #expect(host.loaded.contains("fieldday-" + Self.user))
    let asked = host.exchanges.filter { exchange in exchange.path == "/api/account/session" }
    #expect(asked.count == 1)
    var newcomer = ScriptedHost(remembered: [:], address: "/account/arrived#sign-up")
    newcomer.run()
    #expect(SuiteFeature.address(newcomer.state) == "/account/arrived")
    let ticket = String(repeating: "a1", count: 32)
    var second = ScriptedHost(remembered: [:], address: "/account/arrived#" + ticket)
    second.run()
    #expect(SuiteFeature.address(second.state) == "/account/sign-in")
  }

  @Test("a device that knows somebody opens their data without asking, and pulls in their name")
  func somebody() {
    var host = ScriptedHost(remembered: ["session": Self.session])
    host.run()
    #expect(host.loaded == ["fieldday-" + Self.user, "fieldday-" + Self.user + "-journal"])
    #expect(host.exchanges.first?.path == "/api/sync/pull?for=" + Self.user)
    #expect(host.exchanges.allSatisfy { exchange in !exchange.path.hasPrefix("/api/account") })
  }

  @Test("signing up begins at the first step that is not complete, also after a reload")
  func signingUp() {
    let fresh = ScriptedHost(remembered: [:], address: "/account/sign-up/review")
    #expect(SuiteFeature.address(fresh.state) == "/account/sign-up")
    let draft = """
      {"email":"ana@x.io","displayName":"","username":"","isConfirming":false}
      """
    let kept = ScriptedHost(remembered: ["sign-up": draft], address: "/account/sign-up/review")
    #expect(SuiteFeature.address(kept.state) == "/account/sign-up/credential")
  }

  @Test("a deep link survives signing in")
  func deepLink() {
    var host = ScriptedHost(remembered: [:], address: "/friends/add")
    host.answers["/api/account/session"] = (200, "{\"session\":\(Self.session)}")
    host.run()
    #expect(SuiteFeature.address(host.state) == "/friends/add")
    #expect(host.loaded.prefix(2) == ["fieldday-local", "fieldday-" + Self.user])
  }
}

extension SuiteFeatureTests {
  private static let local = "01900000-0000-7000-8000-00000000000a"
  private static func registry(claimant: String? = nil) -> [StoreRow] {
    let claim = claimant.map { user in ",\"claimant\":\"\(user)\"" } ?? ""
    return [
      StoreRow(table: "profiles", key: local, value: "{\"id\":\"\(local)\"\(claim)}")
    ]
  }

  @Test("who began without an account is there again, and the server is not asked for anything")
  func localProfile() {
    var host = ScriptedHost(remembered: ["local": "1"])
    host.databases["fieldday-local"] = Self.registry()
    host.run()
    #expect(host.loaded.prefix(2) == ["fieldday-local", "fieldday-" + Self.local])
    #expect(host.exchanges.isEmpty)
  }

  @Test("it is found even if the browser forgot that there is one")
  func forgottenHint() {
    var host = ScriptedHost(remembered: [:])
    host.databases["fieldday-local"] = Self.registry()
    host.run()
    #expect(host.loaded.contains("fieldday-" + Self.local))
    #expect(host.exchanges.allSatisfy { exchange in !exchange.path.hasPrefix("/api/sync") })
  }

  @Test("a claim on record goes on at the start, and ends once nothing is left")
  func resumedClaim() {
    var host = ScriptedHost(remembered: ["session": Self.session, "local": "1"])
    host.databases["fieldday-local"] = Self.registry(claimant: Self.user)
    host.run()
    #expect(host.loaded.contains("fieldday-" + Self.local))
    #expect(host.erased == ["fieldday-" + Self.local, "fieldday-" + Self.local + "-journal"])
  }

  @Test("another account's claim waits for that account")
  func foreignClaim() {
    var host = ScriptedHost(remembered: ["session": Self.session, "local": "1"])
    host.databases["fieldday-local"] = Self.registry(
      claimant: "01900000-0000-7000-8000-00000000000b")
    host.run()
    #expect(!host.loaded.contains("fieldday-" + Self.local))
    #expect(host.erased.isEmpty)
  }
}

/// Performs every effect at once: databases that are empty unless it is said what they hold,
/// and a server that answers what it is told to.
struct ScriptedHost {
  var state: SuiteFeature.State
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
  private var unstored: [(HostAnswer) -> SuiteFeature.Action?] = []
  /// Otherwise another tab is the one that syncs.
  var isElected = true
  private(set) var erased: [String] = []
  /// What was put into databases, each once, in order.
  private(set) var written: [String] = []
  /// Requests without an answer.
  private(set) var told: [HostRequest] = []
  /// How many actions were taken: no two have the same moment.
  private var steps: UInt64 = 0
  var databases: [String: [StoreRow]] = [:]

  init(remembered: [String: String], address: String = "/") {
    state = SuiteFeature.launch(
      Launch(
        address: address, languages: ["en"], textPercent: 100, online: true,
        remembered: remembered))
  }

  mutating func run(_ first: SuiteFeature.Action = SuiteFeature.launched) {
    var actions = [first]
    let end = steps + 100
    while let action = actions.first, steps < end {
      actions.removeFirst()
      steps += 1
      let moment = Moment(
        instant: Instant(milliseconds: 1_790_000_000_000 + Int64(steps)), zone: .utc,
        entropy: Entropy(high: mixed(steps), low: mixed(steps + 1)))
      for effect in SuiteFeature.reduce(&state, action, moment) {
        guard case .ask(let request, let answer) = effect else { continue }
        if case .store = request, !storesAtOnce {
          unstored.append(answer)
          continue
        }
        guard let reply = reply(to: request) else { continue }
        if let next = answer(reply) { actions.append(next) }
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
      return .done
    case .store(let write):
      for case .put(_, _, let value) in write.operations where !written.contains(value) {
        written.append(value)
      }
      return .done
    case .elect: return isElected ? .done : nil
    case .timer(let key, _): return key == "sync-start" ? .done : nil
    default:
      told.append(request)
      return nil
    }
  }
}
