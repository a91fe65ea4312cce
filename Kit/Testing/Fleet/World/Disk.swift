import Core

/// A browser's local database: tables of text, written in atomic transactions, of limited size.
struct Disk {
  private(set) var tables: [String: [String: String]] = [:]
  private var size = 0
  /// The size at which writes are refused.
  var quota: Int?

  /// Every row but the contents, tables and keys ascending.
  var rows: [StoreRow] {
    var rows: [StoreRow] = []
    for table in tables.keys.sorted() where !table.hasPrefix("~") {
      let content = tables[table] ?? [:]
      for key in content.keys.sorted() {
        rows.append(StoreRow(table: table, key: key, value: content[key] ?? ""))
      }
    }
    return rows
  }

  subscript(table: String) -> [String: String] { tables[table] ?? [:] }

  /// What the device has of the server's rows, wherever it lies.
  var base: [String: String] {
    var base = self["base"]
    for (table, content) in tables where table.hasPrefix("base.") {
      base.merge(content) { one, _ in one }
    }
    return base
  }

  /// The rows that are read at once, and the names of the volumes that are not.
  func rows(from volume: String?) -> (rows: [StoreRow], later: [String]) {
    let later = tables.keys.filter { table in
      table.hasPrefix("base.") && table < volume ?? ""
    }
    return (rows.filter { row in !later.contains(row.table) }, later.sorted())
  }

  /// The rows of the volumes from the first to the last.
  func rows(first: String, last: String) -> [StoreRow] {
    rows.filter { row in first <= row.table && row.table <= last }
  }

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
      for name in tables.keys where name == table || name.hasPrefix(table + ".") {
        for (key, value) in tables[name] ?? [:] { size -= key.utf8.count + value.utf8.count }
        tables[name] = nil
      }
    }
  }

  /// The bytes of all keys and values.
  var bytes: Int { size }
}
