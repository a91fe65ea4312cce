import Core
import Sync
import Testing
import Wire

/// A local profile and the account that claims it, with their two databases.
@Suite struct ClaimTests {
  typealias Device = ClientCoreTests.Device

  static let local: UserID = id(0x10CA1)
  var here = Device()
  var account = Device()

  init() {
    here.core = ClientCore(user: Self.local, isLocal: true, at: moment(0))
    here.start()
    here.persist()
  }

  /// The rows of the commands that the local database holds.
  private var commands: [StoreRow] { here.rows.filter { row in row.table == "outbox" } }

  private mutating func write(_ titles: String...) {
    for (index, title) in titles.enumerated() {
      here.step(.submit(.add(id(UInt64(100 + index)), title: title)))
    }
    here.persist()
  }

  private mutating func signIn() throws {
    account.start()
    try account.settle()
  }

  // MARK: The local core

  @Test mutating func aLocalProfileKeepsEverythingAndSendsNothing() {
    write("A", "B")
    here.step(.online)
    here.step(.notified)
    #expect(here.exchanges.isEmpty)
    #expect(here.core.view.titles == ["A", "B"])
    #expect(here.core.status.waiting == 2)
    #expect(here.core.status.bootstrapped, "there is nothing else to wait for")
    #expect(here.core.status.isLocal)
    #expect(!here.core.status.isAllOnServer)
    for row in commands { #expect(!row.value.contains("dseq"), "the account numbers them") }
    // Started again, it is all there.
    here.core = ClientCore(user: Self.local, isLocal: true, at: moment(50))
    here.start()
    here.persist()
    #expect(here.core.view.titles == ["A", "B"])
    #expect(here.exchanges.isEmpty)
  }

  // MARK: Handing over

  @Test mutating func commandsComeInTheirOrderUnderTheirOwnIds() throws {
    try signIn()
    write("A", "B")
    here.step(.submit(.rename(id(100), title: "C")))
    here.persist()
    let ids = here.core.outbox.map { entry in entry.id }
    account.step(.adopt(commands.reversed(), from: Self.local))
    #expect(account.core.outbox.map { entry in entry.id } == ids)
    #expect(account.core.view.titles == ["B", "C"], "seen at once")
    #expect(account.adopted.isEmpty, "and handed over once it is durable")
    account.persist()
    #expect(account.adopted == ids)
    try account.settle()
    #expect(account.core.status.isAllOnServer)
    #expect(account.core.view.titles == ["B", "C"])
    #expect(account.told.isEmpty)
  }

  @Test mutating func whatComesAgainIsDoneOnce() throws {
    try signIn()
    write("A")
    let rows = commands
    account.step(.adopt(rows, from: Self.local))
    account.step(.adopt(rows, from: Self.local))
    #expect(account.core.outbox.count == 1)
    try account.settle()
    // It ended before the local database had forgotten them: the same once more.
    account.step(.adopt(rows, from: Self.local))
    try account.settle()
    #expect(account.core.status.isAllOnServer)
    #expect(account.core.view.titles == ["A"])
    #expect(account.told.isEmpty, "the server gives the outcome it has given")
    #expect(account.adopted.count == 3)
  }

  @Test mutating func theyWaitForTheDatabase() throws {
    write("A")
    account.step(.adopt(commands, from: Self.local))
    #expect(account.core.outbox.isEmpty)
    try signIn()
    #expect(account.core.view.titles == ["A"])
    #expect(account.adopted.count == 1)
  }

  @Test("what the tab before handed over is read first, and not written again")
  mutating func theyWaitForWhatTheTabBeforeWrote() throws {
    write("A")
    account.isFollower = true
    // At another time than the other device, or both would make the same id.
    account.clock = 5_000
    account.start()
    account.step(.timerFired(key: ClientTimer.start))
    var before = Device()
    before.start()
    before.step(.adopt(commands, from: Self.local))
    before.persist()
    account.step(.submit(.add(id(200), title: "B")))
    account.step(.elected)
    account.step(.adopt(commands, from: Self.local))
    #expect(account.core.outbox.count == 1, "its own write is under way, and then it reads")
    account.disk = before.disk
    account.persist()
    #expect(account.core.outbox.map { entry in entry.dseq } == [1, 2])
    #expect(account.core.view.titles == ["A", "B"])
  }

  @Test mutating func aFullDiskLosesNothing() throws {
    try signIn()
    write("A", "B")
    account.step(.adopt(commands, from: Self.local))
    let write = account.writes.removeFirst()
    account.step(.persistFailed(write.token, reason: "quota"))
    #expect(account.adopted.isEmpty)
    #expect(account.core.status.saving == 2)
    account.step(.timerFired(key: ClientTimer.storage))
    account.persist()
    #expect(account.adopted.count == 2)
    try account.settle()
    #expect(account.core.view.titles == ["A", "B"])
  }

  @Test mutating func theRulesDecideBetweenBoth() throws {
    try signIn()
    account.step(.submit(.add(id(1), title: "A")))
    try account.settle()
    write("A", "B")
    account.step(.adopt(commands, from: Self.local))
    try account.settle()
    #expect(account.core.view.titles == ["A", "B"])
    #expect(account.told.count == 1, "a second A is not accepted, and the person is told")
  }

  // MARK: Looking and erasing

  private var row: StoreRow { StoreRow(table: "outbox", key: Self.local.description, value: "{}") }

  @Test func oneLooksAtATime() {
    var claim = Claim(from: Self.local, to: id(1))
    #expect(claim.step(.begun) == [.load])
    #expect(claim.step(.alone).isEmpty, "it is looked at already")
    #expect(claim.step(.loaded([])) == [.load], "but not since nobody else can write")
    #expect(claim.step(.loaded([])) == [.erase])
    #expect(claim.step(.begun).isEmpty, "reading it would make it anew")
    #expect(claim.step(.removed).isEmpty)
  }

  @Test func whatAnotherTabWroteDuringTheLookIsFound() {
    var claim = Claim(from: Self.local, to: id(1))
    _ = claim.step(.begun)
    _ = claim.step(.alone)
    _ = claim.step(.loaded([]))
    #expect(claim.step(.loaded([row])) == [.adopt([row])])
    let removal = StoreWrite.Operation.delete(table: "outbox", key: row.key)
    #expect(claim.step(.adopted([Self.local.retagged()])) == [.remove([removal])])
    #expect(claim.step(.removed) == [.load])
    #expect(claim.step(.loaded([])) == [.erase])
  }

  @Test func whatCannotBeReadIsLookedAtAgainOnceAlone() {
    var claim = Claim(from: Self.local, to: id(1))
    #expect(claim.step(.begun) == [.load])
    #expect(claim.step(.alone).isEmpty)
    #expect(claim.step(.unreadable) == [.load])
    #expect(claim.step(.unreadable).isEmpty, "the next start tries again")
  }

  // MARK: Names

  @Test func theOldIdIsReplacedWhereverItStands() throws {
    let mine = Self.local.description
    let claimant: UserID = id(9)
    let args = try JSON.parse(
      """
      {"user":"\(mine)","scopes":["user:\(mine)","book:\(claimant)"],"\(mine)":{"n":1},
      "note":"I was \(mine)","x":null}
      """)
    let claimed = ShelfCommand.claimed(args, by: claimant, from: Self.local)
    let wanted = try JSON.parse(
      """
      {"user":"\(claimant)","scopes":["user:\(claimant)","book:\(claimant)"],
      "\(claimant)":{"n":1},"note":"I was \(mine)","x":null}
      """)
    #expect(claimed == wanted)
  }
}

/// The order of the steps in which a claim is made.
@Suite struct ClaimOrderTests {
  private static let first: CommandID = id(5)
  private let row = StoreRow(table: "outbox", key: first.description, value: "")
  private let book = StoreRow(table: "meta", key: "book", value: "")
  private var claim = Claim(from: id(1), to: id(2))

  @Test mutating func onlyWhatIsHandedOverIsRemoved() {
    #expect(claim.step(.begun) == [.load])
    #expect(claim.step(.loaded([book, row])) == [.adopt([row])])
    #expect(
      claim.step(.adopted([Self.first])) == [.remove([.delete(table: "outbox", key: row.key)])])
    #expect(claim.step(.removed).isEmpty, "another tab may still write")
    #expect(claim.step(.loaded([book])).isEmpty)
  }

  @Test("two tabs that handed over could write the same command twice")
  mutating func onlyTheTabThatSyncsHandsOver() {
    #expect(claim.step(.alone) == [.load])
    #expect(claim.step(.loaded([row])).isEmpty)
    #expect(claim.step(.begun) == [.load])
    #expect(claim.step(.loaded([row])) == [.adopt([row])])
  }

  @Test mutating func anyTabErasesWhatIsEmptyOnceItIsAlone() {
    #expect(claim.step(.alone) == [.load])
    #expect(claim.step(.loaded([book])) == [.erase])
  }

  @Test mutating func itEndsWhenNobodyWritesAndNothingIsLeft() {
    _ = claim.step(.begun)
    #expect(claim.step(.alone).isEmpty)
    #expect(claim.step(.loaded([row])) == [.adopt([row]), .load])
    _ = claim.step(.adopted([Self.first]))
    #expect(claim.step(.loaded([row])) == [.adopt([row])])
    _ = claim.step(.adopted([Self.first]))
    #expect(claim.step(.removed) == [.load], "looks once more")
    #expect(claim.step(.loaded([book])).isEmpty, "something is still being removed")
    #expect(claim.step(.removed) == [.load])
    #expect(claim.step(.loaded([book])) == [.erase])
  }

  @Test("whatever is still under way when it is erased does not make the local database anew")
  mutating func nothingIsReadOrWrittenAfterErasing() {
    _ = claim.step(.begun)
    _ = claim.step(.alone)
    _ = claim.step(.loaded([book]))
    #expect(claim.step(.loaded([book])) == [.erase])
    #expect(claim.step(.alone).isEmpty)
    #expect(claim.step(.removed).isEmpty)
    #expect(claim.step(.adopted([Self.first])).isEmpty)
    #expect(claim.step(.loaded([])).isEmpty, "it is erased once")
  }
}
