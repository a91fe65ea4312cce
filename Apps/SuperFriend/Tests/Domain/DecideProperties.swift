import Calendar
import Core
import SuperFriendDomain
import Sync
import Testing
import Wire

@testable import SuperFriendTestKit

@Suite("Decisions, with random commands")
struct DecideProperties {
  /// Each of these seeds runs 1 500 commands.
  @Test(arguments: UInt64(1)...10)
  func deviceAndServerAgree(seed: UInt64) throws {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    var accepted = 0
    var rejected: Set<String> = []
    for _ in 0..<1_500 {
      if generator.dice.chance(1, in: 20) {
        ledger.at = ledger.at.advanced(byMilliseconds: 86_400_000)
      }
      let command = generator.next(&ledger)
      let context = ledger.context()
      let reads = FriendsDomain.reads(of: command, by: Ledger.user)
      let onDevice = decide(command, context, ledger.replica)
      let onServer = decide(command, context, ledger.replica.loaded(reads))
      #expect(onDevice == onServer)
      try expectSameOnWire(command)
      switch onDevice {
      case .success(let changes):
        accepted += 1
        for change in changes { try expectSameOnWire(change) }
        ledger.replica.apply(changes)
        checkInvariants(ledger.replica)
      case .failure(let rejection):
        rejected.insert(String(describing: rejection.json["code"]))
        let copy = try FriendsRejection(WireCursor(try JSON.parse(rejection.json.text)))
        #expect(copy == rejection)
      }
    }
    #expect(accepted > 400)
    #expect(rejected.count >= 6)
  }

  func decide(
    _ command: FriendsCommand, _ context: DecideContext, _ replica: FriendsReplica
  ) -> Result<[Change<FriendsEntity>], FriendsRejection> {
    do throws(FriendsRejection) {
      return .success(try FriendsDomain.decide(command, context, in: replica))
    } catch {
      return .failure(error)
    }
  }

  /// A command survives its own wire form.
  func expectSameOnWire(_ command: FriendsCommand) throws {
    let args = try JSON.parse(command.args.text)
    let copy = try FriendsCommand.decode(
      system: command.system, name: command.name, version: command.version, WireCursor(args))
    #expect(copy == command)
  }

  /// An entity survives its own wire form.
  func expectSameOnWire(_ change: Change<FriendsEntity>) throws {
    guard case .put(let scope, let entity) = change else { return }
    #expect(scope == .user(Ledger.user))
    let body = try JSON.parse(entity.body.text)
    #expect(try FriendsEntity.decode(entity.key, WireCursor(body)) == entity)
  }

  func checkInvariants(_ replica: FriendsReplica) {
    var contacts: Set<ContactID> = []
    for friend in replica.friends.values {
      #expect(contacts.insert(friend.contact).inserted, "two friends of one contact")
      #expect(replica.friend(of: friend.contact) == friend)
    }
    var uids: Set<String> = []
    for contact in replica.contacts.values {
      #expect(uids.insert(contact.uid).inserted, "two contacts with one UID")
    }
    var origins: Set<Origin> = []
    for connection in replica.connections.values {
      for id in connection.friends.ids { #expect(replica.friend(id) != nil) }
      if case .derived = connection.origin {
        #expect(origins.insert(connection.origin).inserted, "made twice from one source")
      }
    }
  }

  @Test("indices kept step by step equal indices built from nothing", arguments: UInt64(20)...23)
  func indicesAreThoseOfTheRows(seed: UInt64) throws {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    for step in 0..<800 {
      let command = generator.next(&ledger)
      _ = ledger.rejection(command)
      guard step % 40 == 0 else { continue }
      var fresh = FriendsReplica()
      for entity in ledger.replica.everything.reversed() { fresh.set(entity.key, to: entity) }
      for friend in fresh.friends.values {
        #expect(fresh.history(of: friend.id) == ledger.replica.history(of: friend.id))
        #expect(fresh.friend(of: friend.contact) == ledger.replica.friend(of: friend.contact))
      }
      for contact in fresh.contacts.values {
        #expect(ledger.replica.contact(uid: contact.uid) == contact)
      }
      let a = FriendOrder(of: fresh, today: ledger.today)
      let b = FriendOrder(of: ledger.replica, today: ledger.today)
      #expect(a.ranks == b.ranks)
    }
  }

  @Test("undoing every accepted command gives the state before it", arguments: UInt64(30)...37)
  func undo(seed: UInt64) throws {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    var undone = 0
    for _ in 0..<600 {
      let command = generator.next(&ledger)
      let before = ledger.replica
      guard ledger.rejection(command) == nil else { continue }
      let after = ledger.replica
      let back = command.undo(in: before, ledger.moment())
      switch command {
      case .restoreFriend, .restoreConnections:
        #expect(back.isEmpty)
        continue
      default: break
      }
      for command in back { _ = ledger.rejection(command) }
      let once = ledger.replica
      for command in back { _ = ledger.rejection(command) }
      #expect(ledger.replica.everything == once.everything, "undoing twice is undoing once")
      if isReversible(command, before, after, today: ledger.today) {
        #expect(
          once.everything.map(comparable) == before.everything.map(comparable), "\(command)")
        undone += 1
      }
      ledger.replica = after
    }
    #expect(undone > 100)
  }

  /// What one command cannot put back: friends whom a recording revived, a deletion that was
  /// refused, a date that is still to come, and a contact that was missing before a relinking.
  func isReversible(
    _ command: FriendsCommand, _ before: FriendsReplica, _ after: FriendsReplica,
    today: CivilDate
  ) -> Bool {
    switch command {
    case .recordConnection: return before.friends.count == after.friends.count
    case .deleteFriend(let id, _): return after.friend(id) == nil
    case .friend(let id, .relinkContact):
      return before.friend(id).map { old in before.contact(of: old) != nil } ?? false
    case .editConnection(let id, _):
      return before.connection(id).map { old in old.occurredOn <= today } ?? false
    default: return true
    }
  }

  /// The moment of archiving, the mark of a revival and a cached name from before a renaming are
  /// of their time.
  func comparable(_ entity: FriendsEntity) -> FriendsEntity {
    guard case .friend(var friend) = entity else { return entity }
    friend.archivedAt = friend.archivedAt.map { _ in Instant(milliseconds: 0) }
    friend.revival = nil
    friend.nameCache = ""
    return .friend(friend)
  }
}
