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
  /// Somebody who is in a match's crew besides the owner.
  case seat(CrewSeat)

  /// The kind words.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case match
    case event = "matchEvent"
    case settings = "refereeSettings"
    case seat = "crewSeat"

    public func key<Tag>(_ id: ID<Tag>) -> EntityKey { EntityKey(rawValue, id) }
  }

  public var key: EntityKey {
    switch self {
    case .match(let match): Kind.match.key(match.id)
    case .event(let event): Kind.event.key(event.id)
    case .settings(let settings): Kind.settings.key(settings.user)
    case .seat(let seat): Kind.seat.key(seat.id)
    }
  }

  public var body: JSON {
    switch self {
    case .match(let match): match.body
    case .event(let event): event.body
    case .settings(let settings): settings.body
    case .seat(let seat): seat.body
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> RefWatchEntity? {
    switch Kind(rawValue: key.kind) {
    case .match: .match(try Match(id: key.id.retagged(), body))
    case .event: .event(try MatchEvent(id: key.id.retagged(), body))
    case .settings: .settings(try RefWatchSettings(user: key.id.retagged(), body))
    case .seat: .seat(try CrewSeat(id: key.id.retagged(), body))
    case nil: nil
    }
  }
}
