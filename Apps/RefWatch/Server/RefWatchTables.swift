import Core
import RefWatchDomain
import Store
import Sync
import Wire

/// RefWatch's rows in the database.
public enum RefWatchTables: EntityTables {
  public typealias Domain = RefereeDomain

  public static var migrations: [MigrationGroup] { [Schema.migrations] }

  public static func load(
    _ reads: [RefereeDomain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> RefWatchReplica {
    var replica = RefWatchReplica()
    var lengths: [(MatchID, Int)] = []
    var libraryLength: Int?
    for read in reads {
      switch read {
      case .match(let id):
        for match in try MatchRows.load(id, actor, session) { replica.put(.match(match)) }
      case .event(let id):
        for event in try EventRows.load("id = \(id)", actor, session) {
          replica.put(.event(event))
        }
      case .log(let match):
        for event in try EventRows.load("match = \(match)", actor, session) {
          replica.put(.event(event))
        }
      case .logLength(let match):
        lengths.append((match, try EventRows.count(of: match, actor, session)))
      case .settings(let user):
        if let settings = try SettingsRows.load(user, session) { replica.put(.settings(settings)) }
      case .journalEntry(let id):
        for entry in try JournalRows.load("id = \(id)", actor, session) {
          replica.put(.journal(entry))
        }
      case .journal(let match):
        for entry in try JournalRows.load("match = \(match)", actor, session) {
          replica.put(.journal(entry))
        }
      case .checkIn(let day):
        if let row = try CheckInRows.load(day, actor, session) { replica.put(.checkIn(row)) }
      case .seats(let match):
        for seat in try SeatRows.load(match, actor, session) { replica.put(.seat(seat)) }
      case .requests(let match):
        for request in try RequestRows.load(match, actor, session) {
          replica.put(.request(request))
        }
      case .libraryItem(let id):
        for item in try LibraryRows.load(id, actor, session) { replica.put(.library(item)) }
      case .libraryLength: libraryLength = try LibraryRows.count(actor, session)
      case .share(let id): try loadShare(id, for: actor, into: &replica, session)
      case .ownShares:
        for share in try ShareRows.load("owner = \(actor)", actor, session) {
          replica.put(.share(share))
        }
      case .sharing(let id):
        try loadShared(
          "entry = \(id)", withMatches: true, for: actor, into: &replica, session)
      case .sharingOfMatch(let id):
        try loadShared(
          "match = \(id)", withMatches: false, for: actor, into: &replica, session)
      case .journalMatch(let id):
        for entry in try JournalRows.load("id = \(id)", actor, session) {
          try loadMatch(entry.match, for: actor, into: &replica, session)
        }
      case .track(let match):
        if let track = try TrackRows.load(match, actor, session) { replica.put(.track(track)) }
      }
    }
    for (match, length) in lengths { replica.setLogLength(of: match, to: length) }
    if let libraryLength { replica.setLibraryLength(to: libraryLength) }
    return replica
  }

  public static func put(
    _ entity: RefWatchEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    switch entity {
    case .match(let match): try MatchRows.put(match, revision, session)
    case .event(let event): try EventRows.put(event, revision, session)
    case .settings(let settings): try SettingsRows.put(settings, revision, session)
    case .journal(let entry): try JournalRows.put(entry, scope.id.retagged(), revision, session)
    case .checkIn(let checkIn): try CheckInRows.put(checkIn, scope.id.retagged(), revision, session)
    case .seat(let seat): try SeatRows.put(seat, revision, session)
    case .request(let request): try RequestRows.put(request, revision, session)
    case .share(let share): try ShareRows.put(share, revision, session)
    case .comment(let comment): try CommentRows.put(comment, revision, session)
    case .library(let item): try LibraryRows.put(item, scope.id.retagged(), revision, session)
    case .track(let track): try TrackRows.put(track, scope.id.retagged(), revision, session)
    }
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    switch RefWatchEntity.Kind(rawValue: key.kind) {
    case .match:
      try MirrorRows.remove(of: key.id.retagged(), session)
      try session.run("DELETE FROM match WHERE id = \(key.id)")
    case .event: try session.run("DELETE FROM match_event WHERE id = \(key.id)")
    case .settings: try session.run("DELETE FROM referee_settings WHERE owner = \(key.id)")
    case .share: try session.run("DELETE FROM journal_share WHERE id = \(key.id)")
    case .comment: try session.run("DELETE FROM journal_comment WHERE id = \(key.id)")
    case .seat: try session.run("DELETE FROM crew_seat WHERE id = \(key.id)")
    case .request: try session.run("DELETE FROM clock_request WHERE id = \(key.id)")
    case .journal:
      let owner: UserID = scope.id.retagged()
      try session.run("DELETE FROM journal_entry WHERE owner = \(owner) AND id = \(key.id)")
    case .checkIn:
      let owner: UserID = scope.id.retagged()
      try session.run("DELETE FROM wellness_check_in WHERE owner = \(owner) AND id = \(key.id)")
    case .track:
      let owner: UserID = scope.id.retagged()
      try session.run("DELETE FROM match_track WHERE owner = \(owner) AND id = \(key.id)")
    case .libraryTeam, .libraryCompetition, .libraryVenue, .libraryOfficial:
      try LibraryRows.remove(key, scope.id.retagged(), session)
    case nil: break
    }
  }
}

extension RefWatchReplica {
  fileprivate mutating func put(_ entity: RefWatchEntity) { set(entity.key, to: entity) }
}
