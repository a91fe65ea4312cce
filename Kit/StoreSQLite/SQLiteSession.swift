import GRDB
import GRDBSQLite
import Store

/// A connection to SQLite inside one transaction.
///
/// GRDB owns the connection and caches its statements; values go in and out through SQLite's own
/// functions, because this is the path every command takes.
public final class SQLiteSession: Session {
  private let database: GRDB.Database
  private let connection: OpaquePointer
  /// The statements of this transaction, found faster than by their whole text.
  private var statements: [SQLStatementText: GRDB.Statement] = [:]

  init(_ database: GRDB.Database) throws(StoreFailure) {
    guard let connection = database.sqliteConnection else {
      throw StoreFailure(.other(Int(SQLITE_MISUSE)), "the database is closed")
    }
    self.database = database
    self.connection = connection
  }

  public var isInTransaction: Bool { sqlite3_get_autocommit(connection) == 0 }

  @discardableResult
  public func run(_ sql: Store.SQL) throws(StoreFailure) -> Int {
    let statement = try bound(sql)
    defer { sqlite3_reset(statement.sqliteStatement) }
    while try step(statement) {}
    return Int(sqlite3_changes(connection))
  }

  public func rows(_ sql: Store.SQL) throws(StoreFailure) -> [Store.Row] {
    let statement = try bound(sql)
    defer { sqlite3_reset(statement.sqliteStatement) }
    var rows: [Store.Row] = []
    while try step(statement) { rows.append(row(of: statement)) }
    return rows
  }

  public func first(_ sql: Store.SQL) throws(StoreFailure) -> Store.Row? {
    let statement = try bound(sql)
    defer { sqlite3_reset(statement.sqliteStatement) }
    guard try step(statement) else { return nil }
    let first = row(of: statement)
    // A statement that writes does so before its first row, but its end must not fail unseen.
    if sqlite3_stmt_readonly(statement.sqliteStatement) == 0 {
      while try step(statement) {}
    }
    return first
  }

  // MARK: Statements

  private func bound(_ sql: Store.SQL) throws(StoreFailure) -> GRDB.Statement {
    let statement = try prepared(sql.statement)
    guard Int(sqlite3_bind_parameter_count(statement.sqliteStatement)) == sql.values.count else {
      throw StoreFailure(.mismatch, "the number of values is not that of the parameters")
    }
    for (index, value) in sql.values.enumerated() {
      let code = bind(value, to: statement.sqliteStatement, at: CInt(index + 1))
      guard code == SQLITE_OK else { throw failure() }
    }
    return statement
  }

  private func prepared(_ text: SQLStatementText) throws(StoreFailure) -> GRDB.Statement {
    if let statement = statements[text] { return statement }
    do {
      let statement = try database.cachedStatement(sql: text.description)
      statements[text] = statement
      return statement
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }

  private func bind(_ value: SQLValue, to statement: OpaquePointer, at index: CInt) -> CInt {
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let integer): return sqlite3_bind_int64(statement, index, integer)
    case .real(let real): return sqlite3_bind_double(statement, index, real)
    case .text(var text):
      // SQLite takes a null pointer, which an empty text may be, for NULL.
      guard !text.isEmpty else { return sqlite3_bind_text(statement, index, "", 0, copied) }
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          sqlite3_bind_text(
            statement, index, characters.baseAddress, CInt(characters.count), copied)
        }
      }
    case .blob(let bytes):
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
      return bytes.withUnsafeBytes { bytes in
        sqlite3_bind_blob(statement, index, bytes.baseAddress, CInt(bytes.count), copied)
      }
    case .id(let high, let low):
      return withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { bytes in
        sqlite3_bind_blob(statement, index, bytes.baseAddress, 16, copied)
      }
    }
  }

  /// Whether there is another row.
  private func step(_ statement: GRDB.Statement) throws(StoreFailure) -> Bool {
    switch sqlite3_step(statement.sqliteStatement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure()
    }
  }

  private func failure() -> StoreFailure {
    StoreFailure(
      code: sqlite3_extended_errcode(connection),
      message: String(cString: sqlite3_errmsg(connection)))
  }

  // MARK: Rows

  private func row(of statement: GRDB.Statement) -> Store.Row {
    let columns = statement.columnNames
    var values: [SQLValue] = []
    values.reserveCapacity(columns.count)
    for index in 0..<CInt(columns.count) {
      values.append(value(of: statement.sqliteStatement, at: index))
    }
    return Store.Row(columns: columns, values: values)
  }

  private func value(of statement: OpaquePointer, at index: CInt) -> SQLValue {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, index) else { return .null }
      let count = Int(sqlite3_column_bytes(statement, index))
      return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      guard let start = sqlite3_column_blob(statement, index) else { return .blob([]) }
      let bytes = UnsafeRawBufferPointer(
        start: start, count: Int(sqlite3_column_bytes(statement, index)))
      guard bytes.count == 16 else { return .blob(Array(bytes)) }
      return .id(
        high: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)),
        low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    default: return .null
    }
  }
}

/// Tells SQLite to copy what it is given.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
