import Calendar
import Core
import DayBlockClient
import DayBlockDomain
import DayBlockUI
import RunningBuddyClient
import RunningBuddyDomain
import Shell
import Sync
import Testing
import View
import Wire

@testable import RunningBuddyTestKit

/// DayBlock shows what the other apps recorded, and neither knows of the other.
@Suite("What other apps recorded, beside the blocks of a day")
struct OutsideRecordsTests {
  private static let user = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)
  private static let account = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private static let outings = "fieldday-" + user.description + "-outings"
  private static let pull = "/api/sync/pull?for=" + user.description
  /// The server knows nothing of the person but what is pushed.
  private static let page = Page.pulled(reset: false)
  private static let day = CivilDate(year: 2026, month: 9, day: 20) ?? .first

  private static func runner(_ databases: [String: [StoreRow]] = [:]) -> ClientHost<RunShell> {
    var host = ClientHost<RunShell>(remembered: ["session": account], address: "/run")
    host.window = 1
    host.databases = databases
    host.firesTimers = ["outings"]
    host.answers[pull] = (200, page)
    host.run()
    return host
  }

  private static func calendar(
    _ databases: [String: [StoreRow]], window: UInt64 = 2
  ) -> ClientHost<DayShell> {
    var host = ClientHost<DayShell>(
      remembered: ["session": account], address: DayRoute.calendar(.month, day).path)
    host.window = window
    host.databases = databases
    host.answers[pull] = (200, page)
    host.run()
    return host
  }

  private static func save(_ title: String, _ number: UInt64, _ host: inout ClientHost<RunShell>) {
    let start = Instant(milliseconds: 1_789_900_000_000 + Int64(number) * 1_200_000)
    var run = SomeRun.bundle(RunID(high: 2, low: number), start: start).run
    run.title = title
    host.run(.core(.submit(.own(.saveRun(run)))))
  }

  /// How often outings were written.
  private static func tellings(_ host: ClientHost<RunShell>) -> Int {
    host.stores.filter { database in database == outings }.count
  }

  private static func withBlock(_ source: BlockSource? = nil) -> ClientHost<DayShell> {
    var host = calendar([:])
    let block = NewBlock(
      id: BlockID(high: 1, low: 3), group: BlockGroup.defaultID(of: user), name: "Sport",
      icon: "book", color: 4, sortKey: .first)
    host.run(.core(.submit(.own(.own(.addBlock(block))))))
    if let source {
      host.run(.core(.submit(.own(.own(.editBlock(block.id, [.source(source)]))))))
    }
    return host
  }

  @Test("what was recorded is there when DayBlock is opened, or while it is open")
  func recorded() {
    let before = Self.withBlock()
    var runner = Self.runner(before.databases)
    Self.save("Along the canal", 1, &runner)
    var host = Self.calendar(runner.databases)
    #expect(host.page.contains("Along the canal"))
    Self.save("Up the hill", 2, &runner)
    host.databases = runner.databases
    #expect(!host.page.contains("Up the hill"))
    host.run(.signal(.message("outings fieldday-" + Self.user.description)))
    #expect(host.page.contains("Along the canal") && host.page.contains("Up the hill"))
    // Somebody else's is nothing to look for.
    let loads = host.loaded.count
    host.run(.signal(.message("outings fieldday-somebody-else")))
    #expect(host.loaded.count == loads)
  }

  @Test("each month is written once, and again only when something in it is another")
  func written() {
    var runner = Self.runner()
    Self.save("Along the canal", 1, &runner)
    let rows = runner.databases[Self.outings] ?? []
    #expect(rows.map { row in [row.table, row.key] } == [["run", "2026-09"]])
    #expect(Self.tellings(runner) == 1)
    runner.run(.signal(.visible))
    #expect(Self.tellings(runner) == 1)
    let again = Self.runner(runner.databases)
    #expect(again.databases[Self.outings] == rows && Self.tellings(again) == 0)
    runner.run(.core(.submit(.own(.deleteRun(RunID(high: 2, low: 1))))))
    #expect(runner.databases[Self.outings] == [])
  }

  @Test("what two windows find in it becomes one session, whichever is first")
  func once() {
    let before = Self.withBlock(.run)
    var runner = Self.runner(before.databases)
    Self.save("Along the canal", 1, &runner)
    let one = Self.calendar(runner.databases, window: 3)
    let other = Self.calendar(runner.databases, window: 4)
    func sessions(_ host: ClientHost<DayShell>) -> Set<String> {
      let rows = host.databases["fieldday-" + Self.user.description] ?? []
      return Set(
        rows.filter { row in row.value.contains("\"addSession\"") }.compactMap { row in
          row.value.firstMatch(of: #/"session":"([0-9a-f-]+)"/#).map { match in String(match.1) }
        })
    }
    #expect(sessions(one).count == 1)
    #expect(sessions(one) == sessions(other))
    let next = Self.calendar(one.databases, window: 5)
    #expect(sessions(next) == sessions(one))
  }

  @Test("with the person it goes")
  func erased() {
    var runner = Self.runner()
    Self.save("Along the canal", 1, &runner)
    runner.run(.eraseWanted)
    #expect(runner.erased.contains(Self.outings))
  }
}
