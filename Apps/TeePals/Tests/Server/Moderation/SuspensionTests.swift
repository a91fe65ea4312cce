import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

@Suite("Refusals by limits are counted, and too many suspend")
struct SuspensionTests {
  typealias Storage = SQLStorage<TeePalsTables, SQLiteSession>
  typealias Service = ModerationService<SQLiteDatabase, TeePalsTables>

  let golf: GolfDatabase
  private let ben = PebbleBeach.ben
  private let device = DeviceID(high: 3, low: 3)

  init() throws {
    golf = try GolfDatabase(onDisk: true)
    try golf.enact(PebbleBeach.whole)
  }

  private func isSuspended(_ user: UserID) throws -> Bool {
    try golf.load([.suspension(user)], for: user).suspended.contains(user)
  }

  /// As the server notes a refusal of a command that was made some hours from the sample's now.
  private func refuse(
    _ number: UInt64, at hours: Int64, _ rejection: TeePalsRejection = .rateLimited(seconds: 9)
  ) throws {
    let entry = LoggedCommand(
      device: device, dseq: Int64(number), id: CommandID(high: 4, low: number), user: ben,
      system: "golf", name: "follow", version: 1,
      at: PebbleBeach.now.advanced(byMilliseconds: hours * PebbleBeach.hour),
      received: PebbleBeach.now, subject: nil, rejection: rejection.json)
    try golf.engine.writeNow { session throws(StoreFailure) in
      try TeePalsTables.note(rejection, of: entry, session)
    }
  }

  @Test("by the time of the commands, not of their arrival, and each command once")
  func times() throws {
    for number in UInt64(1)...4 { try refuse(number, at: -Int64(number)) }
    for _ in 0..<3 { try refuse(4, at: -4) }
    try refuse(5, at: 0, .notFound)
    #expect(try !isSuspended(ben))
    try refuse(6, at: -20)
    #expect(try isSuspended(ben))
    #expect(try !isSuspended(PebbleBeach.maya))
  }

  @Test("an outbox of days is not one burst")
  func offline() throws {
    // Five that arrive at once, each six hours after the other: four lie within a day.
    for number in UInt64(1)...5 { try refuse(number, at: -24 + 6 * Int64(number - 1)) }
    #expect(try !isSuspended(ben))
    try refuse(6, at: -1)
    #expect(try isSuspended(ben))
  }

  @Test("the fifth refusal of a burst suspends, through the rules as they are; lifted, it is over")
  func burst() async throws {
    var refusals: [String?] = []
    for number in 1...67 {
      let message = ChatMessage(
        id: ChatMessageID(high: 8, low: UInt64(number)), round: PebbleBeach.id,
        sender: PebbleBeach.card(ben), content: .text("Hi \(number)"), writtenAt: later)
      refusals.append(try send(.sendMessage(message), Int64(number)))
    }
    #expect(refusals.prefix(60).allSatisfy { code in code == nil })
    #expect(refusals[60..<65].allSatisfy { code in code == "rateLimited" })
    #expect(refusals[65..<67].allSatisfy { code in code == "suspended" })
    #expect(try send(.markRead(ben, PebbleBeach.id, later), 68) == nil)
    let writer = GroupCommit(golf.engine, TeePalsTables.self)
    let service = Service(engine: golf.engine, writer: writer) { entity in entity }
    let listed = try await service.suspensions()
    #expect(listed.map { suspension in suspension.user } == [ben])
    #expect(listed.first?.since == later && listed.first?.name == "Benjamin O.")
    #expect(try await service.lift(ben, at: later))
    #expect(try await !service.lift(ben, at: later))
    #expect(try await service.suspensions() == [])
    // What led to it is forgotten too: the next refusal is the first.
    #expect(try send(chat(70), 69) == "rateLimited")
    #expect(try !isSuspended(ben))
    await writer.drain()
  }

  @Test("a moderator suspends, once, and what is done already stays")
  func chosen() async throws {
    let writer = GroupCommit(golf.engine, TeePalsTables.self)
    let service = Service(engine: golf.engine, writer: writer) { entity in entity }
    #expect(try await service.suspend(ben, at: later))
    #expect(try notices() == [endless])
    #expect(try await !service.suspend(ben, at: later))
    try await service.tellSuspended(at: later)
    #expect(try notices() == [endless])
    #expect(try await service.suspensions().map { suspension in suspension.user } == [ben])
    #expect(try send(chat(71), 1) == "suspended")
    #expect(try send(.markRead(ben, PebbleBeach.id, later), 2) == nil)
    #expect(try await service.lift(ben, at: later))
    #expect(try send(chat(72), 3) == nil)
    await writer.drain()
  }

  @Test("whoever is suspended is told once, and once more when it is lifted")
  func told() async throws {
    let writer = GroupCommit(golf.engine, TeePalsTables.self)
    let service = Service(engine: golf.engine, writer: writer) { entity in entity }
    for number in UInt64(1)...5 { try refuse(number, at: 0) }
    #expect(try notices() == [])
    for minutes in Int64(1)...3 {
      try await service.tellSuspended(at: later.advanced(byMilliseconds: minutes * 60_000))
      #expect(try notices() == [ofADay])
    }
    #expect(try await service.lift(ben, at: later.advanced(byMilliseconds: 240_000)))
    #expect(try notices() == ["lifted", ofADay])
    // A stranger to golf has nothing where they could be told.
    let stranger = UserID(high: 1, low: 99)
    #expect(try await service.suspend(stranger, at: later))
    #expect(try await service.lift(stranger, at: later))
    #expect(
      try golf.count("SELECT count(*) FROM golf_notification WHERE recipient = \(stranger)") == 0)
    await writer.drain()
  }

  @Test("limits suspend for a day, and for a week where it is not the first time in 30 days")
  func ends() async throws {
    let writer = GroupCommit(golf.engine, TeePalsTables.self)
    let service = Service(engine: golf.engine, writer: writer) { entity in entity }
    let day = PebbleBeach.day
    for number in UInt64(1)...5 { try refuse(number, at: 0) }
    #expect(
      try await service.suspensions().map { suspension in suspension.until }
        == [PebbleBeach.now.advanced(byMilliseconds: day)])
    try await service.tellSuspended(at: later)
    try await service.endSanctions(at: PebbleBeach.now.advanced(byMilliseconds: day - 1))
    #expect(try isSuspended(ben))
    try await service.endSanctions(at: PebbleBeach.now.advanced(byMilliseconds: day))
    #expect(try !isSuspended(ben))
    #expect(try notices() == ["ended suspension", ofADay])
    // What led to it is forgotten: four more are not enough, five are.
    for number in UInt64(11)...14 { try refuse(number, at: 1) }
    #expect(try !isSuspended(ben))
    try refuse(15, at: 1)
    #expect(
      try await service.suspensions().map { suspension in suspension.until }
        == [PebbleBeach.now.advanced(byMilliseconds: 7 * day)])
    let log = try await service.wholeLog()
    #expect(log.map { entry in entry.deed } == ["suspend", "end", "suspend"])
    #expect(log.allSatisfy { entry in entry.origin == "server" && entry.rule == .limits })
    await writer.drain()
  }

  @Test("one that a granted appeal undid makes the next one no longer")
  func appealed() async throws {
    let writer = GroupCommit(golf.engine, TeePalsTables.self)
    let service = Service(engine: golf.engine, writer: writer) { entity in entity }
    func burst(_ first: UInt64) async throws -> Instant? {
      for number in first..<(first + 5) { try refuse(number, at: 0) }
      return try await service.suspensions().first?.until
    }
    func appeal(isGranted: Bool) async throws {
      let entry = try #require(try await service.standing(of: ben).first).entry.id
      #expect(try await service.appeal(entry, by: ben, saying: "No", at: later) == .made)
      let taken = AppealDecision(entry: entry, isGranted: isGranted)
      let outcome = try await service.decide(taken, at: later)
      guard case .done = outcome else {
        Issue.record("\(outcome)")
        return
      }
    }
    let aDay = PebbleBeach.now.advanced(byMilliseconds: PebbleBeach.day)
    #expect(try await burst(1) == aDay)
    try await appeal(isGranted: true)
    #expect(try !isSuspended(ben))
    #expect(try await burst(11) == aDay)
    // What was not granted counts.
    try await appeal(isGranted: false)
    #expect(try await service.lift(ben, at: later))
    #expect(try await burst(21) == PebbleBeach.now.advanced(byMilliseconds: 7 * PebbleBeach.day))
    await writer.drain()
  }

  private let endless = ModerationNotice.sanctioned(.suspension, .other, until: nil).text

  private var ofADay: String {
    let end = PebbleBeach.now.advanced(byMilliseconds: PebbleBeach.day)
    return ModerationNotice.sanctioned(.suspension, .limits, until: end).text
  }

  private func notices() throws -> [String] {
    try golf.device(of: ben).notifications(of: ben).filter { row in
      row.kind == .moderationNotice
    }.map { row in row.text }
  }

  private var later: Instant { PebbleBeach.now.advanced(byMilliseconds: PebbleBeach.hour) }

  private func chat(_ number: UInt64) -> TeePalsCommand {
    .sendMessage(
      ChatMessage(
        id: ChatMessageID(high: 8, low: number), round: PebbleBeach.id,
        sender: PebbleBeach.card(ben), content: .text("Hi"), writtenAt: later))
  }

  /// As the server takes a command; answers the word of the rejection.
  private func send(_ command: TeePalsCommand, _ number: Int64) throws -> String? {
    let envelope = CommandEnvelope(
      id: CommandID(high: 5, low: UInt64(number)), device: device, dseq: number,
      system: command.system, name: command.name, version: command.version, at: later,
      args: command.args, known: number - 1)
    let rejection = try golf.engine.writeNow { session throws(StoreFailure) -> JSON? in
      var storage = Storage(session)
      return try ServerRules<Storage>().apply(
        PushedCommand(envelope), by: ben, receivedAt: later, in: &storage
      ).rejection
    }
    guard let rejection else { return nil }
    guard
      case .domain(let reason) = try RejectionReason<TeePalsRejection>(WireCursor(rejection))
    else { return rejection.text }
    return reason.code
  }
}
