import Calendar
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
  /// Rows that look like sessions of the replica which came from elsewhere: the same time under the
  /// same name.
  public var doubles: [ImportRow] = []
  /// Rows, and blocks and groups of DayBlock's own file, that there is no room for, in the
  /// file's order.
  public var refused: [ImportFault] = []
  /// The other rows, as they are meant here: those that are added or known.
  public var rows: [ImportRow] = []
  /// The ids of the sessions added, for undoing.
  public var ids: [DaySessionID] = []

  /// Nothing to do.
  public init() {}
}

extension ImportPlan {
  /// Sessions of one command at most.
  static let batch = 100
  /// Bytes of one command, so that it stays small enough to be sent; one session may have more.
  static let heaviest = 131_072

  /// The commands that take the plan over into a person's replica: groups and blocks that are
  /// missing, then the sessions. What there is no room for is told, and everything else is taken.
  ///
  /// - Parameters:
  ///   - id: The import's, for its undoing.
  ///   - takesDoubles: Rows that look like sessions of the replica are taken over all the same.
  ///     Unless somebody says so they are left out, on a device and on the server.
  public func steps(
    into replica: DayBlockReplica, of user: UserID, as id: DayImportID, takesDoubles: Bool = false
  ) -> ImportSteps {
    let boundary = replica.settings(of: user).boundary
    var steps = ImportSteps()
    var shelf = BlockShelf(replica, user, self, id)
    var news: [NewSession] = []
    for written in rows {
      let row = shelf.meant(written)
      if isKnown(row, replica, user) {
        steps.known += 1
        steps.rows.append(row)
        continue
      }
      if isDouble(row, replica, boundary) {
        steps.doubles.append(row)
        guard takesDoubles else { continue }
      }
      let session = row.id(of: user)
      do throws(ImportFault) {
        let block = try shelf.block(row.block, in: row.group, row.line, &steps)
        news.append(row.session(session, of: block))
        steps.ids.append(session)
        steps.rows.append(row)
      } catch { steps.refused.append(error.of(list)) }
    }
    // Last, so that what was recorded has the room that there is.
    for group in groups {
      do throws(ImportFault) {
        try shelf.provide(group, &steps)
      } catch { steps.refused.append(error.of(.groups)) }
    }
    for block in blocks {
      do throws(ImportFault) {
        try shelf.provide(block, &steps)
      } catch { steps.refused.append(error.of(.blocks)) }
    }
    steps.refused = ImportFault.inOrder(steps.refused)
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
      // As they are written: quotation marks and line ends take two bytes, a stretch three
      // numbers.
      let own =
        400 + new.memo.utf8.count * 2 + new.segments.count * 40 + new.friends.count * 40
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

  /// Milliseconds by which programs tell of the same time differently: some leave out the seconds.
  private static let minute: Int64 = 60_000

  /// Whether a session of the replica tells of the same time under the same name. What lies over a
  /// day's begin is a session of each day there: the first tells.
  private func isDouble(
    _ row: ImportRow, _ replica: DayBlockReplica, _ boundary: Int
  ) -> Bool {
    guard let piece = DayClock.pieces(row.segments, boundary: boundary).first,
      let start = piece.segments.first?.start, let end = piece.segments.last?.end
    else { return false }
    // In another zone it may have been another day.
    for days in -1...1 {
      let isThere = replica.sessions(on: piece.day.adding(days: days)).contains { session in
        abs(session.startedAt.milliseconds - start.milliseconds) < ImportPlan.minute
          && abs(session.endedAt.milliseconds - end.milliseconds) < ImportPlan.minute
          && (replica.block(session.block).map { block in isSameName(block.name, row.block) }
            ?? false)
      }
      if isThere { return true }
    }
    return false
  }

  private func isKnown(_ row: ImportRow, _ replica: DayBlockReplica, _ user: UserID) -> Bool {
    ([row.source] + row.otherSources).contains { source in
      replica.hasSource(source) || isThere(ImportRow.id(of: user, source), replica)
    } || isOwn(row, replica)
  }

  /// Whether the row was taken over before; one that was deleted or reset since can be taken again.
  private func isThere(_ id: DaySessionID, _ replica: DayBlockReplica) -> Bool {
    replica.session(id).map { session in !replica.canReplace(session) } ?? false
  }

  /// Whether the row is a session of the replica that was exported, and is still there.
  private func isOwn(_ row: ImportRow, _ replica: DayBlockReplica) -> Bool {
    guard let id = row.ownID, let session = replica.session(id) else { return false }
    return session.deletedAt == nil && !replica.isReset(session.createdAt)
  }
}
