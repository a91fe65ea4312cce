import Core
import Sync
import Testing
import Wire

/// Contents that another device has brought.
@Suite struct FetchTests {
  typealias Device = ClientCoreTests.Device

  static let text = "5 5 5 7"
  let book = EntityKey("book", id(1) as BookID)
  let rules = ServerRules<MemoryStorage<ShelfDomain>>()
  var device = Device()

  /// One device brings books with contents; the other has their stubs.
  private mutating func begin(_ texts: String..., limit: Int64 = 200 << 20) throws {
    var other = Device()
    other.start()
    try other.settle()
    for (index, text) in texts.enumerated() {
      other.step(.submit(.add(id(UInt64(1 + index)), title: "\(index)")))
      other.step(
        .submit(
          .fill(id(UInt64(1 + index)), ContentStub(of: text), shared: false), content: text))
    }
    try other.settle()
    device.storage = other.storage
    device.core = ClientCore(user: id(1), at: moment(0), contentLimit: limit)
    device.start()
    try device.settle()
    #expect(device.core.view.books.count == texts.count)
  }

  private mutating func answer() throws {
    let (token, body) = device.questions.removeFirst()
    let answer = rules.apart(try parse(body), by: device.core.user, in: device.storage)
    device.step(.answered(token, status: 200, body: answer.json.text))
  }

  private func key(_ number: UInt64) -> EntityKey { EntityKey("book", id(number) as BookID) }

  @Test mutating func itIsFetchedOnce() throws {
    try begin(Self.text)
    device.step(.contentWanted([book]))
    #expect(device.shown.isEmpty)
    try answer()
    #expect(device.shown.last?.answer == .here(Self.text))
    device.persist()
    device.step(.offline)
    device.step(.contentWanted([book]))
    #expect(device.shown.count == 2)
    #expect(device.shown.last?.answer == .here(Self.text))
    #expect(device.questions.isEmpty)
  }

  @Test mutating func whatIsAnotherTextIsNeitherShownNorKept() throws {
    try begin(Self.text)
    device.step(.contentWanted([book]))
    let (token, _) = device.questions.removeFirst()
    let wrong = ApartAnswer(contents: [.init(key: book, text: "5 5 5 8")])
    device.step(.answered(token, status: 200, body: wrong.json.text))
    #expect(device.shown.last?.answer == .unavailable(.damaged))
    device.persist()
    #expect(device.core.keptContents.isEmpty)
    device.step(.contentWanted([book]))
    try answer()
    #expect(device.shown.last?.answer == .here(Self.text))
  }

  @Test mutating func aDamagedDatabaseIsNotShown() throws {
    try begin(Self.text)
    device.step(.contentWanted([book]))
    try answer()
    device.persist()
    for table in device.disk.keys where table.hasPrefix("~") { device.disk[table]?["text"] = "no" }
    device.step(.contentWanted([book]))
    #expect(device.shown.count == 1)
    try answer()
    #expect(device.shown.last?.answer == .here(Self.text), "it is fetched again")
  }

  @Test mutating func withoutTheServerItSaysSo() throws {
    try begin(Self.text)
    device.step(.offline)
    device.step(.contentWanted([book]))
    #expect(device.shown.last?.answer == .unavailable(.offline))
    device.step(.online)
    device.step(.contentWanted([book, key(9)]))
    #expect(device.shown.last?.answer == .unavailable(.gone), "there is no such book")
    device.step(.failed(device.questions.removeFirst().token, reason: "timeout"))
    #expect(device.shown.last?.answer == .unavailable(.offline))
    device.step(.rest(true))
    device.step(.contentWanted([book]))
    #expect(device.shown.last?.answer == .unavailable(.offline))
    #expect(device.questions.isEmpty)
  }

  @Test mutating func whatHadNoRoomIsAskedForAgain() throws {
    let large = String(repeating: "x", count: 700_000)
    try begin(large + "a", large + "b")
    device.step(.contentWanted([key(1), key(2)]))
    #expect(device.questions.count == 1)
    try answer()
    #expect(device.shown.count == 1)
    try answer()
    #expect(device.shown.count == 2)
    // An answer without any of it ends the asking.
    device.persist()
    device.disk = device.disk.filter { table, _ in !table.hasPrefix("~") }
    device.step(.contentWanted([key(1)]))
    device.step(
      .answered(device.questions.removeFirst().token, status: 200, body: #"{"contents":[]}"#))
    #expect(device.shown.last?.answer == .unavailable(.offline))
    #expect(device.questions.isEmpty)
  }

  @Test mutating func whatWasUsedLongestAgoIsForgotten() throws {
    try begin("first text", "other text", "third text", limit: 25)
    for number: UInt64 in 1...3 {
      device.clock += 10_000_000
      device.step(.contentWanted([key(number)]))
      try answer()
      device.persist()
      if number == 2 {
        device.clock += 10_000_000
        device.step(.contentWanted([key(1)]))
        device.persist()
      }
    }
    #expect(device.core.keptContents == [key(1), key(3)])
    let tables = device.disk.keys.filter { table in table.hasPrefix("~") }
    #expect(tables.count == 2)
  }

  @Test mutating func aFullDiskShowsItAllTheSame() throws {
    try begin(Self.text)
    device.step(.contentWanted([book]))
    try answer()
    let write = device.writes.removeFirst()
    device.step(.persistFailed(write.token, reason: "quota"))
    #expect(device.shown.last?.answer == .here(Self.text))
    #expect(device.core.status.storageFailure == nil, "nothing of the person's is at stake")
    #expect(device.core.keptContents.isEmpty)
  }

  // MARK: The server

  @Test mutating func whatAPutNeedsMustBeThere() throws {
    try begin(Self.text)
    var storage = device.storage
    let other = Book(id: id(1), title: "x", content: ContentStub(of: "elsewhere"))
    #expect(rules.enact([.put(.user(id(1)), other)], in: &storage) == nil)
    let same = Book(id: id(1), title: "x", content: ContentStub(of: Self.text))
    #expect(rules.enact([.put(.user(id(1)), same)], in: &storage) == [.user(id(1))])
    #expect(storage.content(of: book) == Self.text)
    let without = Book(id: id(1), title: "x")
    #expect(rules.enact([.put(.user(id(1)), without)], in: &storage) == [.user(id(1))])
    #expect(storage.content(of: book) == nil)
  }

  @Test mutating func theServerLooksAtWhatIsBrought() throws {
    try begin(Self.text)
    var storage = device.storage
    func push(_ dseq: Int64, _ stub: ContentStub, _ text: String?) -> JSON? {
      let command = ShelfCommand.fill(id(1), stub, shared: false)
      let envelope = CommandEnvelope(
        id: id(700 + UInt64(dseq)), device: id(70), dseq: dseq, system: "shelf", name: "fill",
        version: 1, at: Instant(milliseconds: 1), args: command.args, content: text)
      return rules.apply(
        PushedCommand(envelope), by: id(1), receivedAt: Instant(milliseconds: 1), in: &storage
      ).rejection
    }
    let stub = ContentStub(of: "new")
    #expect(push(1, stub, nil)?["fault"] == "missing")
    #expect(push(2, stub, "old")?["fault"] == "altered")
    #expect(storage.content(of: book) == Self.text)
    #expect(push(3, stub, "new") == nil)
    #expect(storage.content(of: book) == "new")
    #expect(push(4, stub, nil) == nil, "it is here already")
    let add = ShelfCommand.add(id(9), title: "z")
    let envelope = CommandEnvelope(
      id: id(790), device: id(70), dseq: 5, system: "shelf", name: "add", version: 1,
      at: Instant(milliseconds: 1), args: add.args, content: "x")
    let reason = rules.apply(
      PushedCommand(envelope), by: id(1), receivedAt: Instant(milliseconds: 1), in: &storage
    ).rejection
    #expect(reason?["fault"] == "unexpected")
    #expect(try parse(reason?.text ?? "") == RejectionReason<ShelfRejection>.content(.unexpected))
    for entry in storage.log { #expect(!"\(entry)".contains(Self.text)) }
  }

  @Test mutating func aForeignKeyAndAnAbsentOneGetTheSameAnswer() throws {
    try begin(Self.text)
    let keys = [book, key(8), EntityKey("nothing", id(1) as BookID)]
    let mine = rules.apart(ApartRequest(keys: keys), by: id(1), in: device.storage)
    #expect(mine.contents.map { found in found.text } == [Self.text, nil, nil])
    let theirs = rules.apart(ApartRequest(keys: keys), by: id(2), in: device.storage)
    #expect(theirs.contents.map { found in found.text } == [nil, nil, nil])
    #expect(theirs.contents.map { found in found.key } == keys)
    #expect(try parse(mine.json.text) == mine)
  }

  @Test func aQuestionHasAtMostSixteenKeys() throws {
    let keys = (UInt64(1)...17).map { number in key(number) }
    let most = ApartRequest(keys: Array(keys.prefix(16)))
    #expect(try parse(most.json.text) == most)
    #expect(throws: WireError.self) {
      try parse(ApartRequest(keys: keys).json.text, as: ApartRequest.self)
    }
    #expect(throws: WireError.self) {
      try parse(#"{"keys":[{"kind":"book"}]}"#, as: ApartRequest.self)
    }
  }
}
