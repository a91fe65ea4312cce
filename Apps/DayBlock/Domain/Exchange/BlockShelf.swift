import Core

/// Finds blocks by their names, and makes those that are missing, as long as there is room.
///
/// Names are the same as the domain says (``isSameName(_:_:)``): without regard to case, not to
/// accents.
struct BlockShelf {
  private struct Key<Group: Hashable>: Hashable {
    let group: Group
    let name: String
  }

  private let user: UserID
  private let batch: DayImportID
  /// Whether a row without a group is of the one everybody has.
  private let isWhole: Bool
  private var groups: [String: BlockGroupID] = [:]
  private var blocks: [Key<BlockGroupID>: BlockID] = [:]
  /// Those of the same name wherever they are, for rows that name no group.
  private var anywhere: [String: BlockID] = [:]
  /// The blocks that are there.
  private var shown: Set<BlockID> = []
  /// What the file says of groups and blocks, by their names.
  private var groupsTold: [String: ImportGroup] = [:]
  private var blocksTold: [Key<String>: ImportBlock] = [:]
  private var groupCount = 0
  private var blockCount = 0
  private var lastGroup: SortKey?
  private var lastBlock: [BlockGroupID: SortKey] = [:]
  private var sources: Set<BlockSource> = []

  init(_ replica: DayBlockReplica, _ user: UserID, _ plan: ImportPlan, _ batch: DayImportID) {
    self.user = user
    self.batch = batch
    isWhole = plan.isWhole
    for group in replica.groups(of: user) {
      if !group.name.isEmpty { groups[group.name.lowercased()] = group.id }
      groupCount += 1
      lastGroup = group.sortKey
    }
    for block in replica.blocks {
      let name = block.name.lowercased()
      blocks[Key(group: block.group, name: name)] = block.id
      if anywhere[name] == nil { anywhere[name] = block.id }
      shown.insert(block.id)
      blockCount += 1
      place(block)
    }
    for told in plan.groups {
      let name = told.group.name.lowercased()
      if groupsTold[name] == nil { groupsTold[name] = told }
      // One that is here and has another name by now.
      if groups[name] == nil, let own = replica.group(told.group.id), replica.isShown(own) {
        groups[name] = own.id
      }
    }
    for told in plan.blocks {
      let key = Key(group: told.group.lowercased(), name: told.block.name.lowercased())
      if blocksTold[key] == nil { blocksTold[key] = told }
    }
  }

  // MARK: Finding

  /// A row whose words have no order as it is meant here: of two that are a block and its group
  /// here, the one is the block. Where no block is there by the first word, but a group by another
  /// one, the block is to be of that.
  func meant(_ row: ImportRow) -> ImportRow {
    guard let tags = row.tags else { return row }
    for group in tags.words {
      guard let id = groups[group.lowercased()] else { continue }
      for block in tags.words where !sameBytes(block, group) {
        let key = Key(group: id, name: block.lowercased())
        if blocks[key] != nil { return row.placed(block, in: group) }
      }
    }
    guard anywhere[row.block.lowercased()] == nil,
      let group = tags.words.first(where: { word in groups[word.lowercased()] != nil }),
      let block = tags.words.first(where: { word in !sameBytes(word, group) })
    else { return row }
    return row.placed(block, in: group)
  }

  /// The block of that name, which is made where it is missing.
  ///
  /// - Parameter line: Whose row it is for.
  mutating func block(
    _ name: String, in groupName: String, _ line: Int, _ steps: inout ImportSteps
  ) throws(ImportFault) -> BlockID {
    let key = Key(group: groupName.lowercased(), name: name.lowercased())
    let told = blocksTold[key]
    // One that is here, whatever it is called and wherever it is by now.
    if let told, shown.contains(told.block.id) { return told.block.id }
    if groupName.isEmpty, !isWhole, let known = anywhere[key.name] { return known }
    let group = groupName.isEmpty ? BlockGroup.defaultID(of: user) : groups[key.group]
    if let group, let known = blocks[Key(group: group, name: key.name)] { return known }
    guard blockCount < DayLimits.blocks else {
      throw ImportFault(line, .tooManyBlocks(name, limit: DayLimits.blocks))
    }
    let home = try self.group(groupName, line, &steps)
    return make(name, told?.block, in: home, &steps)
  }

  /// Makes a block that the file tells of, where it is missing.
  mutating func provide(
    _ told: ImportBlock, _ steps: inout ImportSteps
  ) throws(ImportFault) {
    _ = try block(told.block.name, in: told.group, told.line, &steps)
  }

  /// Makes a group that the file tells of, where it is missing.
  mutating func provide(
    _ told: ImportGroup, _ steps: inout ImportSteps
  ) throws(ImportFault) {
    _ = try group(told.group.name, told.line, &steps)
  }

  private mutating func group(
    _ name: String, _ line: Int, _ steps: inout ImportSteps
  ) throws(ImportFault) -> BlockGroupID {
    if name.isEmpty { return BlockGroup.defaultID(of: user) }
    let key = name.lowercased()
    if let known = groups[key] { return known }
    guard groupCount < DayLimits.groups else {
      throw ImportFault(line, .tooManyGroups(name, limit: DayLimits.groups))
    }
    let told = groupsTold[key]?.group
    let place = told?.sortKey ?? SortKey.between(lastGroup, nil)
    let group = BlockGroup(
      id: BlockGroupID(high: 0, low: 0), name: told?.name ?? name, sortKey: place,
      color: told?.color, createdAt: Instant(milliseconds: 0))
    let id = group.id(madeBy: batch)
    lastGroup = max(lastGroup ?? place, place)
    groupCount += 1
    groups[key] = id
    steps.newGroups += 1
    steps.commands.append(
      .addGroup(
        NewGroup(id: id, name: group.name, sortKey: place, color: group.color)))
    return id
  }

  // MARK: Making

  private mutating func make(
    _ name: String, _ told: Block?, in group: BlockGroupID, _ steps: inout ImportSteps
  ) -> BlockID {
    steps.newBlocks += 1
    // The families of the palette in turn, each at its full colour.
    var block = Block(
      id: BlockID(high: 0, low: 0), group: group, name: told?.name ?? name,
      icon: told?.icon ?? Block.usualIcon, color: told?.color ?? (steps.newBlocks % 11) * 5 + 2,
      sortKey: told?.sortKey ?? SortKey.between(lastBlock[group], nil),
      createdAt: Instant(milliseconds: 0))
    if let told {
      block.goal = told.goal
      block.plans = told.plans
      block.isGolden = told.isGolden
      block.maxRun = told.maxRun
      block.archivedAt = told.archivedAt
      // Of two that take the same records, the one that is there goes on taking them.
      if let source = told.source, !sources.contains(source) { block.source = source }
    }
    let id = block.id(madeBy: batch)
    let key = block.name.lowercased()
    blocks[Key(group: group, name: key)] = id
    if anywhere[key] == nil { anywhere[key] = id }
    blockCount += 1
    place(block)
    steps.commands.append(
      .addBlock(
        NewBlock(
          id: id, group: group, name: block.name, icon: block.icon, color: block.color,
          sortKey: block.sortKey)))
    let edits = block.edits
    if !edits.isEmpty { steps.commands.append(.editBlock(id, edits)) }
    return id
  }

  private mutating func place(_ block: Block) {
    lastBlock[block.group] = max(lastBlock[block.group] ?? block.sortKey, block.sortKey)
    if let source = block.source { sources.insert(source) }
  }
}

extension ImportRow {
  /// The same where two of its words are the block and its group, which is there.
  fileprivate func placed(_ word: String, in group: String) -> ImportRow {
    guard let tags else { return self }
    do throws(ImportFault) {
      let block = try ImportFile.name(word, limit: DayLimits.blockName, line).name
      let memo = tags.memo(without: [word, group])
      guard !block.isEmpty, !isLonger(memo, than: DayLimits.memo) else { return self }
      var row = self
      (row.block, row.group, row.memo) = (block, group, memo)
      return row
    } catch { return self }
  }
}

extension Block {
  /// What a new block lacks of it.
  fileprivate var edits: [BlockEdit] {
    var edits: [BlockEdit] = []
    if let goal { edits.append(.goal(goal)) }
    if !plans.isEmpty { edits.append(.plans(plans)) }
    if isGolden { edits.append(.golden(true)) }
    if let source { edits.append(.source(source)) }
    if let maxRun { edits.append(.maxRun(maxRun)) }
    if archivedAt != nil { edits.append(.archived(true)) }
    return edits
  }
}
