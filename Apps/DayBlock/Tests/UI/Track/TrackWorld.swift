import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Sync
import View

@testable import DayBlockTestKit

/// A small device with a clock of its own: the feature's state, its replica, and every command
/// decided on it at once, as its parent does.
struct TrackWorld {
  typealias Feature = DayBlockFeature

  var state: Feature.State
  var replica = DayBlockReplica()
  /// What the feature asked the host for and what it makes of the answer, in order.
  var asks: [(request: HostRequest, answer: (HostAnswer) -> Feature.Action?)] = []
  var commands: [DayBlockCommand] = []
  var rejections: [DayBlockRejection] = []
  /// What the browser remembers.
  var memory: [String: String]
  /// Changes take this long to become durable: they are not before ``stored()``.
  var isDiskSlow = false
  private(set) var instant: Instant
  private var uptime: Int64 = 1_000
  private var tick: UInt64 = 1
  private let zoneName: String
  private let rules: ZoneRules

  static let me = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)

  init(
    _ time: String = "2026-03-04T09:00:00", zone: String = "Europe/Berlin",
    route: DayRoute = .tracking, language: Language = .english, remembered: [String: String] = [:],
    replica: DayBlockReplica = DayBlockReplica(), local: Bool = true
  ) {
    zoneName = zone
    rules = ZoneTable.rules(named: zone) ?? .utc
    let civil = CivilDateTime(time) ?? CivilDateTime(.first, .midnight)
    let start = rules.instant(of: civil)
    instant = start
    memory = remembered
    self.replica = replica
    let moment = Moment(
      instant: start, zone: Zone(name: zone, offset: rules.offset(at: start)),
      entropy: Entropy(high: 0, low: 0))
    state = Feature.State(
      me: TrackWorld.me, language: language, moment: moment, route: route, remembered: remembered)
    state.hourCycle = .twentyFour
    state.isShown = true
    state.hasAccount = !local
  }

  mutating func moment() -> Moment {
    tick += 1
    return Moment(
      instant: instant, zone: Zone(name: zoneName, offset: rules.offset(at: instant)),
      entropy: Entropy(high: mixed(tick), low: mixed(tick ^ 0xABCDEF)), uptime: uptime)
  }

  /// Time passes, on every clock.
  mutating func pass(minutes: Double) { pass(milliseconds: Int64(minutes * 60_000)) }

  mutating func pass(milliseconds: Int64) {
    instant = instant.advanced(byMilliseconds: milliseconds)
    uptime += milliseconds
  }

  /// Somebody sets the device's clock; the page's own goes on.
  mutating func setClock(byMinutes minutes: Int64) {
    instant = instant.advanced(byMilliseconds: minutes * 60_000)
  }

  /// Hands the replica in, as the parent does after reading the device.
  mutating func load() {
    state.replicaChanged(replica, moment())
    send(.inner(.restored))
  }

  /// The page is gone, and comes back with what is stored and remembered.
  func reloaded(
    after minutes: Double = 0, route: DayRoute = .tracking, forgetting: Bool = false
  ) -> TrackWorld {
    var next = TrackWorld(
      zone: zoneName, route: route, remembered: forgetting ? [:] : memory, replica: replica,
      local: !state.hasAccount)
    next.instant = instant.advanced(byMilliseconds: Int64(minutes * 60_000))
    next.tick = tick
    next.load()
    return next
  }

  // MARK: Turns

  mutating func decide(_ command: DayBlockCommand, _ moment: Moment) {
    let context = DecideContext(actor: TrackWorld.me, command: moment.id(9), at: moment.instant)
    do throws(DayBlockRejection) {
      for change in try DayBlockDomain.decide(command, context, in: replica) {
        switch change {
        case .put(_, let entity): replica.set(entity.key, to: entity)
        case .remove(_, let key): replica.set(key, to: nil)
        case .join, .leave: break
        }
      }
    } catch { rejections.append(error) }
  }

  mutating func send(_ action: TrackAction) { send(.view(.track(action))) }

  /// One turn: reduce, decide what was submitted, hand in the replica.
  mutating func send(_ action: Feature.Action) {
    let moment = moment()
    var submitted = false
    for effect in Feature.reduce(&state, action, moment) {
      switch effect {
      case .submit(let command), .bring(let command, _):
        commands.append(command)
        decide(command, moment)
        submitted = true
      case .ask(.remember(let key, let value), _): memory[key] = value.isEmpty ? nil : value
      case .ask(let request, let answer): asks.append((request, answer))
      }
    }
    guard submitted else { return }
    if isDiskSlow { state.sync.saving = 1 }
    replicaChanged()
  }

  /// What was written is durable.
  mutating func stored() {
    state.sync.saving = 0
    send(.inner(.track(.looked)))
  }

  /// The replica is another: the parent hands it in, and lets the feature look where it wants to.
  mutating func replicaChanged() {
    state.replicaChanged(replica, moment())
    if state.needsLook { send(.inner(.track(.looked))) }
  }

  /// Another device did something, and it has arrived.
  mutating func arrives(_ command: DayBlockCommand) {
    decide(command, moment())
    replicaChanged()
  }

  /// A second of the clock on the screen.
  mutating func look() { send(.inner(.tick)) }

  mutating func hide() { send(.inner(.becameHidden)) }
  mutating func show() { send(.inner(.becameVisible)) }

  /// Lets the timer with that key run out; whether there was one.
  @discardableResult
  mutating func ring(_ key: String) -> Bool {
    let index = asks.lastIndex { ask in
      if case .timer(let known, _) = ask.request { known == key } else { false }
    }
    guard let index else { return false }
    let ask = asks.remove(at: index)
    if let action = ask.answer(.done) { send(action) }
    return true
  }

  // MARK: Making

  @discardableResult
  mutating func group(_ name: String) -> BlockGroupID {
    let id: BlockGroupID = moment().id()
    let keys = replica.groups(of: TrackWorld.me).map { group in group.sortKey }
    decide(
      .addGroup(NewGroup(id: id, name: name, sortKey: .between(keys.last, nil))), moment())
    return id
  }

  @discardableResult
  mutating func block(_ name: String, in group: BlockGroupID? = nil, color: Int = 41) -> BlockID {
    let id: BlockID = moment().id()
    let place = group ?? BlockGroup.defaultID(of: TrackWorld.me)
    let keys = replica.blocks(in: place).map { block in block.sortKey }
    decide(
      .addBlock(
        NewBlock(
          id: id, group: place, name: name, icon: "battery", color: color,
          sortKey: .between(keys.last, nil))), moment())
    return id
  }

  /// Whoever has blocks was welcomed.
  mutating func welcomed() {
    decide(.setSetting(TrackWorld.me, .welcomed(true)), moment())
    for tip in ["tracking", "live", "calendar", "review"] {
      decide(.setSetting(TrackWorld.me, .tipSeen(tip)), moment())
    }
  }

  /// With three blocks, on the tracking screen.
  static func ready(
    _ time: String = "2026-03-04T09:00:00", zone: String = "Europe/Berlin", local: Bool = true
  ) -> (world: TrackWorld, blocks: [BlockID]) {
    var world = TrackWorld(time, zone: zone, local: local)
    world.welcomed()
    let blocks = ["Study", "Gym", "Reading"].map { name in world.block(name) }
    world.load()
    return (world, blocks)
  }

  /// On the review of 75 minutes that were recorded just now.
  static func reviewed() -> (world: TrackWorld, session: DaySessionID) {
    var (world, _) = ready()
    world.send(.played)
    let run = world.run?.id ?? ID(high: 0, low: 0)
    world.pass(minutes: 75)
    world.send(.finished(run))
    world.ring("day-completion")
    world.ring("day-completion")
    return (world, run.retagged())
  }

  // MARK: Seeing

  var html: String { HTMLRenderer.html(Feature.view(state)) }

  /// The name on the card in the middle; "+" on the cell that adds.
  var middle: String? {
    guard let slot = html.firstRange(of: "day-slot current") else { return nil }
    let rest = html[slot.upperBound...]
    let end = rest.firstRange(of: "</li>")?.lowerBound ?? rest.endIndex
    let card = rest[..<end]
    if card.contains("day-card-add") { return "+" }
    guard let name = card.firstRange(of: "day-card-name\">") else { return nil }
    return String(card[name.upperBound...].prefix { character in character != "<" })
  }

  var canPlay: Bool {
    guard let place = html.firstRange(of: "id=\"day-play\"") else { return false }
    let tag = html[place.upperBound...].prefix { character in character != ">" }
    return !tag.contains("disabled")
  }

  /// The run under way.
  var run: DayRun? { replica.runs.last }

  /// What was felt since the last time this was asked.
  mutating func felt() -> [[Int]] {
    var patterns: [[Int]] = []
    asks.removeAll { ask in
      guard case .cue(let pattern, _, _, _) = ask.request else { return false }
      patterns.append(pattern)
      return true
    }
    return patterns
  }

  /// The requests to move the carousel.
  var scrolls: [Int] {
    asks.compactMap { ask in
      if case .scroll("day-carousel", let top) = ask.request { top } else { nil }
    }
  }

  var wakes: [Bool] {
    asks.compactMap { ask in if case .stayAwake(let wants) = ask.request { wants } else { nil } }
  }

  /// Sessions with produced half-blocks, by day and start.
  func sessions(_ day: String) -> [DaySession] {
    CivilDate(day).map { day in replica.sessions(on: day) } ?? []
  }
}
