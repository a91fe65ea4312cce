import Calendar
import Core
import Server
import Store
import StoreSQLite
import SuperFriendDomain
import SuperFriendServer
import Sync
import Synchronization
import TestKit
import Testing
import Wire

@testable import SuperFriendTestKit

/// A database with a server's parts around it, the push services that browsers listen to, and the
/// queue of emails.
struct ReminderWorld: Sendable {
  typealias Writer = GroupCommit<SQLiteDatabase, SuperFriendTables>
  typealias System = SuperFriendSystem<SQLiteDatabase, SuperFriendTables>

  /// What arrives.
  final class PushServices: Sendable {
    private let state = Mutex<[(address: String, body: [UInt8])]>([])

    var addresses: [String] {
      state.withLock { arrived in arrived.map { message in message.address } }
    }

    /// What has arrived for a browser, in order.
    func bodies(for browser: FriendsBrowser) -> [[UInt8]] {
      state.withLock { arrived in
        arrived.filter { message in message.address == browser.endpoint }
          .map { message in message.body }
      }
    }

    var outgoing: Outgoing {
      Outgoing { request throws(OutgoingFault) in
        self.state.withLock { arrived in
          arrived.append((request.url.text, request.body ?? []))
        }
        return OutgoingAnswer(status: 201, bytes: [])
      }
    }
  }

  private struct AcceptingDeliverer: Deliverer {
    let name = "test"
    let delivers = true
    func deliver(_ message: AddressedMessage) async -> DeliveryOutcome { .delivered }
  }

  let database: TemporaryDatabase
  let writer: Writer
  let services = PushServices()
  let mailer = Mailer(deliverer: AcceptingDeliverer(), origin: "https://fieldday.example")
  private let rows = PushRows(cipher: .fleeting())

  init() throws {
    database = try TemporaryDatabase(
      onDisk: SuperFriendTables.migrations + [PushRows.migrations, DeliverySchema.migrations])
    writer = Writer(database.engine, SuperFriendTables.self)
  }

  static let environment = ServerEnvironment(
    now: { Instant(milliseconds: 1_773_100_000_000) }, ticks: { 0 },
    randomBytes: { count in [UInt8](repeating: 7, count: count) },
    sleep: { _ in throw CancellationError() })

  /// A server on this database; another one for each call, as after a restart.
  ///
  /// - Parameter fails: It stops before anything is written.
  func system(fails: Bool = false) -> System {
    let keys = KeyRing(active: ServerKey.make { count in [UInt8](repeating: 9, count: count) })
    return System(
      engine: database.engine, writer: writer,
      push: WebPush(
        outgoing: services.outgoing, keys: keys, origin: "https://fieldday.example",
        environment: Self.environment),
      rows: rows, mailer: mailer, environment: Self.environment,
      origin: "https://fieldday.example:8443", entity: { entity in entity },
      find: { user, _ throws(StoreFailure) in
        if fails { throw StoreFailure(.mismatch, "stopped") }
        return DigestRecipient(address: "\(user)@example.com", language: .english, zone: nil)
      })
  }

  /// Does what is due at a moment.
  func remind(at now: Instant, fails: Bool = false) async throws {
    try await system(fails: fails).reminders.send(at: now)
  }

  func put(_ entities: [FriendsEntity], of owner: UserID = Ledger.user) throws {
    try database.engine.writeNow { session throws(StoreFailure) in
      for entity in entities {
        try SuperFriendTables.put(entity, in: .user(owner), revision: 1, session)
      }
    }
  }

  func remove(_ key: EntityKey) throws {
    try database.engine.writeNow { session throws(StoreFailure) in
      try SuperFriendTables.remove(key, in: .user(Ledger.user), session)
    }
  }

  /// How somebody wants to be reminded, in Seoul.
  func choose(
    _ way: ReminderWay, of owner: UserID = Ledger.user,
    _ change: (inout FriendsSettings) -> Void = { _ in }
  ) throws {
    var settings = FriendsSettings(user: owner)
    settings.reminders = way
    settings.zone = "Asia/Seoul"
    change(&settings)
    try put([.settings(settings)], of: owner)
  }

  /// Has a browser of somebody's sign up for messages.
  @discardableResult
  func subscribe(
    _ number: UInt64 = 1, of owner: UserID = Ledger.user, language: String = "en"
  ) throws -> FriendsBrowser {
    let browser = FriendsBrowser(number)
    try database.engine.writeNow { session throws(StoreFailure) in
      try rows.keep(
        browser.subscription, PushSubscriptionID(high: 3, low: number), of: owner,
        for: "friends", language: language, zone: "Asia/Seoul", at: Self.environment.now(),
        in: session)
    }
    return browser
  }

  /// A moment by the clocks of Seoul.
  func at(_ text: String) throws -> Instant {
    try #require(CivilDateTime(text)).instant(offset: 9 * 3_600)
  }

  func emails() throws -> [OutgoingMessage] {
    let cipher = mailer.cipher
    let queued = try database.engine.readNow { session throws(StoreFailure) in
      try OutgoingMessageRows.due(
        at: Instant(milliseconds: 4_000_000_000_000), limit: 1_000, opening: cipher, in: session)
    }
    return queued.compactMap { queued in
      if case .message(let message) = queued { message } else { nil }
    }
  }
}
