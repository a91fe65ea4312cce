import Coding
import Core
import Sync

/// One command being decided: what it may look at, and what it has changed so far.
///
/// Later steps of the same decision see what earlier ones put.
@Memberwise(unlabelled: 2) struct DayDecision {
  let context: DecideContext
  private(set) var replica: DayBlockReplica
  private(set) var changes: [Change<DayBlockEntity>] = []

  /// On the server a name that is taken is not the device's fault: it gets a number (§3.3).
  var isServer: Bool { context.received != nil }

  var settings: DaySettings { replica.settings(of: context.actor) }

  private var scope: Scope { .user(context.actor) }

  /// An entity that is already like this is no change.
  mutating func put(_ entity: DayBlockEntity) {
    guard replica.entity(entity.key) != entity else { return }
    replica.set(entity.key, to: entity)
    changes.append(.put(scope, entity))
  }

  mutating func remove(_ key: EntityKey) {
    guard replica.entity(key) != nil else { return }
    replica.set(key, to: nil)
    changes.append(.remove(scope, key))
  }

  // MARK: Settings

  mutating func setSetting(
    _ user: UserID, _ change: DaySettingChange
  ) throws(DayBlockRejection) {
    guard user == context.actor else { throw .notYours }
    var settings = settings
    if case .reset(let at?) = change {
      // What is recorded later is not hidden.
      try settings.apply(.reset(min(at, context.at)))
    } else {
      try settings.apply(change)
    }
    put(.settings(settings))
    // An earlier reset, or none, lets things be seen again.
    if case .reset = change { separateNames() }
  }
}
