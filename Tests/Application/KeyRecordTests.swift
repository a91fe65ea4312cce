import AccountsServer
import Application
import Core
import Foundation
import Server
import Store
import StoreSQLite
import TestKit
import Testing

/// A server starts with the keys that its people depend on, and with no others.
@Suite("Keys that are not those of the database")
struct KeyRecordTests {
  let directory: TemporaryDirectory
  let shelf: TemporaryDirectory
  private let files = FileManager.default

  init() throws {
    directory = try TemporaryDirectory()
    shelf = try TemporaryDirectory()
  }

  private var settings: Settings { Settings(data: directory.path) }
  private var keys: String { directory.path + "/keys" }

  /// People with accounts in a server that has stopped.
  private func people(_ count: Int) async throws {
    try await Place(directory).test { visitor async throws in
      for number in 0..<count {
        #expect(try await visitor.signUp("person\(number)@example.com") == 201)
      }
    }
  }

  private func signIn(_ numbers: Range<Int>) async throws {
    try await Place(directory).test { visitor async throws in
      for number in numbers {
        #expect(try await visitor.signIn("person\(number)@example.com") == 200)
      }
    }
  }

  /// Keeps a copy of the keys under a name.
  private func copyKeys(as name: String) throws {
    try files.copyItem(atPath: keys, toPath: shelf.file(name))
  }

  /// Puts a copy in place of the keys.
  private func putKeys(_ name: String) throws {
    try files.removeItem(atPath: keys)
    try files.copyItem(atPath: shelf.file(name), toPath: keys)
  }

  /// What a start says about the keys; `nil` when it has nothing against them.
  private func start() throws -> KeyMismatch? {
    let engine = try SQLiteDatabase.open(directory: directory.path)
    defer { try? engine.close() }
    try Place.ServerBuild.prepare(engine, epoch: ServerEnvironment.system.moment().id())
    do {
      _ = try KeyPlace.load(
        data: directory.path, peppersFile: nil, for: engine, environment: .system)
      return nil
    } catch let mismatch as KeyMismatch { return mismatch }
  }

  /// The keys that a start asks for.
  private func needed() throws -> [NeededKey] { try start()?.needed ?? [] }

  private func change(_ sql: SQL) throws {
    let engine = try SQLiteDatabase.open(directory: directory.path)
    try engine.writeNow { session throws(StoreFailure) in _ = try session.run(sql) }
    try engine.close()
  }

  private func ring(_ purpose: KeyFolder.Purpose) throws -> KeyRing {
    try #require(try KeyFolder(data: directory.path).read(purpose))
  }

  private func write(_ text: String, _ purpose: KeyFolder.Purpose) throws {
    let path = KeyFolder(data: directory.path).file(purpose)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  /// What doctor has against the keys of the database.
  private func doctor() async -> [String] {
    await Doctor.examine(settings).filter { finding in
      finding.subject == "key record" && finding.isProblem
    }.map { finding in finding.words }
  }

  @Test func thoseFromBeforeARotationAreRefusedByName() async throws {
    try await people(4)
    try copyKeys(as: "before")
    let old = try ring(.peppers).active
    _ = try KeyPlace.rotate(settings)
    let new = try ring(.peppers).active
    try await signIn(0..<2)
    try copyKeys(as: "after")

    try putKeys("before")
    let mismatch = try #require(try start())
    let needed = try #require(mismatch.needed.first)
    #expect(mismatch.needed.count == 1, "nobody depends on the other new keys")
    #expect(needed.purpose == .peppers)
    #expect(needed.id == new.id)
    #expect(needed.people == 2)
    #expect(needed.fingerprint == new.fingerprint(for: .peppers))
    #expect(
      needed.found.map { found in found.fingerprint } == [old.fingerprint(for: .peppers)])
    let words = mismatch.description
    for part in [
      new.id, new.fingerprint(for: .peppers), old.id, old.fingerprint(for: .peppers),
      keys + "/peppers", "2 people", "fieldday keys give-up \(new.id)",
    ] {
      #expect(words.contains(part), "\(part)")
    }
    #expect(await doctor() == [words], "doctor says the same")

    try putKeys("after")
    #expect(try start() == nil)
    #expect(await doctor() == [])
    try await signIn(0..<4)
  }

  @Test func thoseOfAnotherInstallationAreRefused() async throws {
    try await people(3)
    try copyKeys(as: "own")
    let own = try ring(.peppers).active.id
    let other = try TemporaryDirectory()
    try await Place(other).test { visitor async throws in
      #expect(try await visitor.signUp("ben@example.com") == 201)
    }
    try files.removeItem(atPath: keys)
    try files.copyItem(atPath: other.path + "/keys", toPath: keys)
    let needed = try self.needed()
    #expect(needed.map { key in key.id } == [own])
    #expect(needed.map { key in key.people } == [3])
    try putKeys("own")
    try await signIn(0..<3)
  }

  /// The name of a key is not the key.
  @Test func anotherKeyUnderTheSameNameIsRefused() async throws {
    try await people(1)
    let own = try ring(.peppers)
    let bytes = Data(repeating: 7, count: 32).base64EncodedString()
    try write("\(own.active.id):\(bytes)\n", .peppers)
    let needed = try #require(try self.needed().first)
    #expect(needed.fingerprint == own.active.fingerprint(for: .peppers))
    #expect(needed.found.first?.id == own.active.id)
    #expect(needed.found.first?.fingerprint != needed.fingerprint)
    try write(own.text, .peppers)
    #expect(try start() == nil)
  }

  /// Files that were mixed up hold keys, but each the wrong ones.
  @Test func mixedUpFilesAreRefused() async throws {
    try await people(1)
    let (peppers, fields) = (try ring(.peppers), try ring(.fields))
    try write(fields.text, .peppers)
    try write(peppers.text, .fields)
    #expect(try needed().map { key in key.purpose } == [.peppers])
  }

  @Test func noKeysAtAllAreMadeOnlyWhereNobodyNeedsThem() async throws {
    let place = try Place(directory)
    try place.build.engine.close()
    try files.removeItem(atPath: keys)
    #expect(try start() == nil, "there is nobody")
    try await people(1)
    let id = try ring(.peppers).active.id
    try files.removeItem(atPath: keys)
    let needed = try self.needed()
    #expect(needed.map { key in key.id } == [id])
    #expect(needed.first?.found == [])
    #expect(!files.fileExists(atPath: keys), "no new ones stand in the way of the copy")
  }

  // MARK: Databases of before there were records

  @Test func aDatabaseWithoutRecordsStartsAndGetsThem() async throws {
    try await people(2)
    _ = try KeyPlace.rotate(settings)
    try await signIn(0..<1)
    try copyKeys(as: "own")
    try change("DROP TABLE server_key")
    try change("DELETE FROM migration WHERE room = 'keys'")
    #expect(await doctor() == [])
    #expect(try start() == nil)
    try await signIn(0..<2)
    // From now on it knows.
    let other = try TemporaryDirectory()
    try Place(other).build.engine.close()
    try files.removeItem(atPath: keys)
    try files.copyItem(atPath: other.path + "/keys", toPath: keys)
    let needed = try self.needed()
    #expect(needed.allSatisfy { key in key.fingerprint != nil })
    #expect(needed.map { key in key.people }.max() == 2)
  }

  @Test func aDatabaseWithoutRecordsIsNotTaughtTheWrongKeys() async throws {
    try await people(2)
    try copyKeys(as: "before")
    _ = try KeyPlace.rotate(settings)
    let new = try ring(.peppers).active.id
    try await signIn(0..<1)
    try copyKeys(as: "after")
    try change("DELETE FROM server_key")
    try putKeys("before")
    let needed = try self.needed()
    #expect(needed.map { key in key.id } == [new])
    #expect(needed.map { key in key.people } == [1])
    #expect(needed.first?.fingerprint == nil, "nobody wrote it down")
    try putKeys("after")
    try await signIn(0..<2)
  }

  @Test func aSealedRowIsTriedWhereThereAreNoRecords() async throws {
    try await people(1)
    let own = try ring(.fields)
    try seal(own)
    try change("DELETE FROM server_key")
    let bytes = Data(repeating: 7, count: 32).base64EncodedString()
    try write("\(own.active.id):\(bytes)\n", .fields)
    let needed = try self.needed()
    #expect(needed.map { key in key.purpose } == [.fields])
    #expect(needed.map { key in key.people } == [1])
    try write(own.text, .fields)
    #expect(try start() == nil)
  }

  // MARK: Every key that a row depends on

  /// Gives the only person a telephone number and an authenticator's secret under `fields`.
  private func seal(_ fields: KeyRing) throws {
    let engine = try SQLiteDatabase.open(directory: directory.path)
    let mark = try ring(.blindIndex).active.id
    let cipher = FieldCipher(keys: fields)
    let user: UserID = try #require(
      try engine.readNow { session throws(StoreFailure) in
        try session.value("SELECT id FROM user_account")
      })
    let secret = try cipher.seal([1, 2, 3], at: "user_totp/secret/\(user)")
    let place = try cipher.seal([1, 2, 3], at: "push_subscription/\(user)")
    let number = try cipher.seal(Array("+821012345678".utf8), at: "phone_number/sealed/\(user)")
    try engine.writeNow { session throws(StoreFailure) in
      try session.run(
        "INSERT INTO user_totp (account_id, secret, started_at) VALUES (\(user), \(secret), 1)")
      try session.run(
        """
        INSERT INTO phone_number (account_id, state, sealed, mark, mark_key, since)
        VALUES (\(user), 'verified', \(number), \([UInt8](repeating: 1, count: 32)), \(mark), 1)
        """)
      try session.run(
        """
        INSERT INTO push_subscription
          (id, app, owner, endpoint_hash, sealed, language, zone, created_at)
        VALUES (\(user), 'golf', \(user), \([UInt8](repeating: 2, count: 32)), \(place), 'en',
          'UTC', 1)
        """)
    }
    try engine.close()
  }

  @Test(arguments: KeyFolder.Purpose.allCases)
  func everyFileIsAskedFor(purpose: KeyFolder.Purpose) async throws {
    try await people(1)
    try seal(try ring(.fields))
    let own = try ring(purpose)
    let bytes = Data(repeating: 7, count: 32).base64EncodedString()
    try write("other:\(bytes)\n", purpose)
    let mismatch = try #require(try start())
    #expect(mismatch.needed.map { key in key.purpose } == [purpose])
    #expect(mismatch.needed.map { key in key.id } == [own.active.id])
    #expect(mismatch.needed.map { key in key.people } == [1])
    #expect(mismatch.description.contains("1 person"))
    try write(own.text, purpose)
    #expect(try start() == nil)
  }

  @Test func aKeyThatNobodyNeedsMayBeRetired() async throws {
    try await people(2)
    _ = try KeyPlace.rotate(settings)
    try await signIn(0..<2)
    let both = try ring(.peppers)
    #expect(both.count == 2)
    try write(KeyRing(active: both.active).text, .peppers)
    #expect(try start() == nil)
    try await signIn(0..<2)
  }

  // MARK: Lost for good

  @Test func whatIsLostIsGivenUpByName() async throws {
    try await people(2)
    let lost = try ring(.peppers).active.id
    try files.removeItem(atPath: keys)
    #expect(throws: KeyMismatch.self) { try KeyPlace.giveUp(["another"], settings) }
    #expect(throws: KeyMismatch.self) { try KeyPlace.giveUp([], settings) }
    #expect(try needed().count == 1, "nothing was given up by that")
    let said = try KeyPlace.giveUp([lost], settings)
    #expect(said.contains { line in line.contains(lost) })
    #expect(try start() == nil)
    try await Place(directory).test { visitor async throws in
      #expect(try await visitor.signIn("person0@example.com") == 401)
      #expect(try await visitor.signUp("person2@example.com") == 201)
      #expect(try await visitor.signIn("person2@example.com") == 200)
    }
    #expect(try KeyPlace.giveUp([], settings).count == 1, "there is nothing more")
  }

  @Test func aBackupIsMadeWithoutKeysToo() async throws {
    try await people(1)
    try files.removeItem(atPath: keys)
    let answer = try await Administrator.perform(
      .backUp(path: shelf.file("copy")), data: directory.path, peppersFile: nil)
    #expect(answer.done)
    #expect(files.fileExists(atPath: shelf.file("copy")))
  }

  @Test func aBackupNeedsTheKeysOfItsTime() async throws {
    try await people(2)
    try copyKeys(as: "before")
    func backUp(_ name: String) async throws {
      let answer = try await Administrator.perform(
        .backUp(path: shelf.file(name)), data: directory.path, peppersFile: nil)
      #expect(answer.done)
    }
    func restore(_ name: String) throws {
      for file in try files.contentsOfDirectory(atPath: directory.path)
      where file.hasPrefix(SQLiteDatabase.fileName) {
        try files.removeItem(atPath: directory.file(file))
      }
      try Restore.run(backup: shelf.file(name), data: directory.path)
    }
    try await backUp("old backup")
    _ = try KeyPlace.rotate(settings)
    try await signIn(0..<1)
    try copyKeys(as: "after")
    try await backUp("new backup")

    try restore("old backup")
    try await signIn(0..<2)
    try restore("new backup")
    try putKeys("before")
    #expect(try needed().map { key in key.people } == [1])
    try putKeys("after")
    try await signIn(0..<2)
  }
}
