import Core
import Sync
import Testing
import Wire

/// The server's half, over the model of a storage.
@Suite struct ServerRulesTests {
  let rules = ServerRules<MemoryStorage<ShelfDomain>>()
  let ann: UserID = id(1)
  let ben: UserID = id(2)
  let device: DeviceID = id(10)
  let epoch: Epoch = id(20)
  let received = Instant(milliseconds: 5)
  var storage = MemoryStorage<ShelfDomain>(epoch: id(20), loader: ShelfDomain.load)

  func envelope(
    _ dseq: Int64, _ command: ShelfCommand, known: Int64 = 0, device: DeviceID? = nil
  ) -> PushedCommand {
    PushedCommand(
      CommandEnvelope(
        id: id(1000 + UInt64(dseq)), device: device ?? self.device, dseq: dseq, system: "shelf",
        name: command.name, version: 1, at: Instant(milliseconds: 1), args: command.args,
        known: known))
  }

  func request(_ commands: [PushedCommand], after predecessor: CommandID? = nil) -> PushRequest {
    PushRequest(device: device, epoch: epoch, predecessor: predecessor, commands: commands)
  }

  mutating func push(_ request: PushRequest, by user: UserID? = nil) -> Result<
    PushAnswer, SyncProblem
  > {
    rules.push(request, from: user ?? ann, receivedAt: received, in: &storage)
  }

  func pull(_ cursor: String?, by user: UserID? = nil, acknowledged: Int64 = 0, limit: Int = 500)
    throws -> Page
  {
    let device: DeviceID = user == ben ? id(11) : device
    let request = PullRequest(
      device: device, cursor: cursor, acknowledged: acknowledged, limit: limit)
    return try rules.pull(request, by: user ?? ann, in: storage).get()
  }

  @Test mutating func appliesOnceHoweverOftenItIsSent() {
    let one = request([envelope(1, .add(id(1), title: "A")), envelope(2, .add(id(2), title: "B"))])
    #expect(push(one) == .success(PushAnswer(mark: 2)))
    #expect(push(one) == .success(PushAnswer(mark: 2)))
    #expect(storage.head(of: .user(ann)) == 2)
    #expect(storage.log.count == 2)
  }

  @Test mutating func refusesAGap() {
    #expect(push(request([envelope(3, .add(id(1), title: "A"))])) == .failure(.gap(expected: 1)))
  }

  @Test mutating func refusesAnotherHistory() {
    let other = PushRequest(device: device, epoch: id(21), predecessor: nil, commands: [])
    #expect(push(other) == .failure(.unknownEpoch(epoch)))
  }

  @Test mutating func refusesTooMany() {
    let many = (1...257).map { number in envelope(Int64(number), .share(ann)) }
    #expect(push(request(many)) == .failure(.tooManyCommands(limit: 256)))
  }

  @Test mutating func refusesNumbersOutOfOrderAndForeignDevices() {
    let jump = request([envelope(1, .share(ann)), envelope(3, .share(ann))])
    #expect(
      push(jump) == .failure(.malformed(path: "/commands/1/dseq", fault: "not the next number")))
    let foreign = request([envelope(1, .share(ann), device: id(99))])
    #expect(
      push(foreign) == .failure(.malformed(path: "/commands/0/device", fault: "another device")))
  }

  @Test mutating func noticesSomebodyElsesDevice() {
    _ = push(request([envelope(1, .add(id(1), title: "A"))]))
    #expect(push(request([]), by: ben) == .failure(.deviceTaken))
    let pull = PullRequest(device: device, cursor: nil, acknowledged: 0)
    #expect(rules.pull(pull, by: ben, in: storage) == .failure(.deviceTaken))
  }

  @Test mutating func noticesACopiedDevice() {
    _ = push(request([envelope(1, .add(id(1), title: "A"))]))
    var other = envelope(1, .add(id(2), title: "B")).envelope
    other = CommandEnvelope(
      id: id(77), device: device, dseq: 1, system: "shelf", name: "add", version: 1, at: other.at,
      args: other.args)
    #expect(push(request([PushedCommand(other)])) == .failure(.deviceForked))
    let next = request([envelope(2, .add(id(3), title: "C"))], after: id(77))
    #expect(push(next) == .failure(.deviceForked))
  }

  @Test mutating func aRejectionAdvancesAndIsTold() throws {
    let commands = [
      envelope(1, .add(id(1), title: "A")), envelope(2, .add(id(2), title: "A")),
      envelope(3, .rename(id(2), title: "C")), envelope(4, .add(id(4), title: "D")),
    ]
    #expect(push(request(commands)) == .success(PushAnswer(mark: 4)))
    let page = try pull(nil)
    #expect(page.mark == Page.Mark(dseq: 4, command: id(1004)))
    #expect(page.rejections.map { rejection in rejection.dseq } == [2, 3])
    typealias Reason = RejectionReason<ShelfRejection>
    let reasons = try page.rejections.map { rejection in try Reason(WireCursor(rejection.reason)) }
    #expect(reasons[0] == .domain(.titleTaken))
    #expect(reasons[1] == .dependsOnRejected(cause: id(1002), reason: .domain(.titleTaken)))
  }

  @Test mutating func whatIsMadeAfterTheRejectionWasKnownStandsAlone() {
    _ = push(request([envelope(1, .add(id(1), title: "A")), envelope(2, .add(id(2), title: "A"))]))
    let again = request([envelope(3, .add(id(2), title: "B"), known: 2)], after: id(1002))
    _ = push(again)
    #expect(storage.log.last?.rejection == nil)
  }

  @Test mutating func poisonIsRejectedByItself() throws {
    let unknown = CommandEnvelope(
      id: id(1001), device: device, dseq: 1, system: "shelf", name: "add", version: 9,
      at: received, args: .null)
    let broken = CommandEnvelope(
      id: id(1002), device: device, dseq: 2, system: "shelf", name: "add", version: 1,
      at: received, args: .object(["id": "x"]))
    let pushed = [
      PushedCommand(unknown), PushedCommand(broken), envelope(3, .add(id(1), title: "A")),
    ]
    #expect(push(request(pushed)) == .success(PushAnswer(mark: 3)))
    let kinds = storage.log.map { entry in entry.rejection?["kind"] }
    #expect(kinds == ["unknownCommand", "malformed", nil])
    #expect(storage.log[1].rejection?["path"] == "/args/id")
  }

  @Test mutating func joiningShipsASnapshotAndLeavingAPurge() throws {
    _ = push(
      request([envelope(1, .share(ann)), envelope(2, .addShared(id(5), title: "Ours"))]))
    let before = try pull(nil, by: ben)
    #expect(before.parts.flatMap { part in part.rows }.isEmpty)
    _ = push(request([envelope(3, .share(ben))], after: id(1002)))
    let joined = try pull(before.cursor, by: ben)
    let club = joined.parts.first { part in part.scope == ShelfDomain.shared }
    #expect(club?.begins == true)
    #expect(club?.rows.count == 1)
    _ = push(request([envelope(4, .unshare(ben))], after: id(1003)))
    let left = try pull(joined.cursor, by: ben)
    #expect(left.purges == [ShelfDomain.shared])
    #expect(!left.parts.contains { part in part.scope == ShelfDomain.shared })
  }

  @Test mutating func nobodyWritesWhereTheyAreNoMember() {
    _ = push(request([envelope(1, .addShared(id(5), title: "Mine"))]))
    #expect(storage.log.last?.rejection?["kind"] == "forbidden")
    #expect(storage.rows.isEmpty)
  }

  @Test mutating func anIdOfAnotherScopeOpensNothing() {
    _ = push(request([envelope(1, .add(id(1), title: "Ann's"))]))
    let theft = PushRequest(
      device: id(11), epoch: epoch, predecessor: nil,
      commands: [envelope(1, .add(id(1), title: "Ben's"), device: id(11))])
    // The same command id would be the same command; Ben's has its own owner.
    _ = push(theft, by: ben)
    #expect(storage.log.last?.rejection?["kind"] == "forbidden")
  }

  /// Another's book, one that never was, and one that is gone.
  @Test mutating func removingAnothersIsLikeRemovingNothing() throws {
    _ = push(request([envelope(1, .add(id(1), title: "Ann's"))]))
    func removing(_ book: BookID) throws -> (answer: String, page: String, log: JSON?) {
      var world = storage
      let command = envelope(1, .remove(book), device: id(11))
      let push = PushRequest(
        device: id(11), epoch: epoch, predecessor: nil, commands: [command])
      let answer = rules.push(push, from: ben, receivedAt: received, in: &world)
      let pull = PullRequest(device: id(11), cursor: nil, acknowledged: 0)
      let page = try rules.pull(pull, by: ben, in: world).get()
      #expect(world.rows == storage.rows)
      return (try answer.get().json.text, page.json.text, world.log.last?.rejection)
    }
    let foreign = try removing(id(1))
    let absent = try removing(id(2))
    #expect(foreign.answer == absent.answer)
    #expect(foreign.page == absent.page)
    #expect(foreign.log == nil)
    #expect(absent.log == nil)
    _ = push(request([envelope(2, .remove(id(1)))], after: id(1001)))
    #expect(storage.rows.isEmpty)
    #expect(storage.head(of: .user(ann)) == 2)
  }

  /// A command's id is the device's choice: another person's must not hide one's own.
  @Test mutating func twoPeopleWithOneCommandIdEachHaveTheirOutcome() {
    _ = push(request([envelope(1, .add(id(1), title: "Ann's"))]))
    func bens(_ number: UInt64) -> PushRequest {
      PushRequest(
        device: id(number), epoch: epoch, predecessor: nil,
        commands: [envelope(1, .add(id(number), title: "Ben's"), device: id(number))])
    }
    _ = push(bens(11), by: ben)
    #expect(storage.outcome(of: id(1001), by: ann)?.device == device)
    #expect(storage.outcome(of: id(1001), by: ben)?.device == id(11))
    // A copy of Ben's device, under another id, sends the same.
    _ = push(bens(12), by: ben)
    #expect(storage.log.count == 3)
    #expect(storage.rows.count == 2)
  }

  @Test mutating func pagesComeInPartsAndAddUp() throws {
    _ = push(
      request((1...20).map { n in envelope(Int64(n), .add(id(UInt64(n)), title: "\(n)")) }))
    var cursor: String?
    var rows = 0
    var pages = 0
    while true {
      let page = try pull(cursor, limit: 6)
      #expect(page.mark == nil || !page.more)
      rows += page.parts.reduce(0) { sum, part in sum + part.rows.count }
      pages += 1
      cursor = page.cursor
      if !page.more { break }
    }
    #expect(rows == 20)
    #expect(pages == 4)
  }

  @Test mutating func compactionBelowACursorBeginsAgain() throws {
    _ = push(request([envelope(1, .add(id(1), title: "A"))]))
    let old = try pull(nil)
    _ = push(
      request(
        [envelope(2, .rename(id(1), title: "B")), envelope(3, .rename(id(1), title: "C"))],
        after: id(1001)))
    storage.compact(.user(ann), upTo: 3)
    let page = try pull(old.cursor)
    #expect(page.parts.first?.begins == true)
    #expect(page.parts.first?.rows.count == 1)
  }

  @Test mutating func cursorsThatAreNotOursAreRefused() {
    let bad = PullRequest(device: device, cursor: "nonsense", acknowledged: 0)
    #expect(rules.pull(bad, by: ann, in: storage) == .failure(.malformedCursor))
    var ahead = Cursor(epoch: epoch)
    ahead[.user(ann)] = .at(9)
    let future = PullRequest(device: device, cursor: ahead.text, acknowledged: 0)
    #expect(rules.pull(future, by: ann, in: storage) == .failure(.cursorAhead))
  }

  @Test mutating func anUnsureDeviceLearnsWhatIsKnown() throws {
    _ = push(request([envelope(1, .add(id(1), title: "A")), envelope(2, .add(id(2), title: "A"))]))
    let request = PullRequest(device: device, cursor: nil, acknowledged: 1, isUnsure: true)
    let page = try rules.pull(request, by: ann, in: storage).get()
    #expect(page.known == [id(1002)])
    #expect(page.rejections.count == 1)
  }

  // MARK: What the server decides

  private let club = ShelfDomain.shared

  @Test mutating func whatTheServerDecidesNeedsNoDeviceAndNoMembership() throws {
    let book = Book(id: id(5), title: "Ours")
    let moved = rules.enact([.join(club, ben), .put(club, book)], in: &storage)
    #expect(moved == [club, .user(ben)].sorted())
    #expect(storage.members(of: club) == [ben])
    #expect(storage.rows[book.key]?.scope == club)
    #expect(storage.log.isEmpty)
    #expect(storage.devices.isEmpty)
    let page = try pull(nil, by: ben)
    #expect(page.parts.first { part in part.scope == club }?.rows.map { $0.key } == [book.key])
    #expect(try pull(nil).parts.allSatisfy { part in part.scope == .user(ann) })
  }

  @Test mutating func whatTheServerDecidesIsAllOrNothing() {
    _ = rules.enact([.put(.user(ann), Book(id: id(5), title: "Mine"))], in: &storage)
    let before = storage.head(of: .user(ben))
    #expect(
      rules.enact(
        [.join(club, ben), .put(club, Book(id: id(5), title: "Ours"))], in: &storage) == nil)
    #expect(storage.members(of: club).isEmpty)
    #expect(storage.head(of: .user(ben)) == before)
  }

  @Test mutating func aMembershipThatDoesNotChangeMovesNothing() {
    _ = rules.enact([.join(club, ben)], in: &storage)
    #expect(rules.enact([.join(club, ben)], in: &storage) == [])
    #expect(rules.enact([.leave(club, ben)], in: &storage) == [.user(ben)])
    #expect(rules.enact([.leave(club, ben)], in: &storage) == [])
  }

  // MARK: Coming in

  @Test mutating func nobodyLetsThemselvesIn() {
    _ = push(request([envelope(1, .share(ann)), envelope(2, .addShared(id(5), title: "Ours"))]))
    let other: DeviceID = id(11)
    let intruder = PushRequest(
      device: other, epoch: epoch, predecessor: nil,
      commands: [envelope(1, .share(ben), device: other)])
    _ = push(intruder, by: ben)
    #expect(storage.log.last?.rejection != nil)
    #expect(storage.members(of: club) == [ann])
  }

  @Test mutating func aScopeThatOnceWasIsNotFoundedAgain() {
    _ = push(
      request([
        envelope(1, .share(ann)), envelope(2, .addShared(id(5), title: "Ours")),
        envelope(3, .unshare(ann)), envelope(4, .share(ann)),
      ]))
    #expect(storage.members(of: club).isEmpty)
    #expect(storage.log.map { entry in entry.rejection == nil } == [true, true, true, false])
  }
}
