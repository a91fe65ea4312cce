import Core
import Sync
import Testing
import Wire

/// What is years old is read when the app is on the screen already.
@Suite struct VolumeTests {
  typealias Device = ClientCoreTests.Device

  /// Books of three years, a month apart: UUIDv7 of their time.
  private let months = 36
  private var device = Device()

  /// The clock of ``moment(_:)``.
  private static let now: UInt64 = 1_700_000_000_000
  private static let month: UInt64 = 2_592_000_000

  private static func book(_ ago: Int) -> BookID {
    let time = now - UInt64(ago) * month
    return ID(high: time << 16 | 0x7000, low: UInt64(ago))
  }

  init() throws {
    device.start()
    try device.settle()
    for ago in 0..<months { device.step(.submit(.add(Self.book(ago), title: title(ago)))) }
    device.step(.submit(.add(id(5), title: "Without a time")))
    try device.settle()
  }

  private func title(_ ago: Int) -> String { "Book \(ago)" }

  /// The same disk, opened once more; older volumes are read when the test says so.
  private func opened(asFollower: Bool = false) -> Device {
    var again = Device()
    again.isFollower = asFollower
    again.disk = device.disk
    again.storage = device.storage
    again.readsSlowly = true
    again.start()
    again.step(.timerFired(key: ClientTimer.start))
    return again
  }

  private func finish(_ device: inout Device) {
    while !device.asked.isEmpty { device.read() }
  }

  @Test func rowsLieByTheirTime() throws {
    let tables = device.disk.keys.filter { table in table.hasPrefix("base.") }
    #expect(tables.count > months / 2 && tables.count <= months + 1)
    #expect((device.disk["base"] ?? [:]).isEmpty)
    var times: [String] = []
    for ago in (0..<months).reversed() {
      let table = try #require(
        tables.first { table in
          device.disk[table]?.keys.contains { key in
            key.hasSuffix(Self.book(ago).description)
          } == true
        })
      times.append(table)
    }
    #expect(times == times.sorted(), "older books are in earlier volumes")
    let without = try #require(tables.min())
    #expect(device.disk[without]?.keys.first?.hasSuffix((id(5) as BookID).description) == true)
  }

  @Test func theLatestIsThereAtOnce() throws {
    var again = opened()
    #expect(again.core.status.loaded && again.core.status.isReadingOlder)
    #expect(again.core.view.titles.contains(title(0)))
    #expect(!again.core.view.titles.contains(title(12)))
    var questions = 0
    while !again.asked.isEmpty {
      questions += 1
      again.read()
      #expect(again.asked.count <= 1, "one question at a time")
    }
    #expect(questions > 8)
    #expect(!again.core.status.isReadingOlder)
    #expect(again.core.view.titles == device.core.view.titles)
  }

  @Test func nothingIsExchangedBeforeAllIsRead() throws {
    var again = opened()
    again.step(.submit(.rename(Self.book(0), title: "Changed")))
    again.persist()
    #expect(again.core.status.saving == 0, "what the person does is durable at once")
    #expect(again.exchanges.isEmpty)
    finish(&again)
    #expect(!again.exchanges.isEmpty)
    try again.settle()
    #expect(again.core.status.isAllOnServer)
  }

  /// A command of an earlier visit is about a book that has not been read yet.
  @Test mutating func whatIsNotReadYetIsNotRefused() throws {
    var earlier = opened()
    finish(&earlier)
    earlier.step(.submit(.rename(Self.book(30), title: "Changed")))
    earlier.persist()
    device = earlier
    var again = opened()
    #expect(again.core.outbox.count == 1)
    #expect(again.core.outbox.allSatisfy { entry in entry.refusal == nil })
    #expect(!again.core.view.titles.contains("Changed"))
    finish(&again)
    #expect(again.core.view.titles.contains("Changed"))
    #expect(!again.core.view.titles.contains(title(30)))
  }

  /// Decided without a look at what is there, before it is there.
  @Test func whatIsReadDoesNotCoverWhatWasDone() throws {
    var again = opened()
    again.step(.submit(.remove(Self.book(30))))
    again.persist()
    finish(&again)
    #expect(!again.core.view.titles.contains(title(30)))
    #expect(again.core.view.titles.count == months)
  }

  @Test mutating func whatOtherTabsSayIsHeardAfterwards() throws {
    var again = opened(asFollower: true)
    for _ in 0..<3 { again.read() }
    #expect(again.core.view.titles.contains(title(4)))
    device.messages = []
    device.step(.submit(.rename(Self.book(4), title: "Changed")))
    device.step(.submit(.rename(Self.book(30), title: "Changed too")))
    try device.settle()
    #expect(!device.messages.isEmpty)
    for text in device.messages { again.step(.peer(text)) }
    // The disk is shared: some of it was read before that, and some is read after.
    again.disk = device.disk
    finish(&again)
    #expect(again.core.view.titles == device.core.view.titles)
  }

  /// An earlier version of the client had one table for everything: the server sends it anew.
  @Test mutating func whatLiesElsewhereIsFetchedAnew() throws {
    var base: [String: String] = [:]
    for (table, rows) in device.disk where table.hasPrefix("base.") {
      base.merge(rows) { one, _ in one }
      device.disk[table] = nil
    }
    device.disk["base"] = base
    var again = opened()
    #expect(again.core.view.titles == device.core.view.titles, "until then, all is there")
    try again.settle()
    #expect((again.disk["base"] ?? [:]).isEmpty)
    #expect(again.core.view.titles == device.core.view.titles)
    #expect(again.disk.keys.filter { table in table.hasPrefix("base.") }.count > months / 2)
  }

  @Test func aQuestionThatFailedIsAnsweredByEverything() throws {
    var again = opened()
    again.step(.restored(again.rows))
    #expect(!again.core.status.isReadingOlder)
    #expect(again.core.view.titles == device.core.view.titles)
    again.read()
    #expect(again.core.view.titles == device.core.view.titles, "a late answer changes nothing")
  }
}
