import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Sync
import View

/// A referee's device: the feature's state, the matches, every command decided at once, and a
/// finger.
final class PitchWorld {
  var state: RefWatchFeature.State
  var replica = RefWatchReplica()
  /// What the feature asked the host for, in order.
  var requests: [HostRequest] = []
  var commands: [RefWatchCommand] = []
  var rejections: [RefWatchRejection] = []
  /// What was touched since the last ``forget()``.
  var taps = 0
  /// What a host keeps in its local storage.
  var remembered: [String: String] = [:]
  let match: MatchID
  private var answers: [String: (HostAnswer) -> RefWatchFeature.Action?] = [:]
  private var counter: UInt64 = 1
  private(set) var instant = Instant(milliseconds: 1_795_269_600_000)
  private(set) var uptime: Int64 = 4_000

  static let me = UserID(high: 1, low: 1)
  static let zone = Zone(name: "Europe/Berlin", offset: 3_600)

  init(
    language: Language = .english, sheets: Bool = false,
    rules change: (inout RuleSet) -> Void = { _ in }
  ) {
    var rules = RuleSet()
    change(&rules)
    match = MatchID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0001)
    state = RefWatchFeature.State(
      me: PitchWorld.me, language: language,
      moment: Moment(
        instant: instant, zone: PitchWorld.zone, entropy: Entropy(high: 3, low: 4),
        uptime: uptime), route: .match(match))
    let home = TeamRef(name: "Harbour Rovers", short: "HAR")
    let away = TeamRef(name: "Lantern Street", short: "LAN")
    let set = Match(
      id: match, home: home, away: away, rules: rules, createdAt: instant,
      sheets: sheets
        ? BothSides(home: PitchWorld.sheet(1), away: PitchWorld.sheet(2)) : BothSides(nil))
    let moment = moment()
    decide(.createMatch(set), moment)
    state.matchesChanged(replica, moment)
    send(.inner(.restored))
  }

  static func sheet(_ team: UInt64) -> MatchSheet {
    func player(_ number: Int) -> SheetPlayer {
      SheetPlayer(
        id: EntryID(high: team, low: UInt64(number)), name: "Player \(number)", number: number)
    }
    return MatchSheet(
      starters: (1...11).map(player), substitutes: (12...18).map(player),
      staff: [SheetOfficial(id: EntryID(high: team, low: 99), name: "Kim", role: "coach")])
  }

  func moment() -> Moment {
    counter += 1
    return Moment(
      instant: instant, zone: PitchWorld.zone,
      entropy: Entropy(high: mixed(counter), low: mixed(counter ^ 0xABCDEF)), uptime: uptime)
  }

  /// Time goes by on both clocks, with the ticks that belong to it.
  func pass(seconds: Int64, ticking: Bool = true) {
    if ticking {
      for _ in 0..<seconds {
        shift(wall: 1_000, uptime: 1_000)
        send(.inner(.tick))
      }
    } else {
      shift(wall: seconds * 1_000, uptime: seconds * 1_000)
    }
  }

  /// Moves the two clocks, each by itself.
  func shift(wall: Int64, uptime: Int64) {
    instant = instant.advanced(byMilliseconds: wall)
    self.uptime += uptime
  }

  /// Goes on at once to a time of the match, as a device does that was hidden meanwhile.
  func skip(minutes: Int64) {
    send(.inner(.becameHidden))
    pass(seconds: minutes * 60, ticking: false)
    send(.inner(.becameVisible))
  }

  func decide(_ command: RefWatchCommand, _ moment: Moment) {
    let context = DecideContext(actor: PitchWorld.me, command: moment.id(9), at: moment.instant)
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

  /// One turn: reduce, decide what was submitted, hand the matches in.
  func send(_ action: RefWatchFeature.Action, losing: Bool = false) {
    let moment = moment()
    var submitted = false
    for effect in RefWatchFeature.reduce(&state, action, moment) {
      switch effect {
      case .submit(let command), .bring(let command, _):
        commands.append(command)
        // A page that is killed loses what was not stored yet.
        if !losing { decide(command, moment) }
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
  func fire(_ key: String) {
    guard let answer = answers.removeValue(forKey: key), let action = answer(.done) else { return }
    send(action)
  }

  /// The page is killed, and opened again by a host that remembers.
  func restart(away milliseconds: Int64 = 5_000) {
    shift(wall: milliseconds, uptime: -uptime + 1_000)
    let moment = moment()
    state = RefWatchFeature.State(
      me: PitchWorld.me, language: state.language, moment: moment, route: .match(match),
      remembered: remembered)
    state.matchesChanged(replica, moment)
    send(.inner(.restored))
  }

  var record: MatchRecord? {
    replica.match(match).map { set in MatchRecord(set, replica.events(of: match)) }
  }

  /// How often a cue of this pattern was given.
  func cues(_ wanted: [Int]) -> Int {
    requests.count { request in
      if case .cue(wanted, _, _, _) = request { true } else { false }
    }
  }

  // MARK: A finger

  var view: Node<RefWatchFeature.Action> { RefWatchFeature.view(state) }
  var html: String { HTMLRenderer.html(view) }

  func forget() { taps = 0 }

  /// Touches the first thing that is called so, or begins so. Answers whether there was one.
  @discardableResult
  func tap(_ label: String) -> Bool {
    guard let action = target(label, .click) else { return false }
    taps += 1
    send(action)
    return true
  }

  @discardableResult
  func hold(_ label: String) -> Bool {
    guard let action = target(label, .contextmenu) else { return false }
    taps += 1
    send(action)
    return true
  }

  /// Whether something can be touched that is called so.
  func offers(_ label: String) -> Bool { target(label, .click) != nil }

  /// What is called exactly so comes before what only begins so.
  private func target(_ label: String, _ kind: EventKind) -> RefWatchFeature.Action? {
    let view = view
    return PitchWorld.find(Label(label, isWhole: true), in: view, kind)
      ?? PitchWorld.find(Label(label, isWhole: false), in: view, kind)
  }

  private struct Label {
    let text: String
    let isWhole: Bool

    init(_ text: String, isWhole: Bool) {
      self.text = text
      self.isWhole = isWhole
    }

    func fits(_ name: String) -> Bool { isWhole ? name == text : name.hasPrefix(text) }
  }

  private static func find(
    _ label: Label, in node: Node<RefWatchFeature.Action>, _ kind: EventKind
  ) -> RefWatchFeature.Action? {
    switch node {
    case .text: return nil
    case .fragment(let nodes): return first(label, in: nodes, kind)
    case .kept(let kept): return find(label, in: .element(kept.element), kind)
    case .element(let element):
      if let action = action(of: element, label, kind) { return action }
      return first(label, in: element.children, kind)
    }
  }

  private static func first(
    _ label: Label, in nodes: [Node<RefWatchFeature.Action>], _ kind: EventKind
  ) -> RefWatchFeature.Action? {
    for node in nodes {
      if let action = find(label, in: node, kind) { return action }
    }
    return nil
  }

  private static func action(
    of element: Element<RefWatchFeature.Action>, _ label: Label, _ kind: EventKind
  ) -> RefWatchFeature.Action? {
    var handler: ((DOMEvent) -> RefWatchFeature.Action?)?
    var name = ""
    for attribute in element.attributes {
      switch attribute.statement {
      case .on(kind, let act): handler = act
      case .flag("disabled", true): return nil
      case .text("aria-label", let text): name = text
      default: break
      }
    }
    guard let handler else { return nil }
    let words = text(of: .element(element))
    guard label.fits(name) || label.fits(words) else { return nil }
    return handler(DOMEvent(x: 5, y: 5))
  }

  private static func text(of node: Node<RefWatchFeature.Action>) -> String {
    switch node {
    case .text(let text): text
    case .fragment(let nodes): nodes.map { node in text(of: node) }.joined()
    case .kept(let kept): text(of: .element(kept.element))
    case .element(let element):
      element.attributes.contains { attribute in
        if case .text("aria-hidden", "true") = attribute.statement { true } else { false }
      }
        ? "" : element.children.map { node in text(of: node) }.joined()
    }
  }
}
