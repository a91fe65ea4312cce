import Calendar
import Core
import Design
import Sync
import TeePalsDomain
import TeePalsUI
import View

/// A small device: the feature's state, its replica, and every command decided on it at once.
struct GolfWorld {
  typealias Feature = TeePalsFeature

  var state: Feature.State
  var replica = TeePalsReplica()
  /// What the feature asked the host for and what it makes of the answer, in order.
  var asks: [(request: HostRequest, answer: (HostAnswer) -> Feature.Action?)] = []
  /// What it submitted, in order.
  var commands: [TeePalsCommand] = []
  var rejections: [TeePalsRejection] = []
  /// What the browser remembers.
  var memory: [String: String] = [:]
  private var tick: UInt64 = 1
  private(set) var instant: Instant

  static let me = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)
  static let other = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0002)
  static let zone = Zone(name: "America/Los_Angeles", offset: -28_800)
  static let photo = MediaDigest(String(repeating: "0a", count: 32))

  init(
    language: Language = .english, route: TeePalsRoute = .home, remembered: [String: String] = [:],
    on date: String = "2026-11-21"
  ) {
    let day = CivilDate(date) ?? .first
    instant = CivilDateTime(day, .noon).instant(offset: GolfWorld.zone.offset)
    state = Feature.State(
      me: GolfWorld.me, language: language,
      moment: Moment(
        instant: instant, zone: GolfWorld.zone, entropy: Entropy(high: 0, low: 0)), route: route,
      remembered: remembered)
    state.sync = SyncSummary(hasServer: true)
    state.isShown = true
    memory = remembered
  }

  mutating func moment() -> Moment {
    tick += 1
    return Moment(
      instant: instant, zone: GolfWorld.zone,
      entropy: Entropy(high: mixed(tick), low: mixed(tick ^ 0xABCDEF)))
  }

  mutating func pass(milliseconds: Int64) {
    instant = instant.advanced(byMilliseconds: milliseconds)
  }

  /// Hands the replica in, as the parent does after loading.
  mutating func load() {
    state.replicaChanged(replica, moment())
    send(.inner(.restored))
  }

  /// Decides a command and applies it to the replica.
  mutating func decide(_ command: TeePalsCommand, _ moment: Moment) {
    let context = DecideContext(
      actor: GolfWorld.me, command: moment.id(9), at: moment.instant)
    do throws(TeePalsRejection) {
      for change in try TeePalsDomain.decide(command, context, in: replica) {
        switch change {
        case .put(_, let entity): replica.set(entity.key, to: entity)
        case .remove(_, let key): replica.set(key, to: nil)
        case .join, .leave: break
        }
      }
    } catch { rejections.append(error) }
  }

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

  /// The paths that were asked for, in order.
  var paths: [String] {
    asks.compactMap { ask in
      if case .http(let exchange) = ask.request { exchange.path } else { nil }
    }
  }

  /// The screen as HTML.
  var html: String { HTMLRenderer.html(Feature.view(state)) }
  var tabs: String { HTMLRenderer.html(Feature.tabs(state)) }

  // MARK: People

  /// Everything that acting asks of a golfer, or that without photo or skill level.
  mutating func golfer(pictured: Bool = true, skill: SkillLevel? = .intermediate) {
    let moment = moment()
    decide(.editProfile(GolfWorld.me, GolfWorld.firstSteps), moment)
    if let skill { decide(.editProfile(GolfWorld.me, [.skill(skill)]), moment) }
    if pictured { decide(.editProfile(GolfWorld.me, [.photo(GolfWorld.photo)]), moment) }
  }

  static var firstSteps: [ProfileEdit] {
    guard let point = GlobePoint(microLatitude: 37_339_390, microLongitude: -121_894_960),
      let born = CivilDate("1990-04-02")
    else { return [] }
    return [
      .firstName("Maya"), .lastName("Kim"), .birthDate(born),
      .city(HomeCity(label: "San Jose, CA", point: point)), .gender(.female),
    ]
  }

  /// Somebody's page as the server tells it.
  static func page(
    of user: UserID = other, name: String = "Noah B.", follows: Bool = false,
    followedBy: Bool = false
  ) -> String {
    """
    {"user":"\(user)","profile":{"firstName":"Noah","name":"\(name)","age":41,"gender":"male",\
    "city":"Oakland, CA","bio":"Walks fast.","occupation":"Nurse","averageScore":90,\
    "experience":"4_to_6","playsPerMonth":4,"skill":"intermediate","instagram":"noah.b",\
    "memberSince":1780000000000},"relation":{"follows":\(follows),"followedBy":\(followedBy),\
    "isBlocked":false},"counts":{"followers":3,"following":7},\
    "link":"https://golf.example/golf/golfers/\(user)"}
    """
  }

  static var noah: GolferCard { GolferCard(user: other, name: "Noah B.") }
}
