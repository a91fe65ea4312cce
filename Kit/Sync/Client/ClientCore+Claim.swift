import Core
import Wire

// Commands of a local profile come into the outbox of the account that claims it: in their order,
// under their own ids, behind what is there.
extension ClientCore {
  /// Takes the commands in, as if they had just been made. They wait until the database is read:
  /// only then is known which of them it has already.
  mutating func adopt(_ rows: [StoreRow], from local: UserID) {
    guard isWhole, !wantsLoad else {
      unadopted.append((rows, local))
      return
    }
    var present: Set<CommandID> = []
    var ordinal: Int64 = 0
    for index in outbox.indices {
      present.insert(outbox[index].id)
      ordinal = max(ordinal, outbox[index].ordinal)
    }
    var contents: [String: String] = [:]
    for row in rows where LocalTable.isContent(row.table) { contents[row.table] = row.value }
    for entry in Self.entries(rows) {
      let id = planted(.claimRenamesCommands) ? freshCommandID() : entry.id
      adopting.append(Adoption(local: local, original: entry.id, id: id))
      if planted(.foreignCommandNotClaimed), entry.command == nil { continue }
      guard present.insert(id).inserted else { continue }
      ordinal += 1
      let adopted = OutboxEntry<Domain>(
        id: id, ordinal: ordinal, adopting: entry, by: user, from: local, election: election)
      outbox.append(adopted)
      texts[id] = contents[LocalTable.content(entry.id.place)]
      decideLast()
    }
  }

  /// What has been waiting for the database.
  mutating func adoptWaiting() {
    let waiting = unadopted
    unadopted = []
    for (rows, local) in waiting { adopt(rows, from: local) }
  }

  /// Says which of them have become durable.
  mutating func reportAdopted() {
    guard !adopting.isEmpty, isWhole else { return }
    var inMemory: Set<CommandID> = []
    for index in outbox.indices where !outbox[index].isSaved { inMemory.insert(outbox[index].id) }
    let done = adopting.filter { adoption in !inMemory.contains(adoption.id) }
    guard !done.isEmpty else { return }
    adopting.removeAll { adoption in !inMemory.contains(adoption.id) }
    var local: UserID?
    var ids: [CommandID] = []
    for adoption in done {
      if let local, local != adoption.local {
        out.append(.adopted(from: local, ids))
        ids = []
      }
      local = adoption.local
      ids.append(adoption.original)
    }
    if let local { out.append(.adopted(from: local, ids)) }
  }

  /// In the order in which they were made.
  private static func entries(_ rows: [StoreRow]) -> [OutboxEntry<Domain>] {
    var entries: [OutboxEntry<Domain>] = []
    for row in rows {
      guard row.table == LocalTable.outbox, let id = CommandID(row.key) else { continue }
      do throws(WireError) {
        let json = try JSON.parse(row.value, limits: .generous)
        entries.append(try OutboxEntry(id: id, row: WireCursor(json)))
      } catch {}
    }
    entries.sort { a, b in a.precedes(b) }
    return entries
  }

  /// Decides the outbox's last command on the view.
  private mutating func decideLast() {
    let last = outbox.count - 1
    guard let command = outbox[last].command else { return }
    let context = DecideContext(actor: user, command: outbox[last].id, at: outbox[last].at)
    do throws(Domain.Rejection) {
      perform(try Domain.decide(command, context, in: view))
    } catch {
      outbox[last].refusal = error
    }
  }

  /// A command taken from a local profile whose row there is still needed.
  struct Adoption {
    let local: UserID
    /// Its id there, and here: the same.
    let original: CommandID
    let id: CommandID
  }
}
