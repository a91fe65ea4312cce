import Core
import Sync
import Testing
import Wire

/// Contents that are set apart, on the device that brings them.
@Suite struct ContentTests {
  typealias Device = ClientCoreTests.Device

  static let text = "5 5 5 7"
  static let stub = ContentStub(of: text)
  let book = EntityKey("book", id(1) as BookID)
  var device = Device()

  private mutating func begin() throws {
    device.start()
    try device.settle()
    device.step(.submit(.add(id(1), title: "A")))
    try device.settle()
  }

  private mutating func fill() {
    device.step(.submit(.fill(id(1), Self.stub, shared: false), content: Self.text))
  }

  private var contents: [String] {
    device.disk.filter { table, rows in table.hasPrefix("~") && !rows.isEmpty }.keys.sorted()
  }

  private var kept: Int { device.disk["kept"]?.count ?? 0 }

  @Test func aStubIsTheDigestOfTheBytes() throws {
    let stub = ContentStub(of: "abc")
    #expect(
      stub.digest.text == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(stub.bytes == 3)
    #expect(try parse(stub.json.text) == stub)
    #expect(stub.fits("abc"))
    #expect(!stub.fits("abd"))
    for text in [
      #"{"digest":"BA","octets":3}"#, #"{"octets":3}"#,
      #"{"digest":"\#(stub.digest)","octets":-1}"#,
      #"{"digest":"\#(stub.digest)","octets":786433}"#,
    ] {
      #expect(throws: WireError.self) { try parse(text, as: ContentStub.self) }
    }
  }

  @Test mutating func aContentGoesAllTheWayAndStays() throws {
    try begin()
    fill()
    let write = try #require(device.writes.first)
    #expect(write.operations.count == 3, "the command, its content and the book of the device")
    device.persist()
    let id = try #require(device.core.outbox.first).id
    #expect(device.disk["~.\(id)"] == ["text": Self.text])
    let row = try #require(device.disk["outbox"]?[id.description])
    #expect(!row.contains(Self.text))
    #expect(device.exchanges.last?.body.contains(Self.text) == true)
    for message in device.messages { #expect(!message.contains(Self.text)) }
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    #expect(device.storage.content(of: book) == Self.text)
    #expect(device.core.view.books[book]?.content == Self.stub)
    #expect(contents == ["~.\(id)"])
    #expect(device.core.keptContents == [book])
    for row in device.storage.feed(of: .user(device.core.user), after: 0, limit: 99) {
      #expect(row.body?.contains(Self.text) != true)
    }
  }

  @Test mutating func itIsReadOnlyWhenItIsSent() throws {
    try begin()
    device.readsSlowly = true
    device.step(.rest(true))
    fill()
    device.persist()
    // Started again: nothing of it is loaded with the rest.
    device.core = ClientCore(user: id(1), at: moment(90))
    device.start()
    device.readsSlowly = false
    while !device.asked.isEmpty { device.read() }
    device.persist()
    #expect(device.loads.isEmpty)
    #expect(device.core.outbox.first?.content == Self.stub)
    try device.settle()
    #expect(device.storage.content(of: book) == Self.text)
  }

  @Test mutating func anExchangeIsUnderWayFromTheReadingOn() throws {
    try begin()
    device.readsSlowly = true
    fill()
    device.persist()
    #expect(device.exchanges.isEmpty)
    #expect(device.core.status.syncing)
    device.step(.failed(device.loads[0].token, reason: "UnknownError"))
    #expect(!device.core.status.syncing, "it is read again later")
    device.loads = []
    device.step(.timerFired(key: ClientTimer.exchange))
    device.readContent()
    #expect(device.exchanges.count == 1)
    try device.settle()
    #expect(device.storage.content(of: book) == Self.text)
  }

  @Test mutating func whatIsNotTheContentIsNotTaken() throws {
    try begin()
    device.step(.submit(.fill(id(1), Self.stub, shared: false)))
    device.step(.submit(.fill(id(1), Self.stub, shared: false), content: "5 5 5 8"))
    device.step(.submit(.add(id(2), title: "B"), content: Self.text))
    let large = String(repeating: "x", count: ContentStub.byteLimit + 1)
    device.step(.submit(.fill(id(1), ContentStub(of: large), shared: false), content: large))
    let escaped = String(repeating: "\u{1}", count: ContentStub.byteLimit / 2)
    device.step(.submit(.fill(id(1), ContentStub(of: escaped), shared: false), content: escaped))
    #expect(device.faults == [.missing, .altered, .unexpected, .tooLarge, .tooLarge])
    #expect(device.core.outbox.isEmpty)
  }

  @Test mutating func theLargestFitsARequest() throws {
    try begin()
    let large = String(repeating: "x", count: ContentStub.byteLimit)
    device.step(.submit(.fill(id(1), ContentStub(of: large), shared: false), content: large))
    device.step(.submit(.fill(id(1), Self.stub, shared: false), content: Self.text))
    device.persist()
    let body = try #require(device.exchanges.first).body
    #expect(body.utf8.count <= PushRequest.byteLimit)
    #expect(!body.contains(Self.text), "the next one goes by itself")
    try device.settle()
    #expect(device.storage.content(of: book) == Self.text)
    #expect(contents.count == 1, "the one before belongs to nothing any more")
  }

  @Test mutating func aFullDiskLosesNothing() throws {
    try begin()
    fill()
    let write = device.writes.removeFirst()
    device.step(.persistFailed(write.token, reason: "quota"))
    device.step(.contentWanted([book]))
    #expect(device.shown.last?.answer == .here(Self.text))
    device.step(.timerFired(key: ClientTimer.storage))
    try device.settle()
    #expect(device.storage.content(of: book) == Self.text)
  }

  @Test mutating func whatWasNotAcceptedKeepsItUntilThePersonLetsGo() throws {
    try begin()
    fill()
    device.persist()
    // Meanwhile it went on another device.
    _ = ServerRules<MemoryStorage<ShelfDomain>>().enact(
      [.remove(.user(id(1)), book)], in: &device.storage)
    try device.settle()
    let rejected = try #require(device.core.rejected.first)
    #expect(rejected.content == Self.stub)
    #expect(contents == ["~.\(rejected.id)"])
    device.step(.submit(.add(id(1), title: "A")))
    device.step(.repeatRejected(rejected.id))
    try device.settle()
    #expect(device.core.rejected.isEmpty)
    #expect(device.storage.content(of: book) == Self.text)
    #expect(contents.count == 1)
    #expect(contents != ["~.\(rejected.id)"], "it lies under the command that was made again")
  }

  @Test mutating func discardingTakesItAlong() throws {
    try begin()
    fill()
    device.persist()
    _ = ServerRules<MemoryStorage<ShelfDomain>>().enact(
      [.remove(.user(id(1)), book)], in: &device.storage)
    try device.settle()
    device.step(.discardRejected(try #require(device.core.rejected.first).id))
    device.persist()
    #expect(contents.isEmpty)
    #expect(kept == 0)
  }

  @Test mutating func removingTakesItAlong() throws {
    try begin()
    fill()
    try device.settle()
    #expect(kept == 1)
    device.step(.submit(.remove(id(1))))
    try device.settle()
    #expect(contents.isEmpty)
    #expect(kept == 0)
    #expect(device.storage.content(of: book) == nil)
  }

  @Test mutating func leavingTakesItAlong() throws {
    try begin()
    device.step(.submit(.share(id(2))))
    device.step(.submit(.addShared(id(3), title: "S")))
    device.step(
      .submit(.fill(id(3), Self.stub, shared: true), content: Self.text))
    try device.settle()
    #expect(kept == 1)
    device.step(.submit(.unshare(id(1))))
    try device.settle()
    #expect(device.core.view.titles == ["A"])
    #expect(contents.isEmpty)
    device.step(.contentWanted([EntityKey("book", id(3) as BookID)]))
    #expect(device.shown.last?.answer == .unavailable(.gone))
  }

  // MARK: Claims

  @Test mutating func aClaimTakesContentsOneAtATime() throws {
    let local: UserID = id(0x10CA1)
    var here = Device()
    here.clock = 5_000
    here.core = ClientCore(user: local, isLocal: true, at: moment(0))
    here.start()
    here.persist()
    for number: UInt64 in 1...3 {
      here.step(.submit(.add(id(number), title: "T\(number)")))
      let text = "text \(number)"
      here.step(
        .submit(.fill(id(number), ContentStub(of: text), shared: false), content: text))
    }
    here.persist()
    #expect(here.disk.keys.filter { table in table.hasPrefix("~") }.count == 3)
    try begin()
    var claim = Claim(from: local, to: id(1))
    var outputs = claim.step(.begun)
    outputs += claim.step(.alone)
    var contents: [Int] = []
    var isErased = false
    while !outputs.isEmpty, !isErased {
      switch outputs.removeFirst() {
      case .load: outputs += claim.step(.loaded(here.rows))
      case .loadContent(let table): outputs += claim.step(.content(here.disk[table]?["text"]))
      case .adopt(let rows):
        contents.append(rows.filter { row in row.table.hasPrefix("~") }.count)
        device.adopted = []
        device.step(.adopt(rows, from: local))
        device.persist()
        outputs += claim.step(.adopted(device.adopted))
      case .remove(let operations):
        here.writes.append((0, operations))
        here.persist()
        outputs += claim.step(.removed)
      case .erase: isErased = true
      }
    }
    #expect(isErased)
    #expect(contents.allSatisfy { count in count <= 1 })
    #expect(contents.reduce(0, +) >= 3)
    #expect(here.disk["outbox"] ?? [:] == [:])
    #expect(!here.disk.keys.contains { table in table.hasPrefix("~") })
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    for number: UInt64 in 2...3 {
      let key = EntityKey("book", id(number) as BookID)
      #expect(device.storage.content(of: key) == "text \(number)")
    }
  }
}
