import Core
import Wire

// A page becomes operations on the local database, one transaction: rows, cursor, and the outcomes
// of commands. Memory follows once they are durable.
extension ClientCore {
  mutating func plan(_ page: Page) -> [StoreWrite.Operation] {
    guard var record else { return [] }
    var operations: [StoreWrite.Operation] = []
    let isReset = page.reset || page.epoch != record.epoch
    if isReset {
      operations.append(.clear(table: LocalTable.base))
      // What was here is gone, and the rest of what replaces it may come in further pages.
      record.isBootstrapped = false
    }
    if page.epoch != record.epoch {
      if record.epoch != nil, planted(.outboxClearedOnNewEpoch) {
        operations.append(.clear(table: LocalTable.outbox))
      }
      record.epoch = page.epoch
      record.isCurrent = false
    }
    if !planted(.purgeIgnored) {
      for scope in page.purges where !isReset { operations += deletions(of: scope) }
    }
    for part in page.parts {
      if part.begins, !isReset { operations += deletions(of: part.scope) }
      let isNew = isReset || part.begins
      for row in part.rows {
        let table = table(of: row.key, after: page, isNew: isNew)
        operations += operation(row, in: part.scope, table)
      }
    }
    if planted(.cursorSavedBeforeRows) {
      extra += operations
      operations = []
    }
    record.cursor = page.cursor
    if !page.more {
      record.isCurrent = true
      record.isBootstrapped = true
    }
    var outcomes: [OutboxEntry<Domain>] = []
    if let mark = page.mark { operations += settle(page, mark, &record, &outcomes) }
    operations += contents(after: page, isReset: isReset, settled: outcomes)
    operations.append(store(&record))
    return operations
  }

  private func deletions(of scope: Scope) -> [StoreWrite.Operation] {
    var operations: [StoreWrite.Operation] = []
    for key in keys(in: scope) {
      guard let row = held[key] else { continue }
      if planted(.foreignRowStaysOnLeaving), !Domain.isKnown(key.kind) { continue }
      operations.append(.delete(table: table(of: key, row), key: LocalTable.key(scope, key)))
    }
    return operations
  }

  private func operation(
    _ row: PageRow, in scope: Scope, _ table: String
  ) -> [StoreWrite.Operation] {
    let key = LocalTable.key(scope, row.key)
    if planted(.foreignRowDropped), !Domain.isKnown(row.key.kind) { return [] }
    guard let body = row.body else {
      return planted(.tombstoneIgnored) ? [] : [.delete(table: table, key: key)]
    }
    let value = LocalTable.value(revision: row.revision, body: body)
    return [.put(table: table, key: key, value: value)]
  }

  // MARK: Outcomes

  private mutating func settle(
    _ page: Page, _ mark: Page.Mark, _ record: inout DeviceRecord,
    _ accepted: inout [OutboxEntry<Domain>]
  ) -> [StoreWrite.Operation] {
    let numbered = outbox.filter { entry in entry.dseq != nil }
    if suspectsCopy {
      guard let known = page.known else { return [] }
      // A command without a number may be known too: the copy it was taken from sent it.
      let isKnown = Set(known)
      var operations = outcomes(
        of: outbox.filter { entry in isKnown.contains(entry.id) }, page, &accepted)
      let rest = numbered.filter { entry in !isKnown.contains(entry.id) }
      operations += renumber(&record, keeping: rest)
      return operations
    }
    guard agrees(mark, numbered, record) || planted(.deviceReusedAfterRestore) else {
      suspectsCopy = true
      wantsPull = true
      return []
    }
    record.acknowledged = mark.dseq
    record.acknowledgedCommand = mark.command
    if planted(.deviceReusedAfterRestore) { record.issued = max(record.issued, mark.dseq) }
    return outcomes(
      of: numbered.filter { entry in entry.dseq ?? .max <= mark.dseq }, page, &accepted)
  }

  /// Whether the mark can be about this device's own commands. If not, the local database was
  /// copied or restored, or the server's was.
  private func agrees(
    _ mark: Page.Mark, _ numbered: [OutboxEntry<Domain>], _ record: DeviceRecord
  ) -> Bool {
    if mark.dseq == record.acknowledged { return mark.command == record.acknowledgedCommand }
    guard mark.dseq > record.acknowledged else { return false }
    return numbered.contains { entry in entry.dseq == mark.dseq && entry.id == mark.command }
  }

  private func outcomes(
    of entries: [OutboxEntry<Domain>], _ page: Page, _ accepted: inout [OutboxEntry<Domain>]
  ) -> [StoreWrite.Operation] {
    var reasons: [CommandID: JSON] = [:]
    for rejection in page.rejections { reasons[rejection.id] = rejection.reason }
    var operations: [StoreWrite.Operation] = []
    for entry in entries {
      let key = entry.id.description
      operations.append(.delete(table: LocalTable.outbox, key: key))
      if planted(.foreignRejectionLost), entry.command == nil { continue }
      if let reason = reasons[entry.id], !planted(.rejectionNotKept) {
        let row = RejectedCommand<Domain>.row(entry, reason: reason, learned: now.instant)
        operations.append(.put(table: LocalTable.rejected, key: key, value: row.text))
      } else {
        accepted.append(entry)
      }
    }
    return operations
  }

  /// The page is durable and in the view.
  mutating func pageApplied(_ page: Page) {
    if page.reset { startsOver = false }
    if page.more {
      // What follows may have been asked for, or be here.
      if self.page == nil, exchange?.isAhead != true { wantsPull = true }
      return
    }
    hinted = record?.acknowledged ?? 0
    pullsFirst = false
    failures = 0
    let period = isListening ? 900_000 : 60_000
    let spread = Int(now.entropy.block(0x9011).low % UInt64(period / 4))
    out.append(.timer(key: ClientTimer.exchange, milliseconds: period - spread))
  }
}
