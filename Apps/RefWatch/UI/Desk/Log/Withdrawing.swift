import Core
import RefWatchDomain

/// Whether an entry can be taken back.
enum Withdrawing: Hashable {
  case allowed
  /// The course of the match, its clock, its signature: put right by other means.
  case never
  /// A period's beginning stays.
  case periodBegan
  /// A period's end, too late.
  case tooLate

  /// A period's end can be taken back for so long (§13).
  static let patience: Int64 = 10 * 60 * 1_000
}

extension MatchRecord {
  func withdrawing(_ entry: LogEntry, at now: Instant) -> Withdrawing {
    switch entry.fact {
    case .kickOff, .periodStart: return .periodBegan
    case .periodEnd(let period):
      let hasLater = periods.contains { other in
        Stage.period(other.period).rank > Stage.period(period).rank
      }
      let age = now.milliseconds - entry.event.at.milliseconds
      return hasLater || age > Withdrawing.patience || phase == .done ? .tooLate : .allowed
    case .toss, .goal, .goalOverruled, .card, .warning, .sinBinStart, .sinBinRestart, .sinBinEnd,
      .substitution, .playerOff, .playerOn, .penaltyAwarded, .penaltyMissed, .incident, .note,
      .kick, .addedTime, .stoppageStart, .stoppageEnd:
      return .allowed
    default: return .never
    }
  }

  /// The corrections of an entry, in the order of writing, with those of the corrections.
  func corrections(of event: MatchEventID) -> [MatchEvent] {
    var ids: Set<MatchEventID> = [event]
    var found: [MatchEvent] = []
    for later in log {
      guard let target = later.fact.corrected, ids.contains(target) else { continue }
      ids.insert(later.id)
      found.append(later)
    }
    return found
  }

  /// What withdrew the entry and is in force, so that restoring can name it.
  func entry(_ id: MatchEventID) -> LogEntry? { entries.first { entry in entry.event.id == id } }

  /// `45+2'`, else where the match stood.
  func when(_ entry: LogEntry, _ words: Words) -> String {
    minute(of: entry)?.description ?? words.term(entry.stage, rules)
  }
}
