import Core
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

/// Does the same to a model in memory and to a database, and compares every answer.
struct Duel {
  typealias Model = MemoryStorage<Notes>

  var model: Model
  var storage: NoteStorage
  var dice: Dice
  /// The commands logged of each device.
  fileprivate var lengths: [Int: Int64] = [:]
  private var received: Int64

  static func emptyModel() -> Model {
    Model(epoch: TemporaryDatabase.epoch) { reads, _, storage in
      var replica = NoteReplica()
      for read in reads {
        switch read {
        case .note(let id):
          let key = Note.key(id)
          replica.set(key, to: storage.rows[key]?.entity)
        case .all:
          for key in storage.rows.keys.sorted() { replica.set(key, to: storage.rows[key]?.entity) }
        }
      }
      return replica
    }
  }

  init(_ model: Model, _ storage: NoteStorage, seed: UInt64) {
    self.model = model
    self.storage = storage
    dice = Dice(seed)
    received = Int64(seed) * 1_000
  }

  private var scopes: [Scope] {
    (0..<3).map { number in .user(userID(number)) } + (0..<3).map { number in roundScope(number) }
  }

  private mutating func anyScope() -> Scope { scopes[dice.roll(6)] }
  private mutating func anyNote() -> Note {
    Note(id: noteID(dice.roll(8)), text: "text \(dice.roll(1_000)) '\"?é김")
  }

  /// One operation, the same on both.
  mutating func step() throws(StoreFailure) {
    switch dice.roll(11) {
    case 10: try setContent()
    case 0...3: try write(anyNote(), in: anyScope())
    case 4: try remove(noteID(dice.roll(8)), in: anyScope())
    case 5: try changeMember()
    case 6: try logCommand()
    case 7: try compact()
    case 8: try undo()
    default: try compareFeed(of: anyScope())
    }
  }

  private mutating func write(_ note: Note, in scope: Scope) throws(StoreFailure) {
    let ours = try storage.put(note, in: scope)
    #expect(ours == model.put(note, in: scope))
    try append(note.key, ours, note.body.text, in: scope)
  }

  private mutating func remove(_ id: ID<AnyEntity>, in scope: Scope) throws(StoreFailure) {
    let key = Note.key(id)
    let ours = try storage.remove(key, in: scope)
    #expect(ours == model.remove(key, in: scope))
    try append(key, ours, nil, in: scope)
  }

  private mutating func setContent() throws(StoreFailure) {
    let key = Note.key(noteID(dice.roll(8)))
    let scope = anyScope()
    let text = String(repeating: "track '\"?é김 ", count: dice.roll(400))
    let content = BroughtContent(text, stub: ContentStub(of: text))
    let brought = dice.roll(3) == 0 ? nil : content
    try storage.setContent(brought, of: key, in: scope)
    model.setContent(brought, of: key, in: scope)
  }

  private mutating func append(
    _ key: EntityKey, _ revision: Int64, _ body: String?, in scope: Scope
  ) throws(StoreFailure) {
    let seq = try storage.advanceHead(of: scope, by: 1)
    #expect(seq == model.advanceHead(of: scope, by: 1))
    let row = FeedRow(
      scope: scope, seq: seq, key: key, revision: revision, body: body, lastOfCommand: seq)
    try storage.append(row)
    model.append(row)
  }

  private mutating func changeMember() throws(StoreFailure) {
    let (user, scope, member) = (userID(dice.roll(3)), roundScope(dice.roll(3)), dice.roll(2) == 0)
    try storage.setMember(user, of: scope, member)
    model.setMember(user, of: scope, member)
  }

  private mutating func logCommand() throws(StoreFailure) {
    let number = dice.roll(3)
    let dseq = (lengths[number] ?? 0) + 1
    lengths[number] = dseq
    // Now and then a copy of the device's profile sends what the other has sent, and somebody
    // else's device chooses the same id.
    let id = commandID(Int(dseq))
    let user = userID(number / 2)
    received += 1
    let entry = LoggedCommand(
      device: deviceID(number), dseq: dseq, id: id, user: user, system: "notes",
      name: "writeNote", version: 1 + dice.roll(3), at: Instant(milliseconds: -5),
      received: Instant(milliseconds: received),
      subject: dice.roll(4) == 0 ? nil : Note.key(noteID(dice.roll(8))),
      rejection: dice.roll(3) == 0 ? .object(["kind": "blank", "n": .int(dice.roll(9))]) : nil)
    let mark = DeviceMark(
      device: deviceID(number), user: user, lastDseq: dseq, lastCommand: id)
    try storage.log(entry)
    try storage.setMark(mark)
    model.log(entry)
    model.setMark(mark)
  }

  private mutating func compact() throws(StoreFailure) {
    let scope = anyScope()
    let floor = Int64(dice.roll(Int(try storage.head(of: scope)) + 2))
    if dice.roll(2) == 0 {
      try storage.compact(scope, upTo: floor)
      model.compact(scope, upTo: floor)
      return
    }
    try storage.raiseFloor(of: scope, to: floor)
    model.raiseFloor(of: scope, to: floor)
    let limit = 1 + dice.roll(4)
    for _ in 0..<dice.roll(5) {
      let ours = try storage.sweep(scope, limit: limit)
      #expect(ours == model.sweep(scope, limit: limit))
    }
  }

  /// A savepoint that ends in a rejection leaves no trace on either side.
  private mutating func undo() throws(StoreFailure) {
    let note = anyNote()
    let scope = anyScope()
    let nested = dice.roll(2) == 0
    let moved = storage.moved
    let ours = try storage.savepoint {
      (storage) throws(SavepointExit<StoreFailure, NoteRejection>) in
      do throws(StoreFailure) {
        _ = try storage.write(note, in: scope)
        if nested {
          _ = try storage.savepoint {
            (storage) throws(SavepointExit<StoreFailure, NoteRejection>) in
            do throws(StoreFailure) {
              try storage.setMember(userID(1), of: scope, true)
            } catch { throw .failed(error) }
          }
        }
      } catch { throw .failed(error) }
      throw .rejected(.blank)
    }
    #expect(ours == .blank)
    #expect(storage.moved == moved)
  }

  // MARK: Comparing

  private mutating func compareFeed(of scope: Scope) throws(StoreFailure) {
    let after = Int64(dice.roll(20))
    let limit = 1 + dice.roll(12)
    #expect(
      try storage.feed(of: scope, after: after, limit: limit)
        == model.feed(of: scope, after: after, limit: limit))
    let seq = max(try storage.floor(of: scope), Int64(dice.roll(30)))
    let key = dice.roll(2) == 0 ? nil : Note.key(noteID(dice.roll(8)))
    #expect(
      try storage.snapshot(of: scope, asOf: seq, after: key, limit: limit)
        == model.snapshot(of: scope, asOf: seq, after: key, limit: limit))
  }

  /// Everything that can be asked.
  func compareAll() throws(StoreFailure) {
    for scope in scopes {
      #expect(try storage.head(of: scope) == model.head(of: scope))
      #expect(try storage.floor(of: scope) == model.floor(of: scope))
      #expect(try storage.members(of: scope) == model.members(of: scope))
      #expect(
        try storage.feed(of: scope, after: 0, limit: .max)
          == model.feed(of: scope, after: 0, limit: .max))
      #expect(
        try storage.snapshot(of: scope, asOf: .max, after: nil, limit: .max)
          == model.snapshot(of: scope, asOf: .max, after: nil, limit: .max))
    }
    for number in 0..<3 {
      let (user, device) = (userID(number), deviceID(number))
      #expect(try storage.memberships(of: user) == model.memberships(of: user))
      #expect(
        try storage.extents(readableBy: user) == model.extents(readableBy: user))
      for scope in scopes {
        #expect(try storage.isMember(user, of: scope) == model.isMember(user, of: scope))
      }
      #expect(try storage.mark(of: device) == model.mark(of: device))
      #expect(try storage.logged(by: device, in: 1...99) == model.logged(by: device, in: 1...99))
      #expect(
        try storage.rejected(by: device, in: 2...9) == model.rejected(by: device, in: 2...9))
    }
    for number in 0..<2 {
      for dseq in 1...9 {
        let id = commandID(dseq)
        #expect(
          try storage.outcome(of: id, by: userID(number))
            == model.outcome(of: id, by: userID(number)))
        #expect(try storage.outcome(of: id, by: userID(2)) == nil)
      }
    }
    for number in 0..<9 {
      let key = Note.key(noteID(number))
      #expect(try storage.home(of: key) == model.home(of: key))
      #expect(try storage.contentStub(of: key) == model.contentStub(of: key))
      #expect(try storage.content(of: key) == model.content(of: key))
      for scope in scopes {
        #expect(try storage.latest(key, in: scope) == model.latest(key, in: scope))
      }
    }
    #expect(
      try storage.load([.all], for: userID(0)).notes == model.load([.all], for: userID(0)).notes)
    #expect(try storage.epoch() == model.epoch())
  }
}

@Suite struct ConformanceTests {
  @Test(arguments: 0..<60)
  func theDatabaseDoesWhatTheModelDoes(_ seed: Int) throws {
    let migrations = NoteTables.migrations
    let place =
      try seed < 50 ? TemporaryDatabase(migrations) : TemporaryDatabase(onDisk: migrations)
    var model = Duel.emptyModel()
    for transaction in 0..<6 {
      model = try place.engine.writeNow { session throws(StoreFailure) in
        var duel = Duel(model, NoteStorage(session), seed: UInt64(seed * 100 + transaction))
        try duel.resume()
        for _ in 0..<40 { try duel.step() }
        try duel.compareAll()
        return duel.model
      }
    }
    try place.engine.readNow { session throws(StoreFailure) in
      try Duel(model, NoteStorage(session), seed: 0).compareAll()
    }
    #expect(try place.engine.check() == [])
  }
}

extension Duel {
  /// Goes on counting where the transaction before stopped.
  mutating func resume() throws(StoreFailure) {
    for number in 0..<3 {
      let mark = try storage.mark(of: deviceID(number))
      lengths[number] = mark?.lastDseq ?? 0
    }
  }
}
