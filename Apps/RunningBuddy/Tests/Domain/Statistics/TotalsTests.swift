import Calendar
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite("Totals by week, month and year")
struct TotalsTests {
  private func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    CivilDate(year: year, month: month, day: day)!
  }

  private func run(_ day: CivilDate, km: Int64 = 1, ascent: Int? = nil) -> RunEntry {
    RunEntry(day: day, centimetres: km * 100_000, timer: km * 300_000, ascent: ascent)
  }

  @Test("Around New Year an ISO week holds days of both years, and a year only its own")
  func newYear() throws {
    // 2026-W53 is 28 December 2026 to 3 January 2027.
    let runs = [
      run(date(2026, 12, 27), km: 1), run(date(2026, 12, 28), km: 2),
      run(date(2026, 12, 31), km: 4), run(date(2027, 1, 1), km: 8), run(date(2027, 1, 3), km: 16),
      run(date(2027, 1, 4), km: 32),
    ]
    let today = date(2027, 1, 3)
    let weeks = RunTotals.latest(3, .week(from: .monday), of: runs, today: today)
    #expect(weeks.map(\.sum.centimetres) == [3_000_000, 100_000, 0])
    #expect(weeks[0].span.from.isoWeek == ISOWeek(containing: date(2026, 12, 28)))
    #expect(weeks[0].span.from.isoWeek.week == 53)
    #expect(weeks[0].before == weeks[1].sum)
    let sundays = RunTotals.latest(2, .week(from: .sunday), of: runs, today: today)
    #expect(sundays.map(\.sum.centimetres) == [4_800_000, 1_500_000])
    let years = RunTotals.latest(2, .year, of: runs, today: today)
    #expect(years.map(\.sum.centimetres) == [5_600_000, 700_000])
    let months = RunTotals.latest(2, .month, of: runs, today: today)
    #expect(months.map(\.sum.runs) == [3, 3])
    #expect(months.map(\.before.centimetres) == [700_000, 0])
  }

  @Test("The ends of the calendar")
  func ends() {
    for unit: TotalUnit in [.week(from: .wednesday), .month, .year] {
      #expect(RunTotals.latest(9, unit, of: [run(.first)], today: .first).count == 1)
      #expect(RunTotals.latest(9, unit, of: [run(.last)], today: .last).count == 9)
    }
  }

  @Test("While a span lasts it is compared with as many days of the one before")
  func soFar() {
    let runs = [
      run(date(2026, 2, 10), km: 3), run(date(2026, 2, 11), km: 5), run(date(2026, 3, 10), km: 7),
    ]
    let months = RunTotals.latest(2, .month, of: runs, today: date(2026, 3, 10))
    #expect(months[0].before.centimetres == 800_000)
    #expect(months[0].beforeSoFar.centimetres == 300_000)
    // A month that is over is compared with all of the one before.
    #expect(months[1].beforeSoFar == months[1].before)
  }

  @Test("Sums equal a plain filter, for runs in any order")
  func plain() {
    var random = Seeded(5)
    let today = date(2026, 6, 17)
    let runs = (0..<400).map { _ in
      run(today.adding(days: -random.below(900)), km: Int64(1 + random.below(30)))
    }
    for unit: TotalUnit in [.week(from: .saturday), .month, .year] {
      for totals in RunTotals.latest(40, unit, of: runs, today: today) {
        let inside = runs.filter { run in totals.span.contains(run.day) }
        #expect(totals.sum.runs == inside.count)
        #expect(totals.sum.centimetres == inside.reduce(0) { sum, run in sum + run.centimetres })
      }
    }
  }

  @Test("Climb is unknown where no run knows it; sums don't overflow")
  func unknown() {
    var sum = RunSum()
    sum.add(run(date(2026, 1, 1)))
    #expect(sum.ascent == nil)
    sum.add(run(date(2026, 1, 1), ascent: 120))
    #expect(sum.ascent == 120)
    sum.add(RunEntry(day: date(2026, 1, 1), centimetres: .max, timer: .max))
    #expect(sum.centimetres == .max && sum.timer == .max)
    #expect(RunEntry(day: date(2026, 1, 1), centimetres: -5, timer: -5).centimetres == 0)
    #expect(RunTotals.latest(0, .month, of: [], today: date(2026, 1, 1)).isEmpty)
    #expect(RunTotals.latest(-1, .month, of: [], today: date(2026, 1, 1)).isEmpty)
  }
}
