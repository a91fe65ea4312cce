import Calendar

/// What training statistics need to know of a run.
public struct LoadEntry: Hashable, Sendable {
  /// The day it began on, where it took place.
  public let day: CivilDate
  /// `nil` where it is not known.
  public let load: RunLoad?
  /// Seconds below the zones and in each; `nil` where no heart rate was measured, or there are no
  /// zones.
  public let zones: [Int]?

  /// Of runs, in their order. Best in that of time: each year has its heart rates.
  public static func all(
    _ runs: [Run], _ body: HeartBody, _ settings: HeartSettings
  ) -> [LoadEntry] {
    var year: Int?
    var impulses: HeartImpulses?
    var zones: HeartZones?
    return runs.map { run in
      let day = run.day
      if day.components.year != year {
        year = day.components.year
        let profile = HeartProfile(body, threshold: settings.threshold, in: day.components.year)
        impulses = profile.map { profile in HeartImpulses(profile) }
        zones = HeartZones(settings, profile)
      }
      return LoadEntry(day: day, run, impulses, zones)
    }
  }

  private init(day: CivilDate, _ run: Run, _ impulses: HeartImpulses?, _ zones: HeartZones?) {
    self.day = day
    load = RunLoad(run, impulses)
    if let histogram = run.record.heartRates, histogram.total > 0 {
      self.zones = zones?.seconds(histogram)
    } else {
      self.zones = nil
    }
  }
}

/// The runs of some days together.
public struct LoadSum: Hashable, Sendable {
  public private(set) var runs = 0
  /// Of the runs whose load is known.
  public private(set) var load = 0.0
  /// Runs whose load is not known: it is no 0, and missing in ``load``.
  public private(set) var unknown = 0
  /// Runs whose load was told from the effort, or from the mean heart rate.
  public private(set) var rough = 0
  /// Seconds below the zones and in each.
  public private(set) var zones = [Int](repeating: 0, count: HeartZones.count + 1)

  /// Of the entries whose day lies in a span.
  public init(_ entries: [LoadEntry], in span: DateSpan) {
    for entry in entries where span.contains(entry.day) { add(entry) }
  }

  private mutating func add(_ entry: LoadEntry) {
    runs += 1
    if let known = entry.load {
      load += known.value
      switch known.basis {
      case .heartRates: break
      case .meanHeartRate, .effort: rough += 1
      }
    } else {
      unknown += 1
    }
    for (zone, seconds) in (entry.zones ?? []).enumerated() { zones[zone] += seconds }
  }
}
