import Core
import Sync

// What a browser does: tabs, timers, the lock, the local database.
extension Fleet {
  mutating func addProfile(of user: UserID, disk: Disk, local: LocalStanding? = nil) {
    let years = dice.permille(250) ? dice.within(-20...20) : 0
    let skew = years * 31_557_600_000 + dice.within(-5_000...5_000)
    profiles.append(Profile(user: user, disk: disk, skew: skew, watch: DiskWatch(disk)))
    profiles[profiles.count - 1].local = local
    openTab(profiles.count - 1)
  }

  private func makeCore(_ profile: Int, at moment: Moment) -> any FleetClient<Domain> {
    // Where clients have to keep what they cannot read, nothing goes for its size.
    let isSmall = hasContents && !Domain.hasClients && lives % 3 == 0
    return Domain.client(
      FleetSetup(
        user: profiles[profile].user, isLocal: profiles[profile].local != nil, moment: moment,
        pageLimit: pageLimit, contentLimit: isSmall ? 200 : 200 << 20,
        planted: Planting(planted), lot: mixed(trace.hash ^ UInt64(lives))))
  }

  mutating func moment(_ profile: Int) -> Moment {
    Moment(
      instant: Instant(milliseconds: Self.origin + time + profiles[profile].skew), zone: .utc,
      entropy: dice.entropy())
  }

  /// Opens a tab, in the place of a closed one if there is one. Nobody opens a local profile that
  /// is claimed.
  mutating func openTab(_ profile: Int) {
    guard profiles[profile].local.map({ local in local == .open }) ?? true else { return }
    let moment = moment(profile)
    lives += 1
    let tab = Tab(core: makeCore(profile, at: moment), life: lives)
    var index = profiles[profile].tabs.count
    if let closed = profiles[profile].tabs.firstIndex(where: { tab in !tab.isAlive }) {
      profiles[profile].tabs[closed] = tab
      index = closed
    } else {
      profiles[profile].tabs.append(tab)
    }
    if Domain.hasClients { tally[tab.core.title, default: 0] += 1 }
    let outputs = profiles[profile].tabs[index].core.start(moment)
    perform(outputs, ref(profile, index))
    resumeClaims(ref(profile, index))
  }

  /// Ends a tab at once. Of its writes under way, some happen all the same.
  mutating func endTab(_ profile: Int, _ index: Int, keepsLock: Bool = false) {
    let tab = profiles[profile].tabs[index]
    guard tab.isAlive else { return }
    for token in tab.writes.keys.sorted() {
      if dice.permille(500), let operations = tab.writes[token] {
        count(.crashKeptWrite)
        _ = write(operations, profile)
      } else {
        count(.crashLostWrite)
      }
    }
    profiles[profile].tabs[index].isAlive = false
    profiles[profile].tabs[index].writes = [:]
    guard profiles[profile].leader == index, !keepsLock else { return }
    profiles[profile].leader = nil
    for other in profiles[profile].tabs.indices {
      let tab = profiles[profile].tabs[other]
      if tab.isAlive, tab.waitsForLock {
        count(.reelected)
        grantLock(ref(profile, other))
        return
      }
    }
  }

  /// Somebody goes to another app: the page ends, and another one loads in its place.
  mutating func leaveTab(_ profile: Int, _ index: Int) {
    guard profiles[profile].tabs[index].isAlive else { return }
    tally["an app left for another", default: 0] += 1
    endTab(profile, index, keepsLock: planted == .electionKeptOnLeaving)
    openTab(profile)
  }

  private mutating func grantLock(_ ref: TabRef) {
    profiles[ref.profile].leader = ref.tab
    profiles[ref.profile].tabs[ref.tab].waitsForLock = false
    later(.elected(ref), in: 0...20)
  }

  // MARK: Steps

  /// Hands an input to a tab, does what it wants, and checks what can be checked.
  mutating func step(_ ref: TabRef, _ input: ClientInput<Domain.Command>) {
    guard isAlive(ref) else { return }
    let moment = moment(ref.profile)
    let outputs = profiles[ref.profile].tabs[ref.tab].core.take(input, moment)
    trace.add(UInt64(ref.profile * 4 + ref.tab))
    perform(outputs, ref)
    checkTab(ref)
  }

  mutating func perform(_ outputs: [ClientOutput<Domain>], _ ref: TabRef) {
    for output in outputs {
      switch output {
      case .loadContent(let token, let table):
        profiles[ref.profile].tabs[ref.tab].loads += 1
        later(.contentLoaded(ref, token: token, table: table), in: 1...200)
      case .apart(let token, let body): send(ref, token: token, .apart, body: body)
      case .content(let key, let answer): checkContent(key, answer, ref)
      case .contentRefused(_, let fault): checkRefused(fault, ref)
      case .load(let volume):
        profiles[ref.profile].tabs[ref.tab].loads += 1
        later(.loaded(ref, from: volume), in: 1...60)
      case .loadVolumes(let first, let last):
        profiles[ref.profile].tabs[ref.tab].loads += 1
        // Years take a slow device longer than a question to the server does.
        let rows = profiles[ref.profile].disk.rows(first: first, last: last)
        later(.volumesLoaded(ref, rows), in: 1...5_000)
      case .persist(let token, let operations):
        trace.add(UInt64(operations.count))
        profiles[ref.profile].tabs[ref.tab].writes[token] = operations
        later(.writeHappens(ref, token: token), in: 1...60)
      case .push(let token, let body):
        if Domain.hasClients { countForeign(ref) }
        send(ref, token: token, .push, body: body)
      case .pull(let token, let body): send(ref, token: token, .pull, body: body)
      case .timer(let key, let milliseconds):
        timers += 1
        profiles[ref.profile].tabs[ref.tab].timers[key] = timers
        let isLate = Domain.lateness > 0 && dice.permille(200)
        let late = isLate ? dice.within(0...Domain.lateness) : 0
        queue.add(.timer(ref, key: key, number: timers), at: time + Int64(milliseconds) + late)
      case .broadcast(let text):
        for index in profiles[ref.profile].tabs.indices
        where index != ref.tab && profiles[ref.profile].tabs[index].isAlive {
          profiles[ref.profile].tabs[index].messages += 1
          // Messages of one tab keep their order.
          queue.add(.message(self.ref(ref.profile, index), text), at: time + 5)
        }
      case .elect:
        if profiles[ref.profile].leader == nil {
          grantLock(ref)
        } else {
          profiles[ref.profile].tabs[ref.tab].waitsForLock = true
        }
      case .refused: count(.refusedAtOnce)
      case .adopted(let local, let ids): adopted(ids, from: local, ref)
      case .rejected(let ids):
        if Domain.hasClients { countForeign(ids, ref) }
      case .changed, .replaced, .status: break
      }
    }
  }

  /// Counts pushes of a client that cannot read all that waits, although another one can.
  private mutating func countForeign(_ ref: TabRef) {
    let core = tab(ref).core
    let isForeign = core.entries.contains { entry in
      made[entry.id].map { made in !core.reads(made.command) } ?? false
    }
    if isForeign { tally["a command sent by another app", default: 0] += 1 }
  }

  private mutating func countForeign(_ rejected: [CommandID], _ ref: TabRef) {
    let isForeign = tab(ref).core.rejections.contains { rejection in
      !rejection.isOwn && rejected.contains(rejection.id)
    }
    if isForeign { tally["a rejection of another app", default: 0] += 1 }
  }

  // MARK: The disk

  mutating func writeHappens(_ ref: TabRef, token: Int) {
    guard isAlive(ref),
      let operations = profiles[ref.profile].tabs[ref.tab].writes.removeValue(forKey: token)
    else { return }
    if hits(rates.crash) {
      // In the middle of a write.
      fault(.crashed)
      profiles[ref.profile].tabs[ref.tab].writes[token] = operations
      endTab(ref.profile, ref.tab)
      return
    }
    let done = write(operations, ref.profile)
    if !done {
      count(.diskFull)
      for id in tab(ref).mine { turns[id] = nil }
    }
    if hits(rates.freeze) {
      // Between the write and its answer: the tab tells of it late.
      fault(.frozen)
      profiles[ref.profile].tabs[ref.tab].frozenUntil = time + dice.within(1_000...90_000)
    }
    profiles[ref.profile].tabs[ref.tab].unanswered += 1
    later(.writeAnswered(ref, token: token, done), in: 0...30)
  }

  mutating func write(_ operations: [StoreWrite.Operation], _ profile: Int) -> Bool {
    guard profiles[profile].disk.apply(operations) else { return false }
    checkDisk(profile, after: operations)
    return true
  }

  // MARK: The person

  mutating func act() {
    guard actions > 0 else {
      heal()
      return
    }
    actions -= 1
    // Mostly minutes apart, sometimes in one breath, sometimes hours.
    let pauses: [ClosedRange<Int64>] = [0...50, 50...2_000, 2_000...30_000, 30_000...600_000]
    later(.act, in: pauses[dice.below(pauses.count)])
    let profile = dice.below(profiles.count)
    let index = dice.below(profiles[profile].tabs.count)
    let tab = profiles[profile].tabs[index]
    guard tab.isAlive, tab.core.status.loaded, tab.frozenUntil <= time else { return }
    let ref = ref(profile, index)
    let rejections = tab.core.rejections.filter { rejected in rejected.isOwn }
    let withContent = rejections.first { rejected in rejected.content != nil }
    if dice.permille(withContent == nil ? 100 : 500),
      let rejected = withContent ?? rejections.first
    {
      deal(with: rejected, ref)
      return
    }
    let visible = VisibleState(
      replica: tab.core.view, user: profiles[profile].user,
      users: profiles[profile].local == nil ? users : users + [profiles[profile].user], seen: seen,
      shown: shown(to: profile), hasContents: hasContents)
    if profiles[profile].local == nil, let act = Domain.serverAct(&dice, in: visible) {
      perform(act)
    }
    submit(Domain.act(&dice, in: visible).filter { command in tab.core.reads(command) }, ref)
    if hasContents { lookAtContents(ref) }
  }

  /// Another device is held out, with or without a network.
  private func shown(to profile: Int) -> Domain.Replica? {
    guard profiles[profile].local == nil else { return nil }
    let user = profiles[profile].user
    let open = profiles.compactMap { other in
      other.local == nil && other.user != user
        ? other.tabs.first { tab in tab.isAlive && tab.core.status.loaded } : nil
    }
    return open.isEmpty ? nil : open[Int(trace.hash % UInt64(open.count))].core.view
  }

  private mutating func perform(_ act: FleetServerAct<Domain>) {
    let rules = rules
    let moved = server.writing { (storage) throws(Failure) in
      let replica = try storage.load(act.reads, for: act.reader)
      return try rules.enact(act.decide(replica), in: &storage)
    }
    if moved == nil { violate("the server's database failed in an act of its own") }
    checkServer()
    notifyMembers()
  }

  var seen: [EntityKey] {
    let scopes = ledger.scopes
    guard !scopes.isEmpty else { return [] }
    return ledger.rows(of: scopes[Int(trace.hash % UInt64(scopes.count))]).map { row in row.key }
  }

  /// Does all of it in one turn.
  private mutating func submit(_ commands: [Domain.Command], _ ref: TabRef) {
    guard commands.count > 1 else {
      for command in commands { submit(command, ref) }
      return
    }
    let before = Set(tab(ref).core.entries.map { entry in entry.id })
    step(ref, .gathering)
    for command in commands { submit(command, ref) }
    step(ref, .gathered)
    let turn = tab(ref).core.entries.map { entry in entry.id }
      .filter { id in !before.contains(id) }
    // Where nothing can be stored, one is tried at a time.
    guard turn.count > 1, tab(ref).core.status.storageFailure == nil else { return }
    count(.severalInOneTurn)
    for id in turn { turns[id] = turn }
  }

  private mutating func submit(_ command: Domain.Command, _ ref: TabRef) {
    guard isAlive(ref) else { return }
    if hits(rates.clock) {
      fault(.clockChanged)
      profiles[ref.profile].skew += dice.within(-9_000...9_000)
    }
    let content = Domain.content(of: command)
    if content != nil { count(.contentBrought) }
    step(ref, .submit(command, content: content), making: command)
  }

  /// Lets go of what was not accepted, or tries it again.
  private mutating func deal(with rejected: FleetRejection<Domain.Command>, _ ref: TabRef) {
    profiles[ref.profile].watch.discarded.insert(rejected.id.description)
    guard let command = rejected.command,
      rejected.id.low & (rejected.content == nil ? 3 : 1) == 0
    else {
      return step(ref, .discardRejected(rejected.id))
    }
    count(.repeated)
    if rejected.content != nil {
      // It is made once its content is read.
      profiles[ref.profile].tabs[ref.tab].repeats.append(command)
    }
    step(ref, .repeatRejected(rejected.id), making: command)
  }

  /// A step in which the person may make a command.
  mutating func step(
    _ ref: TabRef, _ input: ClientInput<Domain.Command>, making command: Domain.Command
  ) {
    let before = tab(ref).core.entries.count
    step(ref, input)
    let entries = tab(ref).core.entries
    guard entries.count > before, let entry = entries.last else { return }
    commands += 1
    made[entry.id] = Made(command: command, user: profiles[ref.profile].user)
    if profiles[ref.profile].local != nil { madeLocally.insert(entry.id) }
    profiles[ref.profile].tabs[ref.tab].mine.insert(entry.id)
    if profiles[ref.profile].leader != ref.tab { count(.submittedInFollower) }
  }
}
