import Core
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

@Suite struct FeedTests {
  private let scope = Scope.user(userID(1))

  private func folded(_ rows: [FeedRow]) -> [EntityKey: FeedRow] {
    var latest: [EntityKey: FeedRow] = [:]
    for row in rows { latest[row.key] = row.body == nil ? nil : row }
    return latest
  }

  private func withStorage<Value>(
    _ body: (inout NoteStorage) throws(StoreFailure) -> Value
  ) throws -> Value {
    try TemporaryDatabase(NoteTables.migrations).engine.writeNow { session throws(StoreFailure) in
      var storage = NoteStorage(session)
      return try body(&storage)
    }
  }

  @Test(arguments: 0..<30)
  func numbersHaveNoGaps(_ seed: Int) throws {
    try withStorage { storage throws(StoreFailure) in
      try storage.history(seed, of: scope)
      for scope in [scope, roundScope(1)] {
        let rows = try storage.feed(of: scope, after: 0, limit: 1_000)
        let head = try storage.head(of: scope)
        #expect(rows.map { row in row.seq } == Array(1..<(head + 1)))
      }
    }
  }

  @Test(arguments: 0..<30)
  func aSnapshotIsTheFoldOfTheFeed(_ seed: Int) throws {
    try withStorage { storage throws(StoreFailure) in
      try storage.history(seed, of: scope)
      let rows = try storage.feed(of: scope, after: 0, limit: 1_000)
      for seq in 0...(try storage.head(of: scope)) {
        let expected = folded(rows.filter { row in row.seq <= seq })
        let snapshot = try storage.snapshot(of: scope, asOf: seq, after: nil, limit: 1_000)
        #expect(snapshot.map { row in row.key } == expected.keys.sorted())
        for row in snapshot { #expect(row == expected[row.key]) }
        // In pages it is the same.
        var paged: [FeedRow] = []
        while true {
          let page = try storage.snapshot(
            of: scope, asOf: seq, after: paged.last?.key, limit: 2)
          paged += page
          if page.count < 2 { break }
        }
        #expect(paged == snapshot)
      }
    }
  }

  @Test(arguments: 0..<30)
  func compactionKeepsWhatCursorsNeed(_ seed: Int) throws {
    try withStorage { storage throws(StoreFailure) in
      try storage.history(seed, of: scope)
      let head = try storage.head(of: scope)
      let floor = Int64(Dice(UInt64(seed)).rolled(Int(head)))
      var snapshots: [[FeedRow]] = []
      for seq in floor...head {
        snapshots.append(try storage.snapshot(of: scope, asOf: seq, after: nil, limit: 1_000))
      }
      let tail = try storage.feed(of: scope, after: floor, limit: 1_000)
      let other = try storage.feed(of: roundScope(1), after: 0, limit: 1_000)
      let gone = try storage.compact(scope, upTo: floor)
      #expect(try storage.floor(of: scope) == floor)
      for (index, seq) in (floor...head).enumerated() {
        let snapshot = try storage.snapshot(of: scope, asOf: seq, after: nil, limit: 1_000)
        #expect(snapshot == snapshots[index])
      }
      #expect(try storage.feed(of: scope, after: floor, limit: 1_000) == tail)
      #expect(try storage.feed(of: roundScope(1), after: 0, limit: 1_000) == other)
      let left = try storage.feed(of: scope, after: 0, limit: 1_000)
      #expect(left.count + gone == Int(head))
      #expect(
        left.filter { row in row.seq <= floor } == snapshots[0].sorted { a, b in a.seq < b.seq })
      #expect(try storage.compact(scope, upTo: floor) == 0, "once is enough")
      #expect(try storage.compact(scope, upTo: floor - 1) == 0, "the floor never sinks")
    }
  }

  @Test func aFloorBeyondTheHeadIsTheHead() throws {
    try withStorage { storage throws(StoreFailure) in
      try storage.history(7, of: scope)
      let head = try storage.head(of: scope)
      try storage.compact(scope, upTo: .max)
      #expect(try storage.floor(of: scope) == head)
      #expect(try storage.compact(roundScope(9), upTo: 5) == 0)
      #expect(try storage.floor(of: roundScope(9)) == 0)
    }
  }

  @Test func revisionsGoOnAfterARemoval() throws {
    try withStorage { storage throws(StoreFailure) in
      let note = Note(id: noteID(1), text: "a")
      #expect(try storage.put(note, in: scope) == 1)
      #expect(try storage.put(note, in: scope) == 2)
      #expect(try storage.remove(note.key, in: scope) == 3)
      #expect(try storage.home(of: note.key) == scope)
      #expect(try storage.put(note, in: scope) == 4)
      #expect(try storage.remove(Note.key(noteID(2)), in: scope) == 1)
    }
  }

  @Test func everyQuestionOfThePathIsAnsweredByAnIndex() throws {
    let place = try TemporaryDatabase(NoteTables.migrations)
    let questions: [SQL] = [
      "SELECT seq FROM feed_head WHERE scope_kind = 'a' AND scope_id = x'00'",
      "SELECT seq FROM feed WHERE scope_kind = 'a' AND scope_id = x'00' AND seq > 1 ORDER BY seq",
      "SELECT 1 FROM scope_member WHERE user_id = x'00' ORDER BY scope_kind, scope_id",
      """
      SELECT seq FROM feed AS one WHERE scope_kind = 'a' AND scope_id = x'00' AND seq <= 9
        AND (kind, id) > ('', x'') AND body IS NOT NULL
        AND NOT EXISTS (
          SELECT 1 FROM feed AS later
          WHERE later.scope_kind = one.scope_kind AND later.scope_id = one.scope_id
            AND later.kind = one.kind AND later.id = one.id
            AND later.seq > one.seq AND later.seq <= 9)
      ORDER BY kind, id LIMIT 10
      """,
      """
      SELECT reason FROM command_rejection JOIN command_log USING (device, dseq)
      WHERE device = x'00' AND dseq BETWEEN 1 AND 9 ORDER BY dseq
      """,
    ]
    for question in questions {
      let plan: [String] = try place.engine.readNow { session throws(StoreFailure) in
        try session.rows("EXPLAIN QUERY PLAN \(question)") { row throws(StoreFailure) in
          try row["detail"]
        }
      }
      for step in plan {
        #expect(
          !step.contains("SCAN") && !step.contains("TEMP B-TREE"), "\(question.text): \(plan)")
      }
    }
  }
}

extension Dice {
  /// One roll of a fresh set of dice.
  fileprivate func rolled(_ sides: Int) -> Int {
    var dice = self
    return dice.roll(sides)
  }
}
