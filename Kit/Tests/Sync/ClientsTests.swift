import Core
import Sync
import Testing
import Wire

/// Several clients of one person over one local database: what one of them cannot read it keeps,
/// sends and settles for the others.
@Suite struct ClientsTests {
  typealias Device = ClientCoreTests.Device

  private static let text = "5 5 5 7"
  private static let stub = ContentStub(of: text)
  private let book = EntityKey("book", id(1) as BookID)
  private var device = Device()

  init() throws {
    device.start()
    try device.settle()
  }

  private mutating func add(_ number: UInt64, _ title: String) throws {
    device.step(.submit(.add(id(number), title: title)))
    try device.settle()
  }

  /// Does something without a network: it waits on the disk.
  private mutating func leave(_ commands: (ShelfCommand, String?)...) {
    device.step(.offline)
    for (command, content) in commands { device.step(.submit(command, content: content)) }
    device.persist()
  }

  private func row(_ device: GuestDevice, _ id: CommandID) throws -> JSON {
    try JSON.parse(try #require(device.disk["outbox"]?[id.description]))
  }

  // MARK: Commands

  @Test mutating func whatWaitsIsSentByWhoeverIsOpen() throws {
    leave((.add(id(1), title: "A"), nil), (.add(id(2), title: "B"), nil))
    let guest = GuestDevice(device)
    #expect(guest.storage.rows.count == 2)
    #expect(guest.core.status.isAllOnServer)
    #expect(guest.disk["outbox"]?.isEmpty == true)
    var again = guest.handedBack()
    try again.settle()
    #expect(again.core.view.titles == ["A", "B"])
    #expect(again.core.outbox.isEmpty)
  }

  @Test mutating func aCommandIsSentAsItWasMade() throws {
    leave((.add(id(1), title: "Ä \u{1F4D6} \"quoted\""), nil))
    let made = try #require(device.core.outbox.first)
    let guest = GuestDevice(device)
    let push: PushRequest = try parse(try #require(guest.pushes.first))
    let sent = try #require(push.commands.first).envelope
    #expect(sent.id == made.id && sent.at == made.at && sent.args == made.args)
    #expect(sent.system == "shelf" && sent.name == "add" && sent.version == 1)
  }

  @Test mutating func thereIsOneSequence() throws {
    leave((.add(id(1), title: "A"), nil))
    var guest = GuestDevice(device, isOnline: false)
    guest.step(.submit(Sign(id: id(9), visitor: "Kim")))
    #expect(guest.core.outbox.map { entry in entry.dseq } == [1, 2])
    #expect(guest.core.outbox.map { entry in entry.command == nil } == [true, false])
    #expect(guest.core.status.waiting == 2)
    #expect(guest.core.view.visits.count == 1, "the view is the base and its own commands")
    var again = guest.handedBack()
    again.step(.submit(.add(id(2), title: "B")))
    again.persist()
    #expect(again.core.outbox.map { entry in entry.dseq } == [1, 2, 3])
    #expect(again.core.view.titles == ["A", "B"])
    #expect(again.core.device == guest.core.device)
  }

  /// A newer kit wrote more into a row than this one knows.
  @Test mutating func whatARowHoldsBesidesStays() throws {
    device = Device()
    device.isFollower = true
    device.start()
    device.step(.timerFired(key: ClientTimer.start))
    leave((.add(id(1), title: "A"), nil))
    let made = try #require(device.core.outbox.first).id
    let row = try #require(device.disk["outbox"]?[made.description])
    device.disk["outbox"]?[made.description] = String(row.dropLast()) + #","since":{"kit":9}}"#
    let guest = GuestDevice(device, isOnline: false)
    let numbered = try self.row(guest, made)
    #expect(numbered["dseq"] == .integer(1))
    #expect(numbered["since"]?["kit"] == .integer(9))
  }

  @Test mutating func aRejectionIsKeptForWhoeverMadeTheCommand() throws {
    try add(1, "A")
    var other = Device()
    other.storage = device.storage
    other.clock = 700
    other.start()
    try other.settle()
    leave((.rename(id(1), title: "B"), nil), (.add(id(3), title: "C"), nil))
    other.step(.submit(.remove(id(1))))
    other.step(.submit(.add(id(2), title: "C")))
    try other.settle()
    device.storage = other.storage
    let guest = GuestDevice(device)
    #expect(guest.core.rejected.count == 2)
    #expect(guest.core.rejected.allSatisfy { one in one.command == nil && one.system == "shelf" })
    var again = guest.handedBack()
    try again.settle()
    #expect(again.core.rejected.count == 2)
    for rejected in again.core.rejected {
      switch rejected.command {
      case .rename(id(1), title: "B"): #expect(rejected.reason == .domain(.notFound))
      case .add(id(3), title: "C"): #expect(rejected.reason == .domain(.titleTaken))
      default: Issue.record("another command: \(String(describing: rejected.command))")
      }
    }
  }

  // MARK: Rows

  @Test mutating func rowsLieWhereTheOthersPutThem() throws {
    for ago in 0..<6 {
      device.step(.submit(.add(Self.book(ago), title: "Book \(ago)")))
    }
    try device.settle()
    let guest = GuestDevice(storage: device.storage)
    let base = device.disk.filter { table, rows in table.hasPrefix("base") && !rows.isEmpty }
    #expect(base.count > 3)
    #expect(guest.base == base, "as they came, and in the same volumes")
    #expect(guest.core.view.visits.isEmpty)
    let again = guest.handedBack()
    #expect(again.core.view.titles.count == 6)
    let pull = try #require(again.exchanges.first)
    #expect(try parse(pull.body, as: PullRequest.self).cursor != nil, "nothing begins again")
  }

  /// Books of several months: UUIDv7 of their time.
  private static func book(_ ago: Int) -> BookID {
    ID(high: (1_700_000_000_000 - UInt64(ago) * 2_592_000_000) << 16 | 0x7000, low: UInt64(ago))
  }

  @Test mutating func whatIsRemovedGoesFromItsVolume() throws {
    try add(1, "A")
    try add(2, "B")
    device.step(.offline)
    var guest = GuestDevice(device)
    let kept = guest.base
    #expect(kept.values.map { rows in rows.count }.reduce(0, +) == 2)
    var other = Device()
    other.storage = guest.storage
    other.clock = 700
    other.start()
    try other.settle()
    other.step(.submit(.remove(id(1))))
    other.step(.submit(.rename(id(2), title: "C")))
    try other.settle()
    guest.storage = other.storage
    guest.step(.notified)
    #expect(guest.base.values.map { rows in rows.count }.reduce(0, +) == 1)
    #expect(guest.base.values.first?.values.first?.contains("C") == true)
  }

  /// A server of an earlier release does not say what lies in volumes.
  @Test mutating func whatIsThereIsReplacedWhereItLies() throws {
    try add(1, "A")
    device.step(.offline)
    var guest = GuestDevice(device)
    var other = Device()
    other.storage = guest.storage
    other.clock = 700
    other.start()
    try other.settle()
    other.step(.submit(.rename(id(1), title: "B")))
    other.step(.submit(.add(id(2), title: "New")))
    try other.settle()
    guest.storage = other.storage
    guest.alters = { text in
      let page = (try? JSON.parse(text)) ?? .null
      guard case .object(let members) = page else { return text }
      return JSON.object(members.filter { member in member.name != "voluminous" }).text
    }
    guest.step(.notified)
    #expect(guest.base["base"]?.count == 1, "what is new lies in the base")
    #expect(guest.base.values.map { rows in rows.count }.reduce(0, +) == 2)
    // The shelf's client wants it elsewhere, and has all of it.
    var again = guest.handedBack()
    #expect(again.core.view.titles == ["B", "New"])
    try again.settle()
    #expect(again.core.view.titles == ["B", "New"])
    #expect((again.disk["base"] ?? [:]).isEmpty)
  }

  @Test mutating func whoLeavesAScopeKeepsNothingOfIt() throws {
    device.step(.submit(.share(id(1))))
    device.step(.submit(.addShared(id(1), title: "Shared")))
    device.step(.submit(.add(id(2), title: "Own")))
    try device.settle()
    var guest = GuestDevice(device)
    #expect(guest.storage.rows.count == 2)
    _ = ServerRules<MemoryStorage<ShelfDomain>>().enact(
      [.leave(ShelfDomain.shared, id(1))], in: &guest.storage)
    guest.step(.notified)
    let left = guest.base.values.flatMap { rows in rows.keys }
    #expect(left.filter { key in key.contains(" book ") }.count == 1)
    #expect(!left.contains { key in key.hasPrefix("club:") })
  }

  @Test mutating func anotherHistoryReplacesEverythingButTheOutbox() throws {
    try add(1, "A")
    leave((.add(id(2), title: "B"), nil))
    let before = device.disk.filter { table, rows in table.hasPrefix("base") && !rows.isEmpty }
    device.storage.beginEpoch(id(77))
    let guest = GuestDevice(device)
    #expect(guest.storage.rows.count == 2)
    #expect(guest.core.status.isAllOnServer)
    for (table, rows) in before {
      for (key, value) in rows { #expect(guest.base[table]?[key] == value) }
    }
  }

  // MARK: Contents

  @Test mutating func aContentGoesAllTheWayAndStays() throws {
    try add(1, "A")
    leave((.fill(id(1), Self.stub, shared: false), Self.text))
    let made = try #require(device.core.outbox.first).id
    var guest = GuestDevice(device)
    #expect(guest.storage.content(of: book) == Self.text)
    #expect(guest.disk["~.\(made)"] == ["text": Self.text], "it can still be shown offline")
    #expect(guest.core.keptContents == [book])
    // Started again, and told of something else, it still does not know better.
    guest = GuestDevice(user: guest.core.user, disk: guest.disk, storage: guest.storage)
    guest.step(.resync)
    #expect(guest.disk["~.\(made)"] == ["text": Self.text])
    var again = guest.handedBack()
    try again.settle()
    again.step(.contentWanted([book]))
    #expect(again.shown.count == 1)
    guard case .here(Self.text)? = again.shown.first?.answer else {
      Issue.record("the content is not here")
      return
    }
    #expect(again.questions.isEmpty)
  }

  @Test mutating func aContentGoesWithItsEntity() throws {
    try add(1, "A")
    leave((.fill(id(1), Self.stub, shared: false), Self.text))
    var guest = GuestDevice(device)
    _ = ServerRules<MemoryStorage<ShelfDomain>>().enact(
      [.remove(.user(id(1)), book)], in: &guest.storage)
    guest.step(.notified)
    #expect(guest.core.keptContents.isEmpty)
    #expect(guest.disk.filter { table, rows in table.hasPrefix("~") && !rows.isEmpty }.isEmpty)
  }

  /// Rows of earlier releases do not say which entity a content is for: it is sent all the same.
  @Test mutating func aContentOfAnEarlierReleaseIsSent() throws {
    try add(1, "A")
    leave((.fill(id(1), Self.stub, shared: false), Self.text))
    let made = try #require(device.core.outbox.first).id
    let row = try JSON.parse(try #require(device.disk["outbox"]?[made.description]))
    guard case .object(let members) = row else { return }
    device.disk["outbox"]?[made.description] =
      JSON.object(members.filter { member in member.name != "subject" }).text
    let guest = GuestDevice(device)
    #expect(guest.storage.content(of: book) == Self.text)
    #expect(guest.core.status.isAllOnServer)
  }

  // MARK: Claims

  @Test mutating func commandsOfALocalProfileAreClaimedForEveryApp() throws {
    let local: UserID = id(50)
    var profile = Device()
    profile.core = ClientCore(user: local, isLocal: true, at: moment(0))
    profile.start()
    profile.step(.submit(.add(id(1), title: "A")))
    profile.step(.submit(.fill(id(1), Self.stub, shared: false), content: Self.text))
    profile.persist()
    var rows = profile.rows
    for (table, content) in profile.disk where table.hasPrefix("~.") {
      for (key, value) in content { rows.append(StoreRow(table: table, key: key, value: value)) }
    }
    var guest = GuestDevice(storage: device.storage)
    guest.step(.adopt(rows, from: local))
    #expect(guest.core.status.isAllOnServer)
    #expect(guest.storage.content(of: book) == Self.text)
    #expect(guest.core.keptContents == [book])
    for push in guest.pushes { #expect(!push.contains(local.description)) }
  }
}
