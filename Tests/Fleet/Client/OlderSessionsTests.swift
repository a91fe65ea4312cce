import Calendar
import Core
import DayBlockClient
import DayBlockDomain
import DayBlockUI
import Shell
import Sync
import Testing
import View
import Wire

/// Years of sessions on a device: today's are on the screen first.
@Suite("Sessions of years are read when today's are there")
struct OlderSessionsTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let database = "fieldday-" + user
  private static let account = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private static let block = BlockID(high: 1, low: 3)
  /// The clock of ``ClientHost``: 21 September 2026.
  private static let now: Int64 = 1_790_000_000_000
  private static let day: Int64 = 86_400_000

  private static func session(_ ago: Int64) -> DaySession {
    let start = Instant(milliseconds: now - ago * day - 7_200_000)
    let id = DaySessionID(
      high: UInt64(start.milliseconds) << 16 | 0x7000, low: UInt64(ago) + 1)
    return DaySession(
      id: id, block: block, day: start.civil(offset: 0).date, zone: "Etc/UTC",
      segments: [
        DaySegment(start: start, end: start.advanced(byMilliseconds: 3_600_000), offset: 0)
      ],
      units: DayClock.units(
        of: [DaySegment(start: start, end: start.advanced(byMilliseconds: 3_600_000), offset: 0)],
        carried: 0
      ).units, remainder: 0, memo: "ago \(ago)", origin: .manual, createdAt: start)
  }

  /// A database with a block, and an hour of it on every tenth day of three years.
  private func opened(at address: String) -> ClientHost<DayShell> {
    let scope = "user:" + Self.user
    let block = Block(
      id: Self.block, group: BlockGroup.defaultID(of: UserID(Self.user) ?? UserID(high: 0, low: 0)),
      name: "Study", icon: "book", color: 4, sortKey: .first,
      createdAt: Instant(milliseconds: Self.now - 1_200 * Self.day))
    func row(_ table: String, _ entity: DayBlockEntity) -> StoreRow {
      StoreRow(
        table: table, key: scope + " " + entity.key.kind + " " + entity.key.id.description,
        value: "1 " + entity.body.text)
    }
    var rows = [row("base", .block(block))]
    for ago in stride(from: Int64(0), to: 1_100, by: 10) {
      let session = Self.session(ago)
      let digits = String(session.id.high >> 47)
      let table = "base.t" + String(repeating: "0", count: 6 - digits.count) + digits
      rows.append(row(table, .session(session)))
    }
    // The server has been heard on this device: what is missing is here, and not read yet.
    let record = JSON.object([
      "device": .id(DeviceID(high: 1, low: 9)), "issued": .integer(0), "acknowledged": .integer(0),
      "current": .bool(true), "bootstrapped": .bool(true), "version": .integer(1),
    ])
    rows.append(StoreRow(table: "meta", key: "book", value: record.text))
    var host = ClientHost<DayShell>(remembered: ["session": Self.account], address: address)
    host.databases[Self.database] = rows
    return host
  }

  @Test func whatIsOldComesInParts() {
    var host = opened(at: DayRoute.statistics(.year, CivilDate(year: 2024, month: 6, day: 1)).path)
    host.run()
    let parts = host.parts.filter { part in if case .volumes = part { true } else { false } }
    #expect(parts.count > 10, "\(host.parts)")
    #expect(!host.page.contains("Older records are still being read"))
    #expect(host.page.contains("37.0"), "an hour on each of 37 days")
  }

  /// The host reads slowly: what is asked last is not answered yet.
  @Test func theScreenSaysWhatIsMissing() {
    var host = opened(at: DayRoute.statistics(.year, CivilDate(year: 2024, month: 6, day: 1)).path)
    host.readsOlder = false
    host.run()
    #expect(!host.page.contains("37.0"))
    #expect(host.page.contains("Older records are still being read"))
    host.run(.signal(.navigated(DayRoute.session(Self.session(1_000).id).path)))
    #expect(!host.page.contains("ago 1000") && host.page.contains("aria-busy"))
    host.run(.signal(.navigated(DayRoute.tracking.path)))
    #expect(host.page.contains("Study"))
    #expect(!host.page.contains("Older records are still being read"), "nothing is missing here")
  }
}
