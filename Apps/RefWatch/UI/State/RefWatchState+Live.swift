import Core
import Design
import RefWatchDomain
import Sync

extension RefWatchFeature.State {
  /// Whether a match has the whole screen: somebody stands at it and it is not over.
  public var isOnPitch: Bool { pitchRecord != nil }

  /// The match the pitch shows.
  var pitchRecord: MatchRecord? {
    guard case .match(let id) = route, let record = records[id], record.phase != .done else {
      return nil
    }
    return record
  }

  /// The match whose clock matters: the one on the screen, else the newest that is under way.
  var liveRecord: MatchRecord? {
    if let record = pitchRecord { return record }
    for id in records.order {
      if let record = records[id], record.isLive, record.match.archivedAt == nil { return record }
    }
    return nil
  }

  /// The match under way, in a few words; for the launcher.
  var liveTitle: String? {
    for id in records.order {
      guard let record = records[id], record.isLive, record.match.archivedAt == nil else {
        continue
      }
      return scoreLine(record)
    }
    return nil
  }

  /// Whether a match of this device runs that the person wants no radio during: from kick-off until
  /// it is completed or given up.
  public var wantsSilence: Bool {
    guard isLoaded, settings.isSilentDuringMatch else { return false }
    return records.order.contains { id in
      guard let record = records[id], record.isLive, record.match.archivedAt == nil else {
        return false
      }
      // Somebody who looks at a match of theirs from another device is not on the pitch.
      return record.outcome != .abandoned && keepsTime(record)
        && ring.events.contains { event in event.match == id }
    }
  }

  /// How many matches there are, without those that were put away.
  var total: Int {
    records.order.count { id in records[id]?.match.archivedAt == nil }
  }

  /// "HOM 1–0 AWA".
  func scoreLine(_ record: MatchRecord) -> String {
    record.match.code(.home) + " " + String(record.score.home) + "–"
      + String(record.score.away) + " " + record.match.code(.away)
  }

  /// Takes over what the sync core knows now.
  public mutating func matchesChanged(_ replica: RefWatchReplica, _ moment: Moment) {
    turn(to: moment)
    let isFirst = !isLoaded
    isLoaded = true
    let shown = route.match.flatMap { id in records[id] }
    self.replica = replica
    records.follow(replica, offset: zoneOffset)
    resolveResuming()
    crewChanged(shown)
    requestsChanged(isFirst: isFirst)
    sharesChanged()
    prepareSetup(moment)
    prepareJournal(moment)
    planImportAgain(moment)
    workOutTrends()
    prepareTrack()
  }
}
