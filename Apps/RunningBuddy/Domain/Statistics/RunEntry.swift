import Calendar

/// What the statistics need to know of a run.
public struct RunEntry: Hashable, Sendable {
  /// The day it began on, where it took place.
  public var day: CivilDate
  /// What was covered; 0 where it is not known.
  public var centimetres: Int64
  /// Milliseconds for which the timer ran.
  public var timer: Int64
  /// Decimetres up; `nil` where it is not known.
  public var ascent: Int?
  /// Of the run; none where it is no running.
  public var efforts: [RunEffort]

  public init(
    day: CivilDate, centimetres: Int64, timer: Int64, ascent: Int? = nil,
    efforts: [RunEffort] = []
  ) {
    self.day = day
    self.centimetres = max(0, centimetres)
    self.timer = max(0, timer)
    self.ascent = ascent
    self.efforts = efforts
  }
}

/// A sum over runs.
public struct RunSum: Hashable, Sendable {
  public private(set) var runs = 0
  public private(set) var centimetres: Int64 = 0
  /// Milliseconds by the timer.
  public private(set) var timer: Int64 = 0
  /// Decimetres up of the runs that know it; `nil` where none does.
  public private(set) var ascent: Int64?

  public init() {}

  /// Adds a run; a sum that grows out of range stays at its end.
  public mutating func add(_ run: RunEntry) {
    runs += 1
    centimetres = RunSum.sum(centimetres, run.centimetres)
    timer = RunSum.sum(timer, run.timer)
    if let climbed = run.ascent { ascent = RunSum.sum(ascent ?? 0, Int64(climbed)) }
  }

  private static func sum(_ one: Int64, _ other: Int64) -> Int64 {
    let (sum, overflow) = one.addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
