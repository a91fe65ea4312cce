import Calendar
import Core

/// What a date of a series is known by: the same for whoever writes it in another zone.
enum OverlayStart: Hashable {
  case day(CivilDate)
  case instant(Instant)
}

/// A time of a calendar with the clock it is written by; a whole day has none.
struct OverlayTime {
  enum Length {
    case days(Int)
    case milliseconds(Int64)
    case written(CalendarDuration)
  }

  let local: CivilDateTime
  private let clock: OverlayClock?

  init(day: CivilDate) {
    local = CivilDateTime(day, .midnight)
    clock = nil
  }

  init(local: CivilDateTime, clock: OverlayClock) {
    self.local = local
    self.clock = clock
  }

  var isDay: Bool { clock == nil }

  var start: OverlayStart { moved(to: local) }

  /// The same of another date of the series.
  func moved(to local: CivilDateTime) -> OverlayStart {
    clock.map { clock in .instant(clock.instant(of: local)) } ?? .day(local.date)
  }

  func length(until end: OverlayTime) -> Length {
    guard let clock else { return .days(max(1, local.date.daysUntil(end.local.date))) }
    let from = clock.instant(of: local)
    let to = end.clock?.instant(of: end.local) ?? clock.instant(of: end.local)
    return .milliseconds(max(0, to.milliseconds - from.milliseconds))
  }

  /// An event of this length on a date of the series; `nil` where that is beyond all dates.
  func when(_ local: CivilDateTime, _ length: Length) -> OverlayEvent.When? {
    guard let clock else {
      let days: Int
      switch length {
      case .days(let count): days = count
      case .milliseconds(let length): days = Int(length / 86_400_000)
      case .written(let duration): days = duration.days
      }
      guard days <= 3_660 else { return nil }
      return .days(from: local.date, end: local.date.adding(days: max(1, days)))
    }
    let from = clock.instant(of: local)
    switch length {
    case .days(let count): return .timed(from: from, to: from.advanced(by: count, seconds: 0))
    case .milliseconds(let length):
      return .timed(from: from, to: from.advanced(byMilliseconds: length))
    case .written(let duration):
      return .timed(from: from, to: from.advanced(by: duration.days, seconds: duration.seconds))
    }
  }

  /// Whether a date of the series is after its end.
  func isBeyond(_ until: CalendarTime, _ local: CivilDateTime) -> Bool {
    guard let end = until.civil, let clock else { return local.date > until.date }
    return until.isUTC ? clock.instant(of: local) > end.instant(offset: 0) : local > end
  }
}

extension Instant {
  fileprivate func advanced(by days: Int, seconds: Int) -> Instant {
    advanced(byMilliseconds: (Int64(days) * 86_400 + Int64(seconds)) * 1_000)
  }
}
