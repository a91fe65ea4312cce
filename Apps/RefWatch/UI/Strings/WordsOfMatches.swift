import Calendar
import Core
import Design
import RefWatchDomain

// A match as a whole, in words.
extension Words {
  /// "Harbour v Lantern".
  func fixture(_ match: Match) -> String {
    self(HubText.versus, name: match.home.name, text: match.away.name)
  }

  /// Where the match stands.
  func phase(_ record: MatchRecord) -> String {
    switch record.phase {
    case .ready(let period), .running(let period): term(period, record.rules)
    case .suspended(let period):
      term(period, record.rules) + " · " + self(TermText.suspended)
    case .ended(let gap), .interval(let gap): term(gap, record.rules)
    case .shootoutSetup, .shootout: self(TermText.penalties)
    case .fullTime where record.outcome == .abandoned:
      term(Outcome.abandoned) + " · " + self(HubText.fullTimeWaiting)
    case .fullTime: self(HubText.fullTimeWaiting)
    case .done: term(record.outcome ?? .normal)
    }
  }

  func side(_ side: Side) -> String { self(side == .home ? SetupText.home : .away) }

  func role(_ role: OfficialRole) -> String {
    switch role {
    case .center: self(RoleText.center)
    case .assistant1: self(RoleText.assistant1)
    case .assistant2: self(RoleText.assistant2)
    case .fourth: self(RoleText.fourth)
    case .reserveAssistant: self(RoleText.reserve)
    case .additionalAssistant1: self(RoleText.additional1)
    case .additionalAssistant2: self(RoleText.additional2)
    case .var: self(RoleText.video)
    case .avar: self(RoleText.assistantVideo)
    case .observer: self(RoleText.observer)
    case .mentor: self(RoleText.mentor)
    }
  }

  // MARK: Times

  /// `+1:05`, `-0:30`.
  func shift(_ milliseconds: Int64) -> String {
    (milliseconds < 0 ? "-" : "+")
      + ClockLabel(milliseconds: Int64(clamping: milliseconds.magnitude)).short
  }

  /// A time on the device's clock where clocks stand `offset` seconds east of UTC.
  func clock(_ instant: Instant, _ offset: Int) -> String {
    formats.time(instant.civil(offset: offset).time)
  }

  func dateTime(_ instant: Instant, _ offset: Int) -> String {
    formats.dateTime(instant.civil(offset: offset), .medium)
  }
}
