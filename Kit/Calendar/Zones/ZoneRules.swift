import Core

/// One zone's offsets for all time, as data: past transitions and the rule for the years to come.
///
/// It carries no name and asks no system: the same bytes give the same answers everywhere, which
/// is what lets a server and a browser agree.
public struct ZoneRules: Hashable, Sendable {
  /// POSIX seconds at which `indices` of the same place come into force; ascending.
  let times: [Int64]
  let indices: [UInt8]
  /// Never empty. The first is in force before the first transition (RFC 9636 §3.2).
  let types: [LocalTimeType]
  /// In force from the last transition on, and always where there is none.
  let footer: PosixZone?
  /// Where a clock was believed instead.
  var seen: ClockStretch?

  init(times: [Int64], indices: [UInt8], types: [LocalTimeType], footer: PosixZone?) {
    self.times = times
    self.indices = indices
    self.types = types
    self.footer = footer
  }

  /// A zone whose clocks never change. `offset` is in seconds east of UTC.
  public init(fixedOffset offset: Int, designation: String) {
    let held = min(max(offset, LocalTimeType.offsets.lowerBound), LocalTimeType.offsets.upperBound)
    let type = LocalTimeType(offset: held, isDaylight: false, designation: designation)
    self.init(times: [], indices: [], types: [type], footer: nil)
  }

  /// A zone by a POSIX TZ string alone (RFC 9636 §3.3.1), such as `EST5EDT,M3.2.0,M11.1.0`.
  public init(posix text: String) throws(ZoneRulesError) {
    let zone = try PosixZone(bytes: Array(text.utf8), from: 0)
    self.init(times: [], indices: [], types: [zone.standard], footer: zone)
  }

  public static let utc = ZoneRules(fixedOffset: 0, designation: "UTC")

  /// Seconds east of UTC in force at `instant`.
  public func offset(at instant: Instant) -> Int { localTime(at: instant).offset }

  /// What is in force at `instant`.
  public func localTime(at instant: Instant) -> LocalTimeType {
    localTime(atSecond: instant.second)
  }

  /// The wall reading in this zone at `instant`.
  public func civil(at instant: Instant) -> CivilDateTime {
    instant.civil(offset: offset(at: instant))
  }

  func localTime(atSecond second: Int64) -> LocalTimeType {
    if let seen, seen.seconds.contains(second) { return seen.type }
    let passed = transitions(upTo: second)
    if passed == times.count, let footer { return footer.localTime(atSecond: second) }
    return passed == 0 ? types[0] : types[Int(indices[passed - 1])]
  }

  /// The number of stored transitions at or before `second`.
  func transitions(upTo second: Int64) -> Int {
    var low = 0
    var high = times.count
    while low < high {
      let middle = low + (high - low) / 2
      if times[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
