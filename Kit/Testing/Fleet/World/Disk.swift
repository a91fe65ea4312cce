import Core

/// A browser's local database: tables of text, written in atomic transactions, of limited size.
struct Disk {
  private(set) var tables: [String: [String: String]] = [:]
  private var size = 0
  /// The size at which writes are refused.
  var quota: Int?

  /// Every row, tables and keys ascending.
  var rows: [StoreRow] {
    var rows: [StoreRow] = []
    for table in tables.keys.sorted() {
      let content = tables[table] ?? [:]
      for key in content.keys.sorted() {
        rows.append(StoreRow(table: table, key: key, value: content[key] ?? ""))
      }
    }
    return rows
  }

  subscript(table: String) -> [String: String] { tables[table] ?? [:] }

  /// All or nothing; false when the disk is full.
  mutating func apply(_ operations: [StoreWrite.Operation]) -> Bool {
    let before = self
    for operation in operations { apply(operation) }
    if let quota, size > quota, size > before.size {
      self = before
      return false
    }
    return true
  }

  private mutating func apply(_ operation: StoreWrite.Operation) {
    switch operation {
    case .put(let table, let key, let value):
      let old = tables[table, default: [:]].updateValue(value, forKey: key)
      size += value.utf8.count - (old.map { old in old.utf8.count } ?? -key.utf8.count)
    case .delete(let table, let key):
      guard let old = tables[table]?.removeValue(forKey: key) else { return }
      size -= old.utf8.count + key.utf8.count
    case .clear(let table):
      for (key, value) in tables[table] ?? [:] { size -= key.utf8.count + value.utf8.count }
      tables[table] = nil
    }
  }

  /// The octets of all keys and values.
  var octets: Int { size }
}
