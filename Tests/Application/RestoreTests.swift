import Application
import Core
import Foundation
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

@Suite struct RestoreTests {
  let before: TemporaryDirectory
  let after: TemporaryDirectory
  let shelf: TemporaryDirectory

  init() throws {
    before = try TemporaryDirectory()
    after = try TemporaryDirectory()
    shelf = try TemporaryDirectory()
  }

  /// A person's cookie, and the epoch of the server that gave it; the backup is on the shelf.
  private func backUp() async throws -> (cookie: String?, epoch: Epoch) {
    let place = try Place(before)
    let epoch = try place.epoch
    let cookie = try await place.test { visitor async throws -> String? in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      #expect(try await visitor.isSignedIn())
      try place.build.engine.backUp(to: shelf.file("copy"))
      return visitor.session
    }
    // A backup leaves the keys out: whoever restores puts their copy of them there.
    try FileManager.default.copyItem(
      atPath: before.path + "/keys", toPath: after.path + "/keys")
    return (cookie, epoch)
  }

  @Test func noSessionOfTheBackupIsValidAfterwards() async throws {
    let (cookie, epoch) = try await backUp()
    let said = try Restore.run(backup: shelf.file("copy"), data: after.path)
    #expect(said.contains { line in line.contains("Every session has ended") })
    let place = try Place(after)
    #expect(try place.epoch != epoch)
    let sessions: Int64? = try place.build.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT count(*) FROM user_session")
    }
    #expect(sessions == 0)
    try await place.test { visitor async throws in
      visitor.session = cookie
      #expect(try await !visitor.isSignedIn())
      #expect(try await visitor.signIn("ana@example.com") == 200, "the account is there")
      #expect(try await visitor.isSignedIn())
    }
  }

  /// Starting again is not restoring.
  @Test func sessionsSurviveARestart() async throws {
    let (cookie, epoch) = try await backUp()
    let place = try Place(before)
    #expect(try place.epoch == epoch)
    try await place.test { visitor async throws in
      visitor.session = cookie
      #expect(try await visitor.isSignedIn())
    }
  }

  /// The sessions that begin after a restore survive the next restart like any others.
  @Test func sessionsBegunAfterwardsStay() async throws {
    _ = try await backUp()
    try Restore.run(backup: shelf.file("copy"), data: after.path)
    let cookie = try await Place(after).test { visitor async throws -> String? in
      #expect(try await visitor.signIn("ana@example.com") == 200)
      return visitor.session
    }
    try await Place(after).test { visitor async throws in
      visitor.session = cookie
      #expect(try await visitor.isSignedIn())
    }
  }

  @Test func aDirectoryInUseOrWithADatabaseIsLeftAlone() async throws {
    _ = try await backUp()
    #expect(throws: BackupFailure.self) {
      try Restore.run(backup: shelf.file("copy"), data: before.path)
    }
    let place = try Place(after)
    #expect(throws: BackupFailure.self) {
      try Restore.run(backup: shelf.file("copy"), data: after.path)
    }
    try place.build.engine.close()
  }
}
