import Coding
import Core
import Wire

/// What an entry of the log says.
public indirect enum Fact: Hashable, Sendable {
  // Lifecycle.
  case toss(winner: Side, choice: TossChoice)
  case kickOff(Side)
  case periodStart(Period, seconds: Int)
  case periodEnd(Period)
  case intervalStart(Gap)
  case intervalEnd(Gap)
  case suspension(SuspensionReason, text: String)
  case resumption
  case abandonment(SuspensionReason, text: String)
  /// The match is over, by this outcome, unless play is resumed.
  case fullTime(Outcome)
  case completion
  case reopening
  /// From here on the clock is kept by this person; the epoch is one more than the present one.
  case takeover(by: UserID, epoch: Int)
  // Time.
  case addedTime(minutes: Int)
  case clockAdjustment(milliseconds: Int64, reason: String)
  case clockStep(milliseconds: Int64)
  /// The server's clock is so far ahead of the device's wall clock, give or take `doubt`.
  case serverTime(ahead: Int64, doubt: Int64)
  case stoppageStart(StoppageReason)
  case stoppageEnd
  // Play.
  case goal(Goal)
  case goalOverruled(MatchEventID, by: Overruling)
  case card(Card)
  case warning(Participant, reason: String)
  case sinBinStart(Participant, seconds: Int)
  /// Play was restarted: the temporary dismissal that this names is being served from now on.
  case sinBinRestart(MatchEventID)
  case sinBinEnd(MatchEventID)
  case substitution(Substitution)
  case playerOff(Participant, AbsenceReason)
  case playerOn(Participant)
  case penaltyAwarded(Side)
  case penaltyMissed(Side, Participant?, PenaltyMiss)
  case incident(IncidentKind, text: String)
  case note(String)
  // Kicks from the penalty mark.
  case shootoutStart(first: Side)
  case kick(Kick)
  case shootoutFirst(Side)
  case shootoutEnd(reason: String?)
  // The record itself.
  case rules(RuleSet)
  case signature(name: String, digest: String)
  /// Somebody of a team has seen the record and put their initials to it.
  case initials(Side, name: String, role: String)
  case withdrawal(MatchEventID, reason: String)
  case amendment(MatchEventID, Amendment)
  case restoration(MatchEventID)
  /// Two entries that look like one are two.
  case bothHappened(MatchEventID, MatchEventID)
  /// Written by a newer version: kept as it is.
  case unknown(kind: String, JSON)
}

/// What an amendment puts in place of an entry's own.
@Memberwise public struct Amendment: Hashable, Sendable {
  public var fact: Fact
  public var stage: Stage
  /// Milliseconds since the stage began.
  public var elapsed: Int64
  public var reason: String = ""
}

public enum TossChoice: String, Hashable, Sendable, CaseIterable {
  case end, kickOff
}

@Wire public enum Outcome: String, Hashable, Sendable, CaseIterable {
  case normal, afterExtraTime, afterPenalties, abandoned, suspended, forfeited, void
}

/// Why play is interrupted for longer or for good.
public enum SuspensionReason: String, Hashable, Sendable, CaseIterable {
  case weather, injury, crowd, lights, pitch, violence, tooFewPlayers, other
}

/// Why time is lost (Law 7).
public enum StoppageReason: String, Hashable, Sendable, CaseIterable {
  case injury, substitution, card, timeWasting, goalCelebration, varCheck, drinks, cooling
  case outsideAgent, ball, crowd, other
}

public enum Overruling: String, Hashable, Sendable, CaseIterable {
  case `var`, referee
}

public enum AbsenceReason: String, Hashable, Sendable, CaseIterable {
  case treatment, blood, equipment, lateSubstitution
  /// Left out of the kicks from the penalty mark, so that both sides have as many (Law 10).
  case reduction
}

public enum PenaltyMiss: String, Hashable, Sendable, CaseIterable {
  case saved, missed, retake
}

public enum IncidentKind: String, Hashable, Sendable, CaseIterable {
  case injury, headInjury, crowd, discrimination, weather, equipment, other
}
