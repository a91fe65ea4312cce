import Core

/// Why a fix counts for nothing. It is kept, and neither drawn nor counted.
public enum FixRefusal: String, Hashable, Sendable, CaseIterable {
  /// Above 500 m: precise location is switched off.
  case imprecise
  /// Above 50 m.
  case inaccurate
  /// Above 30 m, while the last good fix is younger than 10 s.
  case coarse
  /// The receiver does not say how good it is.
  case unrated
  /// Measured before the last fix.
  case past
  /// Measured at the same time as the last fix.
  case repeated
  /// Farther away than the movement so far makes likely.
  case outlier
}

/// Decides from a fix's own numbers whether it can be used (§35, §39 of the specification).
public struct FixGate: Hashable, Sendable {
  /// Centimetres above which precise location is switched off.
  fileprivate static let precise = 50_000
  /// Centimetres up to which a fix is used at all.
  static let usable = 5_000
  /// Centimetres up to which a fix is used while there are good ones.
  static let good = 3_000
  /// Milliseconds for which a good fix keeps coarse ones out.
  static let freshness: Int64 = 10_000

  /// The last fix that passed.
  private struct Last: Hashable, Sendable {
    let at: Int64
    let taken: Instant
  }

  private var last: Last?
  /// Monotonic time of the last fix that was used.
  private var used: Int64?

  public init() {}

  /// Why a fix is refused, `nil` where it passes. `at` is the monotonic time at which it arrived,
  /// `wall` what the device's clock showed then.
  public mutating func judge(_ fix: Fix, at: Int64, wall: Instant) -> FixRefusal? {
    if let last {
      if at < last.at { return .past }
      if at == last.at || fix.taken == last.taken { return .repeated }
      // A last fix from the future means that the clock was set back since: then it says nothing.
      if fix.taken < last.taken, last.taken <= wall { return .past }
    }
    if fix.accuracy <= 0 { return .unrated }
    if !fix.isPrecise { return .imprecise }
    if fix.accuracy > FixGate.usable { return .inaccurate }
    if fix.accuracy > FixGate.good, let used, at - used < FixGate.freshness { return .coarse }
    last = Last(at: at, taken: fix.taken)
    return nil
  }

  /// A fix that passed was used.
  public mutating func use(at: Int64) { used = at }
}

extension Fix {
  /// Whether the device says exactly where it is; else it was told to say it roughly.
  public var isPrecise: Bool { accuracy <= FixGate.precise }
}
