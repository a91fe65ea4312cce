import Core
import Sync

/// RefWatch's part of the state.
///
/// A change costs O(log n) in its own match's log and O(1) elsewhere, also on a copy that shares
/// storage; there, the first change of a log copies that log.
public struct RefWatchReplica: SyncReplica {
  public private(set) var matches = ShardedDictionary<Match, Match>()
  private var events = ShardedDictionary<MatchEvent, MatchEvent>()
  private var logs = ShardedDictionary<Match, MatchLog>()
  /// How many entries a log has of which this replica holds only some.
  private var lengths: [MatchID: Int] = [:]
  private var seats = ShardedDictionary<CrewSeat, CrewSeat>()
  private var seatsByMatch: [MatchID: [CrewSeat]] = [:]
  private var requestShelf = RequestShelf()
  private var settingsByUser: [UserID: RefWatchSettings] = [:]
  private(set) var journalShelf = JournalShelf()
  public private(set) var library = Library()
  private(set) var mentorShelf = MentorShelf()
  private var tracks = ShardedDictionary<MatchTrack, MatchTrack>()

  public init() {}

  // MARK: Lookups

  public func match(_ id: MatchID) -> Match? { matches[id] }
  public func event(_ id: MatchEventID) -> MatchEvent? { events[id] }

  /// The log of a match; empty where there is none.
  public func log(of match: MatchID) -> MatchLog { logs[match] ?? MatchLog() }

  /// The entries of a match's log, in the order of writing.
  public func events(of match: MatchID) -> [MatchEvent] { logs[match]?.events ?? [] }

  /// How many entries a match's log has, also those that are not held here.
  public func logLength(of match: MatchID) -> Int { lengths[match] ?? logs[match]?.count ?? 0 }

  public func seat(_ id: CrewSeatID) -> CrewSeat? { seats[id] }

  /// Who is in the crew of a match besides its owner, in the order of joining.
  public func seats(of match: MatchID) -> [CrewSeat] { seatsByMatch[match] ?? [] }

  /// What somebody asked whoever keeps the match's time for, last.
  public func request(of asker: UserID, in match: MatchID) -> ClockRequest? {
    requestShelf[ClockRequest.id(of: asker, in: match)]
  }

  /// What people of a match's crew asked for, the oldest first.
  public func requests(of match: MatchID) -> [ClockRequest] { requestShelf.all(of: match) }

  /// What somebody may do in a match; `nil` for who has no part in it.
  public func part(of user: UserID, in match: Match) -> CrewPart? {
    // Rows that are older than crews name no owner, and have one reader only.
    if match.owner ?? user == user { return .owner }
    return seats(of: match.id).first { seat in seat.user == user }.map { seat in
      .seated(seat.role)
    }
  }

  /// The settings of a person: the defaults until they change one.
  public func settings(of user: UserID) -> RefWatchSettings {
    settingsByUser[user] ?? RefWatchSettings(user: user)
  }

  public func track(_ id: MatchTrackID) -> MatchTrack? { tracks[id] }

  /// Every track of the person, ascending by id.
  public var allTracks: [MatchTrack] { tracks.values }

  // MARK: Loading a part

  /// Says how long a log is of which only some entries are loaded; entries added from now on count.
  public mutating func setLogLength(of match: MatchID, to length: Int) { lengths[match] = length }

  /// Says how long the library is, of which only some is loaded; what is added from now on counts.
  public mutating func setLibraryLength(to length: Int) { library.length = length }

  // MARK: SyncReplica

  public func entity(_ key: EntityKey) -> RefWatchEntity? {
    switch RefWatchEntity.Kind(rawValue: key.kind) {
    case .match: matches[key.id.retagged()].map { match in .match(match) }
    case .event: events[key.id.retagged()].map { event in .event(event) }
    case .settings: settingsByUser[key.id.retagged()].map { settings in .settings(settings) }
    case .journal: journalShelf.entries[key.id.retagged()].map { entry in .journal(entry) }
    case .checkIn: journalShelf.checkIns[key.id.retagged()].map { row in .checkIn(row) }
    case .seat: seats[key.id.retagged()].map { seat in .seat(seat) }
    case .request: requestShelf[key.id.retagged()].map { request in .request(request) }
    case .libraryTeam, .libraryCompetition, .libraryVenue, .libraryOfficial:
      library[key.id.retagged()].flatMap { item in
        item.kind.entity.rawValue == key.kind ? .library(item) : nil
      }
    case .share: share(key.id.retagged()).map { share in .share(share) }
    case .comment: comment(key.id.retagged()).map { comment in .comment(comment) }
    case .track: tracks[key.id.retagged()].map { track in .track(track) }
    case nil: nil
    }
  }

  /// A key of another app, or an entity of another key, changes nothing.
  public mutating func set(_ key: EntityKey, to entity: RefWatchEntity?) {
    if let entity, entity.key != key { return }
    switch RefWatchEntity.Kind(rawValue: key.kind) {
    case .match:
      guard case .match(let match)? = entity else {
        matches[key.id.retagged()] = nil
        return
      }
      matches[match.id] = match
    case .event:
      guard case .event(let event)? = entity else { return setEvent(key.id.retagged(), nil) }
      setEvent(event.id, event)
    case .settings:
      guard case .settings(let settings)? = entity else {
        settingsByUser[key.id.retagged()] = nil
        return
      }
      settingsByUser[settings.user] = settings
    case .journal:
      guard case .journal(let entry)? = entity else {
        return journalShelf.set(key.id.retagged(), nil as JournalEntry?)
      }
      journalShelf.set(entry.id, entry)
    case .checkIn:
      guard case .checkIn(let checkIn)? = entity else {
        return journalShelf.set(key.id.retagged(), nil as WellnessCheckIn?)
      }
      journalShelf.set(checkIn.id, checkIn)
    case .seat:
      guard case .seat(let seat)? = entity else { return setSeat(key.id.retagged(), nil) }
      setSeat(seat.id, seat)
    case .request:
      guard case .request(let request)? = entity else {
        return requestShelf.set(key.id.retagged(), to: nil)
      }
      requestShelf.set(request.id, to: request)
    case .libraryTeam, .libraryCompetition, .libraryVenue, .libraryOfficial:
      if case .library(let item)? = entity { return library.set(item.id, to: item) }
      // One of another kind under this id is not meant.
      if self.entity(key) != nil { library.set(key.id.retagged(), to: nil) }
    case .share:
      guard case .share(let share)? = entity else {
        return mentorShelf.set(key.id.retagged(), nil as JournalShare?)
      }
      mentorShelf.set(share.id, share)
    case .comment:
      guard case .comment(let comment)? = entity else {
        return mentorShelf.set(key.id.retagged(), nil as JournalComment?)
      }
      mentorShelf.set(comment.id, comment)
    case .track:
      guard case .track(let track)? = entity else {
        tracks[key.id.retagged()] = nil
        return
      }
      tracks[track.id] = track
    case nil: return
    }
  }

  private mutating func setSeat(_ id: CrewSeatID, _ seat: CrewSeat?) {
    if let old = seats[id] {
      let others = (seatsByMatch[old.match] ?? []).filter { other in other.id != id }
      seatsByMatch[old.match] = others.isEmpty ? nil : others
    }
    seats[id] = seat
    guard let seat else { return }
    seatsByMatch[seat.match] = ((seatsByMatch[seat.match] ?? []) + [seat]).sorted { one, other in
      one.isBefore(other)
    }
  }

  private mutating func setEvent(_ id: MatchEventID, _ event: MatchEvent?) {
    if let old = events[id] {
      if old == event { return }
      change(old.match, by: -1) { log in log.remove(old) }
    }
    events[id] = event
    if let event { change(event.match, by: 1) { log in log.insert(event) } }
  }

  /// The log is taken out while it changes, so that it is not copied when nobody else holds it.
  private mutating func change(_ match: MatchID, by count: Int, _ change: (inout MatchLog) -> Void)
  {
    var log = logs[match] ?? MatchLog()
    logs[match] = nil
    change(&log)
    if log.count > 0 { logs[match] = log }
    if let length = lengths[match] { lengths[match] = length + count }
  }
}
