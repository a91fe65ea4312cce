import Core
import Sync
import Testing
import Wire

/// One tab with its host and server played by hand.
@Suite struct ClientCoreTests {
  typealias Core = ClientCore<ShelfDomain>

  let ann: UserID = id(1)
  var device = Device()

  @Test mutating func aCommandGoesAllTheWay() throws {
    device.start()
    try device.settle()
    #expect(device.core.status.bootstrapped)
    device.step(.submit(.add(id(1), title: "A")))
    #expect(device.core.view.titles == ["A"])
    #expect(device.core.status.saving == 1)
    #expect(device.exchanges.isEmpty)
    device.persist()
    #expect(device.core.status.saving == 0)
    #expect(device.core.status.waiting == 1)
    try device.serve()
    #expect(device.core.status.waiting == 1, "an answer is no proof")
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    #expect(device.disk["outbox"] ?? [:] == [:])
    #expect(device.core.view.titles == ["A"])
  }

  @Test mutating func whatTheRulesRefuseIsNotTaken() throws {
    device.start()
    try device.settle()
    device.step(.submit(.add(id(1), title: "A")))
    device.step(.submit(.add(id(2), title: "A")))
    #expect(device.refused == [.titleTaken])
    #expect(device.core.outbox.count == 1)
  }

  /// The server would not read it, and everything after it would wait for ever.
  @Test mutating func whatNoRequestCanCarryIsNotTaken() throws {
    device.start()
    try device.settle()
    let room = PushRequest.argsLimit - ShelfCommand.add(id(1), title: "").args.bytes.count
    device.step(.submit(.add(id(1), title: String(repeating: "a", count: room + 1))))
    #expect(device.refused == [.tooLarge])
    #expect(device.core.outbox.isEmpty)
    #expect(device.core.view.titles.isEmpty)
    device.step(.submit(.add(id(1), title: String(repeating: "b", count: room))))
    device.step(.submit(.add(id(2), title: "C")))
    device.persist()
    while !device.exchanges.isEmpty {
      #expect(device.exchanges[0].body.utf8.count <= PushRequest.byteLimit)
      try device.serve()
      device.persist()
    }
    #expect(device.core.status.isAllOnServer)
    #expect(device.storage.rows.count == 2)
  }

  @Test mutating func anAnswerFromBeforeSigningInDoesNotSignOut() throws {
    device.start()
    try device.settle()
    device.step(.submit(.add(id(1), title: "A")))
    device.persist()
    let old = device.exchanges.removeFirst()
    device.step(.signedIn)
    device.step(.answered(old.token, status: 401, body: ""))
    #expect(!device.core.status.signedOut)
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    // What is sent with the new session counts.
    device.step(.notified)
    let new = device.exchanges.removeFirst()
    device.step(.answered(new.token, status: 401, body: ""))
    #expect(device.core.status.signedOut)
    #expect(device.exchanges.isEmpty)
    device.step(.signedIn)
    try device.settle()
    #expect(!device.core.status.signedOut)
  }

  @Test mutating func manyCommandsUnderOneMomentHaveTheirOwnIds() {
    device.start()
    for number in 1...50 {
      device.take(
        device.core.step(.submit(.add(id(UInt64(number)), title: "\(number)")), moment(9)))
    }
    #expect(Set(device.core.outbox.map { entry in entry.id }).count == 50)
  }

  @Test mutating func aRejectionIsToldAndCanBeEdited() throws {
    device.start()
    try device.settle()
    device.step(.offline)
    device.step(.submit(.add(id(1), title: "A")))
    device.persist()
    // Another device of the same person was faster.
    let other = CommandEnvelope(
      id: id(900), device: id(901), dseq: 1, system: "shelf", name: "add", version: 1,
      at: Instant(milliseconds: 0), args: ShelfCommand.add(id(2), title: "A").args)
    _ = ServerRules<MemoryStorage<ShelfDomain>>().push(
      PushRequest(
        device: id(901), epoch: id(20), predecessor: nil, commands: [PushedCommand(other)]),
      from: ann, receivedAt: Instant(milliseconds: 0), in: &device.storage)
    device.step(.online)
    try device.settle()
    #expect(device.core.outbox.isEmpty)
    #expect(device.told.count == 1)
    let rejected = try #require(device.core.rejected.first)
    #expect(rejected.reason == .domain(.titleTaken))
    #expect(rejected.command == .add(id(1), title: "A"))
    device.step(.submit(.add(id(1), title: "B")))
    device.step(.discardRejected(rejected.id))
    try device.settle()
    #expect(device.core.rejected.isEmpty)
    #expect(device.core.view.titles == ["A", "B"])
    #expect(device.disk["rejected"] ?? [:] == [:])
  }

  @Test mutating func aRejectionIsTriedAgainAsAnotherCommand() throws {
    device.start()
    try device.settle()
    device.step(.offline)
    device.step(.submit(.add(id(1), title: "A")))
    device.persist()
    let other = CommandEnvelope(
      id: id(900), device: id(901), dseq: 1, system: "shelf", name: "add", version: 1,
      at: Instant(milliseconds: 0), args: ShelfCommand.add(id(2), title: "A").args)
    _ = ServerRules<MemoryStorage<ShelfDomain>>().push(
      PushRequest(
        device: id(901), epoch: id(20), predecessor: nil, commands: [PushedCommand(other)]),
      from: ann, receivedAt: Instant(milliseconds: 0), in: &device.storage)
    device.step(.online)
    try device.settle()
    let rejected = try #require(device.core.rejected.first)
    device.step(.repeatRejected(rejected.id))
    #expect(device.core.rejected.map { command in command.id } == [rejected.id], "still no")
    #expect(device.core.outbox.isEmpty)
    device.step(.submit(.rename(id(2), title: "B")))
    device.step(.repeatRejected(rejected.id))
    #expect(device.core.rejected.isEmpty)
    #expect(!device.core.outbox.contains { entry in entry.id == rejected.id })
    try device.settle()
    #expect(device.core.view.titles == ["A", "B"])
    #expect(device.disk["rejected"] ?? [:] == [:])
  }

  @Test mutating func aFullDiskLosesNothingAndSaysSo() throws {
    device.start()
    try device.settle()
    device.step(.submit(.add(id(1), title: "A")))
    let write = device.writes.removeFirst()
    device.step(.persistFailed(write.token, reason: "quota"))
    #expect(device.core.status.storageFailure == "quota")
    #expect(device.core.status.saving == 1)
    #expect(device.core.pendingCount == 1)
    #expect(device.writes.isEmpty)
    device.step(.timerFired(key: ClientTimer.storage))
    try device.settle()
    #expect(device.core.status.storageFailure == nil)
    #expect(device.core.status.isAllOnServer)
    #expect(device.storage.rows.count == 1)
  }

  @Test mutating func aTimeoutResendsTheSame() throws {
    device.start()
    try device.settle()
    device.step(.submit(.add(id(1), title: "A")))
    device.persist()
    let first = device.exchanges.removeFirst()
    #expect(first.isPush)
    // It arrived, but nobody knows.
    let now = Instant(milliseconds: 1)
    _ = ServerRules<MemoryStorage<ShelfDomain>>().push(
      try parse(first.body), from: ann, receivedAt: now, in: &device.storage)
    device.step(.failed(first.token, reason: "timeout"))
    #expect(device.exchanges.isEmpty)
    device.step(.timerFired(key: ClientTimer.exchange))
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    #expect(device.storage.log.count == 1)
  }

  @Test mutating func aRestartFindsEverything() throws {
    device.start()
    try device.settle()
    device.step(.submit(.add(id(1), title: "A")))
    try device.settle()
    device.step(.offline)
    device.step(.submit(.add(id(2), title: "B")))
    device.persist()
    device.core = Core(user: ann, at: moment(500))
    device.exchanges = []
    device.start()
    #expect(device.core.view.titles == ["A", "B"])
    #expect(device.core.status.waiting == 1)
    try device.settle()
    #expect(device.core.status.isAllOnServer)
  }

  @Test mutating func anotherEpochKeepsTheOutbox() throws {
    device.start()
    try device.settle()
    let backup = device.storage
    device.step(.submit(.add(id(1), title: "A")))
    try device.settle()
    device.step(.offline)
    device.step(.submit(.add(id(2), title: "B")))
    device.persist()
    device.storage = backup
    device.storage.beginEpoch(id(21))
    device.step(.online)
    for _ in 0..<5 {
      try device.settle()
      device.step(.notified)
    }
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    #expect(device.core.view.titles == ["B"], "A went with the restore, B did not")
  }

  @Test mutating func signedOutWaits() throws {
    device.start()
    device.persist()
    let pull = device.exchanges.removeFirst()
    device.step(.answered(pull.token, status: 401, body: ""))
    #expect(device.core.status.signedOut)
    #expect(device.exchanges.isEmpty)
    device.step(.signedIn)
    try device.settle()
    #expect(device.core.status.bootstrapped)
  }

  /// What was here is gone with the first page of a snapshot; the rest comes in further ones.
  @Test mutating func aSnapshotInPagesIsNotAllThereIs() throws {
    device.start()
    try device.settle()
    func answer(_ more: Bool) throws {
      device.step(.resync)
      let pull = try #require(device.exchanges.first)
      device.exchanges.removeFirst()
      let page = Page(
        epoch: Epoch(high: 1, low: 7), cursor: "c", reset: true, purges: [], parts: [], mark: nil,
        rejections: [], known: nil, more: more)
      device.step(.answered(pull.token, status: 200, body: page.json.text))
      device.persist()
    }
    #expect(device.core.status.bootstrapped)
    try answer(true)
    #expect(!device.core.status.bootstrapped, "an empty list means nothing now")
    device.exchanges.removeAll()
    try answer(false)
    #expect(device.core.status.bootstrapped)
  }

  @Test mutating func rowsOfUnknownKindsAreKept() throws {
    device.start()
    try device.settle()
    _ = device.storage.advanceHead(of: .user(ann), by: 1)
    device.storage.append(
      FeedRow(
        scope: .user(ann), seq: 1, key: EntityKey("hologram", id(4) as BookID), revision: 1,
        body: #"{"z":1e400000}"#, lastOfCommand: 1))
    device.step(.notified)
    try device.settle()
    #expect(device.disk["base"]?.count == 1)
    #expect(device.disk["base"]?.values.first == #"1 {"z":1e400000}"#)
  }

  @Test mutating func nonsenseIsIgnoredOrRetried() throws {
    device.start()
    device.step(.peer("nonsense"))
    device.step(.persisted(999))
    device.step(.answered(999, status: 200, body: ""))
    device.persist()
    for _ in 0..<8 {
      guard let pull = device.exchanges.first else { break }
      device.exchanges.removeFirst()
      device.step(.answered(pull.token, status: 200, body: "<html>"))
      device.step(.timerFired(key: ClientTimer.exchange))
    }
    try device.settle()
    #expect(device.core.status.bootstrapped)
  }
}
