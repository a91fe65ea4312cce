import Core

/// What the person who keeps the clock shows another of the crew, so that they can take it over
/// without a network: where the match stands, and as many of the newest entries as there is room
/// for.
///
/// The match itself is on both devices. What is left out comes with the next exchange.
public struct HandOver: Hashable, Sendable {
  /// How often the clock was taken over before.
  public var epoch: Int
  public var stage: Stage
  /// Milliseconds on the stage's clock at ``shownAt``.
  public var elapsed: Int64
  /// What the wall clock of the device that shows it said.
  public var shownAt: Instant
  /// Whether the clock ran on.
  public var runs: Bool
  public var score: BothSides<Int>
  /// The largest ordinal and the number of entries that the device knew.
  public var lastOrdinal: Int64
  public var count: Int
  /// In the order of writing.
  public var events: [MatchEvent]

  /// Characters that a code holds and a camera still reads from a telephone's screen, with the
  /// address before them.
  public static let room = 1_060
  /// More entries than fit.
  static let limit = 60

  init(
    epoch: Int, stage: Stage, elapsed: Int64, shownAt: Instant, runs: Bool,
    score: BothSides<Int>, lastOrdinal: Int64, count: Int, events: [MatchEvent]
  ) {
    self.epoch = epoch
    self.stage = stage
    self.elapsed = elapsed
    self.shownAt = shownAt
    self.runs = runs
    self.score = score
    self.lastOrdinal = lastOrdinal
    self.count = count
    self.events = events
  }

  /// Where a match stands when its clock shows `elapsed` and the wall clock says `shownAt`. What
  /// moves the match from stage to stage comes first, then whatever is newest.
  public init(
    _ record: MatchRecord, elapsed: Int64, at shownAt: Instant, room: Int = HandOver.room
  ) {
    self.init(
      epoch: record.epoch, stage: record.stage, elapsed: max(0, elapsed), shownAt: shownAt,
      runs: record.clock.map { clock in clock.frozen == nil } ?? false, score: record.score,
      lastOrdinal: record.lastOrdinal, count: record.log.count, events: [])
    // What was added later has no room in this layout: it comes with the next exchange, whole.
    let newest = record.log.reversed().filter { event in event.addition == nil }
    let moving = newest.filter { event in event.fact.moves }
    let others = newest.filter { event in !event.fact.moves }
    for event in (moving + others).prefix(HandOver.limit) {
      var larger = self
      larger.events.append(event)
      if larger.text.utf8.count <= room { self = larger }
    }
    events.sort { one, other in one.wasWrittenBefore(other) }
  }

  /// Milliseconds within which a device that reads it can have done so, if the two wall clocks
  /// agree: it is shown anew every few seconds.
  static let patience: Int64 = 60_000
  /// Milliseconds that reading takes, where the wall clocks do not tell.
  static let reading: Int64 = 4_000

  /// Whether the wall clocks of the two devices agree, as far as this one can tell at `now`.
  public func agrees(at now: Instant) -> Bool {
    let age = now.milliseconds.minus(shownAt.milliseconds)
    return age >= -1_000 && age <= HandOver.patience
  }

  /// What the clock shows, read at `opened`, when `passed` milliseconds have gone by since.
  public func elapsed(opened: Instant, passed: Int64) -> Int64 {
    guard runs else { return elapsed }
    let age =
      agrees(at: opened)
      ? max(0, opened.milliseconds.minus(shownAt.milliseconds)) : HandOver.reading
    return elapsed.plus(age).plus(max(0, passed))
  }
}

extension HandOver {
  /// The entries by which `user` takes the clock over: those that were brought and are not known
  /// yet, then the take-over itself, after everything either device knew.
  public func events(
    takenBy user: UserID, in record: MatchRecord, id: MatchEventID, elapsed: Int64,
    at reading: ClockReading
  ) -> [MatchEvent] {
    let known = Set(record.log.map { event in event.id })
    let brought = events.filter { event in !known.contains(event.id) }
    let takeover = MatchEvent(
      id: id, match: record.match.id, ordinal: max(lastOrdinal, record.lastOrdinal).plus(1),
      stage: stage, elapsed: max(0, elapsed), at: reading.wall, uptime: reading.uptime,
      boot: reading.boot, quality: agrees(at: reading.wall) ? .synced : .assumed,
      fact: .takeover(by: user, epoch: max(epoch, record.epoch) + 1))
    return brought + [takeover]
  }

  /// How many entries the other device has that are neither here nor brought.
  public func missing(in record: MatchRecord) -> Int {
    let known = Set(record.log.map { event in event.id })
    return max(0, count - known.union(events.map { event in event.id }).count)
  }
}

extension Fact {
  /// Whether the match goes from one stage to another with it, or from one keeper to another.
  var moves: Bool {
    switch self {
    case .kickOff, .periodStart, .periodEnd, .intervalStart, .intervalEnd, .suspension,
      .resumption, .abandonment, .fullTime, .completion, .reopening, .shootoutStart, .shootoutEnd,
      .takeover:
      true
    default: false
    }
  }
}
