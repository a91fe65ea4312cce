import Core

extension MatchRecord {
  /// In the order of what happened. Entries that were withdrawn need no attention any more.
  func attentionPoints() -> [AttentionPoint] {
    var points: [AttentionPoint] = []
    var recent = Twins()
    let settled = settledPairs
    for entry in entries where !entry.isWithdrawn {
      let event = entry.event.id
      if entry.isStale {
        // A device says by itself that its clock jumped; nobody has to look at that.
        if case .clockStep = entry.fact { continue }
        points.append(.stale(event))
        continue
      }
      guard entry.isHeard else { continue }
      for twin in recent.take(entry) where !settled.contains(EntryPair(twin, event)) {
        points.append(.possibleDuplicate(twin, event))
      }
      if entry.hasDoubtfulTime { points.append(.doubtfulTime(event)) }
    }
    return points
  }

  /// Of a goal that two recorders entered the earlier entry counts, until somebody says that there
  /// were two. Whoever entered two goals has two that count. What was signed with both keeps both.
  mutating func markDoubledGoals() {
    var recent = Twins()
    let settled = settledPairs
    var doubled: Set<MatchEventID> = []
    var told: Set<ToldGoal> = []
    // Looked up for the first goal that may be two: hashing the log of every match would be felt.
    var signed: Set<MatchEventID>?
    for index in entries.indices {
      if entries[index].isDoubled { entries[index].isDoubled = false }
      let entry = entries[index]
      guard case .goal = entry.fact, entry.isHeard, let writer = entry.event.writer else {
        continue
      }
      let twins = recent.take(entry)
      if twins.isEmpty { continue }
      let both = signed ?? signedEntries
      signed = both
      let twin = twins.first { twin in
        !doubled.contains(twin) && !settled.contains(EntryPair(twin, entry.event.id))
          && !told.contains(ToldGoal(goal: twin, writer: writer))
          && !(both.contains(twin) && both.contains(entry.event.id))
      }
      guard let twin else { continue }
      entries[index].isDoubled = true
      doubled.insert(entry.event.id)
      told.insert(ToldGoal(goal: twin, writer: writer))
    }
  }

  /// What the signature in force was given for; nothing where the log is another one since.
  private var signedEntries: Set<MatchEventID> {
    guard isSignatureIntact == true,
      let place = log.firstIndex(where: { event in event.id == signature?.event })
    else { return [] }
    return Set(log[..<place].map { event in event.id })
  }

  /// What somebody said are two things.
  private var settledPairs: Set<EntryPair> {
    var pairs: Set<EntryPair> = []
    for entry in entries where entry.counts {
      if case .bothHappened(let one, let other) = entry.fact { pairs.insert(EntryPair(one, other)) }
    }
    return pairs
  }
}

/// Two entries, whichever is named first.
private struct EntryPair: Hashable {
  let first: MatchEventID
  let second: MatchEventID

  init(_ one: MatchEventID, _ other: MatchEventID) {
    first = min(one, other)
    second = max(one, other)
  }
}

/// A goal that counts, and who else entered it.
private struct ToldGoal: Hashable {
  let goal: MatchEventID
  let writer: UserID
}

/// The entries that a later one may repeat.
private struct Twins {
  private struct Seen {
    let event: MatchEventID
    let writer: UserID
    let stage: Stage
    let elapsed: Int64
  }

  private var seen: [Likeness: [Seen]] = [:]

  /// Earlier entries of other writers that may tell of the same, the earliest first. What has no
  /// writer is older than crews and has no twin.
  mutating func take(_ entry: LogEntry) -> [MatchEventID] {
    guard let likeness = Likeness(entry.fact), let writer = entry.event.writer else { return [] }
    let near = (seen[likeness] ?? []).filter { other in
      other.stage == entry.stage && entry.elapsed.minus(other.elapsed) <= Likeness.reach
    }
    seen[likeness] =
      near + [
        Seen(event: entry.event.id, writer: writer, stage: entry.stage, elapsed: entry.elapsed)
      ]
    return near.filter { other in other.writer != writer }.map { other in other.event }
  }
}

extension LogEntry {
  /// A period's beginning or end that was timed by a clock which had slept or been set, and that
  /// nobody has looked at since.
  fileprivate var hasDoubtfulTime: Bool {
    guard amendment == nil, event.quality == .assumed || event.quality == .stepped else {
      return false
    }
    switch fact {
    case .periodStart, .periodEnd: return true
    default: return false
    }
  }
}
