import Core
import Wire

/// Everything this device holds of a person as one file, made without a server: what came from it,
/// and what has not reached it yet.
public struct ReplicaFile: Sendable {
  public let currentUser: CurrentUser
  public let saved: Moment
  public let rows: [StoreRow]

  /// JSON with one member for each table, in which keys stand beside their values.
  public var text: String {
    var tables: [(name: String, rows: [JSON])] = []
    for row in rows {
      let entry = JSON.object(["key": .string(row.key), "value": value(row.value)])
      let place = tables.firstIndex { table in sameBytes(table.name, row.table) }
      if let place { tables[place].rows.append(entry) } else { tables.append((row.table, [entry])) }
    }
    tables.sort { a, b in a.name.utf8.lexicographicallyPrecedes(b.name.utf8) }
    let members = tables.map { table in JSON.Member(table.name, .array(table.rows)) }
    return JSON.object([
      "what": "Everything Fieldday holds on one device.", "savedAt": .instant(saved.instant),
      "email": currentUser.session.map { session in .string(session.email) },
      "user": .id(currentUser.user), "tables": .object(members),
    ]).text + "\n"
  }

  /// Rows hold JSON; whatever does not stays the text it is.
  private func value(_ text: String) -> JSON {
    do throws(WireError) { return try JSON.parse(text) } catch { return .string(text) }
  }
}
