import Core
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

@Suite struct WatchTests {
  private struct Undone: Error {}

  private func put(_ text: String, _ place: TemporaryDatabase) throws {
    try place.engine.writeNow { session throws(StoreFailure) in
      var storage = NoteStorage(session)
      _ = try storage.write(Note(id: noteID(1), text: text), in: .user(userID(1)))
    }
  }

  @Test(arguments: [false, true]) func commitsAreCounted(onDisk: Bool) async throws {
    let place =
      onDisk
      ? try TemporaryDatabase(onDisk: NoteTables.migrations)
      : try TemporaryDatabase(NoteTables.migrations)
    let watch = try #require(try await place.engine.watch(["note"]))
    let other = try #require(try await place.engine.watch(["device_mark", "epoch"]))
    #expect(watch.changes == 0 && other.changes == 0)
    #expect(try await place.engine.watch(["note"]) === watch)
    var last: Int64 = 0
    /// Whether it has risen.
    func hasRisen() throws -> Bool {
      let changes = try #require(watch.changes)
      defer { last = changes }
      return changes > last
    }
    try put("new", place)
    #expect(try hasRisen())
    try put("changed", place)
    #expect(try hasRisen())
    _ = try place.engine.noteTexts()
    #expect(try !hasRisen())
    try place.engine.run("UPDATE note SET text = text WHERE 0")
    #expect(try !hasRisen())
    try place.engine.run("DELETE FROM note")
    #expect(try hasRisen())
    #expect(other.changes == 0)
  }

  @Test func whatIsUndoneIsNot() async throws {
    let place = try TemporaryDatabase(NoteTables.migrations)
    let watch = try #require(try await place.engine.watch(["note"]))
    try put("kept", place)
    let before = watch.changes
    #expect(throws: StoreFailure.self) {
      try place.engine.writeNow { session throws(StoreFailure) -> Void in
        _ = try session.run("UPDATE note SET text = 'lost'")
        throw StoreFailure(.mismatch, "undone")
      }
    }
    #expect(watch.changes == before)
    try place.engine.writeNow { session throws(StoreFailure) in
      do throws(SavepointFailure<Undone>) {
        try session.savepoint { () throws(Undone) -> Void in
          _ = try? session.run("UPDATE note SET text = 'lost'")
          throw Undone()
        }
      } catch {}
    }
    #expect(watch.changes == before)
    #expect(try place.engine.noteTexts() == ["kept"])
  }

  @Test func aTableThatIsNotThereLeavesNothing() async throws {
    let place = try TemporaryDatabase(NoteTables.migrations)
    await #expect(throws: StoreFailure.self) {
      _ = try await place.engine.watch(["note", "nowhere"])
    }
    let watch = try #require(try await place.engine.watch(["note"]))
    try put("new", place)
    #expect(watch.changes ?? 0 > 0)
  }
}
