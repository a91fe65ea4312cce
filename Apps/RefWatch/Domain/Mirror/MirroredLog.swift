import Core

/// A match and its log with when the server received each change: what a delay is counted from.
public struct MirroredLog: Sendable {
  public enum Change: Hashable, Sendable {
    /// The match was set up, or its set-up was changed.
    case match(Match)
    case event(MatchEvent)
  }

  /// A change, its place among those of the match, and when it arrived.
  public struct Arrival: Hashable, Sendable {
    public let seq: Int64
    public let at: Instant
    public let change: Change
  }

  /// As it was set up first.
  private let first: Match
  /// In the order of arrival.
  public private(set) var arrivals: [Arrival] = []

  public init(_ match: Match, seq: Int64, at: Instant) {
    first = match
    take(.match(match), seq: seq, at: at)
  }

  /// Takes a change in. Whatever the clock does, none arrives before those that came first.
  public mutating func take(_ change: Change, seq: Int64, at: Instant) {
    let at = max(at, arrivals.last?.at ?? at)
    arrivals.append(Arrival(seq: seq, at: at, change: change))
  }

  /// How many changes a mirror with this delay shows at `now`.
  public func count(of lens: MirrorLens, at now: Instant) -> Int {
    let latest = now.advanced(byMilliseconds: -lens.lag)
    var count = arrivals.count
    while count > 0, latest < arrivals[count - 1].at { count -= 1 }
    return count
  }

  /// When a mirror that shows `count` changes is to show the next.
  public func nextDue(after count: Int, _ lens: MirrorLens) -> Instant? {
    guard count < arrivals.count else { return nil }
    return arrivals[count].at.advanced(byMilliseconds: lens.lag)
  }

  /// What whoever looks through the lens sees when the first `count` changes are known.
  public func picture(_ lens: MirrorLens, count: Int) -> MirrorPicture {
    var match = first
    var events: [(at: Instant, event: MatchEvent)] = []
    for arrival in arrivals.prefix(count) {
      switch arrival.change {
      case .match(let changed): match = changed
      case .event(let event): events.append((arrival.at, event))
      }
    }
    let record = MatchRecord(match, events.map { arrived in arrived.event })
    return MirrorPicture(record, through: lens, shift: MirrorShift(record, events).value)
  }

  /// The place of the latest of the first `count` changes.
  public func seq(count: Int) -> Int64 { count > 0 ? arrivals[count - 1].seq : 0 }
}

/// By how much the server's clock is ahead of that of the device which keeps the time.
///
/// An entry cannot arrive before it was made: where it seems to, the device's clock is fast. Where
/// it seems to have been long under way, either the device's clock is slow or the entry had to
/// wait. Entries that wait arrive together, however long apart they were made; so a clock is
/// believed to be slow only when entries made at different times seem to have taken equally long.
struct MirrorShift {
  /// Milliseconds.
  let value: Int64

  /// How far apart entries are made at different times, and how much equally long may differ.
  private static let apart: Int64 = 5_000
  private static let equally: Int64 = 2_000

  init(_ record: MatchRecord, _ arrivals: [(at: Instant, event: MatchEvent)]) {
    guard let start = record.clock?.start else {
      value = 0
      return
    }
    var samples: [(made: Int64, delay: Int64)] = []
    var stepped: Int64 = 0
    for arrival in arrivals where arrival.event.boot == start.boot {
      if case .clockStep(let step) = arrival.event.fact, start.uptime <= arrival.event.uptime {
        stepped = stepped.plus(step)
      }
      let made = arrival.event.at.milliseconds.minus(stepped)
      samples.append((made, arrival.at.milliseconds.minus(made)))
    }
    let shortest = samples.min { one, other in one.delay < other.delay }
    guard let shortest else {
      value = 0
      return
    }
    let isSlow = samples.contains { sample in
      sample.delay.minus(shortest.delay) <= MirrorShift.equally
        && sample.made.minus(shortest.made).magnitude >= UInt64(MirrorShift.apart)
    }
    value = shortest.delay < 0 || isSlow ? shortest.delay : 0
  }
}
