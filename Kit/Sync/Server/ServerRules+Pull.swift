import Core
import Wire

extension ServerRules {
  /// The most bytes of bodies in a page; it may exceed them by the rest of one command.
  public static var pageBytes: Int { 256 * 1024 }

  /// The next page for a device, read in one snapshot of the storage.
  ///
  /// What the person may read is decided here and now, whatever the cursor says.
  public func pull(
    _ request: PullRequest, by user: UserID, in storage: Storage
  ) throws(Failure) -> Result<Page, SyncProblem> {
    let mark = try storage.mark(of: request.device)
    guard mark?.user ?? user == user else { return .failure(.deviceTaken) }
    let epoch = try storage.epoch()
    var cursor = Cursor(epoch: epoch)
    var reset = true
    if let text = request.cursor {
      guard let theirs = Cursor(text) else { return .failure(.malformedCursor) }
      if theirs.epoch == epoch {
        cursor = theirs
        reset = false
      }
    }
    var draft = PageDraft(cursor: cursor, limit: max(1, min(request.limit, 1_000)))
    if let problem = try fill(&draft, for: user, in: storage) { return .failure(problem) }
    var settled: (mark: Page.Mark, rejections: [PageRejection])?
    if !draft.more || planted(.markAheadOfRows) {
      settled = try settle(request, mark, in: storage)
    }
    let complete = !draft.more
    return .success(
      Page(
        epoch: epoch, cursor: draft.cursor.text, reset: reset, purges: draft.purges,
        parts: draft.parts, mark: settled?.mark, rejections: settled?.rejections ?? [],
        known: complete ? try known(request, mark, in: storage) : nil, more: draft.more,
        voluminous: Self.voluminous(draft.parts)))
  }

  /// The voluminous kinds among these rows, ascending.
  private static func voluminous(_ parts: [ScopePart]) -> [String] {
    var last = ""
    var kinds: Set<String> = []
    for part in parts {
      for row in part.rows where !sameBytes(row.key.kind, last) {
        last = row.key.kind
        if Domain.isVoluminous(last) { kinds.insert(last) }
      }
    }
    return kinds.sorted { one, other in one.utf8.lexicographicallyPrecedes(other.utf8) }
  }

  // MARK: Rows

  private func fill(
    _ draft: inout PageDraft, for user: UserID, in storage: Storage
  ) throws(Failure) -> SyncProblem? {
    var extents = try storage.extents(readableBy: user)
    let readable = Set(extents.map { extent in extent.scope })
    for scope in draft.cursor.scopes where !readable.contains(scope) {
      if planted(.permissionOnlyAtWrite) {
        extents.append(
          ScopeExtent(
            scope: scope, head: try storage.head(of: scope), floor: try storage.floor(of: scope)))
        continue
      }
      draft.cursor[scope] = nil
      if !planted(.leaveWithoutPurge) { draft.purges.append(scope) }
    }
    if planted(.sharedHeadsUnsaid) {
      extents.removeAll { extent in
        if case .at? = draft.cursor[extent.scope] { extent.scope != .user(user) } else { false }
      }
    }
    extents.sort { one, other in one.scope < other.scope }
    let hidden = try hidden(from: user, in: storage)
    for extent in extents {
      let (scope, head) = (extent.scope, extent.head)
      if let position = draft.cursor[scope], position.seq > head { return .cursorAhead }
      let floor = planted(.floorIgnored) ? 0 : extent.floor
      var begins = false
      draft.hidden = hidden[scope] ?? []
      let visibility = scope == .user(user) ? nil : Visibility.mark(hiding: draft.hidden)
      if (draft.cursor[scope]?.seq ?? -1) < floor || draft.cursor[scope] == nil
        || draft.cursor.visibility(of: scope) != visibility
      {
        draft.cursor.begin(scope, asOf: head, under: visibility)
        begins = true
        if planted(.joinWithoutSnapshot), scope != .user(user) { draft.cursor[scope] = .at(head) }
      }
      var rows: [PageRow] = []
      if case .snapshot(let seq, let after)? = draft.cursor[scope] {
        try snapshot(of: scope, asOf: seq, after: after, head, &rows, &draft, in: storage)
      }
      if case .at(let seq)? = draft.cursor[scope] {
        try changes(of: scope, after: seq, head, &rows, &draft, in: storage)
      }
      if begins || !rows.isEmpty {
        draft.parts.append(ScopePart(scope: scope, begins: begins, rows: rows))
      }
    }
    return nil
  }

  /// As much of a snapshot as has room; its end is where the scope's changes begin.
  private func snapshot(
    of scope: Scope, asOf seq: Int64, after key: EntityKey?, _ head: Int64, _ rows: inout [PageRow],
    _ draft: inout PageDraft, in storage: Storage
  ) throws(Failure) {
    guard draft.room > 0 else {
      draft.more = true
      return
    }
    let limit = draft.room + 1
    let found = try storage.snapshot(of: scope, asOf: seq, after: key, limit: limit)
    for row in found {
      guard draft.room > 0 else {
        draft.more = true
        return
      }
      let shown = shown(row, hiding: draft.hidden)
      if shown.body != nil { draft.take(shown, &rows) }
      draft.cursor[scope] = .snapshot(asOf: seq, after: row.key)
    }
    guard found.count < limit else {
      // What is hidden took no room, and there may be more behind it.
      draft.more = true
      return
    }
    draft.cursor[scope] = .at(planted(.snapshotEndsAtHead) ? head : seq)
  }

  /// As many whole commands' changes as have room.
  private func changes(
    of scope: Scope, after seq: Int64, _ head: Int64, _ rows: inout [PageRow],
    _ draft: inout PageDraft, in storage: Storage
  ) throws(Failure) {
    guard seq < head else { return }
    guard draft.room > 0 else {
      draft.more = true
      return
    }
    var found = try storage.feed(of: scope, after: seq, limit: draft.room)
    if planted(.sequenceBeforeCommit), found.last?.seq == head, head % 3 == 0 {
      found.removeLast()
    }
    if let last = found.last, last.seq < last.lastOfCommand, !planted(.pageSplitsCommand) {
      // The page ends inside a command: take the rest of it too.
      let rest = Int(last.lastOfCommand - last.seq)
      found += try storage.feed(of: scope, after: last.seq, limit: rest)
    }
    var position = seq
    for row in found {
      // Bytes run out only between commands.
      let opens = position == seq || draft.closed
      if opens, draft.room <= 0, position != seq || draft.isStarted { break }
      draft.take(shown(row, hiding: draft.hidden), &rows)
      draft.closed = row.seq == row.lastOfCommand
      position = row.seq
    }
    if planted(.sequenceBeforeCommit) { position = max(position, head) }
    draft.cursor[scope] = .at(position)
    if position < head { draft.more = true }
  }

  // MARK: Outcomes

  /// The device's mark, and the rejections it does not know of.
  private func settle(
    _ request: PullRequest, _ mark: DeviceMark?, in storage: Storage
  ) throws(Failure) -> (mark: Page.Mark, rejections: [PageRejection]) {
    guard let mark, mark.lastDseq > 0 else { return (Page.Mark(dseq: 0, command: nil), []) }
    let whole = Page.Mark(dseq: mark.lastDseq, command: mark.lastCommand)
    guard let range = unknown(request, mark) else { return (whole, []) }
    var rejections: [PageRejection] = []
    for entry in try storage.rejected(by: request.device, in: range) {
      guard let reason = entry.rejection else { continue }
      rejections.append(PageRejection(dseq: entry.dseq, id: entry.id, reason: reason))
    }
    return (whole, rejections)
  }

  /// What the server has under an unsure device's id. A copy's outbox is among the first of it.
  private func known(
    _ request: PullRequest, _ mark: DeviceMark?, in storage: Storage
  ) throws(Failure) -> [CommandID]? {
    guard request.isUnsure else { return nil }
    guard let mark, let range = unknown(request, mark) else { return [] }
    return try storage.logged(by: request.device, in: range).map { entry in entry.id }
  }

  /// The numbers whose outcome the device does not know. A sound device has at most
  /// ``PushRequest/limit`` of them; the bound is for one that was restored from long ago.
  private func unknown(_ request: PullRequest, _ mark: DeviceMark) -> ClosedRange<Int64>? {
    guard request.acknowledged < mark.lastDseq else { return nil }
    let first = request.acknowledged + 1
    return first...min(mark.lastDseq, first.addingReportingOverflow(20_000).partialValue)
  }
}

/// A page in the making.
struct PageDraft {
  var cursor: Cursor
  let limit: Int
  var rows = 0
  var bytes = 0
  var purges: [Scope] = []
  var parts: [ScopePart] = []
  var more = false
  /// Who hides in the scope at hand.
  var hidden: Set<UserID> = []
  /// The last row taken from a feed ended its command.
  var closed = true

  init(cursor: Cursor, limit: Int) {
    self.cursor = cursor
    self.limit = limit
  }

  var isStarted: Bool { rows > 0 }

  /// How many rows still fit.
  var room: Int { bytes >= 256 * 1024 ? 0 : limit - rows }

  mutating func take(_ row: FeedRow, _ into: inout [PageRow]) {
    rows += 1
    bytes += 80 + (row.body?.utf8.count ?? 0)
    into.append(PageRow(key: row.key, seq: row.seq, revision: row.revision, body: row.body))
  }
}
