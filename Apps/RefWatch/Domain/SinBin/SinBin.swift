import Coding
import Core

/// A temporary dismissal. It is served on the match clock, from the restart after the player left,
/// and what is left of it carries over to the next period.
public struct SinBin: Hashable, Sendable {
  /// The card or the start that opened it; a mark or an end may name either.
  public let event: MatchEventID
  /// The caution it belongs to, if there is one.
  public var card: MatchEventID?
  /// The entry that said how long, if there is one.
  public var start: MatchEventID?
  public let participant: Participant
  public var seconds: Int
  /// Milliseconds served in periods that are over.
  public var servedBefore: Int64 = 0
  /// The stage it is being served in, and since when on that stage's clock; `nil` until play was
  /// restarted, and between periods.
  public var running: Running?
  /// The event by which the player returned, or the reason to is gone.
  public var end: MatchEventID?

  @Memberwise public struct Running: Hashable, Sendable {
    public var stage: Stage
    /// Milliseconds.
    public var since: Int64
  }

  public init(
    event: MatchEventID, participant: Participant, seconds: Int, card: MatchEventID? = nil
  ) {
    self.event = event
    self.participant = participant
    self.seconds = seconds
    self.card = card
  }

  /// Whether an entry means this one.
  public func isNamed(_ event: MatchEventID) -> Bool { event == self.event || event == start }

  /// The player is still out, whatever the clock says: they return with the referee's permission.
  public var isOpen: Bool { end == nil }

  /// Milliseconds served when the stage's clock is at `elapsed`.
  public func served(stage: Stage, elapsed: Int64) -> Int64 {
    guard let running, running.stage == stage else { return servedBefore }
    return servedBefore + max(0, elapsed - running.since)
  }

  /// Milliseconds still to serve, 0 or more.
  public func left(stage: Stage, elapsed: Int64) -> Int64 {
    max(0, Int64(seconds) * 1000 - served(stage: stage, elapsed: elapsed))
  }
}
