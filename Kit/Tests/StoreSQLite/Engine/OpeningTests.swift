import Core
import Foundation
import Store
import StoreSQLite
import TestKit
import Testing

@Suite struct OpeningTests {
  private func open(_ directory: String) -> Result<SQLiteDatabase, OpenFailure> {
    do throws(OpenFailure) {
      return .success(try SQLiteDatabase.open(directory: directory))
    } catch { return .failure(error) }
  }

  @Test func commitsAreSynced() throws {
    let place = try TemporaryDatabase(onDisk: [])
    let settings = try place.engine.settings()
    #expect(settings == SQLiteSettings(journalMode: "wal", synchronous: 2, foreignKeys: 1))
    #expect(settings.faults == [])
  }

  @Test func unsafeSettingsAreFaults() throws {
    let safe = SQLiteSettings(journalMode: "wal", synchronous: 2, foreignKeys: 1)
    var normal = safe
    normal.synchronous = 1
    #expect(normal.faults == ["synchronous is 1, not 2 (FULL)"])
    var rollback = safe
    rollback.journalMode = "delete"
    rollback.foreignKeys = 0
    #expect(rollback.faults.count == 2)
    // A database in memory keeps no promise, and says so.
    #expect(
      try SQLiteDatabase.inMemory().settings().faults.contains("journal_mode is memory, not wal"))
  }

  @Test func theSettingSurvivesReopening() throws {
    let directory = try TemporaryDirectory()
    for _ in 1...2 {
      let engine = try SQLiteDatabase.open(directory: directory.path)
      #expect(try engine.settings().synchronous == 2)
      try engine.close()
    }
  }

  @Test func filesAreForTheirOwnerOnly() throws {
    let parent = try TemporaryDirectory()
    let path = parent.file("data")
    let engine = try SQLiteDatabase.open(directory: path)
    try engine.run("CREATE TABLE one (id INTEGER) STRICT")
    func permissions(_ path: String) throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
    #expect(try permissions(path) == 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(names.count == 4)
    for name in names { #expect(try permissions(path + "/" + name) == 0o600, "\(name)") }
    try engine.close()
  }

  @Test func aSecondOneIsRefused() throws {
    let directory = try TemporaryDirectory()
    let engine = try SQLiteDatabase.open(directory: directory.path)
    let pid = Int(ProcessInfo.processInfo.processIdentifier)
    guard case .failure(let failure) = open(directory.path) else {
      Issue.record("two databases share a directory")
      return
    }
    #expect(failure == .locked(pid: pid))
    #expect(failure.description.hasPrefix("process \(pid) is using this data directory: stop it"))
    try engine.close()
    let second = try open(directory.path).get()
    try second.close()
  }

  /// A process that is being started holds copies of all descriptors for a moment, the lock's too.
  @Test func closingGivesTheDirectoryUpWhoeverElseHoldsTheLocksDescriptor() throws {
    let directory = try TemporaryDirectory()
    let engine = try SQLiteDatabase.open(directory: directory.path)
    let copies = copies(of: directory.file(SQLiteDatabase.lockName))
    defer { for copy in copies { close(copy) } }
    #expect(copies.count == 1)
    try engine.close()
    try open(directory.path).get().close()
  }

  /// A copy of each descriptor of a file that this process has open.
  private func copies(of path: String) -> [CInt] {
    var wanted = stat()
    guard stat(path, &wanted) == 0 else { return [] }
    let held = (0..<CInt(getdtablesize())).filter { descriptor in
      var found = stat()
      return fstat(descriptor, &found) == 0 && found.st_ino == wanted.st_ino
        && found.st_dev == wanted.st_dev
    }
    return held.map { descriptor in dup(descriptor) }
  }

  @Test func anotherProcessIsRefusedAndNamed() throws {
    let directory = try TemporaryDirectory()
    let lock = directory.file(SQLiteDatabase.lockName)
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: "/bin/sh")
    holder.arguments = [
      "-c", "exec 9>>\"$0\"; flock -n 9; echo $$ > \"$0\"; echo ready; read line", lock,
    ]
    let output = Pipe()
    let input = Pipe()
    holder.standardOutput = output
    holder.standardInput = input
    try holder.run()
    let ready = output.fileHandleForReading.readData(ofLength: 6)
    #expect(String(decoding: ready, as: UTF8.self) == "ready\n")
    guard case .failure(let failure) = open(directory.path) else {
      Issue.record("another process's directory was opened")
      return
    }
    #expect(failure == .locked(pid: Int(holder.processIdentifier)))
    try input.fileHandleForWriting.close()
    holder.waitUntilExit()
    let engine = try open(directory.path).get()

    let contender = Process()
    contender.executableURL = URL(fileURLWithPath: "/bin/sh")
    contender.arguments = ["-c", "flock -n \"$0\" true", lock]
    try contender.run()
    contender.waitUntilExit()
    #expect(contender.terminationStatus == 1)
    try engine.close()
  }

  @Test func whatIsNoDirectoryIsRefused() throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("file")
    #expect(FileManager.default.createFile(atPath: file, contents: Data("x".utf8)))
    guard case .failure(.directory(let path, _)) = open(file) else {
      Issue.record("a file was opened as a directory")
      return
    }
    #expect(path == file)
  }

  @Test func whatIsNoDatabaseIsRefused() throws {
    let directory = try TemporaryDirectory()
    let noise = Data((0..<8_192).map { index in UInt8(truncatingIfNeeded: index &* 31) })
    let file = directory.file(SQLiteDatabase.fileName)
    #expect(FileManager.default.createFile(atPath: file, contents: noise))
    guard case .failure(.store(let failure)) = open(directory.path) else {
      Issue.record("noise was opened as a database")
      return
    }
    #expect(failure.kind == .corrupt)
    #expect(FileManager.default.contents(atPath: file) == noise)
    // The lock is free again.
    try FileManager.default.removeItem(atPath: file)
    try open(directory.path).get().close()
  }

  @Test func aClosedDatabaseFails() throws {
    let place = try TemporaryDatabase(onDisk: [])
    try place.engine.close()
    #expect(throws: StoreFailure.self) { try place.engine.run("SELECT 1") }
  }
}
