import Core
import Server
import Store
import StoreSQLite

/// Walks every row of every table of the schema, whatever it is called.
struct Leftovers {
  let engine: SQLiteDatabase

  /// The tables in which some column holds the person's id or one of the words.
  func tables(of user: UserID, words: [String]) throws -> [String] {
    try engine.readNow { session throws(StoreFailure) in
      var found: [String] = []
      for name in try tables(in: session) {
        guard let table = Identifier(name) else {
          throw StoreFailure(.mismatch, "a table is called \(name)")
        }
        let rows = try session.rows("SELECT * FROM \(raw: table)")
        let holds = rows.contains { row in
          row.values.contains { value in self.holds(value, user, words) }
        }
        if holds { found.append(name) }
      }
      return found
    }
  }

  /// How many rows a table has.
  func count(_ table: String) throws -> Int {
    try engine.readNow { session throws(StoreFailure) in
      guard let name = Identifier(table) else { return 0 }
      return try session.value("SELECT count(*) FROM \(raw: name)") ?? 0
    }
  }

  private func tables(in session: some Session) throws(StoreFailure) -> [String] {
    try session.rows(
      """
      SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'
      ORDER BY name
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  private func holds(_ value: SQLValue, _ user: UserID, _ words: [String]) -> Bool {
    switch value {
    case .id(let high, let low): high == user.high && low == user.low
    case .text(let text):
      (words + [user.description]).contains { word in text.lowercased().contains(word) }
    case .blob(let bytes):
      words.contains { word in String(decoding: bytes, as: UTF8.self).contains(word) }
    case .null, .integer, .real: false
    }
  }
}
