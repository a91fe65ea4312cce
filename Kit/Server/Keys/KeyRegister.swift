import Core
import Store

/// What the database knows of the keys it was used with: their names and fingerprints, so that
/// other keys are noticed before anybody is refused because of them.
///
/// Every key is recorded before anything is stored with it. A start compares a handful of rows; who
/// depends on a key is counted only when it is not there.
public struct KeyRegister: Sendable {
  private let uses: [KeyUse]

  public init(_ uses: [KeyUse]) { self.uses = uses }

  public static let migrations = MigrationGroup(
    "keys",
    [
      Migration(
        "createServerKey",
        """
        CREATE TABLE server_key (
          purpose TEXT NOT NULL CHECK (length(purpose) BETWEEN 1 AND 32),
          id TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 32),
          fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 19),
          PRIMARY KEY (purpose, id)
        ) STRICT, WITHOUT ROWID
        """)
    ])

  private struct Entry: Hashable {
    let purpose: KeyFolder.Purpose
    let id: String
    /// `nil` for a key that a row names, in a database of before there were records.
    let fingerprint: String?
  }

  /// The keys that people depend on and that are not among `rings`.
  ///
  /// A database of before there were records is asked for the keys its rows name, once, and some of
  /// the sealed ones are tried.
  public func missing(
    from rings: [KeyFolder.Purpose: KeyRing], in session: some Session
  ) throws(StoreFailure) -> [NeededKey] {
    let recorded = try recorded(in: session)
    var missing: [NeededKey] = []
    for purpose in KeyFolder.Purpose.allCases {
      let entries =
        try recorded.isEmpty
        ? inUse(purpose, in: session) : recorded.filter { entry in entry.purpose == purpose }
      for entry in entries {
        if try isThere(entry, rings[purpose], in: session) { continue }
        let people = try people(entry, in: session)
        // Nobody needs it any more: it was retired.
        guard people > 0 else { continue }
        let found = rings[purpose]?.all.map { key in NeededKey.Shown(key, purpose) } ?? []
        missing.append(
          NeededKey(
            purpose: purpose, id: entry.id, fingerprint: entry.fingerprint, found: found,
            people: people))
      }
    }
    return missing
  }

  /// Whether ``record(_:in:)`` has nothing to write.
  public func isRecorded(
    _ rings: [KeyFolder.Purpose: KeyRing], in session: some Session
  ) throws(StoreFailure) -> Bool {
    try Set(recorded(in: session)) == Set(entries(of: rings))
  }

  /// Records the keys in use, and forgets all others: ask ``missing(from:in:)`` first.
  public func record(
    _ rings: [KeyFolder.Purpose: KeyRing], in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM server_key")
    for entry in entries(of: rings) {
      try session.run(
        """
        INSERT INTO server_key (purpose, id, fingerprint)
        VALUES (\(entry.purpose.rawValue), \(entry.id), \(entry.fingerprint))
        """)
    }
  }

  private func entries(of rings: [KeyFolder.Purpose: KeyRing]) -> [Entry] {
    KeyFolder.Purpose.allCases.flatMap { purpose in
      rings[purpose]?.all.map { key in
        Entry(purpose: purpose, id: key.id, fingerprint: key.fingerprint(for: purpose))
      } ?? []
    }
  }

  private func recorded(in session: some Session) throws(StoreFailure) -> [Entry] {
    guard try Self.has("server_key", in: session) else { return [] }
    let rows: [Entry?] = try session.rows("SELECT purpose, id, fingerprint FROM server_key") {
      row throws(StoreFailure) in
      let word: String = try row[0]
      // A newer program may know of more; then its migrations have stopped this one already.
      guard let purpose = KeyFolder.Purpose(rawValue: word) else { return nil }
      return Entry(purpose: purpose, id: try row[1], fingerprint: try row[2])
    }
    return rows.compactMap { entry in entry }
  }

  // MARK: What depends on a key

  private func uses(
    of purpose: KeyFolder.Purpose, in session: some Session
  ) throws(StoreFailure) -> [KeyUse] {
    var found: [KeyUse] = []
    for use in uses where use.purpose == purpose {
      if try Self.has(use.table, in: session) { found.append(use) }
    }
    return found
  }

  /// The keys that rows name.
  private func inUse(
    _ purpose: KeyFolder.Purpose, in session: some Session
  ) throws(StoreFailure) -> [Entry] {
    var names: Set<String> = []
    for use in try uses(of: purpose, in: session) {
      let found: [String] = try session.rows(
        "SELECT DISTINCT key FROM (\(use.rows)) WHERE key <> ''"
      ) { row throws(StoreFailure) in try row[0] }
      names.formUnion(found)
    }
    return names.sorted().map { name in Entry(purpose: purpose, id: name, fingerprint: nil) }
  }

  private func isThere(
    _ entry: Entry, _ ring: KeyRing?, in session: some Session
  ) throws(StoreFailure) -> Bool {
    guard let ring, let key = ring.key(entry.id) else { return false }
    if let fingerprint = entry.fingerprint {
      return key.fingerprint(for: entry.purpose) == fingerprint
    }
    let cipher = FieldCipher(keys: ring)
    for use in try uses(of: entry.purpose, in: session) {
      guard let place = use.place else { continue }
      // A damaged row alone is no other key.
      let opened = try session.rows(
        "SELECT id, sealed FROM (\(use.rows)) WHERE key = \(entry.id) LIMIT 5"
      ) { row throws(StoreFailure) in
        (try? cipher.open(try row[1], at: place(try row[0]))) != nil
      }
      if !opened.isEmpty, !opened.contains(true) { return false }
    }
    return true
  }

  private func people(_ entry: Entry, in session: some Session) throws(StoreFailure) -> Int {
    var people: Set<UserID> = []
    for use in try uses(of: entry.purpose, in: session) {
      let found: [UserID] = try session.rows(
        """
        SELECT DISTINCT person FROM (\(use.rows)) WHERE key IS NULL OR key = \(entry.id)
        """
      ) { row throws(StoreFailure) in try row[0] }
      people.formUnion(found)
    }
    return people.count
  }

  private static func has(
    _ table: String, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let count: Int? = try session.value(
      "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = \(table)")
    return count == 1
  }
}
