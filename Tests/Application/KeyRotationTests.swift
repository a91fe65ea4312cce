import Application
import Core
import Dispatch
import Foundation
import Server
import Store
import StoreSQLite
import TestKit
import Testing

/// New keys while the server runs.
@Suite("Rotating keys")
struct KeyRotationTests {
  /// Which pepper the only password is stored with.
  private func pepper(_ place: Place) throws -> String {
    let text: String? = try place.build.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT encoded FROM password_credential")
    }
    let encoded = try #require(text)
    let name = try #require(encoded.split(separator: "keyid=").last)
    return String(name.prefix { letter in letter != "$" })
  }

  /// As the command line does it, which waits for the server's answer: on a thread of its own.
  private func rotate(_ place: Place) async throws -> [String] {
    let settings = Settings(data: place.directory.path)
    try await place.socketIsOpen()
    return try await withCheckedThrowingContinuation { answer in
      DispatchQueue(label: "operator").async {
        answer.resume(with: Result { try KeyPlace.rotate(settings) })
      }
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func aRunningServerTakesThemUpAtOnce() async throws {
    let place = try Place()
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      let before = place.keys.peppers.active.id
      #expect(try pepper(place) == before)
      // The socket answers a moment after it is there.
      var lines = try await rotate(place)
      while !lines.contains("The running server uses the new keys from now on.") {
        try Task.checkCancellation()
        lines = try await rotate(place)
      }
      let after = place.keys.peppers.active.id
      #expect(after != before)
      #expect(lines.contains("peppers: \(after) is the active key."))
      #expect(place.keys.peppers.key(before) != nil, "the old one still opens")
      // Nothing is wrapped anew before it is used, a wrong password wraps nothing.
      #expect(try pepper(place) == before)
      #expect(try await visitor.signIn("ana@example.com", "not her password") == 401)
      #expect(try pepper(place) == before)
      #expect(try await visitor.signIn("ana@example.com") == 200)
      #expect(try pepper(place) == after)
      #expect(try await visitor.signIn("ana@example.com") == 200)
    }
  }

  /// What is stored with a new key needs it at the next start, also when that is the first one
  /// after the rotation.
  @Test(.timeLimit(.minutes(30)))
  func whatARunningServerTookUpIsNeededAfterwards() async throws {
    let place = try Place()
    let files = FileManager.default
    let (keys, copy) = (place.directory.path + "/keys", place.directory.path + "/copy")
    try files.copyItem(atPath: keys, toPath: copy)
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      while try await !rotate(place).contains("The running server uses the new keys from now on.") {
        try Task.checkCancellation()
      }
      #expect(try await visitor.signIn("ana@example.com") == 200)
    }
    let needed = place.keys.peppers.active.id
    try files.removeItem(atPath: keys)
    try files.moveItem(atPath: copy, toPath: keys)
    let engine = try SQLiteDatabase.open(directory: place.directory.path)
    do {
      _ = try KeyPlace.load(
        data: place.directory.path, peppersFile: nil, for: engine, environment: .system)
      Issue.record("the old keys were taken")
    } catch let mismatch as KeyMismatch {
      #expect(mismatch.needed.map { key in key.id } == [needed])
      #expect(mismatch.needed.map { key in key.people } == [1])
    }
    try engine.close()
  }

  /// Keys of another installation are not taken up by a server that runs.
  @Test(.timeLimit(.minutes(30)))
  func foreignKeysAreNotTakenUp() async throws {
    let place = try Place()
    let other = try Place()
    try other.build.engine.close()
    let administrator = Administrator(
      build: place.build, keys: LiveKeys(place.keys, data: place.directory.path))
    try await place.test { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      let before = place.keys.peppers.active.id
      let keys = place.directory.path + "/keys"
      try FileManager.default.removeItem(atPath: keys)
      try FileManager.default.copyItem(atPath: other.directory.path + "/keys", toPath: keys)
      let answer = await administrator.perform(.takeUpKeys)
      #expect(!answer.done)
      #expect(answer.lines.joined().contains(before))
      #expect(try await visitor.signIn("ana@example.com") == 200)
    }
  }

  /// Keys that a start would refuse are refused here too, and the server goes on with its own.
  @Test(.timeLimit(.minutes(30)))
  func weakKeysAreNotTakenUp() async throws {
    let place = try Place()
    let administrator = Administrator(
      build: place.build, keys: LiveKeys(place.keys, data: place.directory.path))
    try await place.test { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      let before = place.keys.peppers.active.id
      let file = place.directory.path + "/keys/peppers"
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
      #expect(await !administrator.perform(.takeUpKeys).done)
      try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      try Data("short:AAAA\n".utf8).write(to: URL(fileURLWithPath: file))
      try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      #expect(await !administrator.perform(.takeUpKeys).done)
      #expect(place.keys.peppers.active.id == before)
      #expect(try await visitor.signIn("ana@example.com") == 200)
    }
  }
}
