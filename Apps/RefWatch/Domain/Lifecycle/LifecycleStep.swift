import Coding

/// What the referee can do next in a match's course, as far as the state allows it.
public enum LifecycleStep: Hashable, Sendable {
  case kickOff(Period)
  case openStoppage, closeStoppage
  case announceAddedTime
  case endPeriod(Period)
  case startInterval(Gap)
  /// Goes on without an interval.
  case skipInterval(Gap)
  case endInterval(Gap)
  case suspend, resume, abandon
  /// Although the rules don't foresee it.
  case goToExtraTime, goToShootout
  case startShootout
  /// Before the first kick.
  case swapFirst
  case endShootout
  /// The match is over although more could follow.
  case finish
  case complete
  /// The end was a mistake: play goes on as if it had not been.
  case resumePlay
  case reopen
}

/// A step with what the referee said to it.
public enum LifecycleAct: Hashable, Sendable {
  case kickOff(Side, toss: Toss? = nil)
  case openStoppage(StoppageReason)
  case closeStoppage
  /// Whole minutes, 0 or more.
  case announceAddedTime(Int)
  case endPeriod
  case startInterval(Gap)
  case skipInterval(Gap)
  case endInterval
  case suspend(SuspensionReason, text: String)
  case resume
  case abandon(SuspensionReason, text: String)
  case goToExtraTime, goToShootout
  case startShootout(first: Side)
  case swapFirst
  /// With a reason where it is not decided.
  case endShootout(reason: String?)
  case finish(Outcome)
  case complete, resumePlay, reopen
}

@Memberwise public struct Toss: Hashable, Sendable {
  public var winner: Side
  public var choice: TossChoice
}

/// What stands between a tap and a step.
public enum Confirmation: Hashable, Sendable {
  case none
  /// Done at once, and can be taken back for a moment.
  case undoable
  /// A question.
  case confirm
  /// Held down for long enough not to be an accident.
  case hold
}
