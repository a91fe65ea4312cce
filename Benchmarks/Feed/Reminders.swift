import Calendar
import Core
import Server
import Store
import StoreSQLite
import SuperFriendServer

/// Reminds everybody whose hour it is by email, while somebody else writes.
struct Reminders {
  private let engine: SQLiteDatabase

  init(_ engine: SQLiteDatabase) { self.engine = engine }

  /// Emails stay in the queue.
  private struct Nobody: Deliverer {
    let name = "nobody"
    let delivers = true
    func deliver(_ message: AddressedMessage) async -> DeliveryOutcome { .delivered }
  }

  /// How long it took, and how long commands waited until they were looked at: meanwhile, and
  /// before that.
  func send(at now: Instant) async throws -> String {
    let writer = GroupCommit(engine, SuperFriendTables.self)
    let origin = "https://fieldday.example"
    let environment = ServerEnvironment(
      now: { now }, ticks: { 0 }, randomBytes: { count in [UInt8](repeating: 7, count: count) },
      sleep: { _ in throw CancellationError() })
    let system = SuperFriendSystem<SQLiteDatabase, SuperFriendTables>(
      engine: engine, writer: writer, push: nil, rows: PushRows(cipher: .fleeting()),
      mailer: Mailer(deliverer: Nobody(), origin: origin), environment: environment,
      origin: origin, entity: { entity in entity },
      find: { user, _ throws(StoreFailure) in
        DigestRecipient(address: "\(user)@fieldday.example", language: .english, zone: nil)
      })
    return try await Waits(writer: writer).text { try await system.reminders.send(at: now) }
  }
}
