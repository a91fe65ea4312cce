import Core
import RefWatchDomain
import RefWatchServer
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

@testable import RefWatchTestKit

/// Somebody's device: what it holds of the server's truth, and what it has not sent yet.
private struct CrewDevice {
  let user: UserID
  let device: DeviceID
  var cursor: String?
  /// By key and scope, as the pages say.
  var rows: [EntityKey: (scope: Scope, entity: RefWatchEntity)] = [:]
  var outbox: [PushedCommand] = []
  var made: Int64 = 0
  var last: CommandID?
  var rejected: [CommandID: JSON] = [:]

  init(_ number: UInt64) {
    user = UserID(high: 5, low: number)
    device = DeviceID(high: 4, low: number)
  }

  /// What the person sees: the server's truth, and what they have entered since.
  var view: RefWatchReplica {
    var replica = RefWatchReplica()
    for (key, row) in rows { replica.set(key, to: row.entity) }
    for command in outbox {
      let envelope = command.envelope
      let context = DecideContext(actor: user, command: envelope.id, at: envelope.at)
      guard
        let read = try? RefWatchCommand.decode(
          system: "referee", name: envelope.name, version: 1, WireCursor(envelope.args)),
        case .success(let changes) = RefereeLedger.decide(read, context, replica)
      else { continue }
      replica.apply(changes)
    }
    return replica
  }

  mutating func submit(_ command: RefWatchCommand, _ id: CommandID) {
    made += 1
    outbox.append(
      PushedCommand(
        CommandEnvelope(
          id: id, device: device, dseq: made, system: "referee", name: command.name, version: 1,
          at: Instant(milliseconds: 5), args: command.args, known: made - 1)))
  }

  mutating func take(_ page: Page) throws {
    if page.reset { rows = [:] }
    for scope in page.purges { rows = rows.filter { _, row in row.scope != scope } }
    for part in page.parts {
      if part.begins { rows = rows.filter { _, row in row.scope != part.scope } }
      for row in part.rows {
        let decoded = try row.body.flatMap { body in
          try RefWatchEntity.decode(row.key, WireCursor(JSON.parse(body)))
        }
        rows[row.key] = decoded.map { entity in (part.scope, entity) }
      }
    }
    for rejection in page.rejections { rejected[rejection.id] = rejection.reason }
    cursor = page.cursor
  }
}

/// A match, the server, and three people whose devices are mostly offline.
private struct CrewDay {
  typealias Storage = SQLStorage<RefWatchTables, SQLiteSession>

  let database: TemporaryDatabase
  var devices = (1...3).map { number in CrewDevice(UInt64(number)) }
  var lots: Lots
  /// Every entry that anybody made, with the command it went in.
  var entered: [MatchEventID: (command: CommandID, by: Int)] = [:]
  let match = MatchID(high: 7, low: 7)
  private var number: UInt64 = 0

  init(seed: UInt64) throws {
    database = try TemporaryDatabase(RefWatchTables.migrations)
    lots = Lots(seed)
    let setUp = Match(
      id: match, home: TeamRef(name: "Home"), away: TeamRef(name: "Away"), rules: RuleSet(),
      createdAt: Instant(milliseconds: 0))
    devices[0].submit(.createMatch(setUp), id())
    try exchange(0)
    for place in 1...2 { try join(place) }
  }

  mutating func id<Tag>() -> ID<Tag> {
    number += 1
    return ID(high: 9, low: number)
  }

  /// The server brings somebody in, as an invitation does.
  mutating func join(_ place: Int) throws {
    let seat = CrewSeat(
      id: id(), match: match, user: devices[place].user, name: "N", role: .recorder,
      joinedAt: Instant(milliseconds: 5))
    let scope = Scope.match(match)
    let changes: [Change<RefWatchEntity>] = [
      .join(scope, seat.user), .put(scope, .seat(seat)),
    ]
    try database.engine.writeNow { session throws(StoreFailure) in
      var storage = Storage(session)
      guard try !storage.isMember(seat.user, of: scope) else { return }
      _ = try ServerRules<Storage>().enact(changes, in: &storage)
    }
  }

  /// Sends what waits and fetches what is new, page by page.
  mutating func exchange(_ place: Int) throws {
    let rules = ServerRules<Storage>()
    var mine = devices[place]
    let request = PushRequest(
      device: mine.device, epoch: TemporaryDatabase.epoch, predecessor: mine.last,
      commands: mine.outbox)
    let acknowledged = mine.made - Int64(mine.outbox.count)
    _ = try database.engine.writeNow { session throws(StoreFailure) in
      var storage = Storage(session)
      return try rules.push(
        request, from: mine.user, receivedAt: Instant(milliseconds: 5), in: &storage)
    }.get()
    mine.last = mine.outbox.last?.envelope.id ?? mine.last
    mine.outbox = []
    var isMore = true
    while isMore {
      let pull = PullRequest(
        device: mine.device, cursor: mine.cursor, acknowledged: acknowledged, limit: 7)
      let page = try database.engine.readNow { session throws(StoreFailure) in
        try rules.pull(pull, by: mine.user, in: Storage(session))
      }.get()
      try mine.take(page)
      isMore = page.more
    }
    devices[place] = mine
  }

  /// Somebody does something, online or not.
  mutating func step() throws {
    let place = lots.below(3)
    switch lots.below(12) {
    case 0, 1, 2: try exchange(place)
    case 3:
      guard place > 0 else { return }
      try join(place)
    case 4:
      guard let seat = devices[0].view.seats(of: match).first, lots.chance(1, in: 2) else { return }
      devices[0].submit(.removeSeat(match, seat.id), id())
    case 5:
      if place > 0, lots.chance(1, in: 4) { devices[place].submit(.leaveCrew(match), id()) }
    default: record(place)
    }
  }

  private mutating func record(_ place: Int) {
    let view = devices[place].view
    guard let shown = view.match(match) else { return }
    let record = MatchRecord(shown, view.events(of: match))
    let user = devices[place].user
    let facts: [Fact] = [
      record.takeover(by: user) ?? .note("mine"), .kickOff(.home),
      .periodStart(.regulation(1), seconds: 2_700), .periodEnd(.regulation(1)),
      .goal(Goal(credited: .home, kind: .openPlay)), .goal(Goal(credited: .home, kind: .openPlay)),
      record.log.last.map { event in .withdrawal(event.id, reason: "") } ?? .note("x"),
    ]
    let elapsed = Int64(lots.below(300_000))
    let event = MatchEvent(
      id: id(), match: match, ordinal: record.lastOrdinal + 1, stage: .period(.regulation(1)),
      elapsed: elapsed, at: Instant(milliseconds: elapsed), uptime: elapsed,
      boot: BootID(high: 3, low: UInt64(place)), quality: .synced, fact: lots.pick(facts))
    let command: CommandID = id()
    entered[event.id] = (command, place)
    devices[place].submit(.recordEvents(match, [event]), command)
  }

  /// The first thing that is wrong when everybody has been online twice.
  mutating func fault() throws -> String? {
    for _ in 0..<2 { for place in devices.indices { try exchange(place) } }
    let owner = devices[0].view
    let log = owner.events(of: match)
    for (event, entry) in entered {
      let isThere = log.contains { known in known.id == event }
      let isRefused = devices[entry.by].rejected[entry.command] != nil
      if isThere == isRefused { return "an entry is lost, or refused and there" }
    }
    for entry in log where entered[entry.id].map({ devices[$0.by].user }) != entry.writer {
      return "another's name"
    }
    guard let shown = owner.match(match) else { return "no match" }
    let record = MatchRecord(shown, log)
    for device in devices {
      let seat = owner.seats(of: match).contains { seat in seat.user == device.user }
      let isMember = device.user == shown.owner || seat
      let theirs = device.view
      guard isMember else {
        if !device.rows.allSatisfy({ key, row in row.scope == .user(device.user) }) {
          return "a purge left something"
        }
        continue
      }
      guard let match = theirs.match(match) else { return "a member without the match" }
      if MatchRecord(match, theirs.events(of: match.id)) != record { return "records differ" }
    }
    return nil
  }
}

@Suite("A crew that is mostly offline")
struct CrewConvergenceTests {
  @Test("nothing is lost without a word, and all who are in it see one match")
  func converges() throws {
    var refused = 0
    var stale = 0
    for seed in UInt64(1)...40 {
      var day = try CrewDay(seed: seed)
      for _ in 0..<120 { try day.step() }
      let fault = try day.fault()
      #expect(fault == nil, "seed \(seed)")
      refused += day.devices.map { device in device.rejected.count }.reduce(0, +)
      let view = day.devices[0].view
      if let match = view.match(day.match) {
        stale += MatchRecord(match, view.events(of: match.id)).attention.count
      }
    }
    // The days were not too quiet to show anything.
    #expect(refused > 20)
    #expect(stale > 40)
  }
}
