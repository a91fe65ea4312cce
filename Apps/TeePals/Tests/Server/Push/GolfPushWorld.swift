import Calendar
import Core
import Crypto
import Server
import Store
import StoreSQLite
import Sync
import Synchronization
import TeePalsDomain
import TeePalsServer
import Testing

/// The round at Pebble Beach with a sender, and the push services that browsers listen to.
struct GolfPushWorld: Sendable {
  typealias Writer = GroupCommit<SQLiteDatabase, TeePalsTables>
  typealias Sender = GolfPushSender<SQLiteDatabase, TeePalsTables>

  /// What arrives, and what is answered.
  final class PushServices: Sendable {
    private let state = Mutex<(addresses: [String], status: Int)>(([], 201))

    var addresses: [String] { state.withLock { state in state.addresses } }
    func answer(_ status: Int) { state.withLock { state in state.status = status } }

    var outgoing: Outgoing {
      Outgoing { request throws(OutgoingFault) in
        let status = self.state.withLock { state in
          state.addresses.append(request.url.text)
          return state.status
        }
        return OutgoingAnswer(status: status, bytes: [])
      }
    }
  }

  let golf: GolfDatabase
  let writer: Writer
  let services = PushServices()
  let sender: Sender
  private let rows = PushRows(cipher: .fleeting())

  /// Nobody has been told anything yet, nobody wants quiet, and nobody has muted the chat.
  init() throws {
    golf = try GolfDatabase(onDisk: true, with: [PushRows.migrations])
    writer = Writer(golf.engine, TeePalsTables.self)
    let environment = GolfClock().environment
    let keys = KeyRing(active: ServerKey.make { count in [UInt8](repeating: 9, count: count) })
    sender = Sender(
      engine: golf.engine, writer: writer,
      push: WebPush(
        outgoing: services.outgoing, keys: keys, origin: "https://golf.example",
        environment: environment),
      rows: rows, environment: environment, signal: JobSignal())
    try golf.enact(PebbleBeach.whole)
    let (maya, ben) = (PebbleBeach.maya, PebbleBeach.ben)
    try golf.enact(
      [(1, maya), (2, maya), (3, ben), (4, ben)].map { number, user in
        .remove(
          .user(user),
          TeePalsEntity.Kind.notification.key(GolfNotificationID(high: 5, low: number)))
      })
    for user in PebbleBeach.everybody {
      try set(user) { settings in settings.quietHours = nil }
      try golf.enact([.put(.user(user), .chat(ChatMetadata(user: user, round: PebbleBeach.id)))])
    }
  }

  func set(_ user: UserID, _ change: (inout GolfSettings) -> Void) throws {
    var settings = GolfSettings(user: user)
    change(&settings)
    try golf.enact([.put(.user(user), .settings(settings))])
  }

  /// A time of day in UTC, so many days after that of the sample.
  func at(_ hour: Int, _ minute: Int = 0, _ second: Int = 0, day: Int = 1) -> Instant {
    let date = PebbleBeach.now.civil(offset: 0).date.adding(days: day)
    return CivilDateTime(
      date, TimeOfDay(hour: hour, minute: minute, second: second) ?? .midnight
    ).instant(offset: 0)
  }

  /// Has a browser of somebody's sign up for messages.
  func subscribe(
    _ number: UInt64, _ user: UserID, to app: String = TeePalsDomain.app, zone: String = "UTC",
    since: Instant = PebbleBeach.now
  ) throws {
    let key = P256.KeyAgreement.PrivateKey()
    let subscription = PushSubscription(
      endpoint: "https://push.example/\(number)",
      publicKey: Array(key.publicKey.x963Representation),
      secret: [UInt8](repeating: 3, count: 16))
    try golf.engine.writeNow { session throws(StoreFailure) in
      try rows.keep(
        subscription, PushSubscriptionID(high: 3, low: number), of: user, for: app,
        language: "en", zone: zone, at: since, in: session)
    }
  }

  /// Somebody is told something at a moment: the same number again is the same row.
  @discardableResult
  func tell(
    _ number: UInt64, _ user: UserID, _ kind: NotificationKind, by actor: UserID? = nil,
    _ time: Instant
  ) throws -> GolfNotification {
    var news = GolfNotification(
      id: GolfNotificationID(high: 5, low: 100 + number), recipient: user, kind: kind,
      createdAt: time)
    news.actor = actor.map { user in PebbleBeach.card(user) }
    news.round = kind == .userFollowed ? nil : PebbleBeach.id
    news.course = "Pebble Beach"
    try golf.enact([.put(.user(user), .notification(news))])
    return news
  }

  /// Has everybody called who is to be, and says how many messages have left by then.
  func pushes(at now: Instant) async throws -> Int {
    try await sender.send(at: now)
    return services.addresses.count
  }
}
