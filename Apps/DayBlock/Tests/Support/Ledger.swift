import Calendar
import Core
import DayBlockDomain
import Sync

/// One person's state, with commands decided and applied as the engine does it.
///
/// It keeps every row besides, in the plainest way, to compare the replica's indices with.
struct Ledger {
  var replica = DayBlockReplica()
  private(set) var rows: [EntityKey: DayBlockEntity] = [:]
  var at: Instant
  let zone = Zone(name: "Asia/Seoul", offset: 32_400)
  private var counter: UInt64 = 0

  static let user = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00AA)
  static let usualGroup = BlockGroup.defaultID(of: user)

  init(_ text: String = "2026-03-10T12:00") {
    at = CivilDateTime(text)?.instant(offset: 32_400) ?? Instant(milliseconds: 0)
  }

  var today: CivilDate { at.civil(offset: zone.offset).date }
  var settings: DaySettings { replica.settings(of: Ledger.user) }

  /// Every row, ordered by key.
  var everything: [DayBlockEntity] {
    rows.keys.sorted().compactMap { key in rows[key] }
  }

  mutating func wait(minutes: Int) {
    at = at.advanced(byMilliseconds: Int64(minutes) * 60_000)
  }

  mutating func id<Tag>() -> ID<Tag> {
    counter += 1
    return ID(high: mixed(counter) & ~0xF000 | 0x7000, low: mixed(counter &+ 77))
  }

  mutating func context(onServer: Bool = false) -> DecideContext {
    DecideContext(
      actor: Ledger.user, command: id(), at: at, received: onServer ? at : nil)
  }

  /// Decides and applies.
  @discardableResult
  mutating func run(
    _ command: DayBlockCommand, onServer: Bool = false
  ) throws(DayBlockRejection) -> [Change<DayBlockEntity>] {
    let context = context(onServer: onServer)
    let changes = try DayBlockDomain.decide(command, context, in: replica)
    apply(changes)
    return changes
  }

  /// The rejection, `nil` when accepted.
  mutating func rejection(
    _ command: DayBlockCommand, onServer: Bool = false
  ) -> DayBlockRejection? {
    do throws(DayBlockRejection) {
      try run(command, onServer: onServer)
      return nil
    } catch {
      return error
    }
  }

  mutating func apply(_ changes: [Change<DayBlockEntity>]) {
    for change in changes {
      switch change {
      case .put(_, let entity): rows[entity.key] = entity
      case .remove(_, let key): rows[key] = nil
      case .join, .leave: break
      }
    }
    replica.apply(changes)
  }

  // MARK: What most tests begin with

  mutating func block(
    _ name: String, in group: BlockGroupID = Ledger.usualGroup
  ) throws(DayBlockRejection) -> BlockID {
    let id: BlockID = id()
    let last = replica.blocks(in: group).last?.sortKey
    try run(
      .addBlock(
        NewBlock(
          id: id, group: group, name: name, icon: "battery", color: 4,
          sortKey: .between(last, nil))))
    return id
  }

  mutating func group(_ name: String) throws(DayBlockRejection) -> BlockGroupID {
    let id: BlockGroupID = id()
    try run(.addGroup(NewGroup(id: id, name: name, sortKey: .first)))
    return id
  }

  mutating func newRun(_ block: BlockID, carried: Int = 0) -> DayRun {
    DayRun(
      id: id(), block: block, blockName: replica.block(block)?.name ?? "", zone: zone.name,
      startedAt: at, offset: zone.offset, device: "Phone", carried: carried)
  }

  mutating func start(_ block: BlockID) throws(DayBlockRejection) -> DayRunID {
    let run = newRun(block)
    try self.run(.startRun(run))
    return run.id
  }

  /// Finishes now.
  mutating func finish(_ run: DayRunID, memo: String = "") throws(DayBlockRejection) {
    try self.run(.takeStep(run, .finish(at: at, changes: [], memo: memo)))
  }

  /// A session by hand that ended now.
  mutating func newSession(
    _ block: BlockID, minutes: Int, memo: String = "", source: String? = nil,
    origin: DaySession.Origin = .manual
  ) -> NewSession {
    let start = at.advanced(byMilliseconds: -Int64(minutes) * 60_000)
    return NewSession(
      id: id(), block: block, zone: zone.name,
      segments: [DaySegment(start: start, end: at, offset: zone.offset)], memo: memo,
      origin: origin, source: source)
  }
}

extension DayBlockReplica {
  mutating func apply(_ changes: [Change<DayBlockEntity>]) {
    for change in changes {
      switch change {
      case .put(_, let entity): set(entity.key, to: entity)
      case .remove(_, let key): set(key, to: nil)
      case .join, .leave: break
      }
    }
  }
}

extension Ledger {
  /// What the server would load for these reads: nothing else.
  func loaded(_ reads: [DayBlockRead]) -> DayBlockReplica {
    var part = DayBlockReplica()
    func add(_ entity: DayBlockEntity) { part.set(entity.key, to: entity) }
    func session(where isMeant: (DaySession) -> Bool) {
      for entity in everything {
        if case .session(let session) = entity, isMeant(session) { add(entity) }
      }
    }
    for read in reads {
      switch read {
      case .settings(let user):
        if let row = rows[DayBlockEntity.Kind.settings.key(user)] { add(row) }
      case .groups:
        for entity in everything { if case .group = entity { add(entity) } }
      case .blocks:
        for entity in everything { if case .block = entity { add(entity) } }
      case .run(let id):
        if let row = rows[DayBlockEntity.Kind.run.key(id)] { add(row) }
      case .session(let id):
        if let row = rows[DayBlockEntity.Kind.session.key(id)] { add(row) }
      case .sessionsOfRun(let id): session { session in session.run == id }
      case .source(let source): session { session in session.source == source }
      case .editions(let id):
        for entity in everything {
          if case .edition(let edition) = entity, edition.session.id == id { add(entity) }
        }
      }
    }
    return part
  }
}

/// A date that is known to exist.
func day(_ text: String) -> CivilDate { CivilDate(text) ?? .first }

/// The instant at which clocks nine hours east of UTC show `text`.
func seoul(_ text: String) -> Instant {
  CivilDateTime(text)?.instant(offset: 32_400) ?? Instant(milliseconds: 0)
}

/// A stretch of Seoul's day.
func stretch(_ start: String, _ end: String) -> DaySegment {
  DaySegment(start: seoul(start), end: seoul(end), offset: 32_400)
}
