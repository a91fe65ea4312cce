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

  public init(_ run: Run, _ body: HeartBody, _ settings: HeartSettings) {
    day = run.day
    let profile = HeartProfile(body, threshold: settings.threshold, in: day.components.year)
    load = RunLoad(run, profile)
    zones = run.record.heartRates.flatMap { histogram in
      histogram.total == 0 ? nil : HeartZones(settings, profile)?.seconds(histogram)
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
