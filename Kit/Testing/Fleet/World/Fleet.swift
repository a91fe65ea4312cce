import Core
import Sync
import Wire

/// A whole world in one thread: people with their browsers, a network, a server, and what goes
/// wrong.
///
/// Everything follows from the seed. Time is virtual. After every step the promises of the design
/// are checked; the first broken one ends the run.
public struct Fleet<Server: FleetServer> {
  typealias Failure = Server.Storage.Failure
  typealias Domain = Server.Storage.Domain

  struct Made {
    let command: Domain.Command
    let user: UserID
  }

  var dice: Dice
  var rates: FaultRates
  var server: Server
  let rules: ServerRules<Server.Storage>
  let planted: PlantedBug?
  var queue = EventQueue<FleetEvent>()
  var time: Int64 = 0
  let users: [UserID]
  var profiles: [Profile<Domain>] = []

  /// There are contents that are set apart.
  let hasContents: Bool

  // What is going on.
  var isHealing = false
  var actions: Int
  var timers = 0
  var lives = 0
  var pageLimit: Int

  // What is checked and counted.
  var ledger: Ledger
  var backedUp: Ledger?
  var archive: [Epoch: Ledger] = [:]
  /// Whose entities each person was ever not sent.
  var everHidden: [UserID: Set<UserID>] = [:]
  var violation: String?
  var steps = 0
  var faults = 0
  var commands = 0
  /// Every command a person made, and those made in a local profile.
  var made: [CommandID: Made] = [:]
  var madeLocally: Set<CommandID> = []
  /// For each command of a turn of several, which nobody has seen on a disk: all of them.
  var turns: [CommandID: [CommandID]] = [:]
  var counters: [Sometimes: Int] = [:]
  var tally: [String: Int] = [:]
  var trace = Trace()

  /// 2026-01-01: where virtual time begins.
  static var origin: Int64 { 1_767_225_600_000 }

  public init(seed: UInt64, epoch: Epoch, server: Server, planted: PlantedBug?) {
    var dice = Dice(seed: seed)
    rates = FaultRates(&dice)
    self.server = server
    self.planted = planted
    rules = ServerRules(planted: Planting(planted))
    let hasLocals = Self.hasLocals(seed)
    hasContents = Self.hasContents(seed)
    users = (0..<(hasLocals ? 4 : 3)).map { _ in dice.id() }
    ledger = Ledger(epoch: epoch)
    actions = 40 + dice.below(80)
    pageLimit = dice.permille(500) ? 500 : 3 + dice.below(12)
    self.dice = dice
    for index in [0, 0, 1, 2] { addProfile(of: users[index], disk: Disk()) }
    if hasLocals { addLocals() }
  }

  /// Lives through the world and says what came of it.
  public mutating func run(seed: UInt64) -> FleetReport {
    queue.add(.act, at: 100)
    queue.add(.mischief, at: 500)
    while violation == nil, let (due, event) = queue.next() {
      let passed = max(0, due - time)
      time += passed
      if !isHealing { server.pass(passed) }
      steps += 1
      handle(event)
      if isHealing, steps % 16 == 0, isAtRest { break }
      if steps > 60_000 { violate("never comes to rest: \(unrest)") }
    }
    if violation == nil { checkEnd() }
    return FleetReport(
      seed: seed, violation: violation, steps: steps, faults: faults, commands: commands,
      hash: trace.hash, digest: digest, counters: counters, tally: tally)
  }

  mutating func violate(_ text: String) {
    if violation == nil { violation = text }
  }

  mutating func count(_ sometimes: Sometimes) { counters[sometimes, default: 0] += 1 }

  /// Counts a fault that was injected.
  mutating func fault(_ sometimes: Sometimes) {
    faults += 1
    count(sometimes)
  }

  mutating func later(_ event: FleetEvent, in range: ClosedRange<Int64>) {
    queue.add(event, at: time + dice.within(range))
  }

  // MARK: Events

  private mutating func handle(_ event: FleetEvent) {
    switch event {
    case .act: act()
    case .mischief: mischief()
    case .request(let ref, let token, let route, let body):
      serve(ref, token: token, route, body: body)
    case .sweep(let scope): sweep(scope)
    case .network(let profile):
      for index in profiles[profile].tabs.indices { step(self.ref(profile, index), .online) }
    case .writeHappens(let ref, let token): writeHappens(ref, token: token)
    case .answer(let ref, let token, let status, let body):
      guard deliver(event, ref) else { return }
      if !isWaiting(ref) { count(.staleAnswerIgnored) }
      step(ref, .answered(token, status: status, body: body))
      if status == 401, isHealing { step(ref, .signedIn) }
    case .timeout(let ref, let token):
      guard deliver(event, ref) else { return }
      step(ref, .failed(token, reason: "timeout"))
    case .timer(let ref, let key, let number):
      guard deliver(event, ref), tab(ref).timers[key] == number else { return }
      step(ref, .timerFired(key: key))
    case .writeAnswered(let ref, let token, let done):
      guard deliver(event, ref) else { return }
      profiles[ref.profile].tabs[ref.tab].unanswered -= 1
      step(ref, done ? .persisted(token) : .persistFailed(token, reason: "quota"))
    case .loaded(let ref, let volume):
      guard deliver(event, ref) else { return }
      let (rows, later) = profiles[ref.profile].disk.rows(from: volume)
      tell(ref, rows[...], later: later, inSlices: volume != nil)
    case .restLoaded(let ref, let rows, let later):
      guard deliver(event, ref) else { return }
      tell(ref, rows, later: later, inSlices: true)
    case .volumesLoaded(let ref, let rows):
      guard deliver(event, ref) else { return }
      profiles[ref.profile].tabs[ref.tab].loads -= 1
      count(.readOlder)
      step(ref, .restoredVolumes(rows))
    case .contentLoaded(let ref, let token, let table):
      guard deliver(event, ref) else { return }
      profiles[ref.profile].tabs[ref.tab].loads -= 1
      readContent(ref, token, table)
    case .elected(let ref):
      guard deliver(event, ref) else { return }
      step(ref, .elected)
      beginClaims(ref)
    case .message(let ref, let text):
      guard deliver(event, ref) else { return }
      profiles[ref.profile].tabs[ref.tab].messages -= 1
      step(ref, .peer(text))
    case .claim(let profile): claim(profile)
    case .claimTold(let ref):
      guard deliver(event, ref) else { return }
      claimTold(ref)
    case .claimAnswer(let ref, let local, let answer):
      guard deliver(event, ref) else { return }
      claimAnswered(ref, local, answer)
    case .notify(let ref):
      guard deliver(event, ref) else { return }
      step(ref, .notified)
    }
  }

  /// Tells rows of the database, some now and some later, or all that are left.
  private mutating func tell(
    _ ref: TabRef, _ rows: ArraySlice<StoreRow>, later: [String], inSlices: Bool
  ) {
    if inSlices, rows.count > 1, dice.permille(600) {
      let some = rows.prefix(Int(dice.within(1...Int64(rows.count - 1))))
      count(.readInSlices)
      step(ref, .restoring(Array(some)))
      self.later(.restLoaded(ref, rows.dropFirst(some.count), later: later), in: 1...60)
    } else {
      profiles[ref.profile].tabs[ref.tab].loads -= 1
      step(ref, .restored(Array(rows), later: later))
    }
  }

  /// Whether the tab is still there; one that is frozen gets it later, in the same order. What the
  /// disk answers and what other tabs say come by different ways, and either may be first.
  private mutating func deliver(_ event: FleetEvent, _ ref: TabRef) -> Bool {
    guard isAlive(ref) else { return false }
    let frozen = tab(ref).frozenUntil
    let end = event.isOfDisk && frozen & 1 == 1 ? frozen + 1 : frozen
    guard end > time else { return true }
    queue.add(event, at: end)
    return false
  }

  private func isWaiting(_ ref: TabRef) -> Bool { tab(ref).core.status.syncing }

  func ref(_ profile: Int, _ tab: Int) -> TabRef {
    TabRef(profile: profile, tab: tab, life: profiles[profile].tabs[tab].life)
  }

  func tab(_ ref: TabRef) -> Tab<Domain> { profiles[ref.profile].tabs[ref.tab] }

  func isAlive(_ ref: TabRef) -> Bool {
    let tab = profiles[ref.profile].tabs[ref.tab]
    return tab.isAlive && tab.life == ref.life
  }
}
