import Core

/// Something the referee may want to know before a fact is recorded. It never keeps them from it:
/// the referee is the authority.
public enum Advice: Hashable, Sendable {
  // Time.
  /// Longer after the planned end than any match lasts.
  case implausibleTime
  case stageNotReached
  case stageOver
  /// It can't happen while there is no play.
  case notInPlay
  /// Added time that was announced can rise, not fall (Law 7).
  case addedTimeFalls(from: Int)
  /// The length of a period may be agreed only before the match (Law 7).
  case lengthChanged
  /// The same was recorded less than a minute away.
  case duplicate(MatchEventID)
  // People.
  case notOnSheet(Participant)
  case notOnField(Participant)
  case sentOffBefore(Participant)
  case inSinBin(Participant)
  case alreadyOnField(Participant)
  case mayNotReturn(Participant)
  case samePlayer(Participant)
  case wrongSide(Participant)
  /// Fewer than the least number: the match should not continue (Law 3).
  case tooFewPlayers(Side, count: Int, least: Int)
  // Cards.
  /// The player has a caution: is this a second one?
  case secondCaution(first: MatchEventID)
  /// There is no first one.
  case noFirstCaution
  case reasonMissing
  /// By the scheme in force the caution is a temporary dismissal, or something else follows.
  case sinBin(CautionConsequence)
  case noSinBin
  /// So many warnings for this official: is it a caution?
  case repeatedWarnings(count: Int)
  /// Nobody known did it: the senior coach present is shown the card.
  case seniorCoach
  // Substitutions.
  case overLimit(used: Int, limit: Int)
  case overWindows(used: Int, limit: Int)
  case overConcussion(used: Int, limit: Int)
  case overAdditional(used: Int, limit: Int)
  case noConcussionProtocol
  // Kicks from the penalty mark.
  case shootoutDecided(Side)
  case otherSideKicks(Side)
  case kickedBefore(Participant)
  case mayNotKick(Participant)
  /// The larger side leaves out so many.
  case reduceToEquate(Side, count: Int)
  // The record.
  case manyEntries(count: Int)
}

/// What follows from a caution under a scheme of temporary dismissals.
public enum CautionConsequence: Hashable, Sendable {
  case caution
  case dismissal(seconds: Int)
  /// Takes no further part once it is served, and may be replaced then.
  case lastDismissal(seconds: Int)
  /// Takes no further part from now on, and can't be replaced.
  case noFurtherPart
  case sendOff(first: MatchEventID)
}
