import Core
import Sync
import Wire

/// What the checker knows of one local database.
struct DiskWatch<Domain: FleetDomain> {
  var cursor: Cursor?
  var outbox: Set<String> = []
  /// Rejected commands the person has let go.
  var discarded: Set<String> = []
  /// The base decoded, kept up with every write.
  var base = Domain.Replica()
  var recordVersion: Int64 = 0
  /// The contents in the device's database, by their places.
  var kept: [String: (key: EntityKey, stub: ContentStub)] = [:]
  /// What each scope ought to hold, and as of when.
  var expected: [Scope: (position: Cursor.Position, content: [String: String])] = [:]

  init() {}

  /// Starts from a disk as it is.
  init(_ disk: Disk) {
    outbox = Set(disk["outbox"].keys)
    for (key, value) in disk.base { put(key, value) }
    readRecord(disk)
  }

  /// Follows one write.
  mutating func follow(_ operations: [StoreWrite.Operation], _ disk: Disk) {
    for operation in operations {
      switch operation {
      case .put(let table, let key, let value) where Self.isBase(table): put(key, value)
      case .delete(let table, let key) where Self.isBase(table):
        if let entity = Self.entity(key) { base.set(entity, to: nil) }
      case .put("kept", let key, let value): keep(key, value)
      case .clear("base"): base = Domain.Replica()
      default: break
      }
    }
  }

  private mutating func keep(_ key: String, _ value: String) {
    guard let json = try? JSON.parse(value), case .string(let kind)? = json["kind"],
      case .string(let text)? = json["id"], let id = ID<AnyEntity>(text),
      let stub = try? ContentStub(WireCursor(json))
    else { return }
    kept[key] = (EntityKey(kind, id), stub)
  }

  static func isBase(_ table: String) -> Bool { table == "base" || table.hasPrefix("base.") }

  mutating func readRecord(_ disk: Disk) {
    guard let text = disk["meta"]["book"], let json = try? JSON.parse(text) else { return }
    cursor = json["cursor"].flatMap { value in
      if case .string(let text) = value { Cursor(text) } else { nil }
    }
    if case .integer(let version)? = json["version"] { recordVersion = version }
  }

  private mutating func put(_ key: String, _ value: String) {
    guard let entity = Self.entity(key), let space = value.firstIndex(of: " "),
      let json = try? JSON.parse(String(value[value.index(after: space)...]))
    else { return }
    base.set(entity, to: try? Domain.Entity.decode(entity, WireCursor(json)))
  }

  static func entity(_ key: String) -> EntityKey? {
    let words = key.split(separator: " ")
    guard words.count == 3, let id = ID<AnyEntity>(String(words[2])) else { return nil }
    return EntityKey(String(words[1]), id)
  }
}
