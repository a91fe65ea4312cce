/// Why bytes are not usable zone rules, and where.
public struct ZoneRulesError: Error, Hashable, Sendable {
  /// What is wrong. The raw value is a short machine word.
  public enum Reason: String, Hashable, Sendable {
    /// The file does not begin with `TZif`.
    case notTZif = "not-tzif"
    /// A version byte other than NUL and `2`…`9`.
    case version
    /// More than 1 MiB.
    case size
    /// The data ends before what its header announces.
    case truncated
    /// A count in the header contradicts another, or a required one is 0.
    case count
    /// Transition times that do not ascend.
    case order
    /// A transition points to a local time type that is not there.
    case type
    /// An offset beyond -24:59:59…25:59:59, the range of RFC 9636 §3.2.
    case offset
    /// A flag other than 0 and 1.
    case flag
    /// A name that is not ended, not ASCII, or not there.
    case designation
    /// Leap seconds that do not ascend, or jump by more than one.
    case leapSecond = "leap-second"
    /// The rule for later years is not a POSIX TZ string.
    case footer
  }

  public let reason: Reason
  /// The byte at which it was noticed, counted from 0 in the file or in the TZ string.
  public let position: Int

  public init(_ reason: Reason, at position: Int) {
    self.reason = reason
    self.position = position
  }
}

extension ZoneRulesError: CustomStringConvertible {
  /// For logs: `zone rules: truncated at byte 44`.
  public var description: String { "zone rules: \(reason.rawValue) at byte \(position)" }
}
