import Core
import Crypto
import Foundation
import Store
import Wire

/// Statements about where people's browsers take messages. Addresses and keys are encrypted: they
/// are all one needs to be taken for this server's person.
public struct PushRows: Sendable {
  /// How many browsers of one person an app may use; one more ends the oldest.
  public static let limit = 10

  private let cipher: FieldCipher

  public init(cipher: FieldCipher) { self.cipher = cipher }

  public static let migrations = MigrationGroup(
    "push",
    [
      Migration(
        "createPushSubscription",
        """
        CREATE TABLE push_subscription (
          id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
          owner BLOB NOT NULL CHECK (length(owner) = 16),
          endpoint_hash BLOB NOT NULL UNIQUE CHECK (length(endpoint_hash) = 32),
          sealed BLOB NOT NULL,
          language TEXT NOT NULL CHECK (length(language) = 2),
          zone TEXT NOT NULL CHECK (length(zone) <= 64),
          created_at INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX push_subscription_of_owner ON push_subscription (owner, created_at)"),
      // Before that every browser took messages of the two apps there were.
      Migration(
        "partPushSubscriptionsByApp",
        """
        CREATE TABLE push_subscription_by_app (
          id BLOB NOT NULL CHECK (length(id) = 16),
          app TEXT NOT NULL CHECK (length(app) BETWEEN 1 AND 16),
          owner BLOB NOT NULL CHECK (length(owner) = 16),
          endpoint_hash BLOB NOT NULL CHECK (length(endpoint_hash) = 32),
          sealed BLOB NOT NULL,
          language TEXT NOT NULL CHECK (length(language) = 2),
          zone TEXT NOT NULL CHECK (length(zone) <= 64),
          created_at INTEGER NOT NULL,
          PRIMARY KEY (id, app),
          UNIQUE (endpoint_hash, app)
        ) STRICT
        """,
        """
        INSERT INTO push_subscription_by_app
          (id, app, owner, endpoint_hash, sealed, language, zone, created_at)
        SELECT id, app.column1, owner, endpoint_hash, sealed, language, zone, created_at
        FROM push_subscription, (VALUES ('golf'), ('day')) AS app
        """,
        "DROP TABLE push_subscription",
        "ALTER TABLE push_subscription_by_app RENAME TO push_subscription",
        "CREATE INDEX push_subscription_of_owner ON push_subscription (owner, app, created_at)"),
    ])

  /// What depends on keys: where messages go is sealed, and a browser takes those only that are
  /// signed with the key it was told when it subscribed.
  public static let keyUses = [
    KeyUse(
      .fields, table: "push_subscription",
      """
      SELECT CAST(substr(sealed, 1, instr(sealed, x'00') - 1) AS TEXT) AS key,
        owner AS person, id, sealed FROM push_subscription
      """, place: { id in PushRows.place(id.retagged()) }),
    KeyUse(
      .push, table: "push_subscription",
      "SELECT NULL AS key, owner AS person FROM push_subscription"),
  ]

  /// A subscription with whose it is.
  public struct Held: Sendable {
    public let id: PushSubscriptionID
    public let subscription: PushSubscription
    /// `en` or `ko`: what the browser's messages are written in.
    public let language: String
    /// The zone the browser was in, by its IANA name.
    public let zone: String
    /// What happened before is nothing to notify about.
    public let since: Instant
  }

  /// Keeps a subscription for an app's messages. A browser belongs to who subscribed last.
  public func keep(
    _ subscription: PushSubscription, _ id: PushSubscriptionID, of owner: UserID, for app: String,
    language: String, zone: String, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    let hash = Self.hash(subscription.endpoint)
    guard
      let sealed = try? cipher.seal(
        Array(subscription.json.text.utf8), at: Self.place(id))
    else { throw StoreFailure(.other(0), "sealing") }
    try session.run(
      """
      DELETE FROM push_subscription
      WHERE endpoint_hash = \(hash) AND (app = \(app) OR owner <> \(owner))
      """)
    try session.run(
      """
      DELETE FROM push_subscription WHERE owner = \(owner) AND app = \(app) AND id NOT IN (
        SELECT id FROM push_subscription WHERE owner = \(owner) AND app = \(app)
        ORDER BY created_at DESC, id DESC LIMIT \(Self.limit - 1))
      """)
    try session.run(
      """
      INSERT INTO push_subscription
        (id, app, owner, endpoint_hash, sealed, language, zone, created_at)
      VALUES (\(id), \(app), \(owner), \(hash), \(sealed), \(language), \(zone), \(now))
      """)
  }

  /// Every browser of a person's that takes an app's messages; what does not open any more is left
  /// out.
  public func all(
    of owner: UserID, for app: String, in session: some Session
  ) throws(StoreFailure) -> [Held] {
    let rows: [Held?] = try session.rows(
      """
      SELECT id, sealed, language, zone, created_at FROM push_subscription
      WHERE owner = \(owner) AND app = \(app) ORDER BY created_at, id
      """
    ) { row throws(StoreFailure) in
      let id: PushSubscriptionID = try row["id"]
      guard let subscription = subscription(try row["sealed"], id) else { return nil }
      return Held(
        id: id, subscription: subscription, language: try row["language"],
        zone: try row["zone"], since: try row["created_at"])
    }
    return rows.compactMap { held in held }
  }

  private func subscription(_ sealed: [UInt8], _ id: PushSubscriptionID) -> PushSubscription? {
    guard let opened = try? cipher.open(sealed, at: Self.place(id)),
      let json = try? JSON.parse(opened.bytes)
    else { return nil }
    return try? PushSubscription(WireCursor(json))
  }

  public static func remove(
    _ id: PushSubscriptionID, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM push_subscription WHERE id = \(id)")
  }

  /// Ends an app's messages to a browser, by its address; whether another app has some for it.
  public static func remove(
    _ endpoint: String, of owner: UserID, for app: String, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let hash = hash(endpoint)
    try session.run(
      """
      DELETE FROM push_subscription
      WHERE owner = \(owner) AND app = \(app) AND endpoint_hash = \(hash)
      """)
    return try session.first(
      "SELECT 1 FROM push_subscription WHERE owner = \(owner) AND endpoint_hash = \(hash)") != nil
  }

  private static func hash(_ endpoint: String) -> [UInt8] {
    Array(SHA256.hash(data: Data(endpoint.utf8)))
  }

  private static func place(_ id: PushSubscriptionID) -> String { "push_subscription/\(id)" }
}
