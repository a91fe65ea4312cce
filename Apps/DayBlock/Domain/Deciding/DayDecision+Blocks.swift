import Core
import Sync

// Groups and blocks (specification §3.3, §8.5, §16).
//
// Of deleting and changing the same thing on two devices, changing wins: the block comes back,
// archived, so that nothing is lost and nothing is in the way.

extension DayDecision {
  // MARK: Groups

  mutating func addGroup(_ new: NewGroup) throws(DayBlockRejection) {
    guard replica.group(new.id) == nil, !isUsual(new.id) else {
      throw .idTaken(.group, new.id.retagged())
    }
    guard replica.groups(of: context.actor).count < DayLimits.groups else {
      throw .tooMany(.groups, limit: DayLimits.groups)
    }
    try checkColor(new.color)
    put(
      .group(
        BlockGroup(
          id: new.id, name: try groupName(new.name, of: new.id), sortKey: new.sortKey,
          color: new.color, createdAt: context.at)))
  }

  mutating func editGroup(_ id: BlockGroupID, _ edits: [GroupEdit]) throws(DayBlockRejection) {
    var group = try editableGroup(id)
    let wasDeleted = group.deletedAt != nil
    for edit in edits {
      switch edit {
      case .name(let name):
        // Without a name the group everybody has is called by the language's word.
        group.name = isUsual(id) && trimmed(name).isEmpty ? "" : try groupName(name, of: id)
        group.deletedAt = nil
      case .color(let color):
        try checkColor(color)
        group.color = color
        group.deletedAt = nil
      case .sortKey(let key): group.sortKey = key
      }
    }
    // Whatever it came back for, its name may be another one's by now.
    if wasDeleted, group.deletedAt == nil { group.name = freeGroupName(group.name, of: id) }
    put(.group(group))
  }

  private func editableGroup(_ id: BlockGroupID) throws(DayBlockRejection) -> BlockGroup {
    if let group = replica.group(id), !replica.isReset(group.createdAt) { return group }
    guard isUsual(id) else { throw .notFound(.group, id.retagged()) }
    let usual = BlockGroup.unnamed(id)
    return BlockGroup(
      id: id, name: usual.name, sortKey: usual.sortKey, createdAt: context.at)
  }

  /// A group that is gone already is no fault.
  mutating func deleteGroup(_ id: BlockGroupID) throws(DayBlockRejection) {
    guard !isUsual(id) else { throw .defaultGroup }
    guard var group = replica.group(id), group.deletedAt == nil else { return }
    group.deletedAt = context.at
    put(.group(group))
  }

  mutating func restoreGroup(_ id: BlockGroupID) throws(DayBlockRejection) {
    guard var group = replica.group(id), !replica.isReset(group.createdAt) else {
      throw .notFound(.group, id.retagged())
    }
    guard group.deletedAt != nil else { return }
    group.deletedAt = nil
    group.name = freeGroupName(group.name, of: id)
    put(.group(group))
  }

  // MARK: Blocks

  mutating func addBlock(_ new: NewBlock) throws(DayBlockRejection) {
    guard replica.block(new.id) == nil else { throw .idTaken(.block, new.id.retagged()) }
    guard replica.blocks.count < DayLimits.blocks else {
      throw .tooMany(.blocks, limit: DayLimits.blocks)
    }
    let group = try home(new.group)
    try checkColor(new.color)
    guard isWord(new.icon) else { throw .unusableCharacter(.icon) }
    put(
      .block(
        Block(
          id: new.id, group: group, name: try blockName(new.name, of: new.id, in: group),
          icon: new.icon, color: new.color, sortKey: new.sortKey, createdAt: context.at)))
  }

  mutating func editBlock(_ id: BlockID, _ edits: [BlockEdit]) throws(DayBlockRejection) {
    guard var block = replica.block(id), !replica.isReset(block.createdAt) else {
      throw .notFound(.block, id.retagged())
    }
    var isMoved = true
    for edit in edits {
      guard case .place = edit else {
        isMoved = false
        continue
      }
    }
    // Being moved about is no reason to come back.
    if !isMoved, !replica.isShown(block) { block = revived(block) }
    for edit in edits { try apply(edit, to: &block) }
    put(.block(block))
  }

  private func apply(_ edit: BlockEdit, to block: inout Block) throws(DayBlockRejection) {
    switch edit {
    case .name(let name): block.name = try blockName(name, of: block.id, in: block.group)
    case .icon(let icon):
      guard isWord(icon) else { throw .unusableCharacter(.icon) }
      block.icon = icon
    case .color(let color):
      try checkColor(color)
      block.color = color
    case .place(let group, let key):
      let home = try home(group)
      if home != block.group {
        block.name = try blockName(block.name, of: block.id, in: home)
        block.group = home
      }
      block.sortKey = key
    case .goal(let goal):
      try DayLimits.check(goal)
      block.goal = goal
    case .plans(let plans):
      try DayLimits.check(plans)
      block.plans = plans
    case .golden(let isGolden): block.isGolden = isGolden
    case .source(let source): block.source = source
    case .maxRun(let minutes):
      if let minutes { try checkRange(minutes, DayLimits.maxRun, .maxRun) }
      block.maxRun = minutes
    case .archived(let isArchived):
      block.archivedAt = isArchived ? block.archivedAt ?? context.at : nil
    }
  }

  /// A block that is gone already is no fault.
  mutating func deleteBlock(_ id: BlockID) {
    guard var block = replica.block(id), block.deletedAt == nil else { return }
    block.deletedAt = context.at
    put(.block(block))
  }

  mutating func restoreBlock(_ id: BlockID) throws(DayBlockRejection) {
    guard var block = replica.block(id), !replica.isReset(block.createdAt) else {
      throw .notFound(.block, id.retagged())
    }
    guard !replica.isShown(block) else { return }
    let archivedAt = block.archivedAt
    block = revived(block)
    block.archivedAt = archivedAt
    put(.block(block))
  }

  // MARK: Bringing back

  /// The block as one that is there: archived, in a group that is there, with a name of its own.
  func revived(_ block: Block) -> Block {
    var group = block.group
    // A group that was deleted long ago has no row any more.
    let isThere =
      isUsual(group) || replica.group(group).map { row in replica.isShown(row) } ?? false
    if !isThere { group = usualGroup }
    var back = Block(
      id: block.id, group: group, name: freeBlockName(block.name, of: block.id, in: group),
      icon: block.icon, color: block.color, sortKey: block.sortKey,
      createdAt: replica.isReset(block.createdAt) ? context.at : block.createdAt)
    back.goal = block.goal
    back.plans = block.plans
    back.isGolden = block.isGolden
    back.source = block.source
    back.maxRun = block.maxRun
    back.archivedAt = block.archivedAt ?? context.at
    return back
  }

  /// Makes sure that what is recorded for a block can be seen: a deleted one comes back, archived.
  mutating func bringBack(_ id: BlockID) throws(DayBlockRejection) {
    guard let block = replica.block(id) else { throw .notFound(.block, id.retagged()) }
    if !replica.isShown(block) { put(.block(revived(block))) }
  }

  // MARK: Places and names

  /// After a reset was taken back, what came back may be called as what was made since: the
  /// younger one gets a number (§3.3).
  mutating func separateNames() {
    for group in replica.groups(of: context.actor).sorted(by: { a, b in
      (a.createdAt, a.id) < (b.createdAt, b.id)
    }) {
      guard let twin = replica.group(named: group.name, of: context.actor, besides: group.id),
        (twin.createdAt, twin.id) < (group.createdAt, group.id)
      else { continue }
      var renamed = group
      renamed.name = freeGroupName(group.name, of: group.id)
      put(.group(renamed))
    }
    for block in replica.blocks.sorted(by: { a, b in (a.createdAt, a.id) < (b.createdAt, b.id) }) {
      guard let twin = replica.block(named: block.name, in: block.group, besides: block.id),
        (twin.createdAt, twin.id) < (block.createdAt, block.id)
      else { continue }
      var renamed = block
      renamed.name = freeBlockName(block.name, of: block.id, in: block.group)
      put(.block(renamed))
    }
  }

  var usualGroup: BlockGroupID { BlockGroup.defaultID(of: context.actor) }

  func isUsual(_ id: BlockGroupID) -> Bool { id == usualGroup }

  /// The group, or the one everybody has in the place of one that was deleted meanwhile.
  private func home(_ id: BlockGroupID) throws(DayBlockRejection) -> BlockGroupID {
    if isUsual(id) { return id }
    guard let group = replica.group(id) else { throw .notFound(.group, id.retagged()) }
    return replica.isShown(group) ? id : usualGroup
  }

  private func groupName(
    _ text: String, of id: BlockGroupID
  ) throws(DayBlockRejection) -> String {
    let name = try checkedName(text, limit: DayLimits.groupName)
    guard let other = replica.group(named: name, of: context.actor, besides: id) else {
      return name
    }
    guard isServer else { throw .groupNameTaken(other.id) }
    return freeGroupName(name, of: id)
  }

  private func freeGroupName(_ name: String, of id: BlockGroupID) -> String {
    freeName(name, limit: DayLimits.groupName) { name in
      replica.group(named: name, of: context.actor, besides: id) != nil
    }
  }

  private func blockName(
    _ text: String, of id: BlockID, in group: BlockGroupID
  ) throws(DayBlockRejection) -> String {
    let name = try checkedName(text, limit: DayLimits.blockName)
    guard let other = replica.block(named: name, in: group, besides: id) else { return name }
    guard isServer else { throw .blockNameTaken(other.id) }
    return freeBlockName(name, of: id, in: group)
  }

  func freeBlockName(_ name: String, of id: BlockID, in group: BlockGroupID) -> String {
    freeName(name, limit: DayLimits.blockName) { name in
      replica.block(named: name, in: group, besides: id) != nil
    }
  }

  private func checkColor(_ color: Int?) throws(DayBlockRejection) {
    if let color { try checkRange(color, DayLimits.colors, .color) }
  }
}

extension DayBlockReplica {
  /// The group that has the name without regard to case. An empty name is nobody's.
  public func group(
    named name: String, of user: UserID, besides id: BlockGroupID? = nil
  ) -> BlockGroup? {
    groups(of: user).first { group in
      group.id != id && !group.name.isEmpty && isSameName(group.name, name)
    }
  }

  /// The block of a group that has the name without regard to case, also an archived one.
  public func block(
    named name: String, in group: BlockGroupID, besides id: BlockID? = nil
  ) -> Block? {
    blocks.first { block in
      block.group == group && block.id != id && isSameName(block.name, name)
    }
  }
}
