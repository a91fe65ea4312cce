import Core

/// The part of a record that follows from the acts of the referee in the order of their writing.
/// The score plays no part in it: what comes after the last period is asked of the score when it is
/// shown, so a corrected goal never invalidates what happened since.
struct Lifecycle: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case ready(Period)
    case running(Period)
    case suspended(Period)
    /// Ended; what comes next is open.
    case over(Period)
    case interval(Gap)
    case shootoutSetup
    case shootout
    case fullTime
    case done
  }

  var place = Place.ready(.regulation(1))
  var rules: RuleSet
  var outcome: Outcome?
  var clock: StageClock?
  var kickOffs: [Period: Side] = [:]
  var periods: [PeriodRecord] = []
  var openStoppage: OpenStoppage?
  /// Since when the clock stands still.
  var still: Still?
  /// What ended the last stage of play, and what followed: taking all of it back resumes play.
  var trail: [MatchEventID] = []

  struct Still: Hashable, Sendable {
    let reading: ClockReading
    /// The clock's ``StageClock/stepped`` then.
    let stepped: Int64
  }

  init(rules: RuleSet) { self.rules = rules }

  /// Takes one entry in. Answers whether the state allowed it; what it didn't has no effect.
  mutating func take(_ entry: LogEntry) -> Bool {
    switch entry.fact {
    case .kickOff(let side): kickOff(side)
    case .periodStart(let period, let seconds): start(period, seconds: seconds, entry.event)
    case .periodEnd(let period): end(period, entry)
    case .intervalStart(let gap): startInterval(gap, entry.event)
    case .intervalEnd(let gap): endInterval(gap, entry.event)
    case .suspension: suspend(entry)
    case .resumption: resume(entry.event)
    case .abandonment: abandon(entry)
    case .fullTime(let outcome): finish(outcome, entry.event)
    case .completion: complete(entry.event)
    case .reopening: reopen(entry.event)
    case .addedTime(let minutes): announce(minutes)
    case .clockAdjustment(let milliseconds, _): adjust(milliseconds)
    case .clockStep(let milliseconds): step(milliseconds)
    case .stoppageStart(let reason): openStoppage(reason, entry)
    case .stoppageEnd: closeStoppage(entry)
    case .shootoutStart: startShootout(entry.event)
    case .shootoutEnd: endShootout(entry.event)
    case .rules(let rules): play(by: rules)
    default: true
    }
  }
}
