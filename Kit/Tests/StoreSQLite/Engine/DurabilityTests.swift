import Core
import Foundation
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

@Suite struct DurabilityTests {
  /// What a crash leaves: the files as they are, without anybody closing them.
  private func copyFiles(of directory: String) throws -> TemporaryDirectory {
    let copy = try TemporaryDirectory()
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: directory + "/" + SQLiteDatabase.fileName + suffix,
        toPath: copy.file(SQLiteDatabase.fileName + suffix))
    }
    return copy
  }

  @Test func whatWasAcknowledgedIsInTheFiles() async throws {
    let place = try TemporaryDatabase(onDisk: NoteTables.migrations)
    let directory = try #require(place.directory)
    let writer = GroupCommit(place.engine, NoteTables.self)
    for number in 1...40 {
      let outcome = await writer.submit(for: userID(1)) { storage throws(StoreFailure) in
        try storage.write(Note(id: noteID(number), text: "note \(number)"), in: .user(userID(1)))
      }
      guard case .committed(let seq, _) = outcome else {
        Issue.record("not committed: \(outcome)")
        return
      }
      #expect(seq == Int64(number))
      guard number.isMultiple(of: 8) else { continue }
      let copy = try copyFiles(of: directory.path)
      let survivor = try SQLiteDatabase.open(directory: copy.path)
      #expect(try survivor.noteTexts().count == number)
      #expect(try survivor.check() == [])
      try survivor.close()
    }
    await writer.drain()
    try place.engine.close()
  }

  @Test func whatWasNotCommittedIsNot() throws {
    let place = try TemporaryDatabase(onDisk: NoteTables.migrations)
    let directory = try #require(place.directory)
    let copy = try place.engine.writeNow { session throws(StoreFailure) in
      var storage = NoteStorage(session)
      _ = try storage.write(Note(id: noteID(1), text: "half"), in: .user(userID(1)))
      do { return try copyFiles(of: directory.path) } catch {
        throw StoreFailure(.mismatch, "the files could not be copied")
      }
    }
    let survivor = try SQLiteDatabase.open(directory: copy.path)
    #expect(try survivor.noteTexts() == [])
    #expect(try place.engine.noteTexts() == ["half"])
    try survivor.close()
  }

  @Test func aCheckpointMovesWhatWasWrittenOutOfTheLog() async throws {
    let place = try TemporaryDatabase(onDisk: NoteTables.migrations)
    let directory = try #require(place.directory)
    /// Of the file without its log.
    func noteIsInFile(_ text: String) throws -> Bool {
      let file = directory.file(SQLiteDatabase.fileName)
      let bytes = try #require(FileManager.default.contents(atPath: file))
      return bytes.range(of: Data(text.utf8)) != nil
    }
    for number in 1...3 {
      let text = "moved \(number)"
      try place.engine.writeNow { session throws(StoreFailure) in
        var storage = NoteStorage(session)
        _ = try storage.write(Note(id: noteID(number), text: text), in: .user(userID(1)))
      }
      #expect(try !noteIsInFile(text))
      try await place.engine.checkpoint()
      #expect(try noteIsInFile(text))
    }
    #expect(try place.engine.check() == [])
    try place.engine.close()
    // In memory there is no log.
    try await SQLiteDatabase.inMemory().checkpoint()
  }

  @Test func aTornLogLosesOnlyItsEnd() throws {
    let place = try TemporaryDatabase(onDisk: NoteTables.migrations)
    let directory = try #require(place.directory)
    for number in 1...20 {
      try place.engine.writeNow { session throws(StoreFailure) in
        var storage = NoteStorage(session)
        _ = try storage.write(Note(id: noteID(number), text: "\(number)"), in: .user(userID(1)))
      }
    }
    let copy = try copyFiles(of: directory.path)
    let log = copy.file(SQLiteDatabase.fileName + "-wal")
    let whole = try #require(FileManager.default.contents(atPath: log))
    for cut in stride(from: whole.count - 1, to: whole.count / 2, by: -9_973) {
      let torn = try copyFiles(of: directory.path)
      try whole.prefix(cut).write(
        to: URL(fileURLWithPath: torn.file(SQLiteDatabase.fileName + "-wal")))
      let survivor = try SQLiteDatabase.open(directory: torn.path)
      let texts = try survivor.noteTexts()
      #expect(texts == (1..<(texts.count + 1)).map { number in "\(number)" })
      #expect(try survivor.check() == [])
      try survivor.close()
    }
  }

  @Test func aFullDiskFailsWholeAndLeavesNothingHalf() async throws {
    let place = try TemporaryDatabase(onDisk: NoteTables.migrations)
    let pages: Int? = try place.engine.readNow { session throws(StoreFailure) in
      try session.value("PRAGMA page_count")
    }
    let limit = try #require(pages) + 8
    try place.engine.writeNow { session throws(StoreFailure) in
      // Pragmas take no parameters; the limit is set by asking for the next even tens.
      for step: (Int, SQL) in [
        (40, "PRAGMA max_page_count = 40"), (60, "PRAGMA max_page_count = 60"),
      ]
      where step.0 >= limit {
        _ = try session.rows(step.1)
        return
      }
    }
    let writer = GroupCommit(place.engine, NoteTables.self)
    var accepted = 0
    var failure: StoreFailure?
    for number in 1...400 where failure == nil {
      let outcome = await writer.submit(for: userID(1)) { storage throws(StoreFailure) in
        try storage.write(
          Note(id: noteID(number), text: String(repeating: "x", count: 900)),
          in: .user(userID(1)))
      }
      switch outcome {
      case .committed: accepted += 1
      case .failed(let reason): failure = reason
      case .overloaded, .stopping: Issue.record("\(outcome)")
      }
    }
    #expect(failure?.kind == .full)
    #expect(accepted > 0)
    // Note, home, feed row for each, and one head.
    #expect(try place.engine.rowCount() == accepted * 3 + 1)
    let head: Int64 = try place.engine.readNow { session throws(StoreFailure) in
      try NoteStorage(session).head(of: .user(userID(1)))
    }
    #expect(head == Int64(accepted))
    #expect(try place.engine.check() == [])

    // With room again the same work succeeds.
    try place.engine.writeNow { session throws(StoreFailure) in
      _ = try session.rows("PRAGMA max_page_count = 100000")
    }
    let again = await writer.submit(for: userID(1)) { storage throws(StoreFailure) in
      try storage.write(Note(id: noteID(1_000), text: "y"), in: .user(userID(1)))
    }
    guard case .committed(let seq, _) = again else {
      Issue.record("\(again)")
      return
    }
    #expect(seq == Int64(accepted + 1))
    await writer.drain()
  }
}
