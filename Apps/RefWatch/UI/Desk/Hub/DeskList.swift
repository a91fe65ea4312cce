import Calendar
import Core
import RefWatchDomain

/// The matches in the places where the hub and the history show them.
struct DeskList {
  /// Under way, or over and not completed: pinned, whatever their date.
  var live: [MatchID] = []
  /// Kick-off today, also when its time has passed, and not begun.
  var today: [MatchID] = []
  /// Kick-off from tomorrow on, the next first.
  var upcoming: [MatchID] = []
  /// Not begun nor cancelled, with a kick-off before today or none; the newest first.
  var undated: [MatchID] = []
  /// Completed, the newest first.
  var past: [MatchID] = []
  /// Deleted and not gone, the newest first.
  var deleted: [MatchID] = []

  init(_ state: RefWatchFeature.State) {
    var scheduled: [(at: Instant, id: MatchID)] = []
    var done: [(at: Instant, id: MatchID)] = []
    var gone: [(at: Instant, id: MatchID)] = []
    for id in state.records.order {
      guard let record = state.records[id] else { continue }
      // One that another device put away before it knew of the kick-off goes on.
      if record.isLive {
        live.append(id)
      } else if let archived = record.match.archivedAt {
        gone.append((archived, id))
      } else if record.phase == .done {
        done.append((record.playedAt, id))
      } else if record.match.fixture.status == .canceled {
        continue
      } else if let kickOff = record.match.scheduledKickOff {
        scheduled.append((kickOff, id))
      } else {
        undated.append(id)
      }
    }
    scheduled.sort { a, b in a.at != b.at ? a.at < b.at : a.id < b.id }
    for match in scheduled {
      let day = state.planning.civil(match.at).date
      if day == state.today {
        today.append(match.id)
      } else if day < state.today {
        undated.insert(match.id, at: 0)
      } else {
        upcoming.append(match.id)
      }
    }
    done.sort { a, b in a.at != b.at ? a.at > b.at : a.id > b.id }
    past = done.map { match in match.id }
    gone.sort { a, b in a.at != b.at ? a.at > b.at : a.id > b.id }
    deleted = gone.map { match in match.id }
  }

  var isEmpty: Bool {
    live.isEmpty && today.isEmpty && upcoming.isEmpty && undated.isEmpty && past.isEmpty
  }
}

extension MatchRecord {
  /// When it was played, for the order of the history: the kick-off, else what was planned.
  var playedAt: Instant {
    kickedOffAt
  }
}
