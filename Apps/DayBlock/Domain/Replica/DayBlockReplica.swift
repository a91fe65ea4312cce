import Calendar
import Core
import Sync

/// DayBlock's part of the state, with the indices that decisions and screens need.
///
/// What is deleted, what belongs to a deleted block or group, and what was made before the last
/// reset is in none of the lists and counts but those that are named for it.
public struct DayBlockReplica: SyncReplica {
  private(set) var groupRows = ShardedDictionary<BlockGroup, BlockGroup>()
  private(set) var blockRows = ShardedDictionary<Block, Block>()
  /// Every block by its place, also deleted ones: there are few, and screens ask for them often.
  private var placedBlocks: [Block] = []
  private var runRows = ShardedDictionary<DayRun, DayRun>()
  /// Ids of runs that are not finished: there are few, and finished ones are many.
  private var openRuns: [DayRunID] = []
  /// The runs under way, by when they began: sorted as they change, because every second asks.
  public private(set) var runs: [DayRun] = []
  private(set) var sessions = DaySessions()
  private var editionRows = ShardedDictionary<DayEdition, DayEdition>()
  private var editionsBySession = ShardedDictionary<DaySession, [DayEdition]>()
  private var settingsByUser = ShardedDictionary<User, DaySettings>()

  public init() {}

  // MARK: Settings

  /// The settings of a person: the defaults until they change one.
  public func settings(of user: UserID) -> DaySettings {
    settingsByUser[user] ?? DaySettings(user: user)
  }

  // MARK: Groups and blocks

  /// The group's row, also a deleted one. The group everybody has may have none.
  public func group(_ id: BlockGroupID) -> BlockGroup? { groupRows[id] }

  /// A person's groups in their order. The one everybody has is always there; where its name is
  /// empty, it is the language's word.
  public func groups(of user: UserID) -> [BlockGroup] {
    var groups = groupRows.values.filter { group in isShown(group) }
    let usual = BlockGroup.defaultID(of: user)
    if !groups.contains(where: { group in group.id == usual }) {
      groups.append(.unnamed(usual))
    }
    return groups.sorted { a, b in
      a.sortKey != b.sortKey ? a.sortKey < b.sortKey : a.id < b.id
    }
  }

  /// The block's row, also a deleted one.
  public func block(_ id: BlockID) -> Block? { blockRows[id] }

  /// Every block there is, archived ones too, by place.
  public var blocks: [Block] { placedBlocks.filter { block in isShown(block) } }

  /// The blocks of a group that are offered for tracking, in their order.
  public func blocks(in group: BlockGroupID) -> [Block] {
    placedBlocks.filter { block in
      block.group == group && block.archivedAt == nil && isShown(block)
    }
  }

  /// The latest first.
  public var archivedBlocks: [Block] {
    blocks.filter { block in block.archivedAt != nil }
      .sorted { a, b in latestFirst(a.archivedAt, a.id, b.archivedAt, b.id) }
  }

  /// Deleted by themselves, not with their group; the latest first.
  public var deletedBlocks: [Block] {
    placedBlocks.filter { block in block.deletedAt != nil && !isReset(block.createdAt) }
      .sorted { a, b in latestFirst(a.deletedAt, a.id, b.deletedAt, b.id) }
  }

  /// The latest first.
  public var deletedGroups: [BlockGroup] {
    groupRows.values.filter { group in group.deletedAt != nil && !isReset(group.createdAt) }
      .sorted { a, b in latestFirst(a.deletedAt, a.id, b.deletedAt, b.id) }
  }

  /// Whether a block is there: known, not deleted, not with its group, not before a reset.
  public func isShown(_ id: BlockID) -> Bool {
    blockRows[id].map { block in isShown(block) } ?? false
  }

  func isShown(_ block: Block) -> Bool {
    block.deletedAt == nil && !isReset(block.createdAt)
      && groupRows[block.group]?.deletedAt == nil
  }

  func isShown(_ group: BlockGroup) -> Bool {
    group.deletedAt == nil && !isReset(group.createdAt)
  }

  func isReset(_ instant: Instant) -> Bool {
    if let resetAt = sessions.resetAt { return instant <= resetAt }
    return false
  }

  // MARK: Runs

  public func run(_ id: DayRunID) -> DayRun? { runRows[id] }

  /// The runs that can be restored, the latest first.
  public var discardedRuns: [DayRun] {
    openRuns.compactMap { id in runRows[id] }
      .filter { run in !run.isLive && !isReset(run.startedAt) }
      .sorted { a, b in latestFirst(a.stoppedAt, a.id, b.stoppedAt, b.id) }
  }

  // MARK: Editions

  /// What a session was before its edits, the oldest first.
  public func editions(of session: DaySessionID) -> [DayEdition] {
    editionsBySession[session] ?? []
  }

  // MARK: SyncReplica

  public func entity(_ key: EntityKey) -> DayBlockEntity? {
    switch DayBlockEntity.Kind(rawValue: key.kind) {
    case .group: groupRows[key.id.retagged()].map { row in .group(row) }
    case .block: blockRows[key.id.retagged()].map { row in .block(row) }
    case .run: runRows[key.id.retagged()].map { row in .run(row) }
    case .session: sessions[key.id.retagged()].map { row in .session(row) }
    case .edition: editionRows[key.id.retagged()].map { row in .edition(row) }
    case .settings: settingsByUser[key.id.retagged()].map { row in .settings(row) }
    case nil: nil
    }
  }

  /// A key of another app, or an entity of another key, changes nothing.
  public mutating func set(_ key: EntityKey, to entity: DayBlockEntity?) {
    if let entity {
      if entity.key == key { put(entity) }
      return
    }
    switch DayBlockEntity.Kind(rawValue: key.kind) {
    case .group: groupRows[key.id.retagged()] = nil
    case .block: setBlock(key.id.retagged(), nil)
    case .run: setRun(key.id.retagged(), nil)
    case .session: sessions.set(key.id.retagged(), to: nil)
    case .edition: setEdition(key.id.retagged(), nil)
    case .settings:
      settingsByUser[key.id.retagged()] = nil
      reset(at: nil)
    case nil: return
    }
  }

  private mutating func put(_ entity: DayBlockEntity) {
    switch entity {
    case .group(let row): groupRows[row.id] = row
    case .block(let row): setBlock(row.id, row)
    case .run(let row): setRun(row.id, row)
    case .session(let row): sessions.set(row.id, to: row)
    case .edition(let row): setEdition(row.id, row)
    case .settings(let row):
      settingsByUser[row.user] = row
      reset(at: row.resetAt)
    }
  }

  private mutating func setBlock(_ id: BlockID, _ block: Block?) {
    if blockRows[id] != nil { placedBlocks.removeAll { other in other.id == id } }
    blockRows[id] = block
    guard let block else { return }
    var index = placedBlocks.count
    while index > 0, precedes(block, placedBlocks[index - 1]) { index -= 1 }
    placedBlocks.insert(block, at: index)
  }

  private mutating func setRun(_ id: DayRunID, _ run: DayRun?) {
    runRows[id] = run
    let index = openRuns.firstIndex(of: id)
    var isOpen = false
    if let run, !run.isFinished { isOpen = true }
    if isOpen, index == nil { openRuns.append(id) }
    if !isOpen, let index { openRuns.remove(at: index) }
    if isOpen || index != nil { sortRuns() }
  }

  private mutating func sortRuns() {
    runs = openRuns.compactMap { id in runRows[id] }
      .filter { run in run.isLive && !isReset(run.startedAt) }
      .sorted { a, b in a.startedAt != b.startedAt ? a.startedAt < b.startedAt : a.id < b.id }
  }

  private mutating func reset(at instant: Instant?) {
    sessions.reset(at: instant)
    sortRuns()
  }

  private mutating func setEdition(_ id: ID<DayEdition>, _ edition: DayEdition?) {
    if let old = editionRows[id] {
      var list = editionsBySession[old.session.id] ?? []
      list.removeAll { other in other.id == id }
      editionsBySession[old.session.id] = list.isEmpty ? nil : list
    }
    editionRows[id] = edition
    guard let edition else { return }
    var list = editionsBySession[edition.session.id] ?? []
    let index = list.firstIndex { other in other.number > edition.number } ?? list.count
    list.insert(edition, at: index)
    editionsBySession[edition.session.id] = list
  }
}

private func precedes(_ a: Block, _ b: Block) -> Bool {
  a.sortKey != b.sortKey ? a.sortKey < b.sortKey : a.id < b.id
}

private func latestFirst<Tag>(
  _ a: Instant?, _ aID: ID<Tag>, _ b: Instant?, _ bID: ID<Tag>
) -> Bool {
  let first = a?.milliseconds ?? 0
  let second = b?.milliseconds ?? 0
  return first != second ? first > second : aID < bID
}

extension BlockGroup {
  /// The group everybody has, as long as there is no row of it.
  static func unnamed(_ id: BlockGroupID) -> BlockGroup {
    BlockGroup(id: id, name: "", sortKey: .first, createdAt: Instant(milliseconds: 0))
  }
}

extension DayRun {
  /// Whether its sessions have been written.
  var isFinished: Bool {
    if case .finished = state { return true }
    return false
  }
}
