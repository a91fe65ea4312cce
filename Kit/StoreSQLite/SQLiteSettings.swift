import Store

/// The settings our promises rest on, as SQLite reports them.
public struct SQLiteSettings: Hashable, Sendable {
  /// Must be `wal`: readers and the writer do not wait for one another.
  public var journalMode: String
  /// Must be 2, FULL: a commit is on the disk when it is acknowledged. GRDB's pool sets 1, NORMAL.
  public var synchronous: Int
  /// Must be 1.
  public var foreignKeys: Int

  public init(journalMode: String, synchronous: Int, foreignKeys: Int) {
    self.journalMode = journalMode
    self.synchronous = synchronous
    self.foreignKeys = foreignKeys
  }

  /// What is wrong, one sentence for each; empty when the database may be used.
  public var faults: [String] {
    var faults: [String] = []
    if journalMode != "wal" { faults.append("journal_mode is \(journalMode), not wal") }
    if synchronous != 2 { faults.append("synchronous is \(synchronous), not 2 (FULL)") }
    if foreignKeys != 1 { faults.append("foreign_keys is \(foreignKeys), not 1") }
    return faults
  }

  init(_ session: SQLiteSession) throws(StoreFailure) {
    self.init(
      journalMode: try session.value("PRAGMA journal_mode") ?? "",
      synchronous: try session.value("PRAGMA synchronous") ?? -1,
      foreignKeys: try session.value("PRAGMA foreign_keys") ?? -1)
  }
}
