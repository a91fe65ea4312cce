import Core
import Store
import StoreSQLite
import Sync
import TestKit
import Wire

typealias NoteStorage = SQLStorage<NoteTables, SQLiteSession>

/// Random numbers that are the same in every run.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = mixed(seed &+ 0x9E37_79B9_7F4A_7C15) }

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Int(mixed(state) % UInt64(sides))
  }
}

func userID(_ number: Int) -> UserID { UserID(high: 0x0190_0000_0000_7001, low: UInt64(number)) }
func deviceID(_ number: Int) -> DeviceID {
  DeviceID(high: 0x0190_0000_0000_7002, low: UInt64(number))
}
func noteID(_ number: Int) -> ID<AnyEntity> {
  ID(high: 0x0190_0000_0000_7003, low: UInt64(number))
}
func commandID(_ number: Int) -> CommandID {
  CommandID(high: 0x0190_0000_0000_7004, low: UInt64(number))
}
func roundScope(_ number: Int) -> Scope {
  Scope(kind: "round", id: ID(high: 0x0190_0000_0000_7005, low: UInt64(number)))
}

extension SQLStorage where Tables == NoteTables {
  /// What an accepted command writes: the row, its revision, the head, the feed.
  mutating func write(
    _ note: Note, in scope: Scope
  ) throws(StoreFailure) -> Int64 {
    let revision = try put(note, in: scope)
    let seq = try advanceHead(of: scope, by: 1)
    try append(
      FeedRow(
        scope: scope, seq: seq, key: note.key, revision: revision, body: note.body.text,
        lastOfCommand: seq))
    return seq
  }

  /// What an accepted removal writes.
  mutating func remove(note id: ID<AnyEntity>, in scope: Scope) throws(StoreFailure) {
    let revision = try remove(Note.key(id), in: scope)
    let seq = try advanceHead(of: scope, by: 1)
    try append(
      FeedRow(
        scope: scope, seq: seq, key: Note.key(id), revision: revision, body: nil,
        lastOfCommand: seq))
  }

  /// A random history of puts and removals in a scope and in one other.
  mutating func history(_ seed: Int, of scope: Scope) throws(StoreFailure) {
    var dice = Dice(UInt64(seed))
    for step in 0..<60 {
      let id = noteID(dice.roll(9))
      let scope = dice.roll(3) == 0 ? roundScope(1) : scope
      if dice.roll(4) == 0 {
        try remove(note: id, in: scope)
      } else {
        _ = try write(Note(id: id, text: "\(step)"), in: scope)
      }
    }
  }
}

extension StoreEngine {
  /// The texts of all notes, by id.
  func noteTexts() throws -> [String] {
    try readNow { session throws(StoreFailure) in
      try session.rows("SELECT text FROM note ORDER BY id") { row throws(StoreFailure) in
        try row[0]
      }
    }
  }

  /// Runs one statement in a transaction of its own.
  func run(_ sql: SQL) throws(StoreFailure) {
    try writeNow { session throws(StoreFailure) in _ = try session.run(sql) }
  }

  /// How many rows the tables of the sync engine and the notes hold together.
  func rowCount() throws(StoreFailure) -> Int {
    try readNow { session throws(StoreFailure) in
      var count = 0
      let tables: [SQL] = [
        "device_mark", "command_log", "command_rejection", "scope_member", "entity_home",
        "feed_head", "feed", "note",
      ]
      for table in tables {
        count += try session.value("SELECT count(*) FROM \(table)") ?? 0
      }
      return count
    }
  }
}
