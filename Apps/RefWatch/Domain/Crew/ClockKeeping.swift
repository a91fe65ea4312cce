import Core

/// Who keeps the clock, and so the course of a match, at a place in the order of writing.
///
/// It depends on the take-overs alone, which nothing corrects: whoever wants the clock back takes it
/// over again.
struct ClockKeeping: Hashable, Sendable {
  private(set) var keeper: UserID?
  /// How often the clock was taken over so far.
  private(set) var epoch = 0

  init(owner: UserID?) { keeper = owner }

  /// Takes the next entry in, in the order of writing. Answers whether it has a say: a take-over
  /// that another one was ahead of has none, nor has an act of the match's course by somebody who
  /// does not keep the clock.
  mutating func hears(_ event: MatchEvent) -> Bool {
    if case .takeover(let user, let epoch) = event.fact {
      guard epoch > self.epoch else { return false }
      keeper = user
      self.epoch += 1
      return true
    }
    return !event.fact.isCourse || mayLead(event.writer)
  }

  /// Whether the course of the match is this writer's business now. What is older than crews has no
  /// writer, and was the owner's.
  func mayLead(_ writer: UserID?) -> Bool {
    guard let writer, let keeper else { return true }
    return writer == keeper
  }
}

extension Fact {
  /// Whether it belongs to the course of the match or to its clock, which one person keeps at a
  /// time. Everything else counts whoever records it.
  public var isCourse: Bool {
    switch self {
    case .toss, .kickOff, .periodStart, .periodEnd, .intervalStart, .intervalEnd, .suspension,
      .resumption, .abandonment, .fullTime, .completion, .reopening, .addedTime, .clockAdjustment,
      .clockStep, .stoppageStart, .stoppageEnd, .shootoutStart, .shootoutFirst, .shootoutEnd,
      .rules:
      true
    case .takeover, .goal, .goalOverruled, .card, .warning, .sinBinStart, .sinBinRestart,
      .sinBinEnd, .substitution, .playerOff, .playerOn, .penaltyAwarded, .penaltyMissed, .incident,
      .note, .kick, .signature, .withdrawal, .amendment, .restoration, .bothHappened, .serverTime,
      .unknown:
      false
    }
  }
}
