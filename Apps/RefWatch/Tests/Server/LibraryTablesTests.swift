import Core
import RefWatchDomain
import RefWatchServer
import Server
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("The library's table")
struct LibraryTablesTests {
  typealias Storage = SQLStorage<RefWatchTables, SQLiteSession>

  static let stranger = UserID(high: 1, low: 1)

  /// The stranger's library: alike, under other ids.
  static let theirs = SampleLibrary.all.enumerated().map { index, item in
    item.named(LibraryID(high: 60, low: UInt64(index)))
  }

  func filled() throws -> TemporaryDatabase {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    for (user, items) in [
      (RefereeLedger.user, SampleLibrary.all), (Self.stranger, Self.theirs),
    ] {
      try database.engine.writeNow { session throws(StoreFailure) in
        var storage = Storage(session)
        let changes = items.map { item in
          Change<RefWatchEntity>.put(.user(user), .library(item))
        }
        _ = try ServerRules<Storage>().enact(changes, in: &storage)
      }
    }
    return database
  }

  func library(
    of user: UserID = RefereeLedger.user, _ database: TemporaryDatabase
  ) throws -> RefWatchReplica {
    try database.engine.readNow { session throws(StoreFailure) in
      try RefWatchTables.load(
        (SampleLibrary.all + Self.theirs).map { item in .libraryItem(item.id) }, for: user,
        session)
    }
  }

  @Test("everything is read as it was put, and each person has their own")
  func roundTrip() throws {
    let database = try filled()
    #expect(try library(database).library.everything == SampleLibrary.all)
    #expect(try library(of: UserID(high: 2, low: 2), database).library.everything.isEmpty)
    let length = try database.engine.readNow { session throws(StoreFailure) in
      try RefWatchTables.load([.libraryLength], for: RefereeLedger.user, session)
    }
    #expect(length.library.count == SampleLibrary.all.count)
    #expect(length.library.everything.isEmpty)
  }

  @Test("changing and removing reaches one thing of one person, and only of its kind")
  func changes() throws {
    let database = try filled()
    var item = SampleLibrary.team
    item.apply(.text(.name, "Other"), at: SampleLibrary.at)
    try database.engine.writeNow { session throws(StoreFailure) in
      try RefWatchTables.put(
        .library(item), in: .user(RefereeLedger.user), revision: 9, session)
      try RefWatchTables.remove(
        LibraryKind.team.entity.key(SampleLibrary.id(2)), in: .user(RefereeLedger.user), session)
      try RefWatchTables.remove(
        LibraryKind.venue.entity.key(SampleLibrary.id(3)), in: .user(RefereeLedger.user), session)
    }
    let own = try library(database).library
    #expect(own[item.id] == item)
    #expect(own[SampleLibrary.id(2)] == SampleLibrary.all[1], "a competition is no team")
    #expect(own[SampleLibrary.id(3)] == nil)
    #expect(try library(of: Self.stranger, database).library.everything == Self.theirs)
  }

  @Test("a person takes the library along, and it is forgotten with them")
  func person() throws {
    let database = try filled()
    let provider = UserDataProvider<SQLiteDatabase>.refWatch
    let (count, files) = try database.engine.readNow { session throws(StoreFailure) in
      (
        try provider.count(RefereeLedger.user, session),
        try provider.entries(RefereeLedger.user, session)
      )
    }
    #expect(count == SampleLibrary.all.count)
    let document = try JSON.parse(String(decoding: files[0].bytes, as: UTF8.self))
    for name in ["teams", "competitions", "venues", "officials"] {
      guard case .array(let list)? = document[name] else {
        Issue.record("no \(name)")
        continue
      }
      #expect(list.count == 2, "\(name)")
    }
    for _ in 0..<50 {
      let isDone = try database.engine.writeNow { session throws(StoreFailure) in
        try provider.erase(RefereeLedger.user, 3, session)
      }
      if isDone { break }
    }
    #expect(try library(database).library.everything.isEmpty)
    #expect(try library(of: Self.stranger, database).library.everything == Self.theirs)
  }
}
