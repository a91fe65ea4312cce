import Core
import Tracks

/// What a track comes to in a match: facts, no verdicts. Nothing is made up where there is no
/// track.
public struct TrackFigures: Hashable, Sendable {
  /// Seconds of a block.
  public static let block = 300

  /// Five minutes of a period, its shorter end, or its added time.
  public struct Block: Hashable, Sendable {
    public let period: Period
    /// Minutes of the match; `to` is `nil` for added time, which comes after `from`.
    public let from: Int
    public let to: Int?
    public internal(set) var stretch: TrackStretch
  }

  public struct Part: Hashable, Sendable {
    public let period: Period
    public internal(set) var stretch: TrackStretch
    public internal(set) var sprints = 0
    /// Metres per second over a step of the track.
    public internal(set) var fastest = 0.0
  }

  /// Where the person was when something was decided.
  public struct Decision: Hashable, Sendable {
    public let event: MatchEventID
    public let at: Instant
    /// `nil` in a gap of the track.
    public let place: Geoposition?
    /// Metres per second then.
    public let speed: Double?
  }

  public private(set) var parts: [Part] = []
  public private(set) var blocks: [Block] = []
  public private(set) var sprints: [TrackSprint] = []
  public private(set) var decisions: [Decision] = []
  /// Interruptions during play, and the milliseconds of all of them.
  public private(set) var gaps = 0
  public private(set) var missing: Int64 = 0

  public init(_ track: MatchTrack, in record: MatchRecord) {
    let steps = TrackSteps(track.points)
    for period in record.timedPeriods {
      add(period, record.offset(of: period.period), steps)
    }
    for entry in record.entries where entry.counts && entry.fact.isDecision {
      let at = record.time(of: entry)
      let step = steps.step(at: at.milliseconds)
      decisions.append(
        Decision(
          event: entry.event.id, at: at, place: step?.place(at: at.milliseconds),
          speed: step?.speed))
    }
  }

  /// Metres during play.
  public var metres: Double { parts.reduce(0) { sum, part in sum + part.stretch.metres } }
  public var fastest: Double { parts.reduce(0) { most, part in max(most, part.fastest) } }
  /// Milliseconds of play of which the track knows.
  public var known: Int64 { parts.reduce(0) { sum, part in sum + part.stretch.known } }

  private mutating func add(_ period: TimedPeriod, _ offset: Int, _ steps: TrackSteps) {
    let (start, end) = (period.start.milliseconds, period.end.milliseconds)
    var part = Part(period: period.period, stretch: steps.stretch(start, end))
    missing += max(0, end - start - part.stretch.known)
    gaps += steps.gaps(start, end)
    for step in steps.between(start, end) { part.fastest = max(part.fastest, step.speed) }
    let found = steps.sprints(start, end)
    part.sprints = found.count
    sprints += found
    parts.append(part)
    var from = 0
    while start + Int64(from) * 1_000 < end {
      let isAdded = from >= period.seconds
      let to = isAdded ? nil : min(from + TrackFigures.block, period.seconds)
      let stop = to.map { to in min(end, start + Int64(to) * 1_000) } ?? end
      blocks.append(
        Block(
          period: period.period, from: (offset + min(from, period.seconds)) / 60,
          to: to.map { to in (offset + to + 59) / 60 },
          stretch: steps.stretch(start + Int64(from) * 1_000, stop)))
      guard let to else { return }
      from = to
    }
  }
}

extension MatchTrack {
  /// Kilometres during play of a match, for figures of many; `nil` where the track knows nothing
  /// of it.
  public func kilometres(in record: MatchRecord) -> Double? {
    let steps = TrackSteps(points)
    var (metres, known) = (0.0, Int64(0))
    for period in record.timedPeriods {
      let stretch = steps.stretch(period.start.milliseconds, period.end.milliseconds)
      metres += stretch.metres
      known += stretch.known
    }
    return known > 0 ? metres / 1_000 : nil
  }
}

extension Fact {
  /// A decision of which somebody may ask where the referee was.
  public var isDecision: Bool {
    switch self {
    case .goal, .card, .penaltyAwarded: true
    default: false
    }
  }
}

extension TrackSteps {
  /// Every place in the periods of a match.
  public func places(in record: MatchRecord) -> [Geoposition] {
    record.timedPeriods.flatMap { period in
      lines(period.start, period.end).flatMap { line in line }
    }
  }
}
