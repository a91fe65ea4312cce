import Core

/// Who keeps the clock, and so the course of a match, at a place in the order of writing.
///
/// It depends on the take-overs alone, which nothing corrects: whoever wants the clock back takes
/// it over again.
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

/// Which entries have a say, in a whole log.
struct Hearing {
  /// Who keeps the clock in the end.
  private(set) var keeping: ClockKeeping
  /// Entries without a say: they are kept, and have no effect.
  private(set) var stale: Set<MatchEventID> = []
  /// Corrections of take-overs, which nothing corrects.
  private(set) var pointless: Set<MatchEventID> = []

  /// `log` is in the order of writing.
  ///
  /// A correction that changes the match's course has to be the keeper's of its time, also one that
  /// corrects a correction. What never had a say may be tidied up by anybody.
  init(_ log: [MatchEvent], owner: UserID?) {
    keeping = ClockKeeping(owner: owner)
    var leading: Set<MatchEventID> = []
    var takeovers: Set<MatchEventID> = []
    for event in log {
      guard keeping.hears(event) else {
        stale.insert(event.id)
        continue
      }
      if event.fact.isCourse { leading.insert(event.id) }
      if case .takeover = event.fact { takeovers.insert(event.id) }
      guard let target = event.fact.correctedEntry else { continue }
      let content = event.fact.amendedFact
      if takeovers.contains(target) || content?.isTakeover == true {
        pointless.insert(event.id)
      } else if leading.contains(target) || content?.isCourse == true {
        guard keeping.mayLead(event.writer) else {
          stale.insert(event.id)
          continue
        }
        leading.insert(event.id)
        leading.insert(target)
      }
    }
  }
}

extension Fact {
  /// What a correction corrects.
  fileprivate var correctedEntry: MatchEventID? {
    switch self {
    case .withdrawal(let target, _), .restoration(let target), .amendment(let target, _): target
    default: nil
    }
  }

  fileprivate var amendedFact: Fact? {
    if case .amendment(_, let content) = self { content.fact } else { nil }
  }

  fileprivate var isTakeover: Bool { if case .takeover = self { true } else { false } }

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
      .note, .kick, .signature, .initials, .withdrawal, .amendment, .restoration, .bothHappened,
      .serverTime, .unknown:
      false
    }
  }
}

extension MatchRecord {
  /// Whether this person keeps the clock: who doesn't records what happens, and leaves the course
  /// of the match alone.
  public func isKept(by user: UserID) -> Bool { keeping.mayLead(user) }

  /// What this person can do now in the course of the match; nothing for who does not keep the
  /// clock.
  public func steps(for user: UserID, elapsed: Int64) -> [LifecycleStep] {
    isKept(by: user) ? steps(elapsed: elapsed) : []
  }

  /// What to log when this person takes the clock over; `nil` for who keeps it.
  public func takeover(by user: UserID) -> Fact? {
    isKept(by: user) ? nil : .takeover(by: user, epoch: epoch + 1)
  }
}
