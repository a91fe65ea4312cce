import Coding
import Core
import Sync
import Wire

/// What DayBlock synchronises. Everything lives in the person's own scope.
public enum DayBlockEntity: SyncEntity {
  case group(BlockGroup)
  case block(Block)
  case run(DayRun)
  case session(DaySession)
  case edition(DayEdition)
  case settings(DaySettings)

  /// The kind words.
  @Wire public enum Kind: String, Hashable, Sendable, CaseIterable {
    case group = "dayGroup"
    case block = "dayBlock"
    case run = "dayRun"
    case session = "daySession"
    case edition = "dayEdition"
    case settings = "daySettings"

    public func key<Tag>(_ id: ID<Tag>) -> EntityKey { EntityKey(rawValue, id) }
  }

  public var key: EntityKey {
    switch self {
    case .group(let group): Kind.group.key(group.id)
    case .block(let block): Kind.block.key(block.id)
    case .run(let run): Kind.run.key(run.id)
    case .session(let session): Kind.session.key(session.id)
    case .edition(let edition): Kind.edition.key(edition.id)
    case .settings(let settings): Kind.settings.key(settings.user)
    }
  }

  public var body: JSON {
    switch self {
    case .group(let group): group.body
    case .block(let block): block.body
    case .run(let run): run.body
    case .session(let session): session.body
    case .edition(let edition): edition.body
    case .settings(let settings): settings.body
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> DayBlockEntity? {
    switch Kind(rawValue: key.kind) {
    case .group: .group(try BlockGroup(id: key.id.retagged(), body))
    case .block: .block(try Block(id: key.id.retagged(), body))
    case .run: .run(try DayRun(id: key.id.retagged(), body))
    case .session: .session(try DaySession(id: key.id.retagged(), body))
    case .edition: .edition(try DayEdition(id: key.id.retagged(), body))
    case .settings: .settings(try DaySettings(user: key.id.retagged(), body))
    case nil: nil
    }
  }
}
