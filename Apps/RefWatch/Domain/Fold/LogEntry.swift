import Core

/// An entry of the log with its corrections applied.
public struct LogEntry: Hashable, Sendable {
  /// As it was written.
  public let event: MatchEvent
  public var fact: Fact
  public var stage: Stage
  /// Milliseconds since the stage began.
  public var elapsed: Int64
  public var isWithdrawn = false
  /// The newest amendment that is in force.
  public var amendment: MatchEventID?
  /// A goal that was overruled stays in the log, and does not count.
  public var isOverruled = false
  /// A goal that another recorder has entered as well, as it seems: it counts once until somebody
  /// says that there were two.
  public var isDoubled = false
  /// Why it has no effect on the lifecycle, if so.
  public var isInert = false
  /// It is inert because its writer did not keep the clock.
  public var isStale = false

  public init(_ event: MatchEvent) {
    self.event = event
    fact = event.fact
    stage = event.stage
    elapsed = event.elapsed
  }

  /// Whether it counts.
  public var counts: Bool { isHeard && !isDoubled }

  /// Whether it counts, but for another entry of the same.
  var isHeard: Bool { !isWithdrawn && !isOverruled && !isInert }
}
