import Core
import Sync
import Testing
import Wire

/// A local database is told some rows at a time.
@Suite struct RestoringTests {
  typealias Device = ClientCoreTests.Device

  private var device = Device()

  /// A book of now: it is read with everything else (``Volume``).
  private static func book(_ number: UInt64) -> BookID {
    ID(high: 1_700_000_000_000 << 16 | 0x7000, low: number + 1)
  }

  init() throws {
    device.start()
    for number in 0..<20 as Range<UInt64> {
      device.step(.submit(.add(Self.book(number), title: "Book \(number)")))
    }
    try device.settle()
    device.step(.submit(.rename(Self.book(0), title: "Changed")))
    device.persist()
  }

  /// The same disk, opened once more.
  private func opened(rowsAtOnce: Int) -> Device {
    var again = Device()
    again.disk = device.disk
    again.storage = device.storage
    // No two moments draw the same random bits.
    again.clock = device.clock
    again.rowsAtOnce = rowsAtOnce
    again.start()
    again.step(.timerFired(key: ClientTimer.start))
    return again
  }

  @Test(arguments: [1, 2, 3, 7, 19, 100]) func allOfItIsThereAtTheEnd(rowsAtOnce: Int) {
    var again = opened(rowsAtOnce: rowsAtOnce)
    while !again.untold.isEmpty {
      #expect(!again.core.status.loaded)
      again.tellRows()
    }
    #expect(again.core.status.loaded)
    #expect(again.core.view.titles == device.core.view.titles)
    #expect(
      again.core.outbox.map { entry in entry.id } == device.core.outbox.map { entry in entry.id })
    #expect(again.core.version == device.core.version)
  }

  @Test func nothingIsReportedBeforeTheEnd() {
    var again = opened(rowsAtOnce: 3)
    while again.untold.count > 1 { again.tellRows() }
    #expect(again.changed.isEmpty)
    #expect(again.exchanges.isEmpty && again.writes.isEmpty)
  }

  @Test func whatIsDoneMeanwhileStaysOnTop() throws {
    var again = opened(rowsAtOnce: 4)
    for _ in 0..<2 { again.tellRows() }
    again.step(.submit(.add(Self.book(70), title: "New")))
    again.step(.submit(.rename(Self.book(19), title: "Last")))
    while !again.untold.isEmpty { again.tellRows() }
    #expect(Set(again.core.view.titles).isSuperset(of: ["New", "Changed"]))
    #expect(again.core.status.saving > 0)
    try again.settle()
    #expect(again.core.status.isAllOnServer)
    #expect(again.core.view.titles.contains("New"))
  }

  /// Something is on the screen already: it stays until everything has been read anew.
  @Test mutating func whatIsOnTheScreenStaysUntilTheEnd() {
    device.rowsAtOnce = 5
    let before = Set(device.core.view.titles)
    // A write that is not answered is a reason to read everything again.
    device.step(.submit(.add(Self.book(80), title: "Stuck")))
    device.step(.timerFired(key: ClientTimer.watchdog))
    device.step(.timerFired(key: ClientTimer.watchdog))
    #expect(!device.untold.isEmpty)
    while device.untold.count > 1 {
      device.tellRows()
      #expect(Set(device.core.view.titles).isSuperset(of: before))
    }
    device.tellRows()
    #expect(Set(device.core.view.titles) == before.union(["Stuck"]))
  }
}
