import Core

/// A match under way in a few words, for who does not look at the pitch: a pure function of its
/// record, of who looks, and of what the clock shows.
public struct Glance: Hashable, Sendable {
  public let match: MatchID
  /// Abbreviations of the teams.
  public let names: BothSides<String>
  public let score: BothSides<Int>
  public let phase: Phase
  /// Milliseconds of match time in a period, of the stage elsewhere; `nil` where no clock is.
  public let clock: Int64?
  /// A stoppage is open.
  public let isStopped: Bool
  /// What this person can do from here, the likeliest first; nothing for who doesn't keep the time.
  public let acts: [Act]

  /// What can be done without looking at the pitch.
  public enum Act: String, Hashable, Sendable, CaseIterable {
    case pause, resume, startInterval, startNext
  }

  /// - Parameter elapsed: What the clock of the stage shows, milliseconds.
  public init(_ record: MatchRecord, for user: UserID, elapsed: Int64) {
    match = record.match.id
    names = record.match.codes
    score = record.score
    phase = record.phase
    isStopped = record.openStoppage != nil
    clock = record.clock.map { _ in record.matchTime(stage: record.stage, elapsed: elapsed) }
    let isKept = record.isKept(by: user)
    acts = Act.allCases.filter { act in
      guard isKept, let step = record.act(for: act) else { return false }
      return record.facts(for: step, elapsed: elapsed) != nil
    }
  }
}

extension MatchRecord {
  /// What an act from afar is here; `nil` where it makes no sense. The next period begins with its
  /// kick-off, which is the pitch's.
  public func act(for act: Glance.Act) -> LifecycleAct? {
    switch (act, phase) {
    case (.pause, .running): openStoppage == nil ? .openStoppage(.other) : nil
    case (.resume, .running): openStoppage == nil ? nil : .closeStoppage
    case (.resume, .suspended): .resume
    case (.startInterval, .ended(let gap)): .startInterval(gap)
    case (.startNext, .interval): .endInterval
    default: nil
    }
  }
}
