import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Sync
import View

/// A desk on one device: the feature's state, the matches, and every command decided on them at
/// once.
struct DeskWorld {
  var state: RefWatchFeature.State
  var replica = RefWatchReplica()
  var requests: [HostRequest] = []
  var commands: [RefWatchCommand] = []
  var rejections: [RefWatchRejection] = []
  var remembered: [String: String] = [:]
  private var answers: [String: (HostAnswer) -> RefWatchFeature.Action?] = [:]
  private var tick: UInt64 = 1
  private(set) var instant: Instant
  private let began: Instant
  /// Where the device is.
  var place = DeskWorld.zone
  private var ordinals: [MatchID: Int64] = [:]

  static let me = UserID(high: 1, low: 1)
  /// Where this person's set-ups are kept while they are typed.
  let draftKey = "referee.draft." + DeskWorld.me.description
  static let zone = Zone(name: "Asia/Seoul", offset: 9 * 3_600)
  static let boot = BootID(high: 7, low: 7)

  init(language: Language = .english, route: RefWatchRoute = .hub) {
    let day = CivilDate("2026-11-21") ?? .first
    instant = CivilDateTime(day, .noon).instant(offset: DeskWorld.zone.offset)
    began = instant
    state = RefWatchFeature.State(
      me: DeskWorld.me, language: language,
      moment: Moment(instant: instant, zone: DeskWorld.zone, entropy: Entropy(high: 0, low: 0)),
      route: route)
  }

  mutating func moment() -> Moment {
    tick += 1
    return Moment(
      instant: instant, zone: place,
      entropy: Entropy(high: mixed(tick), low: mixed(tick ^ 0xABCDEF)),
      uptime: Int64(tick) * 10 + instant.milliseconds - began.milliseconds)
  }

  mutating func pass(minutes: Int64) {
    instant = instant.advanced(byMilliseconds: minutes * 60_000)
  }

  mutating func load() { state.matchesChanged(replica, moment()) }

  mutating func decide(_ command: RefWatchCommand, _ moment: Moment) {
    let context = DecideContext(actor: DeskWorld.me, command: moment.id(9), at: moment.instant)
    do throws(RefWatchRejection) {
      for change in try RefereeDomain.decide(command, context, in: replica) {
        switch change {
        case .put(_, let entity): replica.set(entity.key, to: entity)
        case .remove(_, let key): replica.set(key, to: nil)
        case .join, .leave: break
        }
      }
    } catch { rejections.append(error) }
  }

  mutating func send(_ action: RefWatchFeature.ViewAction) { send(.view(action)) }
  mutating func send(_ action: DeskAction) { send(.view(.desk(action))) }
  mutating func send(_ action: SetupAction) { send(.setup(action)) }
  mutating func send(_ action: LogAction) { send(.log(action)) }

  /// One turn: reduce, decide what was submitted, hand the matches in.
  mutating func send(_ action: RefWatchFeature.Action) {
    let moment = moment()
    var submitted = false
    for effect in RefWatchFeature.reduce(&state, action, moment) {
      switch effect {
      case .submit(let command), .bring(let command, _):
        commands.append(command)
        decide(command, moment)
        submitted = true
      case .ask(let request, let answer):
        requests.append(request)
        if case .timer(let key, _) = request { answers[key] = answer }
        if case .remember(let key, let value) = request { remembered[key] = value }
      }
    }
    if submitted { state.matchesChanged(replica, moment) }
  }

  /// What a timer of the host brings.
  mutating func fire(_ key: String) {
    guard let answer = answers.removeValue(forKey: key), let action = answer(.done) else { return }
    send(action)
  }

  /// The page is opened again by a host that remembers.
  mutating func reload(_ route: RefWatchRoute) {
    state = RefWatchFeature.State(
      me: DeskWorld.me, language: state.language, moment: moment(), route: route,
      remembered: remembered)
    load()
  }

  var html: String { HTMLRenderer.html(RefWatchFeature.view(state)) }

  /// The files that were saved, by name.
  var files: [(name: String, text: String)] {
    requests.compactMap { request in
      if case .save(let name, _, let text) = request { (name, text) } else { nil }
    }
  }

  // MARK: Matches

  func record(_ id: MatchID) -> MatchRecord? {
    replica.match(id).map { match in MatchRecord(match, replica.events(of: id)) }
  }

  @discardableResult
  mutating func match(
    _ home: String = "Harbour Rovers", _ away: String = "Lantern Street",
    kickOff: Instant? = nil, sheets: Bool = true, rules: RuleSet = RuleSet()
  ) -> MatchID {
    let moment = moment()
    let id: MatchID = moment.id()
    var match = Match(
      id: id, home: TeamRef(name: home, colour: "#c62828"), away: TeamRef(name: away),
      rules: rules, createdAt: moment.instant, competition: "County Cup", venue: "Mill Lane",
      crew: [CrewMember(role: .assistant1, name: "Kim Assist")], scheduledKickOff: kickOff)
    if sheets {
      match.sheets = BothSides(home: DeskWorld.sheet(1), away: DeskWorld.sheet(2))
    }
    decide(.createMatch(match), moment)
    return id
  }

  static func sheet(_ team: UInt64) -> MatchSheet {
    func player(_ number: Int) -> SheetPlayer {
      SheetPlayer(
        id: EntryID(high: team, low: UInt64(number)), name: "Player \(number)", number: number)
    }
    return MatchSheet(
      starters: (1...11).map(player), substitutes: (12...18).map(player),
      staff: [SheetOfficial(id: EntryID(high: team, low: 99), name: "Lee", role: "coach")],
      captain: EntryID(high: team, low: 10), goalkeeper: EntryID(high: team, low: 1))
  }

  /// Writes entries as the pitch does; answers with their ids.
  @discardableResult
  mutating func write(
    _ facts: [Fact], in id: MatchID, _ stage: Stage, minute: Int64 = 0
  ) -> [MatchEventID] {
    let moment = moment()
    let first = (ordinals[id] ?? record(id)?.lastOrdinal ?? 0) + 1
    let events = facts.enumerated().map { index, fact in
      MatchEvent(
        id: moment.id(UInt64(index)), match: id, ordinal: first + Int64(index), stage: stage,
        elapsed: minute * 60_000, at: moment.instant, uptime: moment.uptime,
        boot: DeskWorld.boot, quality: .synced, fact: fact)
    }
    ordinals[id] = first + Int64(facts.count) - 1
    decide(.recordEvents(id, events), moment)
    return events.map { event in event.id }
  }

  /// A whole match with something of everything, up to full time; answers with the ids of its
  /// incidents: goal, own goal, caution, sending-off, substitution, note.
  mutating func play(_ id: MatchID) -> [MatchEventID] {
    let first = Stage.period(.regulation(1))
    let second = Stage.period(.regulation(2))
    write(
      [.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)], in: id, .gap(.beforeMatch))
    pass(minutes: 12)
    var ids = write(
      [.goal(Goal(credited: .home, kind: .openPlay, scorer: DeskWorld.person(.home, 9)))], in: id,
      first, minute: 12)
    pass(minutes: 10)
    ids += write(
      [.goal(Goal(credited: .away, kind: .ownGoal, scorer: DeskWorld.person(.home, 4)))], in: id,
      first, minute: 22)
    pass(minutes: 5)
    let reason = CardReason(
      catalog: "law12", code: Catalog.law12.reasons[0].code, title: Catalog.law12.reasons[0].title)
    ids += write(
      [.card(Card(colour: .yellow, recipient: DeskWorld.person(.away, 6), reason: reason))],
      in: id, first, minute: 27)
    pass(minutes: 20)
    write([.addedTime(minutes: 2), .periodEnd(.regulation(1))], in: id, first, minute: 47)
    pass(minutes: 15)
    write(
      [
        .intervalStart(.interval(1)), .intervalEnd(.interval(1)), .kickOff(.away),
        .periodStart(.regulation(2), seconds: 2_700),
      ], in: id, .gap(.interval(1)))
    pass(minutes: 20)
    ids += write(
      [
        .card(Card(colour: .red, recipient: DeskWorld.person(.home, 5))),
        .substitution(
          Substitution(
            side: .away, off: DeskWorld.person(.away, 9), on: DeskWorld.person(.away, 14))),
        .note("A dog on the pitch"),
      ], in: id, second, minute: 20)
    pass(minutes: 28)
    write([.periodEnd(.regulation(2)), .fullTime(.normal)], in: id, second, minute: 48)
    load()
    return ids
  }

  static func person(_ side: Side, _ number: Int) -> Participant {
    Participant(
      side, number: number, name: "Player \(number)",
      entry: EntryID(high: side == .home ? 1 : 2, low: UInt64(number)))
  }
}
