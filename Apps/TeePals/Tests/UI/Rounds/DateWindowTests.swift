import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// From when to when is searched (specification §11.1): by the viewer's zone, the end not in it.
@Suite struct DateWindowTests {
  private static let seoul = Zone(name: "Asia/Seoul", offset: 32_400)
  private static let summer = GolferPhone.losAngeles
  private static let winter = -28_800

  /// The window that a preset comes to, in milliseconds.
  private func window(
    _ preset: DatePreset, at local: String, in zone: Zone = summer, first: String? = nil,
    last: String? = nil
  ) -> [Int64] {
    var phone = GolferPhone(at: local, in: zone)
    phone.go(.rounds)
    phone.rounds(.filterOpened)
    phone.filter(.dates(preset))
    if let first { phone.filter(.firstDay(first)) }
    if let last { phone.filter(.lastDay(last)) }
    phone.filter(.applied)
    guard phone.searches.count == 2, let path = phone.searches.last else { return [] }
    return ["from=", "to="].compactMap { name in
      path.split(whereSeparator: { character in character == "?" || character == "&" })
        .first { part in part.hasPrefix(name) }
        .flatMap { part in Int64(part.dropFirst(name.count)) }
    }
  }

  private func instant(_ local: String, _ offset: Int) -> Int64 {
    CivilDateTime(local)?.instant(offset: offset).milliseconds ?? 0
  }

  @Test func todayEndsAtMidnight() {
    let now = "2026-10-20T12:00"
    #expect(
      window(.today, at: now)
        == [instant(now, -25_200), instant("2026-10-21T00:00", -25_200)])
    #expect(
      window(.today, at: "2026-10-20T23:59", in: Self.seoul)
        == [instant("2026-10-20T23:59", 32_400), instant("2026-10-21T00:00", 32_400)])
  }

  /// 20 October 2026 is a Tuesday.
  @Test func theWeekendIsTheOneThatComes() {
    let weekend = [instant("2026-10-24T00:00", -25_200), instant("2026-10-26T00:00", -25_200)]
    for day in ["2026-10-19", "2026-10-20", "2026-10-23"] {
      #expect(window(.thisWeekend, at: day + "T12:00") == weekend, "\(day)")
    }
  }

  @Test func onAWeekendItIsWhatIsLeftOfIt() {
    let end = instant("2026-10-26T00:00", -25_200)
    for now in ["2026-10-24T00:00", "2026-10-24T09:30", "2026-10-25T18:00"] {
      #expect(window(.thisWeekend, at: now) == [instant(now, -25_200), end], "\(now)")
    }
  }

  @Test func daysAreWholeAlsoWhereClocksAreChanged() {
    // Clocks go back on 1 November 2026 in California.
    let now = "2026-10-30T12:00"
    #expect(
      window(.next7, at: now)
        == [instant(now, -25_200), instant("2026-11-07T00:00", Self.winter)])
    #expect(
      window(.next30, at: now)
        == [instant(now, -25_200), instant("2026-11-30T00:00", Self.winter)])
    #expect(
      window(.next30, at: "2026-10-20T12:00", in: Self.seoul)
        == [instant("2026-10-20T12:00", 32_400), instant("2026-11-20T00:00", 32_400)])
    #expect(
      window(.thisWeekend, at: now)
        == [instant("2026-10-31T00:00", -25_200), instant("2026-11-02T00:00", Self.winter)])
  }

  @Test func chosenDaysAreBothIn() {
    #expect(
      window(.custom, at: "2026-10-20T12:00", first: "2026-10-31", last: "2026-11-01")
        == [instant("2026-10-31T00:00", -25_200), instant("2026-11-02T00:00", Self.winter)])
    #expect(
      window(.custom, at: "2026-10-20T12:00", first: "2026-10-22", last: "2026-10-22")
        == [instant("2026-10-22T00:00", -25_200), instant("2026-10-23T00:00", -25_200)])
  }

  @Test func thirtyDaysAreAllAndTheyEndAfterTheyBegin() {
    func isSearched(_ first: String, _ last: String) -> Bool {
      !window(.custom, at: "2026-10-20T12:00", first: first, last: last).isEmpty
    }
    #expect(isSearched("2026-10-20", "2026-11-18"))
    #expect(!isSearched("2026-10-20", "2026-11-19"))
    #expect(!isSearched("2026-10-25", "2026-10-24"))
    #expect(!isSearched("2026-10-01", "2026-10-19"))
    #expect(!isSearched("2026-10-20", ""))
  }
}
