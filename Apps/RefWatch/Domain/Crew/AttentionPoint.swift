import Core

/// Something in a record that a person should look at. It stands in nobody's way.
public enum AttentionPoint: Hashable, Sendable {
  /// An act of the match's course or its clock by somebody who did not keep the clock when they
  /// wrote it, or a take-over that another one was ahead of. It is kept, and has no effect.
  case stale(MatchEventID)
  /// Two recorders have entered what may be one thing. Withdrawing one of them settles it, and so
  /// does ``Fact/bothHappened(_:_:)``. In the order of what happened.
  case possibleDuplicate(MatchEventID, MatchEventID)
  /// When it happened is not known well: the device's clock had been set, or it had slept.
  case doubtfulTime(MatchEventID)
}
