import Core
import RefWatchDomain
import Sync

/// One referee's state, with commands decided and applied as the engine does it.
struct RefereeLedger {
  var replica = RefWatchReplica()
  var at = Instant(milliseconds: 1_790_000_000_000)
  private var counter: UInt64 = 0

  static let user = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00AA)

  mutating func context(_ actor: UserID = RefereeLedger.user) -> DecideContext {
    counter += 1
    return DecideContext(
      actor: actor, command: CommandID(high: 5, low: counter), at: at)
  }

  static func decide(
    _ command: RefWatchCommand, _ context: DecideContext, _ replica: RefWatchReplica
  ) -> Result<[Change<RefWatchEntity>], RefWatchRejection> {
    do throws(RefWatchRejection) {
      return .success(try RefereeDomain.decide(command, context, in: replica))
    } catch {
      return .failure(error)
    }
  }

  /// Decides and applies; the rejection, `nil` when accepted.
  @discardableResult
  mutating func run(
    _ command: RefWatchCommand, by actor: UserID = RefereeLedger.user
  ) -> RefWatchRejection? {
    switch RefereeLedger.decide(command, context(actor), replica) {
    case .success(let changes):
      replica.apply(changes)
      return nil
    case .failure(let rejection): return rejection
    }
  }
}

extension RefWatchReplica {
  mutating func apply(_ changes: [Change<RefWatchEntity>]) {
    for change in changes {
      switch change {
      case .put(_, let entity): set(entity.key, to: entity)
      case .remove(_, let key): set(key, to: nil)
      case .join, .leave: break
      }
    }
  }

  /// Every entity, by match and in the order of writing.
  var everything: [RefWatchEntity] {
    var all: [RefWatchEntity] = []
    for match in matches.values {
      all.append(.match(match))
      all += events(of: match.id).map { event in .event(event) }
      all += seats(of: match.id).map { seat in .seat(seat) }
    }
    let settings = settings(of: RefereeLedger.user)
    if settings != RefWatchSettings(user: RefereeLedger.user) { all.append(.settings(settings)) }
    return all
  }

  /// What a server that keeps rows would load.
  func loaded(_ reads: [RefereeDomain.Read]) -> RefWatchReplica {
    var part = RefWatchReplica()
    for read in reads {
      switch read {
      case .match(let id): part.put(match(id).map { match in .match(match) })
      case .event(let id): part.put(event(id).map { event in .event(event) })
      case .log(let id):
        for event in events(of: id) { part.put(.event(event)) }
      case .settings(let user): part.put(.settings(settings(of: user)))
      case .seats(let id):
        for seat in seats(of: id) { part.put(.seat(seat)) }
      case .logLength: break
      }
    }
    for case .logLength(let id) in reads { part.setLogLength(of: id, to: events(of: id).count) }
    return part
  }

  private mutating func put(_ entity: RefWatchEntity?) {
    if let entity { set(entity.key, to: entity) }
  }
}
