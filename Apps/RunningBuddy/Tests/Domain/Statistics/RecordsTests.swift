import Calendar
import Testing

@testable import RunningBuddyDomain

@Suite("Records, weeks in a row, weekly goals")
struct RecordsTests {
  // A Wednesday.
  private let today = CivilDate(year: 2026, month: 6, day: 17)!

  private func run(_ ago: Int, km: Int64 = 5, efforts: [RunEffort] = []) -> RunEntry {
    RunEntry(
      day: today.adding(days: -ago), centimetres: km * 100_000, timer: km * 300_000,
      efforts: efforts)
  }

  @Test("The shortest time of each distance, the earlier run of equal ones")
  func records() {
    let runs = [
      run(
        0, km: 10,
        efforts: [RunEffort(.mile, elapsed: 400_000), RunEffort(.metres400, elapsed: 90_000)]),
      run(9, km: 10, efforts: [RunEffort(.mile, elapsed: 400_000)]),
      run(4, km: 8, efforts: [RunEffort(.mile, elapsed: 410_000)]),
    ]
    let records = Records(runs)
    #expect(records.efforts.map(\.effort.distance) == [.metres400, .mile])
    #expect(records.efforts.map(\.run) == [0, 1])
    #expect(records.furthest == Records.Holder(run: 1, value: 1_000_000))
    #expect(records.longest?.value == 3_000_000)
    #expect(records.highest == nil)
    #expect(Records([]).furthest == nil && Records([]).efforts.isEmpty)
  }

  @Test("This week does not break a row while it lasts")
  func streak() {
    func streak(_ agos: [Int], goal: WeeklyGoal? = nil) -> Streak {
      Streak(agos.map { ago in run(ago) }, weeksFrom: .monday, today: today, goal: goal)
    }
    #expect(streak([]).current == 0 && streak([]).longest == 0)
    // Monday of this week, Sunday of the last, and the week before that.
    let three = streak([2, 3, 10])
    #expect(three.current == 3 && three.longest == 3 && three.hasThisWeek)
    let two = streak([3, 10])
    #expect(two.current == 2 && !two.hasThisWeek)
    let broken = streak([0, 10, 17, 24])
    #expect(broken.current == 1 && broken.longest == 3)
    let over = streak([17, 24])
    #expect(over.current == 0 && over.longest == 2)
    // Tomorrow's run does not count yet.
    #expect(streak([-1]).current == 0)
    // With a goal of two runs only the last week counts.
    let goal = streak([0, 3, 4, 10], goal: .runs(2))
    #expect(goal.current == 1 && !goal.hasThisWeek)
  }

  @Test("A row goes on over the end of a year of 53 weeks")
  func newYear() {
    let days = (0..<8).map { week in
      CivilDate(year: 2026, month: 12, day: 7)!.adding(days: week * 7)
    }
    let runs = days.map { day in RunEntry(day: day, centimetres: 1, timer: 1) }
    #expect(Streak(runs, weeksFrom: .monday, today: days[7]).current == 8)
    #expect(Streak(runs, weeksFrom: .sunday, today: days[7]).current == 8)
  }

  @Test("How far a weekly goal is")
  func goal() {
    var sum = RunSum()
    sum.add(run(0, km: 5))
    sum.add(run(1, km: 10))
    let way = WeeklyGoal.centimetres(2_000_000).progress(sum)
    #expect(way.thousandths == 750 && way.rest == 500_000 && !way.isReached)
    let time = WeeklyGoal.time(4_500_000).progress(sum)
    #expect(time.isReached && time.rest == 0 && time.thousandths == 1_000)
    #expect(WeeklyGoal.runs(0).progress(RunSum()).thousandths == 0)
    #expect(WeeklyGoal.runs(-3).progress(RunSum()).goal == 1)
  }
}
