import Calendar
import Core
import TeePalsDomain

/// When a digest is due (specification §13): in the morning, as the person's own clocks show it.
enum DigestRules {
  /// The morning begins then, in seconds of the day, or when the quiet hours end in which that is.
  static let morning = 7 * 3_600
  /// How long it lasts, in seconds: what could not be sent in it waits for the next.
  static let span = 5 * 3_600
  /// Milliseconds.
  static let day: Int64 = 86_400_000

  /// The day for which a digest is due now; `nil` where none is.
  ///
  /// - Parameters:
  ///   - zone: The IANA name of where the person is; an unknown one is UTC.
  ///   - last: The day for which they had the last.
  static func due(
    _ settings: GolfSettings, zone: String, last: CivilDate?, at now: Instant
  ) -> CivilDate? {
    let offset = ZoneTable.rules(named: zone)?.offset(at: now) ?? 0
    let local = now.civil(offset: offset)
    guard isMorning(local.time, settings.quietHours) else { return nil }
    if let last, local.date <= last { return nil }
    switch settings.digest {
    case .never: return nil
    case .daily: return local.date
    case .weekly:
      // A week after the last, also where that was no Monday.
      let isLate = last.map { last in local.date.dayNumber - last.dayNumber >= 7 } ?? false
      return local.date.weekday == .monday || isLate ? local.date : nil
    }
  }

  private static func isMorning(_ time: TimeOfDay, _ quiet: QuietHours?) -> Bool {
    guard !GolfPushRules.isQuiet(quiet, time) else { return false }
    var start = morning
    if let quiet, let seven = TimeOfDay(second: morning), GolfPushRules.isQuiet(quiet, seven) {
      start = quiet.to.second
    }
    return time.second >= start && time.second < start + span
  }

  /// From when on what was not read is in the digest.
  static func start(
    _ settings: GolfSettings, last: DigestMark?, at now: Instant
  ) -> Instant {
    last?.sentAt ?? now.earlier(by: settings.digest == .weekly ? 7 * day : day)
  }
}
