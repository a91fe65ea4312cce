import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Sync
import View

@testable import RefWatchTestKit

/// One device of somebody in a crew, with the match as it is known there.
struct CrewWorld {
  static let owner = UserID(high: 1, low: 1)
  static let kim = UserID(high: 2, low: 2)
  static let lee = UserID(high: 3, low: 3)
  static let zone = Zone(name: "Asia/Seoul", offset: 9 * 3_600)

  let me: UserID
  let match = HandOverMatch.id
  var state: RefWatchFeature.State
  var replica = RefWatchReplica()
  var requests: [HostRequest] = []
  var commands: [RefWatchCommand] = []
  var rejections: [RefWatchRejection] = []
  var remembered: [String: String] = [:]
  /// What the last request of a kind waits for.
  private var answers: [String: (HostAnswer) -> RefWatchFeature.Action?] = [:]
  private var counter: UInt64 = 1
  private(set) var instant = HandOverMatch.start
  private(set) var uptime: Int64 = 900_000

  init(
    _ me: UserID = CrewWorld.owner, language: Language = .english, crew: Bool = true,
    at route: RefWatchRoute? = nil
  ) {
    self.me = me
    counter = me.low &* 1_000
    let moment = Moment(
      instant: instant, zone: CrewWorld.zone, entropy: Entropy(high: me.high, low: me.low),
      uptime: uptime)
    state = RefWatchFeature.State(
      me: me, language: language, moment: moment, route: route ?? .match(HandOverMatch.id),
      remembered: ["referee.origin": "https://fieldday.example"])
    replica.set(
      RefWatchEntity.Kind.match.key(HandOverMatch.id), to: .match(HandOverMatch.match))
    if crew {
      seat(CrewWorld.kim, "Kim Recorder", .recorder)
      seat(CrewWorld.lee, "Lee Onlooker", .observer)
    }
    load()
    send(.inner(.restored))
  }

  mutating func seat(_ user: UserID, _ name: String, _ role: CrewRole) {
    let seat = CrewSeat(
      id: CrewSeatID(high: 9, low: user.low), match: match, user: user, name: name, role: role,
      joinedAt: instant)
    replica.set(RefWatchEntity.Kind.seat.key(seat.id), to: .seat(seat))
  }

  mutating func unseat(_ user: UserID) {
    replica.set(RefWatchEntity.Kind.seat.key(CrewSeatID(high: 9, low: user.low)), to: nil)
  }

  /// The match goes away with everything, as it does for whoever is removed.
  mutating func lose() {
    replica = RefWatchReplica()
    load()
  }

  mutating func moment() -> Moment {
    counter += 1
    return Moment(
      instant: instant, zone: CrewWorld.zone,
      entropy: Entropy(high: mixed(counter), low: mixed(counter ^ 0xABCDEF)), uptime: uptime)
  }

  mutating func pass(seconds: Int64) {
    instant = instant.advanced(byMilliseconds: seconds * 1_000)
    uptime += seconds * 1_000
  }

  mutating func load() { state.matchesChanged(replica, moment()) }

  /// What others recorded.
  mutating func receive(_ events: [MatchEvent]) {
    for event in events { replica.set(RefWatchEntity.Kind.event.key(event.id), to: .event(event)) }
    load()
  }

  mutating func decide(_ command: RefWatchCommand, _ moment: Moment) {
    let context = DecideContext(actor: me, command: moment.id(9), at: moment.instant)
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

  mutating func send(_ action: CrewAction) { send(.view(.desk(.crew(action)))) }
  mutating func send(_ action: PitchAction) { send(.view(.pitch(action))) }
  mutating func go(_ route: RefWatchRoute) { send(.view(.went(route))) }

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
        if case .http(let exchange) = request {
          answers[exchange.method + " " + exchange.path] = answer
        }
        if case .remember(let key, let value) = request { remembered[key] = value }
      }
    }
    if submitted { state.matchesChanged(replica, moment) }
  }

  /// What the server answers to the request.
  mutating func answer(_ request: String, _ answer: HostAnswer) {
    guard let take = answers.removeValue(forKey: request), let action = take(answer) else { return }
    send(action)
  }

  func asked(_ request: String) -> Bool { answers[request] != nil }

  var record: MatchRecord {
    MatchRecord(replica.match(match) ?? HandOverMatch.match, replica.events(of: match))
  }

  var html: String { HTMLRenderer.html(RefWatchFeature.view(state)) }

  // MARK: On the pitch

  mutating func kickOff() {
    send(.taken(.kickOff(.home)))
    while state.route == .match(match), record.isBeforeKickOff, commands.isEmpty {
      send(.inner(.countdownDue))
    }
  }

  mutating func goal(_ number: Int) {
    send(.flowOpened(.goal, .home))
    for digit in String(number) { send(.flow(.digit(Int(String(digit)) ?? 0))) }
    send(.flow(.numberTaken))
  }
}
