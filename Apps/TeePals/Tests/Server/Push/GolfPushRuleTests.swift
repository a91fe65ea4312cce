import Calendar
import Core
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

@Suite("When golfers are called")
struct GolfPushRuleTests {
  private static let second: Int64 = 1_000
  private static let noon = utc("2026-03-10", "12:00")

  private static func utc(_ date: String, _ time: String) -> Instant {
    guard let date = CivilDate(date), let time = TimeOfDay(time) else {
      preconditionFailure("no time")
    }
    return CivilDateTime(date, time).instant(offset: 0)
  }

  private static func hours(_ from: String, _ to: String) -> QuietHours {
    guard let from = TimeOfDay(from), let to = TimeOfDay(to) else {
      preconditionFailure("no time of day")
    }
    return QuietHours(from: from, to: to)
  }

  // MARK: Quiet hours

  /// Quiet hours, a zone, a date, and from when until when it is quiet on it, in UTC.
  struct Night: Sendable {
    let hours: QuietHours
    let zone: String
    /// What is quiet of the time around, beginning with its first instant.
    let quiet: [(from: Instant, to: Instant)]
    /// Instants that are not, besides the ends.
    var loud: [Instant] = []
  }

  static let nights: [Night] = [
    Night(
      hours: QuietHours(), zone: "Asia/Seoul",
      quiet: [(utc("2026-03-10", "13:00"), utc("2026-03-10", "22:00"))]),
    Night(
      hours: hours("12:00", "14:30"), zone: "Asia/Kolkata",
      quiet: [(utc("2026-03-10", "06:30"), utc("2026-03-10", "09:00"))]),
    // Eight hours long where the clocks go forward, ten where they go back.
    Night(
      hours: QuietHours(), zone: "America/New_York",
      quiet: [
        (utc("2026-03-08", "03:00"), utc("2026-03-08", "11:00")),
        (utc("2026-11-01", "02:00"), utc("2026-11-01", "12:00")),
      ]),
    // The hour that the clocks leave out: it is never quiet in it, nor around it.
    Night(
      hours: hours("02:00", "03:00"), zone: "America/New_York", quiet: [],
      loud: [utc("2026-03-08", "06:59:59"), utc("2026-03-08", "07:00")]),
    // An end that is left out is when the clocks go on; so is a beginning.
    Night(
      hours: hours("22:00", "02:30"), zone: "America/New_York",
      quiet: [(utc("2026-03-08", "03:00"), utc("2026-03-08", "07:00"))]),
    Night(
      hours: hours("02:30", "04:00"), zone: "America/New_York",
      quiet: [(utc("2026-03-08", "07:00"), utc("2026-03-08", "08:00"))]),
    // The hour that comes twice is quiet twice.
    Night(
      hours: hours("01:00", "02:00"), zone: "America/New_York",
      quiet: [(utc("2026-11-01", "05:00"), utc("2026-11-01", "07:00"))]),
    Night(
      hours: hours("22:00", "01:30"), zone: "America/New_York",
      quiet: [
        (utc("2026-11-01", "02:00"), utc("2026-11-01", "05:30")),
        (utc("2026-11-01", "06:00"), utc("2026-11-01", "06:30")),
      ]),
    // Nine hours behind UTC, and an older name.
    Night(
      hours: QuietHours(), zone: "Etc/GMT+9",
      quiet: [(utc("2026-03-10", "07:00"), utc("2026-03-10", "16:00"))]),
    Night(
      hours: QuietHours(), zone: "US/Pacific",
      quiet: [(utc("2026-03-10", "05:00"), utc("2026-03-10", "14:00"))]),
    // A zone that nobody knows is UTC.
    Night(
      hours: QuietHours(), zone: "Mars/Olympus",
      quiet: [(utc("2026-03-10", "22:00"), utc("2026-03-11", "07:00"))]),
  ]

  @Test(
    "quiet from the first second to the last, by the clocks of the zone, DST and all",
    arguments: Self.nights)
  func quiet(_ night: Night) {
    func isQuiet(_ now: Instant) -> Bool {
      GolfPushRules.isQuiet(night.hours, zone: night.zone, at: now)
    }
    for (from, to) in night.quiet {
      #expect(!isQuiet(from.advanced(byMilliseconds: -Self.second)))
      #expect(isQuiet(from))
      var time = from
      while time < to {
        #expect(isQuiet(time))
        time = time.advanced(byMilliseconds: 600 * Self.second)
      }
      #expect(isQuiet(to.advanced(byMilliseconds: -Self.second)))
      #expect(!isQuiet(to))
    }
    for time in night.loud { #expect(!isQuiet(time)) }
  }

  @Test("any time where nobody wants quiet; none where both ends are the same")
  func extremes() {
    for hour in 0..<24 {
      let now = Self.noon.advanced(byMilliseconds: Int64(hour) * 3_600_000)
      #expect(!GolfPushRules.isQuiet(nil, zone: "UTC", at: now))
      #expect(GolfPushRules.isQuiet(Self.hours("07:00", "07:00"), zone: "UTC", at: now))
    }
  }

  @Test("either these hours or the others are quiet, and they last as long as they say")
  func halves() throws {
    var dice = Dice(seed: 22)
    let seoul = try #require(ZoneTable.rules(named: "Asia/Seoul"))
    for _ in 0..<12 {
      let (from, to) = (dice.below(1_440) * 60, dice.below(1_440) * 60)
      guard from != to, let first = TimeOfDay(second: from), let last = TimeOfDay(second: to)
      else { continue }
      let (hours, others) = (
        QuietHours(from: first, to: last), QuietHours(from: last, to: first)
      )
      var minutes = 0
      for minute in 0..<1_440 {
        let now = Self.noon.advanced(byMilliseconds: Int64(minute) * 60_000)
        let isQuiet = GolfPushRules.isQuiet(hours, zone: "Asia/Seoul", at: now)
        #expect(isQuiet != GolfPushRules.isQuiet(others, zone: "Asia/Seoul", at: now))
        let since = (seoul.civil(at: now).time.second - from + 86_400) % 86_400
        #expect(isQuiet == (since < (to - from + 86_400) % 86_400))
        if isQuiet { minutes += 1 }
      }
      #expect(minutes == (to - from + 86_400) % 86_400 / 60)
    }
  }

  // MARK: What is due

  private func news(_ kind: NotificationKind, age: Int64 = 1) -> GolfNotification {
    GolfNotification(
      id: GolfNotificationID(high: 5, low: 1), recipient: PebbleBeach.ben, kind: kind,
      createdAt: Self.noon.advanced(byMilliseconds: -age))
  }

  private var settings: GolfSettings {
    var settings = GolfSettings(user: PebbleBeach.ben)
    settings.quietHours = nil
    return settings
  }

  private func isDue(
    _ news: GolfNotification, _ settings: GolfSettings, _ earlier: EarlierPushes = EarlierPushes()
  ) -> Bool {
    GolfPushRules.isDue(news, settings, earlier, zone: "UTC", at: Self.noon)
  }

  @Test("each kind by the switch of its category, and nothing that was read", arguments: 0..<16)
  func switches(_ number: Int) {
    var settings = settings
    settings.pushed = NotificationCategory.allCases.enumerated().filter { place, _ in
      number >> place & 1 == 1
    }.map { _, category in category }
    for kind in NotificationKind.allCases {
      var news = news(kind)
      #expect(isDue(news, settings) == settings.pushed.contains(kind.category), "\(kind)")
      news.isRead = true
      #expect(!isDue(news, settings), "\(kind)")
    }
  }

  @Test("for a day after it happened, and never before")
  func life() {
    for kind in NotificationKind.allCases {
      for (age, isWanted) in [
        (Int64(-1), false), (0, true), (GolfPushRules.life - 1, true), (GolfPushRules.life, false),
        (30 * GolfPushRules.life, false),
      ] {
        #expect(isDue(news(kind, age: age), settings) == isWanted, "\(kind) \(age)")
      }
    }
  }

  @Test("once for each time it happens")
  func once() {
    for kind in NotificationKind.allCases {
      let age = 2 * GolfPushRules.socialPause
      let news = news(kind, age: age)
      for (since, isWanted) in [(age + 1, true), (age, false), (age - 1, false), (0, false)] {
        let called = Self.noon.advanced(byMilliseconds: -since)
        let earlier = EarlierPushes(same: called)
        #expect(isDue(news, settings, earlier) == isWanted, "\(kind) \(since)")
      }
    }
  }

  @Test("a chat every two minutes, followers and likes once an hour, all else at once")
  func pauses() {
    for (kind, pause) in [
      (.roundChatMessage, 120_000), (.userFollowed, 3_600_000), (.roundInvitation, 0),
      (.tier2Reminder, 0), (.postUpvoted, 3_600_000), (.commentReplied, 0),
    ] as [(NotificationKind, Int64)] {
      for since in [Int64(2), 119_999, 120_000, 3_599_999, 3_600_000] {
        let called = Self.noon.advanced(byMilliseconds: -since)
        let earlier = EarlierPushes(
          same: called, social: kind.category == .social ? called : Self.noon)
        #expect(isDue(news(kind), settings, earlier) == (since >= pause), "\(kind) \(since)")
      }
    }
    // A follower of another day shares the hour with the one before.
    let other = EarlierPushes(social: Self.noon.advanced(byMilliseconds: -3_599_999))
    #expect(!isDue(news(.userFollowed), settings, other))
  }

  @Test("a chat of days: never in the quiet hours, never too soon, nothing forgotten")
  func talks() {
    for seed in UInt64(1)...6 {
      var dice = Dice(seed: seed)
      var settings = settings
      settings.quietHours = QuietHours()
      var row: GolfNotification?
      var called: Instant?
      // Somebody looks every twenty seconds; nobody writes on the last day.
      for step in 0..<(3 * 4_320) {
        let now = Self.noon.advanced(byMilliseconds: Int64(step) * 20_000)
        if step < 2 * 4_320, dice.below(60) == 0 {
          row = row ?? news(.roundChatMessage)
          row?.updatedAt = now
        }
        guard let row,
          GolfPushRules.isDue(
            row, settings, EarlierPushes(same: called), zone: "Asia/Seoul", at: now)
        else { continue }
        #expect(!GolfPushRules.isQuiet(settings.quietHours, zone: "Asia/Seoul", at: now))
        if let called { #expect(now.milliseconds - called.milliseconds >= 120_000) }
        called = now
      }
      if let row { #expect(called.map { called in called >= row.updatedAt } ?? false) }
    }
  }
}
