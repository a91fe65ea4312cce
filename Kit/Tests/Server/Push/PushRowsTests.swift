import Core
import Server
import Store
import StoreSQLite
import Testing

/// Where people's browsers take which app's messages.
@Suite struct PushRowsTests {
  private let engine: SQLiteDatabase
  private let rows = PushRows(cipher: .fleeting())
  private let anna = UserID(high: 1, low: 1)
  private let ben = UserID(high: 1, low: 2)

  init() throws {
    engine = try SQLiteDatabase.inMemory()
    try Migrator([PushRows.migrations]).migrate(engine)
  }

  private func address(_ number: UInt64) -> String { "https://push.example/\(number)" }

  private func keep(
    _ number: UInt64, _ user: UserID, for app: String, at time: Int64 = 0
  ) throws {
    let subscription = PushSubscription(
      endpoint: address(number), publicKey: [4] + [UInt8](repeating: 1, count: 64),
      secret: [UInt8](repeating: 3, count: 16))
    let id = PushSubscriptionID(
      high: user == anna ? 1 : 2, low: number * 1_000 + UInt64(app.utf8.count) * 100)
    try engine.writeNow { session throws(StoreFailure) in
      try rows.keep(
        subscription, id, of: user, for: app, language: "en", zone: "UTC",
        at: Instant(milliseconds: time), in: session)
    }
  }

  private func remove(_ number: UInt64, _ user: UserID, for app: String) throws -> Bool {
    try engine.writeNow { session throws(StoreFailure) in
      try PushRows.remove(address(number), of: user, for: app, in: session)
    }
  }

  private func addresses(_ user: UserID, for app: String) throws -> [String] {
    try engine.readNow { session throws(StoreFailure) in
      try rows.all(of: user, for: app, in: session).map { held in held.subscription.endpoint }
    }
  }

  @Test func anAppCallsThroughBrowsersThatWantItsMessages() throws {
    try keep(1, anna, for: "golf")
    try keep(2, anna, for: "day")
    #expect(try addresses(anna, for: "golf") == [address(1)])
    #expect(try addresses(anna, for: "day") == [address(2)])
    #expect(try addresses(ben, for: "golf") == [])
  }

  @Test func whatEndsForOneAppGoesOnForTheOther() throws {
    try keep(1, anna, for: "golf")
    try keep(1, anna, for: "day")
    #expect(try remove(1, anna, for: "golf"), "the day still uses it")
    #expect(try addresses(anna, for: "golf") == [])
    #expect(try addresses(anna, for: "day") == [address(1)])
    #expect(try remove(1, ben, for: "day") == false, "nobody ends another's")
    #expect(try addresses(anna, for: "day") == [address(1)])
    #expect(try remove(1, anna, for: "day") == false)
    #expect(try addresses(anna, for: "day") == [])
  }

  @Test func aBrowserBelongsToWhoSubscribedLast() throws {
    try keep(1, anna, for: "golf")
    try keep(1, anna, for: "day")
    try keep(1, ben, for: "day")
    #expect(try addresses(anna, for: "golf") == [])
    #expect(try addresses(anna, for: "day") == [])
    #expect(try addresses(ben, for: "day") == [address(1)])
  }

  @Test func oneMoreThanThereMayBeEndsTheOldestOfThatApp() throws {
    try keep(1, anna, for: "day")
    for number in 1...UInt64(PushRows.limit) + 1 {
      try keep(number, anna, for: "golf", at: Int64(number))
    }
    #expect(try addresses(anna, for: "golf").count == PushRows.limit)
    #expect(try addresses(anna, for: "golf").first == address(2))
    #expect(try addresses(anna, for: "day") == [address(1)])
  }

  /// Who asked for messages before apps were told apart gets those of both.
  @Test func earlierSubscriptionsAreOfBothApps() throws {
    try keep(1, anna, for: "golf")
    let early = try SQLiteDatabase.inMemory()
    let first = MigrationGroup("push", Array(PushRows.migrations.migrations.prefix(1)))
    try Migrator([first]).migrate(early)
    let copied = try engine.readNow { session throws(StoreFailure) in
      try session.first("SELECT id, endpoint_hash, sealed FROM push_subscription")
    }
    let row = try #require(copied)
    let (id, hash, sealed) = (
      try row[0] as PushSubscriptionID, try row[1] as [UInt8], try row[2] as [UInt8]
    )
    _ = try early.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO push_subscription (id, owner, endpoint_hash, sealed, language, zone, created_at)
        VALUES (\(id), \(anna), \(hash), \(sealed), 'ko', 'Asia/Seoul', 7)
        """)
    }
    try Migrator([PushRows.migrations]).migrate(early)
    for app in ["golf", "day"] {
      let held = try early.readNow { session throws(StoreFailure) in
        try rows.all(of: anna, for: app, in: session)
      }
      #expect(held.map { held in held.subscription.endpoint } == [address(1)])
      #expect(held.map { held in held.zone } == ["Asia/Seoul"])
      #expect(held.map { held in held.since } == [Instant(milliseconds: 7)])
    }
  }
}
