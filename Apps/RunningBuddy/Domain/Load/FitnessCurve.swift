import Calendar
import Core

/// Fitness, fatigue and form by day, from the loads of all runs: exponentially weighted means
/// (Banister; as CTL, ATL and TSB they are widely known).
public struct FitnessCurve: Hashable, Sendable {
  /// A day's values, in the unit of ``RunLoad/value`` a day.
  public struct Day: Hashable, Sendable {
    public let day: CivilDate
    /// Of all its runs.
    public let load: Double
    /// The mean over about 42 days, this one included.
    public let fitness: Double
    /// The mean over about 7 days, this one included.
    public let fatigue: Double
    /// Yesterday's fitness less yesterday's fatigue: how rested somebody begins the day.
    public let form: Double
  }

  /// Days over which fitness and fatigue fade to 1/e.
  static let (fitnessDays, fatigueDays) = (42.0, 7.0)
  /// Days of loads without which fitness is too low: what was before them is not known.
  public static let settling = 42
  /// Days that are reckoned back: of what was before, less than a millionth is left.
  static let reach = 1_000

  /// Each day from the first with a load until today; none without a load.
  public let days: [Day]
  /// The first day with a load, however long ago.
  public let began: CivilDate?

  /// Loads by day, in any order; those after today do not count.
  public init(_ loads: [(day: CivilDate, load: Double)], today: CivilDate) {
    let past = loads.filter { one in one.day <= today }
    began = past.map { one in one.day }.min()
    guard let began else {
      days = []
      return
    }
    let first = max(began, today.adding(days: -FitnessCurve.reach))
    var sums = [Double](repeating: 0, count: first.daysUntil(today) + 1)
    for one in past where one.day >= first { sums[first.daysUntil(one.day)] += one.load }
    let slow = 1 - Exponentials.exp(-1 / FitnessCurve.fitnessDays)
    let fast = 1 - Exponentials.exp(-1 / FitnessCurve.fatigueDays)
    var (fitness, fatigue) = (0.0, 0.0)
    var days: [Day] = []
    for (index, load) in sums.enumerated() {
      let form = fitness - fatigue
      fitness += (load - fitness) * slow
      fatigue += (load - fatigue) * fast
      days.append(
        Day(
          day: first.adding(days: index), load: load, fitness: fitness, fatigue: fatigue,
          form: form))
    }
    self.days = days
  }

  /// From the runs whose load is known.
  public init(of entries: [LoadEntry], today: CivilDate) {
    self.init(
      entries.compactMap { entry in entry.load.map { load in (day: entry.day, load: load.value) } },
      today: today)
  }

  /// Whether the loads reach back far enough for fitness to be true.
  public var isSettled: Bool {
    guard let began, let last = days.last else { return false }
    return began.daysUntil(last.day) >= FitnessCurve.settling
  }
}
