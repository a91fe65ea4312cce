import Core
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

/// Feeds are cut down in slices, and may be left at any of them.
@Suite struct CompactionTests {
  private let scope = Scope.user(userID(1))
  private let start = Instant(milliseconds: 1_790_000_000_000)

  private func withStorage<Value>(
    _ body: (inout NoteStorage) throws(StoreFailure) -> Value
  ) throws -> Value {
    try TemporaryDatabase(NoteTables.migrations).engine.writeNow { session throws(StoreFailure) in
      var storage = NoteStorage(session)
      return try body(&storage)
    }
  }

  private func everything(in storage: NoteStorage) throws(StoreFailure) -> [FeedRow] {
    try storage.feed(of: scope, after: 0, limit: .max)
  }

  @Test(arguments: 0..<30)
  func whereverItStopsNoDeviceSeesADifference(_ seed: Int) throws {
    let whole = try withStorage { storage throws(StoreFailure) in
      try storage.history(seed, of: scope)
      try storage.compact(scope, upTo: floor(seed, storage))
      return try everything(in: storage)
    }
    try withStorage { storage throws(StoreFailure) in
      try storage.history(seed, of: scope)
      let head = try storage.head(of: scope)
      let floor = try self.floor(seed, storage)
      let tail = try storage.feed(of: scope, after: floor, limit: .max)
      var snapshots: [[FeedRow]] = []
      for seq in floor...head {
        snapshots.append(try storage.snapshot(of: scope, asOf: seq, after: nil, limit: .max))
      }
      try storage.raiseFloor(of: scope, to: floor)
      #expect(try storage.floor(of: scope) == floor, "no device reads below it any more")
      let limit = 1 + seed % 5
      while let forgotten = try storage.sweep(scope, limit: limit) {
        #expect(forgotten <= limit)
        for (index, seq) in (floor...head).enumerated() {
          let snapshot = try storage.snapshot(of: scope, asOf: seq, after: nil, limit: .max)
          #expect(snapshot == snapshots[index])
        }
        #expect(try storage.feed(of: scope, after: floor, limit: .max) == tail)
      }
      #expect(try everything(in: storage) == whole)
    }
  }

  private func floor(_ seed: Int, _ storage: NoteStorage) throws(StoreFailure) -> Int64 {
    var dice = Dice(UInt64(seed))
    return Int64(dice.roll(Int(try storage.head(of: scope))))
  }

  @Test func theNextFloorGoesOnWhereTheLastWasLeft() throws {
    try withStorage { storage throws(StoreFailure) in
      try storage.history(3, of: scope)
      let head = try storage.head(of: scope)
      try storage.raiseFloor(of: scope, to: head / 2)
      _ = try storage.sweep(scope, limit: 2)
      try storage.raiseFloor(of: scope, to: head)
      while try storage.sweep(scope, limit: 2) != nil {}
      let left = try everything(in: storage)
      #expect(left == left.filter { row in row.body != nil })
      #expect(Set(left.map { row in row.key }).count == left.count)
    }
  }

  /// By them the server finds what somebody had a part in.
  @Test func whatSomebodyLeftStaysKnown() throws {
    try withStorage { storage throws(StoreFailure) in
      let round = roundScope(1)
      let rules = ServerRules<NoteStorage>()
      for _ in 0..<2 {
        _ = try rules.enact([.join(round, userID(1))], in: &storage)
        _ = try rules.enact([.leave(round, userID(1))], in: &storage)
      }
      try storage.compact(scope, upTo: .max)
      let left = try everything(in: storage)
      #expect(left.map { row in row.key } == [Membership.key(of: round)])
      #expect(left.first?.body == nil)
    }
  }

  // MARK: How old rows are

  private func note(_ day: Int64, in storage: NoteStorage) throws(StoreFailure) {
    let now = start.advanced(byMilliseconds: day * FeedBounds.day)
    for scope in try FeedAges.due(after: nil, at: now, limit: 10, in: storage.session) {
      try FeedAges.note(scope, at: now, in: storage.session)
    }
  }

  private func survey(_ day: Int64, in storage: NoteStorage) throws(StoreFailure) -> FeedSurvey? {
    let now = start.advanced(byMilliseconds: day * FeedBounds.day)
    return try FeedSurvey.read(scope, at: now, in: storage.session)
  }

  private func write(_ count: Int64, in storage: inout NoteStorage) throws(StoreFailure) {
    for number in 0..<count {
      _ = try storage.write(Note(id: noteID(Int(number % 20)), text: "\(number)"), in: scope)
    }
  }

  @Test func rowsAreAsOldAsTheNoteAfterThem() throws {
    try withStorage { storage throws(StoreFailure) in
      try write(FeedBounds.kept, in: &storage)
      try note(0, in: storage)
      #expect(try survey(100, in: storage)?.old == 0, "a short feed is not noted")
      try write(100, in: &storage)
      try note(1, in: storage)
      try write(50, in: &storage)
      try note(1, in: storage)
      #expect(try survey(31, in: storage)?.aged == 600, "once a day")
      try note(2, in: storage)
      #expect(try survey(31, in: storage)?.aged == 600)
      #expect(try survey(32, in: storage)?.aged == 650)
      #expect(try survey(91, in: storage)?.old == 600)
      let expected = FeedSurvey(
        rows: 650, living: 20, head: 650, floor: 0, swept: 0, aged: 650, old: 600)
      #expect(try survey(91, in: storage) == expected)
      #expect(expected.nextFloor == 150)
      try storage.compact(scope, upTo: 150)
      #expect(try survey(91, in: storage)?.nextFloor == nil)
    }
  }

  /// Of a year only what is needed is kept.
  @Test func notesDoNotGrowForEver() throws {
    try withStorage { storage throws(StoreFailure) in
      try write(FeedBounds.kept, in: &storage)
      for day in 0..<365 as Range<Int64> {
        try write(1, in: &storage)
        try note(day, in: storage)
      }
      let count: Int? = try storage.session.value("SELECT count(*) FROM feed_age")
      #expect(count == 91)
    }
  }

  private func due(_ day: Int64, in storage: NoteStorage) throws(StoreFailure) -> [Scope] {
    let now = start.advanced(byMilliseconds: day * FeedBounds.day)
    return try FeedSurvey.due(after: nil, at: now, limit: 10, in: storage.session)
  }

  @Test func whatIsWithinItsBoundsIsNotLookedAtAgain() throws {
    try withStorage { storage throws(StoreFailure) in
      let usual = Int64(FeedBounds.usual(living: 0))
      try write(usual, in: &storage)
      #expect(try due(0, in: storage) == [], "no feed of so many rows is too long")
      try write(10, in: &storage)
      try note(0, in: storage)
      #expect(try due(0, in: storage) == [scope])
      guard let found = try survey(0, in: storage) else {
        Issue.record("no feed")
        return
      }
      #expect(found.nextFloor == nil)
      try found.note(for: scope, in: storage.session)
      #expect(try due(0, in: storage) == [])
      #expect(try due(89, in: storage) == [])
      #expect(try due(90, in: storage) == [scope], "age is a reason of its own")
      try write(found.due - found.head, in: &storage)
      #expect(try due(0, in: storage) == [scope])
    }
  }
}
