import Calendar
import RunningBuddyDomain
import Tracks

/// What of the statistics is shown.
struct StatisticsState {
  var unit = StatisticsAction.Unit.week
  var loadSpan = LoadSpan.quarter
  /// Made when the page is opened, and again when something it is made from has changed.
  private(set) var figures: StatisticsFigures?

  mutating func take(_ action: StatisticsAction) {
    switch action {
    case .unitChosen(let unit): self.unit = unit
    case .loadSpanChosen(let span): loadSpan = span
    }
  }

  mutating func follow(_ origin: StatisticsFigures.Origin, _ replica: RunReplica) {
    guard figures?.origin != origin else { return }
    figures = StatisticsFigures(origin, replica)
  }

  mutating func drop() { if figures != nil { figures = nil } }
}

/// What the statistics say: sums over all runs, made once.
struct StatisticsFigures {
  /// What they depend on.
  struct Origin: Hashable {
    let replicaNumber: Int
    let today: CivilDate
    let firstWeekday: Weekday
    let goal: WeeklyGoal?
    let body: HeartBody
    let heart: HeartSettings
  }

  /// A run that holds a record, by its place in ``runs``.
  struct Holder {
    let id: RunID
    let day: CivilDate
  }

  let origin: Origin
  let runs: [Holder]
  let streak: Streak
  let records: Records
  let predictions: [(distance: EffortDistance, found: RacePrediction)]
  let curve: FitnessCurve
  private let entries: [RunEntry]
  private let loads: [LoadEntry]

  init(_ origin: Origin, _ replica: RunReplica) {
    self.origin = origin
    let all = replica.runs.filter { run in run.sport.isRunning }
    entries = all.map { run in run.entry }
    runs = all.map { run in Holder(id: run.id, day: run.day) }
    loads = LoadEntry.all(all, origin.body, origin.heart)
    curve = FitnessCurve(of: loads, today: origin.today)
    streak = Streak(
      entries, weeksFrom: origin.firstWeekday, today: origin.today, goal: origin.goal)
    records = Records(entries)
    let bests = all.compactMap { run in run.markedBest }
    let distances: [EffortDistance] = [.kilometres5, .kilometres10, .halfMarathon, .marathon]
    predictions = distances.compactMap { distance in
      RacePrediction(metres: distance.metres, from: bests, today: origin.today).map { found in
        (distance, found)
      }
    }
  }

  /// The last spans of a unit, the latest first.
  func totals(_ unit: StatisticsAction.Unit) -> [RunTotals] {
    let (unit, count): (TotalUnit, Int) =
      switch unit {
      case .week: (.week(from: origin.firstWeekday), 12)
      case .month: (.month, 12)
      case .year: (.year, 6)
      }
    return RunTotals.latest(count, unit, of: entries, today: origin.today)
  }

  /// The loads of the last weeks, the earliest first.
  func loadWeeks(_ count: Int) -> [(from: CivilDate, sum: LoadSum)] {
    var week = TotalUnit.week(from: origin.firstWeekday).span(containing: origin.today)
    var weeks = [week]
    while weeks.count < count, !week.isFirst {
      week = week.previous
      weeks.append(week)
    }
    return weeks.reversed().map { week in (from: week.from, sum: LoadSum(loads, in: week)) }
  }

  /// The loads of the last days, today among them.
  func loadSum(days: Int) -> LoadSum {
    let from = origin.today.adding(days: 1 - days)
    return LoadSum(loads, in: DateSpan(from: from, through: origin.today))
  }
}
