import Core

/// What taking an import over does.
public struct ImportSteps: Hashable, Sendable {
  /// In the order they are to be given.
  public var commands: [DayBlockCommand] = []
  public var newGroups = 0
  public var newBlocks = 0
  /// Sessions that are added.
  public var sessions = 0
  /// Rows that were taken over before.
  public var known = 0
  /// The ids of the sessions added, for undoing.
  public var ids: [DaySessionID] = []

  /// Nothing to do.
  public init() {}
}

extension ImportPlan {
  /// Sessions of one command at most.
  static let batch = 100
  /// Octets of one command, so that it stays small enough to be sent; one session may have more.
  static let heaviest = 131_072

  /// The commands that take the plan over into a person's book: groups and blocks that are missing,
  /// then the sessions.
  ///
  /// - Parameters:
  ///   - id: The import's, for its undoing.
  ///   - moment: Where the ids of new groups and blocks come from.
  public func steps(
    into book: DayBlockReplica, of user: UserID, as id: DayImportID, _ moment: Moment
  ) -> ImportSteps {
    var steps = ImportSteps()
    var shelf = BlockShelf(book, user, moment)
    var news: [NewSession] = []
    for row in rows {
      let session = row.id(of: user)
      if book.hasSource(row.source) || isThere(session, book) || isOwn(row, book) {
        steps.known += 1
        continue
      }
      let block = shelf.block(row.block, in: row.group, &steps)
      news.append(
        NewSession(
          id: session, block: block, zone: row.zone, segments: row.segments, memo: row.memo,
          origin: .imported, source: row.source))
      steps.ids.append(session)
    }
    steps.sessions = news.count
    for part in ImportPlan.parts(of: news) { steps.commands.append(.importSessions(id, part)) }
    return steps
  }

  /// The sessions in commands that are small enough: few of them, or few with long memos and many
  /// stretches.
  private static func parts(of news: [NewSession]) -> [[NewSession]] {
    var parts: [[NewSession]] = []
    var part: [NewSession] = []
    var weight = 0
    for new in news {
      // As they are written: quotation marks and line ends take two octets, a stretch three
      // numbers.
      let own = 400 + new.memo.utf8.count * 2 + new.segments.count * 40
      if !part.isEmpty, part.count == batch || weight + own > heaviest {
        parts.append(part)
        part = []
        weight = 0
      }
      part.append(new)
      weight += own
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  /// Whether the row was taken over before; one that was deleted or reset since can be taken again.
  private func isThere(_ id: DaySessionID, _ book: DayBlockReplica) -> Bool {
    book.session(id).map { session in !book.canReplace(session) } ?? false
  }

  /// Whether the row is a session of the book that was exported, and is still there.
  private func isOwn(_ row: ImportRow, _ book: DayBlockReplica) -> Bool {
    guard let id = row.ownID, let session = book.session(id) else { return false }
    return session.deletedAt == nil && !book.isReset(session.createdAt)
  }
}

/// Finds blocks by their names, and makes those that are missing.
private struct BlockShelf {
  private let user: UserID
  private let moment: Moment
  private var made: UInt64 = 0
  private var groups: [[UInt8]: BlockGroupID] = [:]
  private var blocks: [[UInt8]: BlockID] = [:]
  /// Those of the same name wherever they are, for rows that name no group.
  private var anywhere: [[UInt8]: BlockID] = [:]
  private var lastGroup: SortKey?
  private var lastBlock: [BlockGroupID: SortKey] = [:]

  init(_ book: DayBlockReplica, _ user: UserID, _ moment: Moment) {
    self.user = user
    self.moment = moment
    for group in book.groups(of: user) {
      groups[folded(group.name)] = group.id
      lastGroup = group.sortKey
    }
    for block in book.blocks {
      blocks[BlockShelf.key(block.name, block.group)] = block.id
      if anywhere[folded(block.name)] == nil { anywhere[folded(block.name)] = block.id }
      if lastBlock[block.group].map({ last in last < block.sortKey }) ?? true {
        lastBlock[block.group] = block.sortKey
      }
    }
  }

  private static func key(_ name: String, _ group: BlockGroupID) -> [UInt8] {
    Array(group.description.utf8) + folded(name)
  }

  mutating func block(
    _ name: String, in groupName: String, _ steps: inout ImportSteps
  ) -> BlockID {
    if groupName.isEmpty, let known = anywhere[folded(name)] { return known }
    let group = self.group(groupName, &steps)
    let key = BlockShelf.key(name, group)
    if let known = blocks[key] { return known }
    made += 1
    let id: BlockID = moment.id(made)
    let place = SortKey.between(lastBlock[group], nil)
    lastBlock[group] = place
    blocks[key] = id
    if anywhere[folded(name)] == nil { anywhere[folded(name)] = id }
    steps.newBlocks += 1
    // The families of the palette in turn, each at its full colour.
    let color = (steps.newBlocks % 11) * 5 + 2
    steps.commands.append(
      .addBlock(
        NewBlock(
          id: id, group: group, name: name, icon: "battery", color: color, sortKey: place)))
    return id
  }

  private mutating func group(_ name: String, _ steps: inout ImportSteps) -> BlockGroupID {
    if name.isEmpty { return BlockGroup.defaultID(of: user) }
    if let known = groups[folded(name)] { return known }
    made += 1
    let id: BlockGroupID = moment.id(made)
    let place = SortKey.between(lastGroup, nil)
    lastGroup = place
    groups[folded(name)] = id
    steps.newGroups += 1
    steps.commands.append(.addGroup(NewGroup(id: id, name: name, sortKey: place)))
    return id
  }
}
