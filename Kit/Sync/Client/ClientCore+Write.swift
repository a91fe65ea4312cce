import Core
import Wire

// One write is under way at a time: a later one can never become durable without an earlier one.
extension ClientCore {
  /// This tab numbers commands and talks to the server.
  var leads: Bool { isElected || planted(.twoTabsDrain) }

  mutating func startWrite() {
    if !storageWaits, writeOutbox() { return }
    if !extra.isEmpty, !storageWaits {
      begin(.extra, extra)
    } else if let fetched = keeping.first {
      keeping.removeFirst()
      announce(fetched)
      begin(.keep, fetched)
    } else if mintsDevice, leads, let record {
      var fresh = record
      let operations = renumber(&fresh, keeping: outbox.filter { entry in entry.dseq != nil })
      begin(.device, operations + [store(&fresh)])
    } else if let page, leads {
      begin(.page, plan(page))
    }
  }

  private mutating func begin(
    _ purpose: PendingWrite.Purpose, _ operations: [StoreWrite.Operation],
    saves: [CommandID] = []
  ) {
    let token = token()
    write = PendingWrite(token: token, purpose: purpose, operations: operations, saves: saves)
    out.append(.persist(token, operations))
  }

  /// The record's row, as the next version.
  func store(_ record: inout DeviceRecord) -> StoreWrite.Operation {
    record.version += 1
    return .put(table: LocalTable.meta, key: LocalTable.recordKey, value: record.json.text)
  }

  func store(_ entry: OutboxEntry<Domain>) -> StoreWrite.Operation {
    let row = planted(.foreignCommandRewritten) ? Self.rewritten(entry) : entry.row
    return .put(table: LocalTable.outbox, key: entry.id.description, value: row.text)
  }

  // MARK: The outbox

  /// Saves what is only in memory and, in the syncing tab, numbers what has no number. False if
  /// there is nothing to do.
  private mutating func writeOutbox() -> Bool {
    var operations: [StoreWrite.Operation] = []
    var saves: [CommandID] = []
    var fresh = record
    let numbers = leads && !isLocal && !suspectsCopy && !mintsDevice
    var open = 0
    for index in outbox.indices where outbox[index].dseq != nil { open += 1 }
    for index in outbox.indices {
      if outbox[index].isSaved, outbox[index].dseq != nil || !numbers { continue }
      // After a refusal, one at a time: a full disk may still have room for the oldest.
      if storageAttempts > 0, !saves.isEmpty { break }
      if outbox[index].isSaved, open >= PushRequest.limit { continue }
      if planted(.foreignSequenceSkipped), outbox[index].command == nil { continue }
      var entry = outbox[index]
      var changes = !entry.isSaved
      if numbers, entry.dseq == nil, open < PushRequest.limit, let record = fresh {
        number(&entry, by: record)
        fresh?.issued += 1
        open += 1
        changes = true
      }
      guard changes else { continue }
      operations.append(store(entry))
      if !entry.isSaved {
        saves.append(entry.id)
        if let text = texts[entry.id] { operations.append(store(text, at: entry.id.place)) }
      }
      if planted(.sentBeforeDurable) { outbox[index].dseq = entry.dseq }
      if planted(.savedBeforeDurable) { outbox[index].isSaved = true }
    }
    guard !operations.isEmpty else { return false }
    if leads, var fresh {
      operations.append(store(&fresh))
      if planted(.sentBeforeDurable) { record?.issued = fresh.issued }
    }
    announce(operations)
    begin(.outbox, operations, saves: saves)
    return true
  }

  private func number(_ entry: inout OutboxEntry<Domain>, by record: DeviceRecord) {
    entry.dseq = record.issued + 1
    if entry.madeOn != record.device {
      entry.known = 0
      entry.madeOn = record.device
    }
  }

  /// Another device id, under which `remaining` is numbered from 1.
  mutating func renumber(
    _ record: inout DeviceRecord, keeping remaining: [OutboxEntry<Domain>]
  ) -> [StoreWrite.Operation] {
    record.device = now.id(0xDE71CE)
    record.issued = 0
    record.acknowledged = 0
    record.acknowledgedCommand = nil
    var operations: [StoreWrite.Operation] = []
    for entry in remaining {
      var entry = planted(.newIdentityAfterTimeout) ? renamed(entry, &operations) : entry
      number(&entry, by: record)
      record.issued += 1
      operations.append(store(entry))
    }
    return operations
  }

  // MARK: Answers

  mutating func persisted(_ token: Int) {
    if overdue?.token == token { return persistedLate() }
    guard let done = write, done.token == token else { return }
    write = nil
    storageFailure = nil
    storageAttempts = 0
    storageWaits = false
    if done.purpose == .extra { extra.removeFirst(done.operations.count) }
    for id in done.saves { texts[id] = nil }
    let finished = done.purpose == .page ? page : nil
    if done.purpose == .page {
      page = following
      following = nil
    }
    absorb(done.operations.filter { operation in !isOver(operation) })
    if done.purpose == .device { wantsPull = true }
    if let finished { pageApplied(finished) }
    tell(done, more: finished?.more ?? false)
  }

  /// A write that was given up is durable after all. The database is being read again, and shows
  /// what has become of its commands meanwhile: if they are gone from it they are settled.
  private mutating func persistedLate() {
    guard let saves = overdue?.saves else { return }
    overdue = nil
    for id in saves {
      if let index = position(of: id) { outbox[index].isSaved = true }
      texts[id] = nil
    }
  }

  /// Nothing was written. What the person did stays in memory and is tried again; a page is simply
  /// pulled again.
  mutating func persistFailed(_ token: Int, _ reason: String) {
    guard let failed = write, failed.token == token else { return }
    write = nil
    // What is on the server need not be here.
    if failed.purpose == .keep { return leads ? () : tellOfNothing(about: failed.operations) }
    storageFailure = reason
    if failed.purpose == .page {
      page = nil
      // Nothing may come after what is not there.
      following = nil
      if exchange?.isAhead == true { exchange = nil }
      backOff()
      return
    }
    if planted(.unsavedDroppedOnQuota) {
      for id in failed.saves { texts[id] = nil }
      outbox.removeAll { entry in failed.saves.contains(entry.id) }
    }
    storageAttempts += 1
    storageWaits = true
    out.append(.timer(key: ClientTimer.storage, milliseconds: delay(after: storageAttempts)))
  }

  /// Exponential, capped at a minute, half of it by chance so that devices do not come back
  /// together.
  func delay(after attempts: Int) -> Int {
    let full = min(60_000, 500 << min(attempts, 7))
    return full / 2 + Int(now.entropy.block(0x71ED).low % UInt64(full / 2 + 1))
  }
}
