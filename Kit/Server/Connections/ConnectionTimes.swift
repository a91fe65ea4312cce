import NIOCore

/// How slow the other end of a connection may be. Each wait has an end, so that no connection can
/// be held by somebody who hardly sends or hardly reads.
///
/// A head is waited for as long as a connection may be idle, see ``HTTPServerBuilder/site``.
public struct ConnectionTimes: Hashable, Sendable {
  /// For so long a body may come as it likes, before its rate counts.
  public var patience: TimeAmount
  /// Bytes a second with which a body must come on the whole: a telephone at the edge of its
  /// network sends several times as many.
  public var leastRate: Int
  /// No body takes longer, whatever its rate. The largest there is, 32 MiB, needs 37 kB a second.
  public var longest: TimeAmount
  /// For so long an answer may lie unread, with more than 32 KiB of it waiting.
  public var unread: TimeAmount

  public init(
    patience: TimeAmount = .seconds(10), leastRate: Int = 1_000,
    longest: TimeAmount = .minutes(15), unread: TimeAmount = .minutes(2)
  ) {
    self.patience = patience
    self.leastRate = max(1, leastRate)
    self.longest = longest
    self.unread = unread
  }

  /// How long a body may have taken of which so many bytes are there.
  public func allowance(for bytes: Int) -> TimeAmount {
    let seconds = bytes / leastRate
    // So many seconds are no number of nanoseconds any more.
    guard Int64(seconds) < longest.nanoseconds / 1_000_000_000 else { return longest }
    let milliseconds = bytes % leastRate * 1_000 / leastRate
    return min(
      longest, patience + .seconds(Int64(seconds)) + .milliseconds(Int64(milliseconds)))
  }
}
