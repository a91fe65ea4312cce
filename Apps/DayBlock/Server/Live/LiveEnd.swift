import Calendar
import Core
import DayBlockDomain
import Wire

/// When a run was over that is finished later.
public enum LiveEnd: Hashable, Sendable {
  case instant(Instant)
  /// When clocks showed it last, where the person is.
  case clock(TimeOfDay)

  /// - Parameter clock: A time of day such as `09:05`; `nil` for any other text.
  public init?(clock text: String) {
    guard let time = TimeOfDay(text) else { return nil }
    self = .clock(time)
  }

  /// The instant that is meant of a run: not before it began, and not after what somebody sees.
  func instant(of run: DayRun, _ status: LiveStatus) throws(LiveFault) -> Instant {
    let end: Instant
    switch self {
    case .instant(let instant): end = instant
    case .clock(let time): end = LiveEnd.last(time, before: status.now, status.rules)
    }
    guard end <= status.now else { throw .endAhead }
    guard end >= run.startedAt else {
      throw .endBeforeStart(status.rules.civil(at: run.startedAt))
    }
    return end
  }

  /// Today's, or where that is yet to come, yesterday's.
  private static func last(_ time: TimeOfDay, before now: Instant, _ rules: ZoneRules) -> Instant {
    let today = rules.civil(at: now).date
    switch rules.instants(of: CivilDateTime(today, time)) {
    case .one(let instant) where instant <= now, .gap(_, let instant, _) where instant <= now,
      .ambiguous(_, let instant) where instant <= now,
      .ambiguous(let instant, _) where instant <= now:
      return instant
    case .one, .gap, .ambiguous:
      return rules.instant(of: CivilDateTime(today.adding(days: -1), time))
    }
  }
}

extension LiveEnd: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    if let instant = try cursor.optional("instant")?.instant() {
      self = .instant(instant)
      return
    }
    let clock = try cursor.required("clock")
    guard let time = TimeOfDay(second: Int(clamping: try clock.integer())) else {
      throw clock.error(.expected("a time of day"))
    }
    self = .clock(time)
  }

  public var json: JSON {
    switch self {
    case .instant(let instant): .object(["instant": .instant(instant)])
    case .clock(let time): .object(["clock": .int(time.second)])
    }
  }
}
