import Core
import Sync
import Wire

// A second app on the device of the shelf's reader: it knows nothing of books.

enum VisitTag {}
typealias VisitID = ID<VisitTag>

struct Visit: SyncEntity {
  let id: VisitID
  var name: String

  var key: EntityKey { EntityKey("visit", id) }
  var body: JSON { .object(["name": .string(name)]) }

  static func decode(_ key: EntityKey, _ body: WireCursor) throws(WireError) -> Visit? {
    guard key.kind == "visit" else { return nil }
    return Visit(id: key.id.retagged(), name: try body.required("name").string())
  }
}

struct Visits: SyncReplica {
  var visits: [EntityKey: Visit] = [:]

  func entity(_ key: EntityKey) -> Visit? { visits[key] }
  mutating func set(_ key: EntityKey, to entity: Visit?) { visits[key] = entity }
}

struct Sign: SyncCommand {
  let id: VisitID
  let visitor: String

  var system: String { "guests" }
  var name: String { "add" }
  var version: Int { 1 }
  var subject: EntityKey { EntityKey("visit", id) }
  var args: JSON { .object(["id": .id(id), "title": .string(visitor)]) }

  static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> Sign? {
    guard system == "guests", name == "add", version == 1 else { return nil }
    return Sign(
      id: try args.required("id").id(), visitor: try args.required("title").string())
  }
}

enum GuestDomain: SyncDomain {
  typealias Command = Sign
  typealias Entity = Visit
  typealias Rejection = ShelfRejection
  typealias Replica = Visits

  enum Read: Hashable, Sendable { case everything }

  static func reads(of command: Sign, by actor: UserID) -> [Read] { [.everything] }

  static func decide(
    _ command: Sign, _ context: DecideContext, in visits: Visits
  ) throws(ShelfRejection) -> [Change<Visit>] {
    [.put(.user(context.actor), Visit(id: command.id, name: command.visitor))]
  }

  static func tooLarge(_ command: Sign, limit: Int) -> ShelfRejection { .tooLarge }
  static func isKnown(_ kind: String) -> Bool { kind == "visit" }
}

/// The guests' client on the disk of another device. What it wants is done at once.
struct GuestDevice {
  typealias Core = ClientCore<GuestDomain>

  var core: Core
  var disk: [String: [String: String]]
  var storage: MemoryStorage<ShelfDomain>
  /// Bodies of what was sent.
  var pushes: [String] = []
  var pulls: [String] = []
  /// Rewrites an answer of the server on its way.
  var alters: (String) -> String = { text in text }
  private var clock: UInt64 = 5_000

  /// Opens the client where another one was.
  init(_ device: ClientCoreTests.Device, isOnline: Bool = true) {
    self.init(
      user: device.core.user, disk: device.disk, storage: device.storage, isOnline: isOnline)
  }

  init(
    user: UserID = id(1), disk: [String: [String: String]] = [:],
    storage: MemoryStorage<ShelfDomain>, isOnline: Bool = true
  ) {
    core = Core(user: user, at: moment(4_999))
    self.disk = disk
    self.storage = storage
    if !isOnline { step(.offline) }
    take(core.start(moment(5_000)))
  }

  mutating func step(_ input: Core.Input) {
    clock += 1
    take(core.step(input, moment(clock)))
  }

  private mutating func take(_ outputs: [Core.Output]) {
    for output in outputs {
      switch output {
      case .load: step(.restored(rows))
      case .loadContent(let token, let table): step(.restoredContent(token, disk[table]?["text"]))
      case .elect: step(.elected)
      case .persist(let token, let operations): persist(token, operations)
      case .push(let token, let body):
        pushes.append(body)
        serve(token, body, isPush: true)
      case .pull(let token, let body):
        pulls.append(body)
        serve(token, body, isPush: false)
      default: break
      }
    }
  }

  private mutating func persist(_ token: Int, _ operations: [StoreWrite.Operation]) {
    for operation in operations {
      switch operation {
      case .put(let table, let key, let value): disk[table, default: [:]][key] = value
      case .delete(let table, let key): disk[table]?[key] = nil
      case .clear(let table):
        disk = disk.filter { name, _ in name != table && !name.hasPrefix(table + ".") }
      }
    }
    step(.persisted(token))
  }

  private mutating func serve(_ token: Int, _ body: String, isPush: Bool) {
    let rules = ServerRules<MemoryStorage<ShelfDomain>>()
    let answer: Result<JSON, SyncProblem>
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      if isPush {
        answer = rules.push(
          try PushRequest(cursor), from: core.user, receivedAt: Instant(milliseconds: 1),
          in: &storage
        ).map { answer in answer.json }
      } else {
        answer = rules.pull(try PullRequest(cursor), by: core.user, in: storage)
          .map { page in page.json }
      }
    } catch {
      return step(.failed(token, reason: "unreadable"))
    }
    switch answer {
    case .success(let json): step(.answered(token, status: 200, body: alters(json.text)))
    case .failure(let problem):
      step(.answered(token, status: problem.status, body: problem.json.text))
    }
  }

  var rows: [StoreRow] {
    disk.keys.sorted().filter { table in !table.hasPrefix("~") }.flatMap { table in
      (disk[table] ?? [:]).keys.sorted().map { key in
        StoreRow(table: table, key: key, value: disk[table]?[key] ?? "")
      }
    }
  }

  /// The rows of the base with their tables.
  var base: [String: [String: String]] {
    disk.filter { table, rows in
      (table == "base" || table.hasPrefix("base.")) && !rows.isEmpty
    }
  }

  /// The shelf's client where this one was.
  func handedBack() -> ClientCoreTests.Device {
    var device = ClientCoreTests.Device()
    device.core = ClientCore(user: core.user, at: moment(8_999))
    device.clock = 9_000
    device.disk = disk
    device.storage = storage
    device.start()
    return device
  }
}
