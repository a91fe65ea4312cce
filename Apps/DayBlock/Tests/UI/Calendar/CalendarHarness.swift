import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Sync
import TestKit
import View

@testable import DayBlockTestKit

/// The calendar on one device: the feature's state, and every command decided at once.
struct CalendarHarness {
  var ledger: Ledger
  var state: DayBlockFeature.State
  let zone: Zone
  private(set) var requests: [HostRequest] = []
  private(set) var commands: [DayBlockCommand] = []
  private var answers: [String: (HostAnswer) -> DayBlockFeature.Action?] = [:]
  private var tick: UInt64 = 1

  static let seoul = Zone(name: "Asia/Seoul", offset: 32_400)
  /// New York in summer, and in winter.
  static let (summer, winter) = (
    Zone(name: "America/New_York", offset: -14_400), Zone(name: "America/New_York", offset: -18_000)
  )

  /// On 2026-03-10, a Tuesday, at noon in Seoul.
  init(_ ledger: Ledger, in zone: Zone = seoul, language: Language = .english) {
    self.ledger = ledger
    self.zone = zone
    state = DayBlockFeature.State(
      me: Ledger.user, language: language,
      moment: Moment(instant: ledger.at, zone: zone, entropy: Entropy(high: 0, low: 0)))
    state.isShown = true
    state.isOnline = true
    state.hourCycle = .twentyFour
    state.replicaChanged(ledger.replica, moment())
  }

  /// A harness whose person has two blocks, with "Study" on 9 March 22:30–24:00 and on 10 March
  /// 09:00–10:30.
  static func studied(language: Language = .english) throws -> (
    harness: CalendarHarness, study: BlockID, gym: BlockID
  ) {
    var ledger = Ledger()
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    let study = try ledger.block("Study")
    let gym = try ledger.block("Gym")
    for (start, end) in [
      ("2026-03-09T22:30", "2026-03-10T00:00"), ("2026-03-10T09:00", "2026-03-10T10:30"),
    ] {
      try ledger.run(
        .addSession(
          NewSession(
            id: ledger.id(), block: study, zone: "Asia/Seoul",
            segments: [stretch(start, end)], origin: .manual)))
    }
    return (CalendarHarness(ledger, language: language), study, gym)
  }

  mutating func moment() -> Moment {
    tick += 1
    return Moment(
      instant: ledger.at, zone: zone, entropy: Entropy(high: mixed(tick), low: mixed(tick ^ 77)))
  }

  mutating func calendar(_ actions: CalendarAction...) {
    for action in actions { send(.view(.calendar(action))) }
  }

  mutating func form(_ actions: TimeFormAction...) {
    for action in actions { send(.view(.calendar(.form(action)))) }
  }

  mutating func go(_ place: DayRoute) { send(.view(.went(place))) }

  /// One turn: reduce, decide what was submitted, hand the replica in.
  mutating func send(_ action: DayBlockFeature.Action) {
    let moment = moment()
    for effect in DayBlockFeature.reduce(&state, action, moment) {
      switch effect {
      case .submit(let command), .bring(let command, _):
        commands.append(command)
        _ = ledger.rejection(command)
      case .ask(let request, let answer):
        requests.append(request)
        if case .http(let exchange) = request { answers[exchange.path] = answer }
      }
    }
    state.replicaChanged(ledger.replica, moment)
  }

  /// What the server says to a path that was asked for.
  mutating func serve(_ path: String, _ body: String) {
    guard let action = answers.removeValue(forKey: path)?(.http(status: 200, body: body)) else {
      return
    }
    send(action)
  }

  func sessions(on day: String) -> [DaySession] {
    ledger.replica.sessions(on: CivilDate(day) ?? .first)
  }

  /// The times of the day's sessions, as Seoul's clocks show them.
  func times(on day: String) -> [String] {
    sessions(on: day).map { session in
      session.segments.map { segment in
        "\(segment.start.civil(offset: segment.offset).time)-"
          + "\(segment.end.civil(offset: segment.offset).time)"
      }.joined(separator: " ")
    }
  }

  var html: String { HTMLRenderer.html(DayBlockFeature.view(state)) }

  /// What is wrong with the page; positions are styles, which the host sets one by one.
  var faults: [String] {
    markupFaults(in: html).filter { fault in !fault.contains("styles") }
  }
}
