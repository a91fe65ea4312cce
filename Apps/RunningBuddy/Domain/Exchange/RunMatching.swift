import Core

/// Whether two runs may be one (specification §40): the device recorded it, and the phone too.
public enum RunMatching {
  /// Milliseconds by which they may begin apart.
  static let start: Int64 = 60_000
  /// Hundredths by which their durations may differ.
  static let duration: Int64 = 2
  /// Hundredths by which their distances may differ.
  static let distance: Int64 = 3

  /// What of a run is compared.
  struct Mark: Hashable, Sendable {
    let start: Instant
    /// Milliseconds.
    let elapsed: Int64
    /// Centimetres; `nil` where it is not known.
    let distance: Int?

    init(_ run: Run) {
      start = run.startedAt
      elapsed = run.elapsed.first ?? run.record.whole.elapsed
      distance = run.distance.first
    }

    func looks(like other: Mark) -> Bool {
      let apart = start.milliseconds.subtractingReportingOverflow(other.start.milliseconds)
      guard !apart.overflow,
        (-RunMatching.start...RunMatching.start).contains(apart.partialValue),
        RunMatching.isNear(elapsed, other.elapsed, RunMatching.duration)
      else { return false }
      guard let distance, let far = other.distance else { return true }
      return RunMatching.isNear(Int64(distance), Int64(far), RunMatching.distance)
    }
  }

  /// The runs that are here and look like one; those of the same file are no others.
  static func similar(to run: Run, in replica: RunReplica) -> [Run] {
    let mark = Mark(run)
    return replica.runs(near: run.startedAt, within: start).filter { other in
      other.id != run.id && other.source.file?.digest != run.source.file?.digest
        && Mark(other).looks(like: mark)
    }
  }

  /// The run onto which the file with this SHA-256 is merged.
  static func merged(_ file: MediaDigest, near run: Run, in replica: RunReplica) -> Run? {
    let reach = Int64(ClockAlignment.reach) * 1_000 + longestLead
    return replica.runs(near: run.startedAt, within: reach).first { other in
      other.activeMerge?.source.digest == file
    }
  }

  /// Milliseconds by which one device may be started before the other: an hour.
  private static let longestLead: Int64 = 3_600_000

  /// Within so many hundredths of the larger one.
  private static func isNear(_ one: Int64, _ other: Int64, _ hundredths: Int64) -> Bool {
    abs(one - other) * 100 <= max(one, other) * hundredths
  }
}
