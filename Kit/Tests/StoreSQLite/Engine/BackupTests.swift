import Core
import Foundation
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

@Suite struct BackupTests {
  let place: TemporaryDatabase
  let shelf: TemporaryDirectory
  let fresh = Epoch(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0002)

  init() throws {
    place = try TemporaryDatabase(onDisk: NoteTables.migrations)
    shelf = try TemporaryDirectory()
    try add(1...5)
  }

  private func add(_ numbers: ClosedRange<Int>) throws {
    try place.engine.writeNow { session throws(StoreFailure) in
      var storage = NoteStorage(session)
      for number in numbers {
        _ = try storage.write(Note(id: noteID(number), text: "\(number)"), in: .user(userID(1)))
      }
    }
  }

  private func failure(_ body: () throws(BackupFailure) -> Void) -> BackupFailure? {
    do throws(BackupFailure) {
      try body()
      return nil
    } catch { return error }
  }

  @Test func comesBackUnderAnotherEpoch() throws {
    try place.engine.backUp(to: shelf.file("copy"))
    try add(6...9)
    try SQLiteDatabase.restore(
      backup: shelf.file("copy"), into: shelf.file("data"), epoch: fresh)
    let restored = try SQLiteDatabase.open(directory: shelf.file("data"))
    #expect(try Migrator([SyncSchema.migrations] + NoteTables.migrations).migrate(restored) == [])
    #expect(try restored.noteTexts() == (1...5).map { number in "\(number)" })
    #expect(try place.engine.noteTexts().count == 9)
    let epochs: [Epoch] = try restored.readNow { session throws(StoreFailure) in
      try session.rows("SELECT id FROM epoch ORDER BY number") { row throws(StoreFailure) in
        try row[0]
      }
    }
    #expect(epochs == [TemporaryDatabase.epoch, fresh])
    let inForce: Epoch = try restored.readNow { session throws(StoreFailure) in
      try NoteStorage(session).epoch()
    }
    #expect(inForce == fresh)
    #expect(try restored.check() == [])
    try restored.close()
  }

  @Test func isOneFileForItsOwner() throws {
    try place.engine.backUp(to: shelf.file("copy"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: shelf.path) == ["copy"])
    let attributes = try FileManager.default.attributesOfItem(atPath: shelf.file("copy"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func nothingIsOverwritten() throws {
    try place.engine.backUp(to: shelf.file("copy"))
    let before = FileManager.default.contents(atPath: shelf.file("copy"))
    try add(6...6)
    #expect(
      failure { () throws(BackupFailure) in try place.engine.backUp(to: shelf.file("copy")) }
        == .targetExists(shelf.file("copy")))
    #expect(FileManager.default.contents(atPath: shelf.file("copy")) == before)
  }

  @Test func aLiveDirectoryIsNotRestoredInto() throws {
    try place.engine.backUp(to: shelf.file("copy"))
    let directory = try #require(place.directory).path
    func restore() -> BackupFailure? {
      failure { () throws(BackupFailure) in
        try SQLiteDatabase.restore(backup: shelf.file("copy"), into: directory, epoch: fresh)
      }
    }
    let pid = Int(ProcessInfo.processInfo.processIdentifier)
    #expect(restore() == .opening(.locked(pid: pid)))
    try place.engine.close()
    #expect(restore() == .targetExists(directory + "/" + SQLiteDatabase.fileName))
  }

  @Test func whatIsNoBackupIsRefused() throws {
    #expect(FileManager.default.createFile(atPath: shelf.file("noise"), contents: Data("no".utf8)))
    let stranger = try SQLiteDatabase.inMemory()
    try stranger.run("CREATE TABLE other (id INTEGER) STRICT")
    try stranger.backUp(to: shelf.file("stranger"))
    for name in ["noise", "stranger", "absent"] {
      let problem = failure { () throws(BackupFailure) in
        try SQLiteDatabase.restore(
          backup: shelf.file(name), into: shelf.file("data"), epoch: fresh)
      }
      #expect(problem != nil, "\(name)")
      #expect(!FileManager.default.fileExists(atPath: shelf.file("data/fieldday.sqlite")))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: shelf.file("data"))
        == [SQLiteDatabase.lockName])
  }

  @Test func aDamagedBackupIsRefused() throws {
    try add(6...600)
    try place.engine.backUp(to: shelf.file("copy"))
    var bytes = try #require(FileManager.default.contents(atPath: shelf.file("copy")))
    for page in stride(from: 8 * 4_096, to: bytes.count - 4_096, by: 4_096) {
      for offset in 0..<64 { bytes[page + offset] = 0xA5 }
    }
    #expect(FileManager.default.createFile(atPath: shelf.file("bad"), contents: bytes))
    let problem = failure { () throws(BackupFailure) in
      try SQLiteDatabase.restore(backup: shelf.file("bad"), into: shelf.file("data"), epoch: fresh)
    }
    #expect(problem != nil)
    #expect(!FileManager.default.fileExists(atPath: shelf.file("data/fieldday.sqlite")))
  }

  @Test func copiesGoTheirOwnWays() throws {
    let copy = try place.engine.copy()
    try add(6...6)
    try copy.run("DELETE FROM note WHERE id = \(noteID(1))")
    #expect(try copy.noteTexts() == ["2", "3", "4", "5"])
    #expect(try place.engine.noteTexts().count == 6)
  }

  @Test func theEpochOfAnOldDatabaseStays() throws {
    let epoch = try place.engine.writeNow { session throws(StoreFailure) in
      try EpochTable.begin(with: fresh, in: session)
    }
    #expect(epoch == TemporaryDatabase.epoch)
  }
}
