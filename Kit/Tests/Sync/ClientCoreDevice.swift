import Core
import Sync
import Testing
import Wire

extension ClientCoreTests {
  /// A core, its disk and a server, with the outputs that wait for an answer.
  struct Device {
    var core = Core(user: id(1), at: moment(0))
    var disk: [String: [String: String]] = [:]
    var storage = MemoryStorage<ShelfDomain>(epoch: id(20), loader: ShelfDomain.load)
    var writes: [(token: Int, operations: [StoreWrite.Operation])] = []
    var exchanges: [(token: Int, isPush: Bool, body: String)] = []
    var changed: [EntityKey] = []
    var refused: [ShelfRejection] = []
    var told: [CommandID] = []
    var adopted: [CommandID] = []
    var messages: [String] = []
    var clock: UInt64 = 1
    /// Older volumes that were asked for, where they are not read at once.
    var asked: [(first: String, last: String)] = []
    var readsSlowly = false
    /// How many rows of the database are told at a time; then each waits for ``tellRows()``.
    var rowsAtOnce: Int?
    var untold: [Core.Input] = []
    /// Contents that were asked for, of the database and of the server, and what was shown.
    var loads: [(token: Int, table: String)] = []
    var questions: [(token: Int, body: String)] = []
    var shown: [(key: EntityKey, answer: ContentAnswer)] = []
    var faults: [ContentFault] = []
    /// Another tab talks to the server.
    var isFollower = false

    mutating func take(_ outputs: [Core.Output]) {
      for output in outputs {
        switch output {
        case .load(let volume): restore(from: volume)
        case .loadContent(let token, let table):
          loads.append((token, table))
          if !readsSlowly { readContent() }
        case .apart(let token, let body): questions.append((token, body))
        case .content(let key, let answer): shown.append((key, answer))
        case .contentRefused(_, let fault): faults.append(fault)
        case .loadVolumes(let first, let last):
          asked.append((first, last))
          if !readsSlowly { read() }
        case .elect: if !isFollower { step(.elected) }
        case .persist(let token, let operations): writes.append((token, operations))
        case .push(let token, let body): exchanges.append((token, true, body))
        case .pull(let token, let body): exchanges.append((token, false, body))
        case .changed(let keys): changed += keys
        case .refused(_, let rejection): refused.append(rejection)
        case .rejected(let ids): told += ids
        case .broadcast(let text): messages.append(text)
        case .adopted(_, let ids): adopted += ids
        case .replaced, .status, .timer: break
        }
      }
    }

    mutating func step(_ input: Core.Input) {
      clock += 1
      take(core.step(input, moment(clock)))
    }

    mutating func start() { take(core.start(moment(1))) }

    private mutating func restore(from volume: String?) {
      let later = disk.keys.filter { table in table.hasPrefix("base.") && table < volume ?? "" }
      var left = rows.filter { row in !later.contains(row.table) }[...]
      while let rowsAtOnce, left.count > rowsAtOnce {
        untold.append(.restoring(Array(left.prefix(rowsAtOnce))))
        left = left.dropFirst(rowsAtOnce)
      }
      untold.append(.restored(Array(left), later: later.sorted()))
      if rowsAtOnce == nil { tellRows() }
    }

    /// Tells the next rows of the database.
    mutating func tellRows() { step(untold.removeFirst()) }

    /// Answers the oldest question for older volumes.
    mutating func read() {
      let (first, last) = asked.removeFirst()
      step(.restoredVolumes(rows.filter { row in first <= row.table && row.table <= last }))
    }

    /// Answers the oldest question for a content.
    mutating func readContent() {
      let (token, table) = loads.removeFirst()
      step(.restoredContent(token, disk[table]?["text"]))
    }

    /// Without the contents, which are read one by one.
    var rows: [StoreRow] {
      disk.keys.sorted().filter { table in !table.hasPrefix("~") }.flatMap { table in
        (disk[table] ?? [:]).keys.sorted().map { key in
          StoreRow(table: table, key: key, value: disk[table]?[key] ?? "")
        }
      }
    }

    mutating func persist() {
      while !writes.isEmpty {
        let write = writes.removeFirst()
        for operation in write.operations {
          switch operation {
          case .put(let table, let key, let value): disk[table, default: [:]][key] = value
          case .delete(let table, let key): disk[table]?[key] = nil
          case .clear(let table):
            disk = disk.filter { name, _ in name != table && !name.hasPrefix(table + ".") }
          }
        }
        step(.persisted(write.token))
      }
    }

    /// Answers the oldest exchange as the server would.
    mutating func serve() throws {
      let exchange = exchanges.removeFirst()
      let rules = ServerRules<MemoryStorage<ShelfDomain>>()
      let answer: Result<JSON, SyncProblem>
      if exchange.isPush {
        let now = Instant(milliseconds: 1)
        answer = rules.push(
          try parse(exchange.body), from: core.user, receivedAt: now, in: &storage
        ).map { answer in answer.json }
      } else {
        answer = rules.pull(try parse(exchange.body), by: core.user, in: storage)
          .map { page in page.json }
      }
      switch answer {
      case .success(let json): step(.answered(exchange.token, status: 200, body: json.text))
      case .failure(let problem):
        step(.answered(exchange.token, status: problem.status, body: problem.json.text))
      }
    }

    mutating func settle() throws {
      persist()
      while !exchanges.isEmpty {
        try serve()
        persist()
      }
    }
  }
}
