import Core

/// What the corrections of a log come to.
///
/// A correction can only be of something written before it. So going through them from the newest,
/// each one is known to be in force or not when its turn comes; of those that are in force and name
/// the same entry, the newest decides.
struct Corrections {
  private(set) var verdicts: [MatchEventID: Verdict] = [:]
  /// Corrections of nothing that is known, or of what cannot be amended.
  private(set) var pointless: Set<MatchEventID> = []

  struct Verdict {
    var isWithdrawn: Bool
    var amendment: (event: MatchEventID, content: Amendment)?
    var isOverruled = false
  }

  private let hearing: Hearing

  init(_ log: [MatchEvent], _ hearing: Hearing) {
    self.hearing = hearing
    pointless = hearing.pointless
    // Most logs have none, and every match is folded when the app opens.
    guard log.contains(where: { event in event.fact.isCorrection }) else { return }
    var places: [MatchEventID: Int] = [:]
    for (place, event) in log.enumerated() { places[event.id] = place }
    for (place, event) in log.enumerated().reversed() {
      guard verdicts[event.id]?.isWithdrawn != true, !pointless.contains(event.id),
        !hearing.stale.contains(event.id)
      else { continue }
      switch verdicts[event.id]?.amendment?.content.fact ?? event.fact {
      case .withdrawal(let target, _):
        guard let target = known(target, before: place, places, event) else { continue }
        if verdicts[target] == nil { verdicts[target] = Verdict(isWithdrawn: true) }
      case .restoration(let target):
        guard let target = known(target, before: place, places, event) else { continue }
        if verdicts[target] == nil { verdicts[target] = Verdict(isWithdrawn: false) }
      case .amendment(let target, let content):
        guard let target = known(target, before: place, places, event) else { continue }
        guard let there = places[target], !log[there].fact.isCorrection, !content.fact.isCorrection
        else {
          pointless.insert(event.id)
          continue
        }
        if verdicts[target] == nil { verdicts[target] = Verdict(isWithdrawn: false) }
        if verdicts[target]?.amendment == nil {
          verdicts[target]?.amendment = (event.id, content)
        }
      default: continue
      }
    }
  }

  private mutating func known(
    _ target: MatchEventID, before place: Int, _ places: [MatchEventID: Int], _ event: MatchEvent
  ) -> MatchEventID? {
    if let there = places[target], there < place { return target }
    pointless.insert(event.id)
    return nil
  }

  /// The entries in the order of writing, corrected.
  func applied(to log: [MatchEvent]) -> [LogEntry] {
    var entries: [LogEntry] = []
    entries.reserveCapacity(log.count)
    for event in log {
      var entry = LogEntry(event)
      if let verdict = verdicts[event.id] {
        entry.isWithdrawn = verdict.isWithdrawn
        if let amendment = verdict.amendment {
          entry.fact = amendment.content.fact
          entry.stage = amendment.content.stage
          entry.elapsed = max(0, amendment.content.elapsed)
          entry.amendment = amendment.event
        }
      }
      entry.isStale = hearing.stale.contains(event.id)
      entry.isInert = entry.isStale || pointless.contains(event.id)
      if !entry.isWithdrawn, !entry.isStale, case .goalOverruled(let goal, _) = entry.fact {
        let there = entries.firstIndex { earlier in earlier.event.id == goal }
        if let there, case .goal = entries[there].fact {
          entries[there].isOverruled = true
        } else {
          entry.isInert = true
        }
      }
      entries.append(entry)
    }
    return entries
  }
}
