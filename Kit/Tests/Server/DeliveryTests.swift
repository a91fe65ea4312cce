import Core
import Foundation
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
  private let state: Mutex<(script: [DeliveryOutcome], messages: [AddressedMessage])>

  init(_ script: [DeliveryOutcome]) { state = Mutex((script, [])) }

  var messages: [AddressedMessage] { state.withLock { state in state.messages } }

  func deliver(_ message: AddressedMessage) async -> DeliveryOutcome {
    state.withLock { state in
      state.messages.append(message)
      return state.script.isEmpty ? .delivered : state.script.removeFirst()
    }
  }
}

/// A queue over a real database, and a clock of the test's.
private final class QueueSite: Sendable {
  typealias Writer = GroupCommit<SQLiteDatabase, BoardTables>

  let database: TemporaryDatabase
  let writer: Writer
  let service: DeliveryService<SQLiteDatabase, BoardTables>
  let mailer: Mailer

  init(_ deliverer: any Deliverer) throws {
    let database = try TemporaryDatabase(onDisk: [DeliverySchema.migrations])
    let writer = Writer(database.engine, BoardTables.self)
    let mailer = Mailer(deliverer: deliverer, origin: "https://fieldday.example")
    self.database = database
    self.writer = writer
    self.mailer = mailer
    let clock = QueueSite.Clock()
    self.clock = clock
    service = DeliveryService(
      engine: database.engine, writer: writer, mailer: mailer, environment: clock.environment
    ) { message in
      guard message.template == "hello" else { return nil }
      return RenderedMessage(subject: "Hello", text: message.variables.text, html: "<p>Hello</p>")
    }
  }

  let clock: Clock

  final class Clock: Sendable {
    private let time = Mutex(Instant(milliseconds: 1_790_000_000_000))
    var now: Instant { time.withLock { time in time } }
    func advance(by milliseconds: Int64) {
      time.withLock { time in time = time.advanced(byMilliseconds: milliseconds) }
    }
    var environment: ServerEnvironment {
      ServerEnvironment(
        now: { self.now }, ticks: { 0 },
        randomBytes: { count in Array(repeating: 7, count: count) },
        sleep: { _ in throw CancellationError() })
    }
  }

  func put(_ number: UInt64, template: String = "hello", key: String, isVoid: Bool = false) throws {
    let message = OutgoingMessage(
      id: OutgoingMessageID(high: 1, low: number), recipient: "ana@example.com",
      template: template, variables: .object(["code": "123456"]), created: clock.now)
    try database.engine.writeNow { session throws(StoreFailure) in
      try OutgoingMessageRows.add(
        message, key: key, isVoid: isVoid, sealing: mailer.cipher, in: session)
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
        """
        SELECT state, tries, variables, recipient, id, sealed_variables, sealed_recipient
        FROM outgoing_message ORDER BY id
        """
      ) { row throws(StoreFailure) in
        let id: OutgoingMessageID = try row[4]
        let variables: String = try row[2]
        let recipient: String = try row[3]
        return Stored(
          state: try row[0], tries: try row[1],
          variables: open(try row[5], "variables", id) ?? variables,
          recipient: open(try row[6], "recipient", id) ?? recipient)
      }
    }
  }

  private func open(_ sealed: [UInt8]?, _ column: String, _ id: OutgoingMessageID) -> String? {
    let place = "outgoing_message/\(column)/\(id)"
    return sealed.flatMap { sealed in try? mailer.cipher.open(sealed, at: place) }
      .map { opened in String(decoding: opened.bytes, as: UTF8.self) }
  }

  /// A message as a program wrote it that did not seal yet.
  func putOpen(_ number: UInt64) throws {
    let id = OutgoingMessageID(high: 1, low: number)
    try database.engine.writeNow { session throws(StoreFailure) in
      _ = try session.run(
        """
        INSERT INTO outgoing_message (id, channel, recipient, template, variables, created_at,
          not_before, tries, state, idempotency_key)
        VALUES (\(id), 'mail', 'ana@example.com', 'hello', '{"code":"123456"}', \(clock.now),
          \(clock.now), 0, 'waiting', 'open')
        """)
    }
  }

  /// Exchanges what was sealed for something else.
  func damage() throws {
    try database.engine.writeNow { session throws(StoreFailure) in
      _ = try session.run("UPDATE outgoing_message SET sealed_recipient = sealed_variables")
    }
  }

  /// Every byte of the database's files.
  func bytes() throws -> [UInt8] {
    var all: [UInt8] = []
    let folder = try #require(database.directory).path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      if let data = FileManager.default.contents(atPath: folder + "/" + name) { all += data }
    }
    return all
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
    let site = try QueueSite(deliverer)
    try site.put(1, key: "a")
    try site.put(2, key: "a")
    await site.service.pass()
    await site.service.pass()
    #expect(deliverer.messages.map { message in message.recipient } == ["ana@example.com"])
    #expect(
      try site.stored() == [.init(state: "sent", tries: 1, variables: "{}", recipient: "")])
    // The key is remembered for a day, and then nothing is left.
    try site.put(3, key: "a")
    await site.service.pass()
    #expect(deliverer.messages.count == 1)
    site.clock.advance(by: DeliveryPolicy.memory + 1)
    await site.service.pass()
    #expect(try site.stored().isEmpty)
    await site.writer.drain()
  }

  @Test func triesAgainUntilItIsTaken() async throws {
    let deliverer = ScriptedDeliverer([.retry("one"), .retry("two"), .delivered])
    let site = try QueueSite(deliverer)
    try site.put(1, key: "a")
    await site.service.pass()
    await site.service.pass()
    #expect(deliverer.messages.count == 1)
    site.clock.advance(by: 9_999)
    await site.service.pass()
    #expect(deliverer.messages.count == 1)
    site.clock.advance(by: 1)
    await site.service.pass()
    #expect(deliverer.messages.count == 2)
    site.clock.advance(by: 20_000)
    await site.service.pass()
    #expect(deliverer.messages.count == 3)
    #expect(Set(deliverer.messages.map { message in message.id }).count == 1)
    #expect(try site.stored().first?.state == "sent")
    await site.writer.drain()
  }

  @Test func givesUpAfterADay() async throws {
    let deliverer = ScriptedDeliverer(Array(repeating: .retry("down"), count: 100))
    let site = try QueueSite(deliverer)
    try site.put(1, key: "a")
    for _ in 0..<60 {
      await site.service.pass()
      site.clock.advance(by: 1_800_000)
    }
    let stored = try site.stored()
    #expect(stored.first?.state == "dead")
    // Who did not get it stays for the operator, what it said does not.
    #expect(stored.first?.variables == "{}")
    #expect(stored.first?.recipient == "ana@example.com")
    #expect(deliverer.messages.count < 40)
    var page = MetricsPage()
    site.mailer.metrics.write(to: &page)
    #expect(page.text.contains("fieldday_messages_dead 1\n"))
    #expect(page.text.contains("fieldday_messages_given_up_total 1\n"))
    await site.writer.drain()
  }

  @Test func refusedAndUnknownAreGivenUpAtOnce() async throws {
    let deliverer = ScriptedDeliverer([.refused("no such mailbox")])
    let site = try QueueSite(deliverer)
    try site.put(1, key: "a")
    try site.put(2, template: "of another program", key: "b")
    await site.service.pass()
    #expect(deliverer.messages.count == 1)
    #expect(try site.stored().map { stored in stored.state } == ["dead", "dead"])
    await site.writer.drain()
  }

  @Test func aMessageForNobodyIsNeverSent() async throws {
    let deliverer = ScriptedDeliverer([])
    let site = try QueueSite(deliverer)
    try site.put(1, key: "a", isVoid: true)
    await site.service.pass()
    #expect(deliverer.messages.isEmpty)
    #expect(
      try site.stored() == [.init(state: "void", tries: 0, variables: "{}", recipient: "")])
    await site.writer.drain()
  }

  @Test func withoutACarrierEverythingWaits() async throws {
    let site = try QueueSite(NoDeliverer())
    try site.put(1, key: "a")
    await site.service.pass()
    #expect(try site.stored().first?.state == "waiting")
    await site.writer.drain()
  }

  /// Neither who a message is for nor what it says can be read from the files.
  @Test func whatWaitsIsSealed() async throws {
    let site = try QueueSite(NoDeliverer())
    try site.put(1, key: "a")
    #expect(try site.stored().first?.recipient == "ana@example.com")
    let bytes = try site.bytes()
    #expect(bytes.count > 1_000)
    #expect(bytes.firstRange(of: Array("hello".utf8)) != nil, "the files are the database's")
    for secret in ["ana@example.com", "123456"] {
      #expect(bytes.firstRange(of: Array(secret.utf8)) == nil)
    }
    await site.writer.drain()
  }

  @Test func whatWaitedOpenlyIsStillDelivered() async throws {
    let deliverer = ScriptedDeliverer([])
    let site = try QueueSite(deliverer)
    try site.putOpen(1)
    await site.service.pass()
    #expect(deliverer.messages.map { message in message.recipient } == ["ana@example.com"])
    #expect(deliverer.messages.first?.rendered.text == #"{"code":"123456"}"#)
    #expect(
      try site.stored() == [.init(state: "sent", tries: 1, variables: "{}", recipient: "")])
    await site.writer.drain()
  }

  /// One that does not open holds up nobody.
  @Test func whatDoesNotOpenIsGivenUp() async throws {
    let deliverer = ScriptedDeliverer([])
    let site = try QueueSite(deliverer)
    try site.put(1, key: "a")
    try site.damage()
    try site.put(2, key: "b")
    await site.service.pass()
    #expect(deliverer.messages.count == 1)
    #expect(try site.stored().map { stored in stored.state } == ["dead", "sent"])
    await site.writer.drain()
  }

  @Test func whatWaitsForSomebodyCanBeRemoved() async throws {
    let site = try QueueSite(NoDeliverer())
    try site.put(1, key: "a")
    try site.putOpen(2)
    try site.put(3, key: "b", isVoid: true)
    let cipher = site.mailer.cipher
    for (recipient, left) in [("ben@example.com", 3), ("ana@example.com", 1)] {
      try site.database.engine.writeNow { session throws(StoreFailure) in
        try OutgoingMessageRows.removeAll(to: recipient, opening: cipher, in: session)
      }
      #expect(try site.stored().count == left)
    }
    await site.writer.drain()
  }

  @Test func emailsAndTextsGoTheirOwnWays() async throws {
    let mail = ScriptedDeliverer([])
    let texts = ScriptedDeliverer([])
    let both = SplitDeliverer(mail: mail, texts: texts)
    #expect(both.carries(.mail) && both.carries(.sms) && both.delivers)
    for channel in [MessageChannel.sms, .mail, .sms] {
      _ = await both.deliver(
        AddressedMessage(
          id: "1", channel: channel, recipient: "x",
          rendered: RenderedMessage(subject: "", text: "", html: ""), date: Instant(milliseconds: 0)
        ))
    }
    #expect(mail.messages.count == 1)
    #expect(texts.messages.count == 2)
    let onlyMail = SMTPDeliverer(SMTPOptions(url: "smtp://localhost:1"), sender: "a@b.example")
    #expect(!SplitDeliverer(mail: mail, texts: onlyMail).carries(.sms))
    #expect(!NoDeliverer().carries(.sms))
  }

  @Test func textsAreForThoseCountriesAndThatBudget() {
    let rules = TextRules(countries: ["82", "49"], dailyBudget: -3)
    #expect(rules.allow("+821012345678") && rules.allow("+4915112345678"))
    #expect(!rules.allow("+12025550123") && !rules.allow("821012345678"))
    func sends(_ rules: TextRules, _ deliverer: any Deliverer, chosen: Bool = true) -> Bool {
      Mailer(
        deliverer: deliverer, origin: "https://a.example", confirmsFirst: chosen, texts: rules
      ).sendsTexts
    }
    #expect(sends(TextRules(), ScriptedDeliverer([])))
    #expect(!sends(rules, ScriptedDeliverer([])))
    #expect(!sends(TextRules(), ScriptedDeliverer([]), chosen: false))
    #expect(!sends(TextRules(), NoDeliverer()))
  }
}
