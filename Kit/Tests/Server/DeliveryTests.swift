import Core
import Server
import Store
import StoreSQLite
import Sync
import Synchronization
import TestKit
import Testing
import Wire

/// Carries what a test tells it to, and remembers what it was given.
private final class ScriptedDeliverer: Deliverer {
  let name = "script"
  let delivers = true
  private let state: Mutex<(script: [DeliveryOutcome], parcels: [Parcel])>

  init(_ script: [DeliveryOutcome]) { state = Mutex((script, [])) }

  var parcels: [Parcel] { state.withLock { state in state.parcels } }

  func deliver(_ parcel: Parcel) async -> DeliveryOutcome {
    state.withLock { state in
      state.parcels.append(parcel)
      return state.script.isEmpty ? .delivered : state.script.removeFirst()
    }
  }
}

/// A queue over a real database, and a clock of the test's.
private final class PostRoom: Sendable {
  typealias Writer = GroupCommit<SQLiteDatabase, BoardTables>

  let database: TemporaryDatabase
  let writer: Writer
  let service: DeliveryService<SQLiteDatabase, BoardTables>
  let post: Post

  init(_ deliverer: any Deliverer) throws {
    let database = try TemporaryDatabase(onDisk: [DeliverySchema.migrations])
    let writer = Writer(database.engine, BoardTables.self)
    let post = Post(deliverer: deliverer, origin: "https://fieldday.example")
    self.database = database
    self.writer = writer
    self.post = post
    let clock = PostRoom.Clock()
    self.clock = clock
    service = DeliveryService(
      engine: database.engine, writer: writer, post: post, ambient: clock.ambient
    ) { message in
      guard message.template == "hello" else { return nil }
      return Letter(subject: "Hello", text: message.variables.text, html: "<p>Hello</p>")
    }
  }

  let clock: Clock

  final class Clock: Sendable {
    private let time = Mutex(Instant(milliseconds: 1_790_000_000_000))
    var now: Instant { time.withLock { time in time } }
    func advance(by milliseconds: Int64) {
      time.withLock { time in time = time.advanced(byMilliseconds: milliseconds) }
    }
    var ambient: Ambient {
      Ambient(
        now: { self.now }, ticks: { 0 },
        randomOctets: { count in Array(repeating: 7, count: count) },
        sleep: { _ in throw CancellationError() })
    }
  }

  func put(_ number: UInt64, template: String = "hello", key: String, isVoid: Bool = false) throws {
    let message = OutgoingMessage(
      id: OutgoingMessageID(high: 1, low: number), recipient: "ana@example.com",
      template: template, variables: .object(["code": "123456"]), created: clock.now)
    try database.engine.writeNow { session throws(StoreFailure) in
      try OutgoingMessageRows.add(message, key: key, isVoid: isVoid, in: session)
    }
  }

  struct Stored: Hashable {
    let state: String
    let tries: Int
    let variables: String
    let recipient: String
  }

  func stored() throws -> [Stored] {
    try database.engine.readNow { session throws(StoreFailure) in
      try session.rows(
        "SELECT state, tries, variables, recipient FROM outgoing_message ORDER BY id"
      ) { row throws(StoreFailure) in
        Stored(
          state: try row[0], tries: try row[1], variables: try row[2], recipient: try row[3])
      }
    }
  }
}

@Suite struct DeliveryTests {
  @Test(
    arguments: [
      (1, 10_000), (2, 20_000), (3, 40_000), (8, 1_280_000), (9, 2_560_000), (10, 3_600_000),
      (500, 3_600_000),
    ] as [(Int, Int64)])
  func waitsLongerEachTime(tries: Int, wait: Int64) {
    #expect(DeliveryPolicy.wait(after: tries) == wait)
  }

  @Test func deliversOnceAndWipesWhatItSaid() async throws {
    let deliverer = ScriptedDeliverer([])
    let room = try PostRoom(deliverer)
    try room.put(1, key: "a")
    try room.put(2, key: "a")
    await room.service.pass()
    await room.service.pass()
    #expect(deliverer.parcels.map { parcel in parcel.recipient } == ["ana@example.com"])
    #expect(
      try room.stored() == [.init(state: "sent", tries: 1, variables: "{}", recipient: "")])
    // The key is remembered for a day, and then nothing is left.
    try room.put(3, key: "a")
    await room.service.pass()
    #expect(deliverer.parcels.count == 1)
    room.clock.advance(by: DeliveryPolicy.memory + 1)
    await room.service.pass()
    #expect(try room.stored().isEmpty)
    await room.writer.drain()
  }

  @Test func triesAgainUntilItIsTaken() async throws {
    let deliverer = ScriptedDeliverer([.retry("one"), .retry("two"), .delivered])
    let room = try PostRoom(deliverer)
    try room.put(1, key: "a")
    await room.service.pass()
    await room.service.pass()
    #expect(deliverer.parcels.count == 1)
    room.clock.advance(by: 9_999)
    await room.service.pass()
    #expect(deliverer.parcels.count == 1)
    room.clock.advance(by: 1)
    await room.service.pass()
    #expect(deliverer.parcels.count == 2)
    room.clock.advance(by: 20_000)
    await room.service.pass()
    #expect(deliverer.parcels.count == 3)
    #expect(Set(deliverer.parcels.map { parcel in parcel.id }).count == 1)
    #expect(try room.stored().first?.state == "sent")
    await room.writer.drain()
  }

  @Test func givesUpAfterADay() async throws {
    let deliverer = ScriptedDeliverer(Array(repeating: .retry("down"), count: 100))
    let room = try PostRoom(deliverer)
    try room.put(1, key: "a")
    for _ in 0..<60 {
      await room.service.pass()
      room.clock.advance(by: 1_800_000)
    }
    let stored = try room.stored()
    #expect(stored.first?.state == "dead")
    // Who did not get it stays for the operator, what it said does not.
    #expect(stored.first?.variables == "{}")
    #expect(stored.first?.recipient == "ana@example.com")
    #expect(deliverer.parcels.count < 40)
    var page = MetricsPage()
    room.post.metrics.write(to: &page)
    #expect(page.text.contains("fieldday_messages_dead 1\n"))
    #expect(page.text.contains("fieldday_messages_given_up_total 1\n"))
    await room.writer.drain()
  }

  @Test func refusedAndUnknownAreGivenUpAtOnce() async throws {
    let deliverer = ScriptedDeliverer([.refused("no such mailbox")])
    let room = try PostRoom(deliverer)
    try room.put(1, key: "a")
    try room.put(2, template: "of another program", key: "b")
    await room.service.pass()
    #expect(deliverer.parcels.count == 1)
    #expect(try room.stored().map { stored in stored.state } == ["dead", "dead"])
    await room.writer.drain()
  }

  @Test func aLetterForNobodyIsNeverSent() async throws {
    let deliverer = ScriptedDeliverer([])
    let room = try PostRoom(deliverer)
    try room.put(1, key: "a", isVoid: true)
    await room.service.pass()
    #expect(deliverer.parcels.isEmpty)
    #expect(
      try room.stored() == [.init(state: "void", tries: 0, variables: "{}", recipient: "")])
    await room.writer.drain()
  }

  @Test func withoutACarrierEverythingWaits() async throws {
    let room = try PostRoom(NoDeliverer())
    try room.put(1, key: "a")
    await room.service.pass()
    #expect(try room.stored().first?.state == "waiting")
    await room.writer.drain()
  }
}
