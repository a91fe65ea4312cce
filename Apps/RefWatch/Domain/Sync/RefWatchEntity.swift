import Core
import Sync
import Wire

/// What RefWatch synchronises. A match, its log and its seats live in the scope of the match,
/// settings in the person's own.
public enum RefWatchEntity: SyncEntity {
  case match(Match)
  /// Put once; never changed, and removed only with its match.
  case event(MatchEvent)
  case settings(RefWatchSettings)
  case journal(JournalEntry)
  case checkIn(WellnessCheckIn)
  /// Somebody who is in a match's crew besides the owner.
  case seat(CrewSeat)
  case library(LibraryItem)
  /// What somebody of the crew asked whoever keeps the time for.
  case request(ClockRequest)
  /// In a scope of its own, with its comments.
  case share(JournalShare)
  case comment(JournalComment)
  /// Where the person was during a match; theirs alone.
  case track(MatchTrack)

  /// The kind words.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case match
    case event = "matchEvent"
    case settings = "refereeSettings"
    case journal = "journalEntry"
    case checkIn = "wellnessCheckIn"
    case seat = "crewSeat"
    case request = "clockRequest"
    case share = "journalShare"
    case comment = "journalComment"
    case libraryTeam, libraryCompetition, libraryVenue, libraryOfficial
    case track = "matchTrack"

    public func key<Tag>(_ id: ID<Tag>) -> EntityKey { EntityKey(rawValue, id) }
  }

  public var key: EntityKey {
    switch self {
    case .match(let match): Kind.match.key(match.id)
    case .event(let event): Kind.event.key(event.id)
    case .settings(let settings): Kind.settings.key(settings.user)
    case .journal(let entry): Kind.journal.key(entry.id)
    case .checkIn(let checkIn): Kind.checkIn.key(checkIn.id)
    case .seat(let seat): Kind.seat.key(seat.id)
    case .library(let item): item.kind.entity.key(item.id)
    case .request(let request): Kind.request.key(request.id)
    case .share(let share): Kind.share.key(share.id)
    case .comment(let comment): Kind.comment.key(comment.id)
    case .track(let track): Kind.track.key(track.id)
    }
  }

  public var body: JSON {
    switch self {
    case .match(let match): match.body
    case .event(let event): event.body
    case .settings(let settings): settings.body
    case .journal(let entry): entry.body
    case .checkIn(let checkIn): checkIn.body
    case .seat(let seat): seat.body
    case .library(let item): item.body
    case .request(let request): request.json
    case .share(let share): share.body
    case .comment(let comment): comment.body
    case .track(let track): track.body
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> RefWatchEntity? {
    switch Kind(rawValue: key.kind) {
    case .match: .match(try Match(id: key.id.retagged(), body))
    case .event: .event(try MatchEvent(id: key.id.retagged(), body))
    case .settings: .settings(try RefWatchSettings(user: key.id.retagged(), body))
    case .journal: .journal(try JournalEntry(id: key.id.retagged(), body))
    case .checkIn: .checkIn(try WellnessCheckIn(id: key.id.retagged(), body))
    case .seat: .seat(try CrewSeat(id: key.id.retagged(), body))
    case .request: .request(try ClockRequest(body))
    case .libraryTeam: .library(try LibraryItem(.team, id: key.id.retagged(), body))
    case .libraryCompetition:
      .library(try LibraryItem(.competition, id: key.id.retagged(), body))
    case .libraryVenue: .library(try LibraryItem(.venue, id: key.id.retagged(), body))
    case .libraryOfficial: .library(try LibraryItem(.official, id: key.id.retagged(), body))
    case .share: .share(try JournalShare(id: key.id.retagged(), body))
    case .comment: .comment(try JournalComment(id: key.id.retagged(), body))
    case .track: .track(try MatchTrack(id: key.id.retagged(), body))
    case nil: nil
    }
  }
}
