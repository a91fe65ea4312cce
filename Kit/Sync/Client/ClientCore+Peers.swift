import Core
import Wire

// The tabs of one browser keep each other current. Six kinds of message travel, most of them after
// the write they tell of:
//
// - `applied`, from the syncing tab: its transaction number `version`. A tab that finds a number
//   missing reads the database again; so does one told of a transaction too big to send.
// - `submitting`, from the others, before such a write: should the tab end before it can say more,
//   the syncing tab looks for itself. It names the write, as the message that follows it does.
// - `submitted`, from the others: commands they saved; without them if they are many. The message
//   may come late, when the command has long been settled. It carries the election it was made
//   under; only within that election is `settled` complete, otherwise the database is read again.
// - `discarded`: a rejected command is dealt with, or a content forgotten.
// - `kept`: a fetched content is kept, which was announced, or could not be.
// - `wanted`, from the others: the person wants everything sent and fetched now.
//
// None of them carries a content: whoever needs one reads it from the database.
extension ClientCore {
  mutating func elected() {
    isElected = true
    election = now.id(0xE1EC)
    settled = []
    // Another tab may have written since this one read.
    wantsLoad = true
  }

  /// The syncing tab has read its database.
  mutating func lead() {
    if record == nil { record = DeviceRecord(device: now.id(0xDE71CE)) }
    wantsPull = true
    send("applied", nil)
  }

  // MARK: Saying

  /// Tells the other tabs of a write that is durable.
  mutating func tell(_ done: PendingWrite, more: Bool) {
    let operations = done.operations.filter { operation in !operation.isOfContent }
    if leads, done.purpose != .extra, done.purpose != .keep {
      // Of a long bootstrap only the end is told.
      if more, operations.count > Self.mostOperations { return }
      send("applied", operations)
    } else if done.purpose == .keep {
      send("kept", operations, about: done.operations)
    } else if done.purpose == .outbox {
      send("submitted", operations, about: done.operations, electionOf: done.saves.first)
    } else {
      send("discarded", operations)
    }
  }

  private static var mostOperations: Int { 200 }

  private mutating func send(
    _ kind: String, _ operations: [StoreWrite.Operation]?,
    about write: [StoreWrite.Operation]? = nil, electionOf first: CommandID? = nil
  ) {
    var told = election
    if let first, let index = position(of: first) { told = outbox[index].election }
    let list = operations.flatMap { operations in
      operations.count > Self.mostOperations ? nil : JSON.array(operations.map(Self.json))
    }
    let message = JSON.object([
      "user": .id(user), "kind": .string(kind), "election": told.map { id in .id(id) },
      "version": .integer(record?.version ?? 0), "operations": list,
      "write": write?.first.map { first in .string(Self.name(first)) },
    ])
    out.append(.broadcast(message.text))
  }

  /// What tells one write from the others.
  private static func name(_ first: StoreWrite.Operation) -> String {
    switch first {
    case .put(let table, let key, _), .delete(let table, let key): table + " " + key
    case .clear(let table): table
    }
  }

  private static func json(_ operation: StoreWrite.Operation) -> JSON {
    switch operation {
    case .put(let table, let key, let value):
      .array([.string(table), .string(key), .string(value)])
    case .delete(let table, let key): .array([.string(table), .string(key)])
    case .clear(let table): .array([.string(table)])
    }
  }

  /// Passes the person's wish on to the tab that syncs.
  mutating func passOnWish() { send("wanted", nil) }

  /// Tells that nothing came of a write that was announced.
  mutating func tellOfNothing(about write: [StoreWrite.Operation]) {
    send("kept", [], about: write)
  }

  /// Announces a write of commands or contents, which this tab may not live to tell of.
  mutating func announce(_ write: [StoreWrite.Operation]) {
    if !leads { send("submitting", nil, about: write) }
  }

  // MARK: Hearing

  /// What cannot be read is ignored: it may come from another version of the client.
  mutating func hear(_ text: String) {
    guard isLoaded else { return }
    do throws(WireError) {
      let message = WireCursor(try JSON.parse(text, limits: .generous))
      guard try message.required("user").id(User.self) == user else { return }
      let election = try message.optional("election")?.id(ElectionTag.self)
      let operations = try Self.operations(message)
      let write = try message.optional("write")?.string() ?? ""
      switch try message.required("kind").string() {
      case "applied":
        hearApplied(operations, election, try message.required("version").integer())
      case "submitting": hearAnnouncement(of: write)
      case "submitted":
        announced.remove(write)
        hearSubmitted(operations, election)
      case "discarded": absorb(operations ?? [])
      case "kept":
        announced.remove(write)
        absorb(operations ?? [])
      case "wanted": if leads { wanted() }
      default: break
      }
    } catch {}
  }

  private mutating func hearApplied(
    _ operations: [StoreWrite.Operation]?, _ election: ElectionID?, _ version: Int64
  ) {
    if leads { return }
    self.election = election
    let ours = record?.version ?? 0
    if let operations, version == ours + 1 {
      absorb(operations)
    } else if version > ours {
      wantsLoad = true
    }
  }

  private mutating func hearAnnouncement(of write: String) {
    guard leads else { return }
    announced.insert(write)
    out.append(.timer(key: ClientTimer.peers, milliseconds: 10_000))
  }

  private mutating func hearSubmitted(
    _ operations: [StoreWrite.Operation]?, _ election: ElectionID?
  ) {
    // The others hear of it when the syncing tab numbers it.
    guard leads else { return }
    guard let operations,
      election != nil && election == self.election || planted(.settledComesBack)
    else {
      wantsLoad = true
      return
    }
    var news: [StoreWrite.Operation] = []
    for operation in operations {
      guard case .put(LocalTable.outbox, let key, _) = operation, let id = CommandID(key),
        position(of: id) == nil
      else { continue }
      if settled.contains(id), !planted(.settledComesBack) {
        // A tab that slept, or adopts, may have written it once more after it was settled.
        extra.append(.delete(table: LocalTable.outbox, key: key))
        // What was not accepted may be made again, with its content.
        let isRejected = rejected.contains { command in command.id == id }
        if kept[id.place] == nil, !isRejected { extra.append(removal(ofContentAt: id.place)) }
      } else {
        news.append(operation)
      }
    }
    absorb(news)
  }

  private static func operations(
    _ message: WireCursor
  ) throws(WireError) -> [StoreWrite.Operation]? {
    guard let list = try message.optional("operations") else { return nil }
    var operations: [StoreWrite.Operation] = []
    for element in try list.elements() {
      var words: [String] = []
      for word in try element.elements() { words.append(try word.string()) }
      switch words.count {
      case 1: operations.append(.clear(table: words[0]))
      case 2: operations.append(.delete(table: words[0], key: words[1]))
      case 3: operations.append(.put(table: words[0], key: words[1], value: words[2]))
      default: throw element.error(.expected("one to three words"))
      }
    }
    return operations
  }
}

extension StoreWrite.Operation {
  /// Whether it writes or removes a content itself.
  var isOfContent: Bool {
    switch self {
    case .put(let table, _, _), .delete(let table, _), .clear(let table):
      LocalTable.isContent(table)
    }
  }
}
