import Calendar
import Core
import Store
import StoreSQLite
import SuperFriendDomain
import SuperFriendServer
import Sync
import TestKit
import Testing

@testable import SuperFriendTestKit

@Suite("SuperFriend's tables")
struct TablesTests {
  /// What one decision did, on either side.
  typealias Outcome = Result<[Change<FriendsEntity>], FriendsRejection>

  static func decide(
    _ command: FriendsCommand, _ context: DecideContext, _ replica: FriendsReplica
  ) -> Outcome {
    do throws(FriendsRejection) {
      return .success(try FriendsDomain.decide(command, context, in: replica))
    } catch {
      return .failure(error)
    }
  }

  static func apply(
    _ changes: [Change<FriendsEntity>], _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    for change in changes {
      switch change {
      case .put(let scope, let entity):
        try SuperFriendTables.put(entity, in: scope, revision: revision, session)
      case .remove(let scope, let key): try SuperFriendTables.remove(key, in: scope, session)
      case .join, .leave: break
      }
    }
  }

  @Test("decisions on loaded rows equal decisions on the device", arguments: UInt64(1)...4)
  func sameDecisions(seed: UInt64) throws {
    let database = try TemporaryDatabase(SuperFriendTables.migrations)
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    var accepted = 0
    for step in 0..<500 {
      let command = generator.next(&ledger)
      let context = ledger.context()
      let reads = FriendsDomain.reads(of: command, by: Ledger.user)
      let onDevice = TablesTests.decide(command, context, ledger.replica)
      let onServer = try database.engine.writeNow { session throws(StoreFailure) -> Outcome in
        let replica = try SuperFriendTables.load(reads, for: Ledger.user, session)
        let outcome = TablesTests.decide(command, context, replica)
        if case .success(let changes) = outcome {
          try TablesTests.apply(changes, Int64(step + 1), session)
        }
        return outcome
      }
      #expect(onDevice == onServer)
      if case .success(let changes) = onDevice {
        ledger.replica.apply(changes)
        accepted += 1
      }
      if step % 100 == 99 { try expectSame(ledger.replica, database) }
    }
    #expect(accepted > 150)
  }

  /// The database holds exactly what the device holds.
  func expectSame(_ replica: FriendsReplica, _ database: TemporaryDatabase) throws {
    var reads: [FriendsDomain.Read] = [.settings(Ledger.user)]
    reads += replica.contacts.ids.map { id in .contact(id) }
    reads += replica.friends.ids.map { id in .friend(id) }
    reads += replica.connections.ids.map { id in .connection(id) }
    let loaded = try load(reads, for: Ledger.user, database)
    #expect(loaded.everything == replica.everything)
    let counts = try database.engine.readNow { session throws(StoreFailure) -> [Int?] in
      [
        try session.value("SELECT count(*) FROM contact"),
        try session.value("SELECT count(*) FROM friend"),
        try session.value("SELECT count(*) FROM connection"),
      ]
    }
    #expect(
      counts == [replica.contacts.count, replica.friends.count, replica.connections.count])
  }

  func load(
    _ reads: [FriendsDomain.Read], for user: UserID, _ database: TemporaryDatabase
  ) throws -> FriendsReplica {
    try database.engine.readNow { session throws(StoreFailure) in
      try SuperFriendTables.load(reads, for: user, session)
    }
  }

  @Test("nobody's rows are another's: the same ids of two people do not meet")
  func owners() throws {
    let database = try TemporaryDatabase(SuperFriendTables.migrations)
    var ledger = Ledger()
    let ana = try ledger.friend("Ana", last: ledger.today)
    let entities = ledger.replica.everything
    let stranger = UserID(high: 1, low: 1)
    for (owner, name) in [(Ledger.user, "Ana"), (stranger, "Eve")] {
      try database.engine.writeNow { session throws(StoreFailure) in
        for entity in entities {
          var entity = entity
          if case .friend(var friend) = entity {
            friend.nameCache = name
            entity = .friend(friend)
          }
          try SuperFriendTables.put(entity, in: .user(owner), revision: 1, session)
        }
      }
    }
    let reads: [FriendsDomain.Read] = [
      .friend(ana.id), .connectionsOf(ana.id), .contact(ana.contact), .friendOfContact(ana.contact),
      .contactOfUID(ledger.replica.contact(ana.contact)!.uid, in: nil),
    ]
    #expect(try load(reads, for: Ledger.user, database).friend(ana.id)?.nameCache == "Ana")
    #expect(try load(reads, for: stranger, database).friend(ana.id)?.nameCache == "Eve")
    #expect(try load(reads, for: UserID(high: 2, low: 2), database).everything.isEmpty)
    try database.engine.writeNow { session throws(StoreFailure) in
      for entity in entities.reversed() {
        try SuperFriendTables.remove(entity.key, in: .user(stranger), session)
      }
    }
    #expect(try load(reads, for: stranger, database).everything.isEmpty)
    #expect(try load(reads, for: Ledger.user, database).everything.count == 3)
  }

  @Test("the schema refuses what the rules refuse")
  func checks() throws {
    let database = try TemporaryDatabase(SuperFriendTables.migrations)
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    let second = Friend(
      id: FriendID(high: 8, low: 8), contact: ana.contact, period: .weekly, createdAt: ledger.at,
      createdOn: ledger.today, createdZone: "UTC", nameCache: "Ana")
    let early = Connection(
      id: ConnectionID(high: 8, low: 8), type: .call, occurredOn: day("1899-12-31"),
      tookPlaceAt: ledger.at, zone: ledger.zone, friends: Participants(ana.id),
      createdAt: ledger.at)
    let orphan = Connection(
      id: ConnectionID(high: 8, low: 9), type: .call, occurredOn: ledger.today,
      tookPlaceAt: ledger.at, zone: ledger.zone, friends: Participants(second.id),
      createdAt: ledger.at)
    try put(.friend(ana), database)
    for entity: FriendsEntity in [.friend(second), .connection(early), .connection(orphan)] {
      #expect(throws: StoreFailure.self) { try put(entity, database) }
    }
  }

  func put(_ entity: FriendsEntity, _ database: TemporaryDatabase) throws {
    try database.engine.writeNow { session throws(StoreFailure) in
      try SuperFriendTables.put(entity, in: .user(Ledger.user), revision: 1, session)
    }
  }
}
