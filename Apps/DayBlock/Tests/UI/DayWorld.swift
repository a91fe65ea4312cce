import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Sync
import View

@testable import DayBlockTestKit

/// A small device: the feature's state, its replica, and every command decided on it at once.
struct DayWorld {
  typealias Feature = DayBlockFeature

  var state: Feature.State
  var replica = DayBlockReplica()
  /// What the feature asked the host for and what it makes of the answer, in order.
  var asks: [(request: HostRequest, answer: (HostAnswer) -> Feature.Action?)] = []
  /// What it submitted, in order.
  var commands: [DayBlockCommand] = []
  var rejections: [DayBlockRejection] = []
  /// What the browser remembers.
  var memory: [String: String] = [:]
  private var tick: UInt64 = 1
  private(set) var instant: Instant
  private var uptime: Int64 = 1_000

  static let me = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)
  static let zone = Zone(name: "Asia/Seoul", offset: 32_400)
  static let study = BlockID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0001)
  static let gym = BlockID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0002)
  static let group = BlockGroup.defaultID(of: me)

  /// - Parameter at: Local time in ``zone``.
  init(
    language: Language = .english, route: DayRoute = .tracking, remembered: [String: String] = [:],
    at text: String = "2026-03-10T12:00"
  ) {
    let civil = CivilDateTime(text) ?? CivilDateTime(.first, .noon)
    instant = civil.instant(offset: DayWorld.zone.offset)
    state = Feature.State(
      me: DayWorld.me, language: language,
      moment: Moment(
        instant: instant, zone: DayWorld.zone, entropy: Entropy(high: 0, low: 0)), route: route,
      remembered: remembered)
    state.sync = SyncSummary(hasServer: true)
    state.isShown = true
    memory = remembered
  }

  mutating func moment() -> Moment {
    tick += 1
    return Moment(
      instant: instant, zone: DayWorld.zone,
      entropy: Entropy(high: mixed(tick), low: mixed(tick ^ 0xABCDEF)), uptime: uptime)
  }

  mutating func pass(milliseconds: Int64) {
    instant = instant.advanced(byMilliseconds: milliseconds)
    uptime += milliseconds
  }

  mutating func pass(minutes: Int) { pass(milliseconds: Int64(minutes) * 60_000) }

  /// Hands the replica in, as the parent does after loading.
  mutating func load() {
    state.replicaChanged(replica, moment())
    send(.inner(.restored))
  }

  /// Decides a command and applies it to the replica.
  mutating func decide(_ command: DayBlockCommand, _ moment: Moment) {
    let context = DecideContext(
      actor: DayWorld.me, command: moment.id(9), at: moment.instant)
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

  mutating func decide(_ command: DayBlockCommand) { decide(command, moment()) }

  mutating func send(_ action: Feature.ViewAction) { send(.view(action)) }

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
    if submitted { state.replicaChanged(replica, moment) }
    // As the parent does.
    if state.needsMeeting, submitted { send(.inner(.met)) }
  }

  /// Answers the latest request whose path begins so; whether there was one.
  @discardableResult
  mutating func answer(_ path: String, _ status: Int, _ body: String) -> Bool {
    answer(.http(status: status, body: body)) { request in
      if case .http(let exchange) = request { exchange.path.hasPrefix(path) } else { false }
    }
  }

  /// Answers the latest request of some kind; whether there was one.
  @discardableResult
  mutating func answer(_ answer: HostAnswer, to matches: (HostRequest) -> Bool) -> Bool {
    guard let index = asks.lastIndex(where: { ask in matches(ask.request) }) else { return false }
    let ask = asks.remove(at: index)
    if let action = ask.answer(answer) { send(action) }
    return true
  }

  /// Lets the timer with that key run out.
  @discardableResult
  mutating func ring(_ key: String) -> Bool {
    answer(.done) { request in
      if case .timer(let known, _) = request { known == key } else { false }
    }
  }

  /// How long the latest timer with that key runs (ms).
  func timer(_ key: String) -> Int? {
    for ask in asks.reversed() {
      if case .timer(let known, let milliseconds) = ask.request, known == key {
        return milliseconds
      }
    }
    return nil
  }

  /// Patterns that were felt, in order.
  var cues: [[Int]] {
    asks.compactMap { ask in
      if case .cue(let pattern, _, _, _) = ask.request { pattern } else { nil }
    }
  }

  /// The day it is in ``zone``.
  var today: CivilDate { instant.civil(offset: DayWorld.zone.offset).date }

  /// The screen as HTML.
  var html: String { HTMLRenderer.html(Feature.view(state)) }
  var tabs: String { HTMLRenderer.html(Feature.tabs(state)) }

  // MARK: What there is

  /// Two blocks of somebody who has been welcomed and has read all tips.
  mutating func settle() {
    decide(.setSetting(DayWorld.me, .welcomed(true)))
    for tip in ["tracking", "live", "calendar", "review"] {
      decide(.setSetting(DayWorld.me, .tipSeen(tip)))
    }
    add(DayWorld.study, "Study", icon: "book", color: 42)
    add(DayWorld.gym, "Gym", icon: "run", color: 12)
  }

  mutating func add(_ id: BlockID, _ name: String, icon: String, color: Int) {
    let last = replica.blocks(in: DayWorld.group).last?.sortKey
    decide(
      .addBlock(
        NewBlock(
          id: id, group: DayWorld.group, name: name, icon: icon, color: color,
          sortKey: SortKey.between(last, nil))))
  }

  /// Time of a block, entered by hand: minutes that ended so many minutes ago.
  @discardableResult
  mutating func record(_ block: BlockID, minutes: Int, endedAgo: Int = 0) -> DaySessionID {
    let end = instant.advanced(byMilliseconds: Int64(-endedAgo) * 60_000)
    let start = end.advanced(byMilliseconds: Int64(-minutes) * 60_000)
    let moment = moment()
    let session = NewSession(
      id: moment.id(1), block: block, zone: DayWorld.zone.name,
      segments: [DaySegment(start: start, end: end, offset: DayWorld.zone.offset)],
      origin: .manual)
    decide(.addSession(session), moment)
    return session.id
  }
}
