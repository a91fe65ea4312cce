import Calendar
import Core
import Sync
import TeePalsDomain
import TeePalsUI
import TestKit
import View

/// TeePals on one device: the feature's state, its replica, and every command decided on it at
/// once.
struct GolferPhone {
  var state: TeePalsFeature.State
  var replica = TeePalsReplica()
  var requests: [HostRequest] = []
  var commands: [TeePalsCommand] = []
  var rejections: [TeePalsRejection] = []
  var discarded: [CommandID] = []
  var remembered: [String: String] = [:]
  private var answers: [String: (HostAnswer) -> TeePalsFeature.Action?] = [:]
  private var tick: UInt64 = 1
  private(set) var instant: Instant
  private(set) var zone: Zone

  static let me = UserID(high: 1, low: 1)
  static let other = UserID(high: 2, low: 2)
  static let losAngeles = Zone(name: "America/Los_Angeles", offset: -25_200)
  static let maya = GolferCard(user: other, name: "Maya K.")

  /// On 2026-10-20 at noon in California, unless said otherwise.
  init(
    language: Language = .english, at local: String = "2026-10-20T12:00",
    in zone: Zone = losAngeles, isNewcomer: Bool = false
  ) {
    self.zone = zone
    let civil = CivilDateTime(local) ?? CivilDateTime(.first, .noon)
    instant = civil.instant(offset: zone.offset)
    state = TeePalsFeature.State(
      me: Self.me, language: language,
      moment: Moment(instant: instant, zone: zone, entropy: Entropy(high: 0, low: 0)))
    state.isShown = true
    if isNewcomer { load() } else { settle() }
  }

  /// The person has a whole profile, and has had it for so many days.
  mutating func settle(days: Int64 = 0) {
    put(.profile(profile(since: instant.advanced(byMilliseconds: -days * 86_400_000))))
    put(.secret(PrivateGolferProfile(user: Self.me, birthDate: CivilDate("1990-05-01"))))
    load()
  }

  private func profile(since createdAt: Instant) -> GolferProfile {
    var profile = GolferProfile(user: Self.me, createdAt: createdAt)
    (profile.firstName, profile.lastName) = ("Olga", "Reed")
    profile.gender = .female
    profile.skill = .intermediate
    profile.city = GlobePoint(latitude: 37.3382, longitude: -121.8863).map { point in
      HomeCity(label: "San Jose, CA", point: point)
    }
    profile.photo = MediaDigest(String(repeating: "a", count: 64))
    return profile
  }

  mutating func moment() -> Moment {
    tick += 1
    return Moment(
      instant: instant, zone: zone,
      entropy: Entropy(high: mixed(tick), low: mixed(tick ^ 0xABCDEF)), uptime: Int64(tick) * 10)
  }

  mutating func pass(minutes: Int64) {
    instant = instant.advanced(byMilliseconds: minutes * 60_000)
  }

  /// Whoever has it goes elsewhere; it is noticed in the next turn.
  mutating func travel(to zone: Zone) { self.zone = zone }

  mutating func load() { state.replicaChanged(replica, moment()) }

  mutating func put(_ entity: TeePalsEntity) {
    replica.set(entity.key, to: entity)
  }

  // MARK: Turns

  mutating func go(_ route: TeePalsRoute) { send(.view(.went(route))) }
  /// Does what Back stands for, as far as something lies on top.
  mutating func back() {
    if let action = closing(TeePalsFeature.view(state)) { send(action) }
  }
  var isCovered: Bool { hasCover(TeePalsFeature.view(state)) }
  mutating func form(_ action: FormAction) { send(.view(.form(action))) }
  mutating func chat(_ action: ChatAction) { send(.view(.chat(action))) }
  mutating func inbox(_ action: InboxAction) { send(.view(.inbox(action))) }
  mutating func answer(_ answer: FormAnswer) { send(.inner(.form(answer))) }

  /// One turn: reduce, decide what was submitted, hand the replica in.
  mutating func send(_ action: TeePalsFeature.Action) {
    let moment = moment()
    var submitted = false
    for effect in TeePalsFeature.reduce(&state, action, moment) {
      switch effect {
      case .submit(let command), .bring(let command, _):
        commands.append(command)
        decide(command, moment)
        submitted = true
      case .ask(let request, let answer):
        requests.append(request)
        if case .timer(let key, _) = request { answers[key] = answer }
        if case .http(let exchange) = request { answers[exchange.path] = answer }
        if case .remember(let key, let value) = request { remembered[key] = value }
      }
    }
    if submitted { state.replicaChanged(replica, moment) }
  }

  private mutating func decide(_ command: TeePalsCommand, _ moment: Moment) {
    let context = DecideContext(actor: Self.me, command: moment.id(9), at: moment.instant)
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

  /// What a timer or the server brings, by the timer's key or the path.
  mutating func fire(_ key: String, _ answer: HostAnswer = .done) {
    guard let waiting = answers.removeValue(forKey: key), let action = waiting(answer) else {
      return
    }
    if case .delegate(.discardRefused(let id)) = action {
      discarded.append(id)
      state.refused.removeAll { refused in refused.id == id }
    }
    send(action)
  }

  /// The paths that were asked for.
  var paths: [String] {
    requests.compactMap { request in
      if case .http(let exchange) = request { exchange.path } else { nil }
    }
  }

  /// The element that was focused last.
  var focused: String? {
    for request in requests.reversed() {
      if case .focus(let id) = request { return id }
    }
    return nil
  }

  /// The page is opened again by a host that remembers.
  mutating func reload(_ route: TeePalsRoute) {
    state = TeePalsFeature.State(
      me: Self.me, language: state.language, moment: moment(), route: route,
      remembered: remembered)
    state.isShown = true
    load()
    send(.inner(.restored))
  }

  /// What the launcher says now.
  var launcherLines: String { state.launcherLines.first?.lines.joined(separator: "\n") ?? "" }

  var html: String { HTMLRenderer.html(TeePalsFeature.view(state)) }

  // MARK: Rounds

  static let course = RoundCourse(
    name: "Riverwalk Golf Club", cityLabel: "San Diego, CA",
    point: GlobePoint(latitude: 32.764, longitude: -117.176) ?? .nowhere)

  /// A round of the person's, or one they play in.
  @discardableResult
  mutating func round(
    _ number: UInt64 = 1, host: GolferCard? = nil, start: String = "2026-10-24T08:00"
  ) -> RoundID {
    let mine = GolferCard(user: Self.me, name: "Olga R.")
    let host = host ?? mine
    let local = CivilDateTime(start) ?? CivilDateTime(.first, .noon)
    var round = Round(
      id: RoundID(high: 9, low: number), host: host, course: Self.course,
      startTime: local.instant(offset: Self.losAngeles.offset), zone: Self.losAngeles,
      createdAt: instant)
    round.acceptedCount = host.user == Self.me ? 1 : 2
    put(.round(round))
    put(
      .seat(RoundSeat(round: round.id, card: host, role: .host, joinedAt: instant)))
    if host.user != Self.me {
      put(.seat(RoundSeat(round: round.id, card: mine, role: .member, joinedAt: instant)))
    }
    put(
      .place(
        RoundPlace(
          user: Self.me, round: round, role: host.user == Self.me ? .host : .member,
          status: .accepted, updatedAt: instant)))
    load()
    return round.id
  }

  /// A message of a chat, so many minutes from now.
  @discardableResult
  mutating func said(
    _ text: String, in round: RoundID, by card: GolferCard = maya, minutes: Int64 = 0,
    number: UInt64
  ) -> ChatMessage {
    let at = instant.advanced(byMilliseconds: minutes * 60_000)
    let message = ChatMessage(
      id: ChatMessageID(high: 5, low: number), round: round, sender: card,
      content: .text(text), writtenAt: at, receivedAt: at)
    put(.message(message))
    load()
    return message
  }
}

extension GlobePoint {
  /// Where nobody golfs: for what cannot happen.
  static var nowhere: GlobePoint {
    guard let point = GlobePoint(latitude: 0, longitude: 0) else { preconditionFailure() }
    return point
  }
}
