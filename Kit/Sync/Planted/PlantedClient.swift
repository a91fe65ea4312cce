import Core
import Wire

extension ClientCore {
  /// The planted mistake ``PlantedBug/newIdentityAfterTimeout``: the same command under another id.
  mutating func renamed(
    _ entry: OutboxEntry<Domain>, _ operations: inout [StoreWrite.Operation]
  ) -> OutboxEntry<Domain> {
    operations.append(.delete(table: LocalTable.outbox, key: entry.id.description))
    do throws(WireError) {
      return try OutboxEntry(id: freshCommandID(), row: WireCursor(entry.row))
    } catch {
      return entry
    }
  }

  /// The planted mistake ``PlantedBug/foreignCommandRewritten``: of a command that this client
  /// cannot read, only what every command has is written back.
  static func rewritten(_ entry: OutboxEntry<Domain>) -> JSON {
    guard entry.command == nil, case .object(let members) = entry.row else { return entry.row }
    return .object(
      members.map { member in
        sameBytes(member.name, "args") ? JSON.Member(member.name, .object([])) : member
      })
  }

  /// Takes commands out of the outbox without a page, as several planted mistakes do.
  mutating func dropFromOutbox(_ drops: (OutboxEntry<Domain>) -> Bool) {
    for entry in outbox where drops(entry) {
      extra.append(.delete(table: LocalTable.outbox, key: entry.id.description))
    }
  }

  /// Takes contents of commands out of the database before a page covers these, as two planted
  /// mistakes do.
  mutating func dropContents(_ drops: (OutboxEntry<Domain>) -> Bool) {
    for entry in outbox where entry.content != nil && drops(entry) {
      extra.append(removal(ofContentAt: entry.id.place))
    }
  }
}
